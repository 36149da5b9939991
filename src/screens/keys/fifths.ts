import {
  circlePlace,
  diatonicTriads,
  KEY_RINGS,
  KEY_TYPES,
  type Key,
  keyByFifths,
  keyInfo,
} from '../../theory/key';
import type { NoteNames } from '../../theory/names';
import { type NoteName, pitchClassOf } from '../../theory/note';
import { spokenTriad } from '../../theory/triad';

/** A step on the circle: to the next key by fifths, either way around, or to the relative on the other ring. */
export type Turn = 'clockwise' | 'counterclockwise' | 'relative';

/** A key and its place on the circle; `place` counts clockwise from 0 at the top. */
export interface Sector {
  readonly key: Key;
  readonly place: number;
}

/** The key at the top, and the first one to go to while none is chosen. */
export const TOP: Key = { tonic: 'C', type: 'major' };

/** The place at the bottom, where each ring has two spellings. */
const BOTTOM = 6;

/** With five flats or more, both keys at the bottom are chords of the key, spelled with flats. */
const FLATS_AT_BOTTOM = -5;

/**
 * The 24 sectors, majors then minors, each ring clockwise from the top. The bottom is spelled with sharps unless the chosen
 * key spells it with flats.
 *
 * @example sectorsFor({ tonic: 'Gb', type: 'major' })[6]?.key // { tonic: 'Gb', type: 'major' }
 */
export function sectorsFor(chosen: Key | undefined): readonly Sector[] {
  const respelled = chosen !== undefined && keyInfo(chosen).accidentals <= FLATS_AT_BOTTOM;
  return KEY_TYPES.flatMap(type =>
    KEY_RINGS[type].map((key, place) => ({
      key: respelled && place === BOTTOM ? (keyInfo(key).alternate ?? key) : key,
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

/** A chord of the chosen key as the circle marks it. */
export interface SectorChord {
  readonly roman: string;
  /** As the chosen key spells it. */
  readonly root: NoteName;
  /** The chord in words, if it is spelled differently from the key of its sector. */
  readonly description: string | undefined;
}

/**
 * Finds the chord of a key, in its own spelling, that a sector of the circle stands for; `undefined` if it is no chord of it.
 *
 * @example chordsOn({ tonic: 'F#', type: 'major' })({ tonic: 'Db', type: 'major' })
 *   // { roman: 'V', root: 'C#', description: 'Chord 5: C sharp major' }
 */
export function chordsOn(chosen: Key, names?: NoteNames): (key: Key) => SectorChord | undefined {
  const chords = diatonicTriads(chosen).map(({ roman, triad }, index) => ({
    roman,
    triad,
    degree: index + 1,
  }));
  return key => {
    const chord = chords.find(
      ({ triad }) => triad.quality === key.type && pitchClassOf(triad.root) === pitchClassOf(key.tonic),
    );
    if (chord === undefined) return undefined;
    const { roman, triad, degree } = chord;
    const description =
      triad.root === key.tonic ? undefined : `Chord ${degree}: ${spokenTriad(triad, names)}`;
    return { roman, root: triad.root, description };
  };
}

/**
 * The pitches of a key's scale from its tonic up to the octave, as MIDI numbers; the tonic is in the octave of middle C.
 *
 * @example scaleMidis({ tonic: 'A', type: 'minor' }) // [69, 71, 72, 74, 76, 77, 79, 81]
 */
export function scaleMidis(key: Key): readonly number[] {
  const tonic = 60 + pitchClassOf(key.tonic);
  const steps = keyInfo(key).notes.map(note => (pitchClassOf(note) - pitchClassOf(key.tonic) + 12) % 12);
  return [...steps, 12].map(semitones => tonic + semitones);
}

/** A key's ring and place as one id, the same for both spellings of a place. */
export const sectorId = (key: Key): string => `${key.type}-${circlePlace(key)}`;
