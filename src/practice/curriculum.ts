import { type Instrument, isShort, placesOf } from '../instrument/instrument';
import {
  firstFretOf,
  fretsFrom,
  fretsOn,
  hasFret,
  midiAt,
  type Position,
  pitchClassAt,
} from '../instrument/position';
import type { Curriculum } from '../quiz/order';
import { isNatural, PITCH_CLASSES, type PitchClass } from '../theory/note';
import { isInSignature, type Signature } from '../theory/staff';
import { type NoteArea, noteItem, placeItem, placeOfItem, readItem, stringNoteItem } from './neckItems';

/** How many accidentals a root or a key may have that is asked in a learner's first round. */
export const EASY_ACCIDENTALS = 4;

/** How many new items join at a time. */
const LEAST = 3;
const MOST = 4;

/** A list in parts of nearly the same size, none longer than `MOST`. */
function parts<T>(items: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / MOST);
  const startOf = (part: number) => Math.round((part * items.length) / count);
  return Array.from({ length: count }, (_, part) => items.slice(startOf(part), startOf(part + 1)));
}

/**
 * The items that join together, three or four at a time: a long stage is divided, and a short one joins its neighbor. Only
 * the last may be smaller.
 *
 * @example batches([['P8', 'P5'], ['P4'], ['m3', 'M3'], ['m2', 'M2']]) // [['P8', 'P5', 'P4'], ['m3', 'M3', 'm2', 'M2']]
 */
export function batches(stages: Curriculum['stages']): readonly (readonly string[])[] {
  const joined: (readonly string[])[] = [];
  for (const part of stages.flatMap(parts)) {
    const before = joined.at(-1);
    const fits = before !== undefined && before.length < LEAST && before.length + part.length <= MOST;
    if (fits) joined[joined.length - 1] = [...before, ...part];
    else joined.push(part);
  }
  return joined;
}

/**
 * A curriculum of only some of its items.
 *
 * @example limitedTo({ stages: [['a', 'b'], ['c']] }, item => item !== 'b').stages // [['a'], ['c']]
 */
export const limitedTo = (curriculum: Curriculum, isAsked: (item: string) => boolean): Curriculum => ({
  ...curriculum,
  stages: curriculum.stages.map(stage => stage.filter(isAsked)).filter(stage => stage.length > 0),
});

/** The first frets that a teacher brings in: up to the fifth, where the next string is tuned, and up to the octave. */
const FIRST_FRETS = fretsFrom(1, 5);
const FURTHER_FRETS = fretsFrom(6, 12);
const OCTAVE = 12;

/**
 * The strings in the order in which they are learned, by place: the three with the highest numbers, where roots are; the
 * top one, which on a guitar repeats the bottom one; the others from the top down; last a short one, which is mostly a drone.
 *
 * @example stringsToLearn(STANDARD_GUITAR) // [0, 1, 2, 5, 3, 4]: strings 6, 5, 4, 1, 3, 2
 */
function stringsToLearn({ strings }: Instrument): readonly number[] {
  const placesWhere = (wanted: boolean) =>
    strings.flatMap((string, place) => (isShort(string) === wanted ? [place] : []));
  const long = placesWhere(false);
  const [bottom, rest] = [long.slice(0, 3), long.slice(3)];
  return [...bottom, ...rest.slice(-1), ...rest.slice(0, -1), ...placesWhere(true)];
}

/**
 * The places of a neck in the order in which a teacher brings them in: open strings; naturals on the two bottom strings,
 * first to fret 5 and then to 12; naturals on the other strings; accidentals the same way; frets above 12 last.
 *
 * @param frets the last fret
 * @example placesCurriculum(STANDARD_GUITAR, 12).stages[1] // string 6: frets 1, 3 and 5
 */
