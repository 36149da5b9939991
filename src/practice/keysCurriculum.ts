import type { Curriculum } from '../quiz/order';
import { ALL_KEYS, type Key, keyInfo } from '../theory/key';
import { keyItem } from './items';

/** From no accidentals to six, sharps and flats in turn, and the keys that guitarists meet most before the others. */
const MAJORS = ['C', 'G', 'F', 'D', 'Bb', 'A', 'Eb', 'E', 'Ab', 'B', 'Db', 'F#', 'Gb'] as const;

const isMajorOn =
  (tonic: string) =>
  (key: Key): boolean =>
    key.type === 'major' && key.tonic === tonic;

/** The keys in the order in which a teacher brings them in, each major key before its relative minor. */
export const KEYS_CURRICULUM: Curriculum = {
  stages: MAJORS.map(tonic =>
    ALL_KEYS.filter(isMajorOn(tonic)).flatMap(key => [keyItem(key), keyItem(keyInfo(key).relative)]),
  ),
};
