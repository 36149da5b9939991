import { TRIAD_SOUNDINGS, type TriadSounding } from '../../practice/heardTriads';
import type { SettingRow } from '../../settings/setting';
import type { Line } from '../../theory/degree';
import { Spoken } from '../../ui/Spoken';
import { MixUps } from './MixUps';
import { Picture, type PictureProps } from './Picture';
import styles from './Progress.module.css';
import { Tile } from './Tile';
import { PANELS, TRIAD_SOUNDING_TITLES } from './text';
import { tileOf } from './view';

/** Something that is named by ear, with its item for each way to hear it. */
interface Heard extends Line {
  readonly code: string;
  readonly itemOf: (sounding: TriadSounding) => string;
}

interface EarTypesProps extends PictureProps {
  readonly rows: readonly SettingRow[];
  /** What is named: `Quality`. */
  readonly title: string;
  readonly types: readonly Heard[];
  /** Said where none was taken for another. */
  readonly none: string;
  /** How many there are, where not all are shown. */
  readonly all?: number;
}

/** What is named of a chord by ear, with a figure for each, and which are mixed up. */
export function EarTypesPicture({ settings, view, rows, title, types, none, all }: EarTypesProps) {
  const items = types.flatMap(({ itemOf }) => TRIAD_SOUNDINGS.map(itemOf));
  const answered = items.filter(item => view.figures.has(item));
  const nameOf = (code: string) => types.find(each => each.code === code)?.text ?? code;
  return (
    <Picture settings={settings} view={view} rows={rows} covered={[answered.length, all ?? items.length]}>
      <div className={styles.intervals}>
        <table className={styles.grid}>
          <caption className="visually-hidden">{PANELS[view.tab]}</caption>
          <thead>
            <tr>
              <th scope="col">{title}</th>
              {TRIAD_SOUNDINGS.map(sounding => (
                <th key={sounding} scope="col">
                  {TRIAD_SOUNDING_TITLES[sounding]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {types.map(({ code, text, spoken, itemOf }) => (
              <tr key={code}>
                <th scope="row">
                  <Spoken text={text} spoken={spoken} />
                </th>
                {TRIAD_SOUNDINGS.map(sounding => (
                  <td key={sounding}>
                    <Tile tile={tileOf(view, view.figures.get(itemOf(sounding)))} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <MixUps mixUps={view.mixUps} nameOf={nameOf} none={none} />
      </div>
    </Picture>
  );
}