export function placesCurriculum(instrument: Instrument, frets: number): Curriculum {
  const strings = stringsToLearn(instrument);
  const [first, others] = [strings.slice(0, 2), strings.slice(2)];
  const stage = (guitarString: number, within: readonly number[], isAsked: (pitch: PitchClass) => boolean) =>
    within
      .filter(fret => fret <= frets)
      .map((fret): Position => ({ guitarString, fret }))
      .filter(place => hasFret(instrument, place) && isAsked(pitchClassAt(instrument, place)))
      .map(position => placeItem(instrument, position));
  const toTheOctave = (isAsked: (pitch: PitchClass) => boolean) => [
    ...first.map(guitarString => stage(guitarString, FIRST_FRETS, isAsked)),
    ...first.map(guitarString => stage(guitarString, FURTHER_FRETS, isAsked)),
    ...others.map(guitarString => stage(guitarString, [...FIRST_FRETS, ...FURTHER_FRETS], isAsked)),
  ];
  const above = (isAsked: (pitch: PitchClass) => boolean) =>
    strings.map(guitarString => stage(guitarString, fretsFrom(OCTAVE + 1, frets), isAsked));
  const isAccidental = (pitch: PitchClass) => !isNatural(pitch);
  const stages = [
    placesOf(instrument).map(guitarString => placeItem(instrument, { guitarString, fret: 0 })),
    ...toTheOctave(isNatural),
    ...toTheOctave(isAccidental),
    ...above(isNatural),
    ...above(isAccidental),
  ];
  return { stages: stages.filter(({ length }) => length > 0) };
}

/**
 * The notes of each string in the order in which a teacher brings in their lowest places.
 *
 * @example stringNotesCurriculum(STANDARD_GUITAR).stages[1] // string 6: F, G and A
 */
export function stringNotesCurriculum(instrument: Instrument): Curriculum {
  const itemAt = (place: Position) =>
    stringNoteItem(instrument, {
      guitarString: place.guitarString,
      note: pitchClassAt(instrument, place),
    });
  // A short string has its twelve notes further up.
  const highest = OCTAVE - 1 + Math.max(...placesOf(instrument).map(each => firstFretOf(instrument, each)));
  const stages = placesCurriculum(instrument, highest).stages.map(items =>
    items.flatMap(item => placeOfItem(instrument, item) ?? []).map(itemAt),
  );
  const isFirst = (item: string, at: number) => stages.findIndex(stage => stage.includes(item)) === at;
  const once = stages.map((stage, at) => [...new Set(stage)].filter(item => isFirst(item, at)));
  return { stages: once.filter(({ length }) => length > 0) };
}

/**
 * The twelve notes in the order in which a teacher has them found: those of the open strings, the other naturals, the
 * accidentals.
 *
 * @param area the part of the neck on which they are asked, unless that is all of it
 * @example notesCurriculum(STANDARD_GUITAR).stages[1] // ['note:E2-A2-D3-G3-B3-E4:C', 'note:E2-A2-D3-G3-B3-E4:F']
 */
export function notesCurriculum(instrument: Instrument, area?: NoteArea): Curriculum {
  const open = [...new Set(placesOf(instrument).map(place => pitchClassAt(instrument, openOn(place))))];
  const others = PITCH_CLASSES.filter(pitch => !open.includes(pitch));
  const stages = [open, others.filter(isNatural), others.filter(pitch => !isNatural(pitch))];
  return { stages: stages.map(stage => stage.map(pitch => noteItem(instrument, pitch, area))) };
}

const openOn = (guitarString: number): Position => ({ guitarString, fret: 0 });

/** The first position, and the parts of a neck that follow it. */
const READING_PARTS = [
  [0, 4],
  [5, OCTAVE],
] as const;

/**
 * The pitches of a neck in the order in which a teacher has them read: the lines and spaces of the first position, string by
 * string from the top one down, as in most books; its notes with a sign; then the same further up the neck.
 *
 * @param frets the last fret
 * @param signature the key signature that is read, whose notes have no sign
 * @example readingCurriculum(STANDARD_GUITAR, 12, 0).stages[0] // E4, F4 and G4, as items
 */
export function readingCurriculum(instrument: Instrument, frets: number, signature: Signature): Curriculum {
  const seen = new Set<number>();
  const stage = (guitarString: number, lowest: number, highest: number, isPlain: boolean) =>
    fretsOn(instrument, guitarString, lowest, highest)
      .map(fret => midiAt(instrument, { guitarString, fret }))
      .filter(midi => isInSignature(midi, signature) === isPlain && !seen.has(midi))
      .map(midi => {
        seen.add(midi);
        return readItem(instrument, midi);
      });
  const strings = placesOf(instrument).toReversed();
  const stages = [...READING_PARTS, [OCTAVE + 1, frets] as const].flatMap(([lowest, highest]) =>
    [true, false].flatMap(isPlain =>
      strings.map(each => stage(each, lowest, Math.min(highest, frets), isPlain)),
    ),
  );
  return { stages: stages.filter(({ length }) => length > 0) };
}
