import { earTriadItem, TRIAD_SOUNDINGS } from '../../practice/heardTriads';
import { TRIAD_QUALITIES } from '../../theory/triad';
import { MixUps } from './MixUps';
import { Picture, type PictureProps } from './Picture';
import styles from './Progress.module.css';
import { progressSettings } from './settings';
import { Tile } from './Tile';
import { NO_QUALITIES_MIXED, PANELS, QUALITY, TRIAD_SOUNDING_TITLES } from './text';
import { tileOf } from './view';

const ROWS = [progressSettings.triadsQuiz];

/** The qualities that are named by ear, with a figure for each, and which of them are mixed up. */
export function EarTriadsPicture({ settings, view }: PictureProps) {
  const items = TRIAD_QUALITIES.flatMap(quality =>
    TRIAD_SOUNDINGS.map(sounding => earTriadItem({ quality, sounding })),
  );
  const answered = items.filter(item => view.figures.has(item));
  return (
    <Picture settings={settings} view={view} rows={ROWS} covered={[answered.length, items.length]}>
      <div className={styles.intervals}>
        <table className={styles.grid}>
          <caption className="visually-hidden">{PANELS.triads}</caption>
          <thead>
            <tr>
              <th scope="col">{QUALITY}</th>
              {TRIAD_SOUNDINGS.map(sounding => (
                <th key={sounding} scope="col">
                  {TRIAD_SOUNDING_TITLES[sounding]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {TRIAD_QUALITIES.map(quality => (
              <tr key={quality}>
                <th scope="row">{quality}</th>
                {TRIAD_SOUNDINGS.map(sounding => (
                  <td key={sounding}>
                    <Tile tile={tileOf(view, view.figures.get(earTriadItem({ quality, sounding })))} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <MixUps mixUps={view.mixUps} nameOf={code => code} none={NO_QUALITIES_MIXED} />
      </div>
    </Picture>
  );
}
