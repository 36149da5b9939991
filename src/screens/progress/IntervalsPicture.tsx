import { intervalItem, SOUNDINGS } from '../../practice/items';
import { INTERVALS, SHORT_NAMES } from '../../theory/interval';
import { MixUps } from './MixUps';
import { Picture, type PictureProps } from './Picture';
import styles from './Progress.module.css';
import { Tile } from './Tile';
import { INTERVAL, NO_MIX_UPS, PANELS, SOUNDING_TITLES } from './text';
import { tileOf } from './view';

const nameOf = (short: string): string =>
  INTERVALS.find(({ name }) => SHORT_NAMES[name] === short)?.name ?? short;

/** The thirteen intervals going up, going down and together, with a figure for each, and which of them are mixed up. */
export function IntervalsPicture({ settings, view }: PictureProps) {
  const items = INTERVALS.flatMap(({ name }) => SOUNDINGS.map(sounding => intervalItem(name, sounding)));
  const answered = items.filter(item => view.figures.has(item));
  return (
    <Picture settings={settings} view={view} rows={[]} covered={[answered.length, items.length]}>
      <div className={styles.intervals}>
        <table className={styles.grid}>
          <caption className="visually-hidden">{PANELS.intervals}</caption>
          <thead>
            <tr>
              <th scope="col">{INTERVAL}</th>
              {SOUNDINGS.map(sounding => (
                <th key={sounding} scope="col">
                  {SOUNDING_TITLES[sounding]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {INTERVALS.map(({ name }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {SOUNDINGS.map(sounding => (
                  <td key={sounding}>
                    <Tile tile={tileOf(view, view.figures.get(intervalItem(name, sounding)))} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <MixUps mixUps={view.mixUps} nameOf={nameOf} none={NO_MIX_UPS} />
      </div>
    </Picture>
  );
}
