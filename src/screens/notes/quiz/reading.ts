import type { CellView, Mark } from '../../../fretboard/cell';
import { capoOf } from '../../../instrument/capo';
import type { Instrument } from '../../../instrument/instrument';
import { midiAt, type Position } from '../../../instrument/position';
import type { Places } from '../../../neckQuiz/pickedPlaces';
import { limitedTo, readingCurriculum } from '../../../practice/curriculum';
import { pitchOfItem, readItem } from '../../../practice/neckItems';
import type { Curriculum } from '../../../quiz/order';
import { type Chance, drawNext, pick } from '../../../quiz/seed';
import type { Answered } from '../../../quiz/session';
import { drawnName, spokenName } from '../../../theory/names';
import { type NoteName, type NoteSigns, pitchClass } from '../../../theory/note';
import { pitchParts } from '../../../theory/pitch';
import { type Notation, notationOf, type StaffNote, spelledIn, staffNote } from '../../../theory/staff';
import { type Asking, placesWithin } from '../settings';
import { type NotesQuestion, type NotesSetup, placesAsked, whyNone } from './question';

/** Asks for a pitch that is written on a staff. */
export interface ReadQuestion extends NotesQuestion {
  /** As it sounds. */
  readonly midi: number;
  /** The string on which it is to be found, by place; left out if it may be anywhere. */
  readonly guitarString?: number;
}

/** How an instrument is written, wherever its capo is. */
export const notationFor = (instrument: Instrument): Notation =>
  notationOf(instrument.strings.map(({ open }) => open - capoOf(instrument)));

/** A pitch as a quiz writes it. */
export const writtenIn = ({ instrument, accidentals, signature = 0 }: NotesSetup, midi: number): StaffNote =>
  staffNote(midi, notationFor(instrument), signature, accidentals);

/** The name of a pitch as a quiz spells it, without its octave. */
export const nameOfPitch = ({ accidentals, signature = 0 }: NotesSetup, midi: number): NoteName =>
  pitchParts(spelledIn(signature, midi, accidentals)).note;

/** Each pitch that a quiz may ask to read, lowest first. */
export const pitchesAsked = (asking: Asking): readonly number[] =>
  [...new Set(placesAsked(asking).map(place => midiAt(asking.instrument, place)))].sort(
    (one, other) => one - other,
  );

/** The places that are right: those of that very pitch, on the strings and frets that are asked. */
export const rightPlaces = ({ setup, midi, guitarString }: ReadQuestion): Places =>
  placesWithin(setup).filter(
    place =>
      midiAt(setup.instrument, place) === midi &&
      (guitarString === undefined || guitarString === place.guitarString),
  );

/** Every question that a setup has: each pitch once or, where a string is named, once on each string that has it. */
function questionsIn(setup: NotesSetup): readonly ReadQuestion[] {
  const questionOn = (midi: number) => ({ setup, midi, note: pitchClass(midi) });
  return pitchesAsked(setup).flatMap((midi): readonly ReadQuestion[] => {
    const question = questionOn(midi);
    if (setup.onString === undefined) return [question];
    return rightPlaces(question).map(({ guitarString }) => ({ ...question, guitarString }));
  });
}

const itemOf = ({ setup, midi }: ReadQuestion): string => readItem(setup.instrument, midi);

/** What finding and naming share: which pitches are asked, and their items. */
export const READING = {
  next(
    setup: NotesSetup,
    answered: readonly Answered<ReadQuestion, unknown>[],
    chance: Chance,
  ): ReadQuestion | undefined {
    const questions = questionsIn(setup);
    if (questions.length === 0) return undefined;
    const asked = answered.map(({ question }) => question);
    return drawNext(questions, asked, chance, ({ midi, guitarString }) => `${midi} ${guitarString ?? ''}`);
  },
  whyNone,
  curriculumOf(setup: NotesSetup): Curriculum {
    const { instrument, frets, signature = 0 } = setup;
    const items = new Set(pitchesAsked(setup).map(midi => readItem(instrument, midi)));
    return limitedTo(readingCurriculum(instrument, frets, signature), item => items.has(item));
  },
  questionOf(setup: NotesSetup, item: string, chance: Chance): ReadQuestion | undefined {
    const wanted = pitchOfItem(setup.instrument, item);
    const questions = questionsIn(setup).filter(({ midi }) => midi === wanted);
    return questions.length === 0 ? undefined : pick(questions, chance);
  },
  isEasy: ({ setup, midi }: ReadQuestion): boolean => writtenIn(setup, midi).sign === undefined,
  itemOf,
} as const;

/** A place that names its note as the key signature spells it. */
export function readCell({ setup }: ReadQuestion, place: Position, signs: NoteSigns, mark: Mark): CellView {
  const note = nameOfPitch(setup, midiAt(setup.instrument, place));
  const { names } = setup.instrument;
  return { text: drawnName(note, names, signs), spoken: spokenName(note, names), mark };
}
