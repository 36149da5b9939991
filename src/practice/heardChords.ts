import type { Curriculum } from '../quiz/order';
import { type ChordNumber, chordNumbersOf, heardChord, KEY_TYPES, type KeyType } from '../theory/key';

/** A chord of a key as it is heard, whatever the tonic. */
export interface EarChord {
  readonly type: KeyType;
  readonly number: ChordNumber;
}

/** Its numeral in plain characters: `vii°` is `viio`. */
const numeralOf = ({ type, number }: EarChord): string =>
  heardChord({ tonic: type === 'major' ? 'C' : 'A', type }, number).roman.replace('°', 'o');

/**
 * The item practiced by naming a chord by ear.
 *
 * @example earChordItem({ type: 'minor', number: 4 }) // 'ear-chord:minor:iv'
 */
export const earChordItem = (chord: EarChord): string => `ear-chord:${chord.type}:${numeralOf(chord)}`;

/**
 * Reads an item as a chord that is named by ear; `undefined` if it is none.
 *
 * @example earChordOfItem('ear-chord:major:V') // { type: 'major', number: 5 }
 */
export const earChordOfItem = (item: string): EarChord | undefined =>
  KEY_TYPES.flatMap(type => chordNumbersOf(type).map(number => ({ type, number }))).find(
    chord => earChordItem(chord) === item,
  );

/** The chords in the order in which a teacher has them heard: those that most songs have first. */
const STAGES: readonly (readonly ChordNumber[])[] = [[1, 5, 4], [6, 2], [3, 7], ['5m']];

/** The chords of keys of a type, stage by stage. */
const stagesOf = (type: KeyType): readonly (readonly string[])[] =>
  STAGES.map(stage =>
    stage
      .filter(number => chordNumbersOf(type).includes(number))
      .map(number => earChordItem({ type, number })),
  ).filter(stage => stage.length > 0);

/** The chords that are named by ear in the order in which a teacher brings them in, in major keys first. */
export const EAR_CHORDS_CURRICULUM: Curriculum = { stages: KEY_TYPES.flatMap(stagesOf) };
