import { degreeCode, earDegreeItem } from '../../practice/heardDegrees';
import { DEGREES, type Degree, degreeSemitones } from '../../theory/degree';
import { spokenDegreeText } from '../../theory/degreeName';
import { heardDegrees } from '../../theory/heardDegree';
import { type ScaleType, scaleTypeTitle, TYPES_TO_LEARN } from '../../theory/scale';
import { Spoken } from '../../ui/Spoken';
import { MixUps } from './MixUps';
import { Picture, type PictureProps } from './Picture';
import styles from './Progress.module.css';
import { progressSettings } from './settings';
import { Tile } from './Tile';
import { DEGREE, NO_DEGREES_MIXED, PANELS } from './text';
import { tileOf } from './view';

const ROWS = [progressSettings.scalesQuiz];

const itemsOf = (type: ScaleType): readonly string[] =>
  heardDegrees(type).map(({ degree }) => earDegreeItem({ type, degree }));

const isNamedIn = (type: ScaleType, degree: Degree): boolean =>
  heardDegrees(type).some(each => each.degree === degree);

const nameOf = (code: string): string => DEGREES.find(degree => degreeCode(degree) === code) ?? code;

/** The degrees that are named by ear, in each scale that has answers, with a figure for each, and which of them are mixed up. */
export function EarDegreesPicture({ settings, view }: PictureProps) {
  const answered = TYPES_TO_LEARN.filter(type => itemsOf(type).some(item => view.figures.has(item)));
  const types = answered.length > 0 ? answered : TYPES_TO_LEARN.slice(0, 1);
  const items = types.flatMap(itemsOf);
  const degrees = DEGREES.filter(degree => degree !== 'R' && types.some(type => isNamedIn(type, degree)));
  const covered = [items.filter(item => view.figures.has(item)).length, items.length] as const;
  return (
    <Picture settings={settings} view={view} rows={ROWS} covered={covered}>
      <div className={styles.intervals}>
        <table className={styles.grid}>
          <caption className="visually-hidden">{PANELS.scales}</caption>
          <thead>
            <tr>
              <th scope="col">{DEGREE}</th>
              {types.map(type => (
                <th key={type} scope="col">
                  {scaleTypeTitle(type)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {degrees
              .toSorted((one, other) => degreeSemitones(one) - degreeSemitones(other))
              .map(degree => (
                <tr key={degree}>
                  <th scope="row">
                    <Spoken text={degree} spoken={spokenDegreeText(degree)} />
                  </th>
                  {types.map(type => (
                    <td key={type}>
                      {isNamedIn(type, degree) && (
                        <Tile tile={tileOf(view, view.figures.get(earDegreeItem({ type, degree })))} />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
        <MixUps mixUps={view.mixUps} nameOf={nameOf} none={NO_DEGREES_MIXED} />
      </div>
    </Picture>
  );
}
