import { earChordItem } from '../../practice/heardChords';
import {
  CHORD_NUMBERS,
  type ChordNumber,
  chordNumbersOf,
  heardChord,
  KEY_TYPES,
  type KeyType,
} from '../../theory/key';
import { MixUps } from './MixUps';
import { Picture, type PictureProps } from './Picture';
import styles from './Progress.module.css';
import { progressSettings } from './settings';
import { Tile } from './Tile';
import { CHORD, KEY_TYPE_TITLES, NO_CHORDS_MIXED } from './text';
import { tileOf } from './view';

const ROWS = [progressSettings.keysQuiz];

const romanIn = (type: KeyType, number: ChordNumber): string =>
  heardChord({ tonic: type === 'major' ? 'C' : 'A', type }, number).roman;

/** The types of keys that have a chord. */
const typesWith = (number: ChordNumber): readonly KeyType[] =>
  KEY_TYPES.filter(type => chordNumbersOf(type).includes(number));

/** The chords that are named by ear in major and minor keys, with a figure for each, and which of them are mixed up. */
export function EarChordsPicture({ settings, view }: PictureProps) {
  const items = KEY_TYPES.flatMap(type => chordNumbersOf(type).map(number => earChordItem({ type, number })));
  const answered = items.filter(item => view.figures.has(item));
  return (
    <Picture settings={settings} view={view} rows={ROWS} covered={[answered.length, items.length]}>
      <div className={styles.intervals}>
        <table className={styles.grid}>
          <caption className="visually-hidden">{CHORD.many}</caption>
          <thead>
            <tr>
              <th scope="col">{CHORD.one}</th>
              {KEY_TYPES.map(type => (
                <th key={type} scope="col">
                  {KEY_TYPE_TITLES[type]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {CHORD_NUMBERS.map(number => (
              <tr key={number}>
                <th scope="row">
                  {typesWith(number)
                    .map(type => romanIn(type, number))
                    .join(' / ')}
                </th>
                {KEY_TYPES.map(type => (
                  <td key={type}>
                    {typesWith(number).includes(type) && (
                      <Tile tile={tileOf(view, view.figures.get(earChordItem({ type, number })))} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <MixUps mixUps={view.mixUps} nameOf={roman => roman} none={NO_CHORDS_MIXED} />
      </div>
    </Picture>
  );
}
