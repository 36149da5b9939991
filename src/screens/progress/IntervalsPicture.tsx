import { intervalItem, SOUNDINGS } from '../../practice/items';
import type { MixUp } from '../../practice/sums';
import { INTERVALS, SHORT_NAMES } from '../../theory/interval';
import { Picture, type PictureProps } from './Picture';
import styles from './Progress.module.css';
import { Tile } from './Tile';
import { INTERVAL, MIX_UP_COLUMNS, NO_MIX_UPS, PANELS, SOUNDING_TITLES, TITLES } from './text';
import { tileOf } from './view';

/** As many mix-ups are listed. */
const LISTED = 10;

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
        <MixUps mixUps={view.mixUps} />
      </div>
    </Picture>
  );
}

function MixUps({ mixUps }: { readonly mixUps: readonly MixUp[] }) {
  if (mixUps.length === 0) return <p>{NO_MIX_UPS}</p>;
  return (
    <table className={styles.table}>
      <caption>{TITLES.mixUps}</caption>
      <thead>
        <tr>
          {MIX_UP_COLUMNS.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mixUps.slice(0, LISTED).map(({ asked, answered, times }) => (
          <tr key={`${asked} ${answered}`}>
            <th scope="row">{nameOf(asked)}</th>
            <td>{nameOf(answered)}</td>
            <td>{times}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
