import {
  circlePlace,
  diatonicTriads,
  KEY_RINGS,
  KEY_TYPES,
  type Key,
  keyByFifths,
  keyInfo,
} from '../../theory/key';
import { type NoteSigns, pitchClassOf } from '../../theory/note';

/** A step on the circle: to the next key by fifths either way round, or to the relative on the other ring. */
export type Turn = 'clockwise' | 'counterclockwise' | 'relative';

/** Where a key stands on the circle; `place` counts clockwise from 0 at the top. */
export interface Sector {
  readonly key: Key;
  readonly place: number;
}

/** What stands at the top, and is gone to first where no key is chosen yet. */
const TOP: Key = { tonic: 'C', type: 'major' };

const LAST_SHARP_PLACE = 6;

const isSpelledOtherwise = (key: Key): boolean =>
  !KEY_RINGS[key.type].some(({ tonic }) => tonic === key.tonic);

/**
 * The 24 sectors, majors then minors, each ring clockwise from the top. Where a key of the seventh place is chosen in
 * its other spelling, both rings spell that place so.
 *
 * @example sectorsFor({ tonic: 'Gb', type: 'major' })[6]?.key // { tonic: 'Gb', type: 'major' }
 */
export function sectorsFor(chosen: Key | undefined): readonly Sector[] {
  const respelled = chosen !== undefined && isSpelledOtherwise(chosen);
  return KEY_TYPES.flatMap(type =>
    KEY_RINGS[type].map((key, place) => ({
      key: respelled && place === LAST_SHARP_PLACE ? (keyInfo(key).alternate ?? key) : key,
      place,
    })),
  );
}

/**
 * The key that a step on the circle leads to.
 *
 * @example keyAfter({ tonic: 'D', type: 'major' }, 'relative') // { tonic: 'B', type: 'minor' }
 */
export function keyAfter(key: Key | undefined, turn: Turn): Key {
  if (key === undefined) return TOP;
  switch (turn) {
    case 'clockwise':
      return keyByFifths(key, 1);
    case 'counterclockwise':
      return keyByFifths(key, -1);
    case 'relative':
      return keyInfo(key).relative;
  }
}

/**
 * The Roman numerals that the keys of the circle bear as chords of a key; keys that are no chord of it have none.
 *
 * @example numeralsIn({ tonic: 'C', type: 'major' })({ tonic: 'D', type: 'minor' }) // 'ii'
 */
export function numeralsIn(chosen: Key): (key: Key) => string | undefined {
  const chords = diatonicTriads(chosen);
  return key =>
    chords.find(
      ({ triad }) => triad.quality === key.type && pitchClassOf(triad.root) === pitchClassOf(key.tonic),
    )?.roman;
}

/**
 * The pitches of a key's scale from its tonic up to the octave, as MIDI numbers from middle C on.
 *
 * @example scaleMidis({ tonic: 'A', type: 'minor' }) // [69, 71, 72, 74, 76, 77, 79, 81]
 */
export function scaleMidis(key: Key): readonly number[] {
  const tonic = 60 + pitchClassOf(key.tonic);
  const steps = keyInfo(key).notes.map(note => (pitchClassOf(note) - pitchClassOf(key.tonic) + 12) % 12);
  return [...steps, 12].map(semitones => tonic + semitones);
}

/** A key's place and ring as one name: it stays when the place is spelled otherwise. */
export const sectorId = (key: Key): string => `${key.type}-${circlePlace(key)}`;

const SIGNS: Record<NoteSigns, { readonly sharp: string; readonly flat: string }> = {
  letters: { sharp: '#', flat: 'b' },
  symbols: { sharp: '♯', flat: '♭' },
};

/**
 * A number of accidentals as it stands at the rim; `accidentals` counts sharps above zero and flats below.
 *
 * @example countText(-3, 'letters') // '3b'
 */
export function countText(accidentals: number, signs: NoteSigns): string {
  if (accidentals === 0) return '0';
  const { sharp, flat } = SIGNS[signs];
  return `${Math.abs(accidentals)}${accidentals > 0 ? sharp : flat}`;
}
