import type { Instrument } from '../../instrument/instrument';
import { type Position, pitchClassAt, stringNumber } from '../../instrument/position';
import { placeText, stringText } from '../../instrument/text';
import type { Asked, Prompt } from '../../quiz/definition';
import type { Pace } from '../../quiz/pace';
import type { Results } from '../../quiz/results';
import { spokenProgress, spokenScore } from '../../quiz/text';
import { chromaticName, type NoteName, type PitchClass, spokenNoteName } from '../../theory/note';
import type { NotesQuestion, NotesSetup } from './definition';

export const ALL_SELECTED = 'All notes are selected';
export const NONE_SELECTED = 'No note is selected';
export const SPOKEN_ALL_ON = 'All notes, on';
export const SPOKEN_ALL_OFF = 'All notes, off';
export const CHOOSE_A_NOTE = 'Choose a note first';
export const ANSWERED = 'Answered';

/** Shown and spoken where no string is chosen for the quiz. */
export const NO_STRINGS = {
  shown: [
    'Please select at least one string to start the quiz.',
    'As it is, the quiz will use the whole neck.',
  ],
  spoken: 'No string is chosen: the quiz takes all of them.',
} as const;

/** The note of a question as the quiz names it. */
export const nameIn = ({ accidentals }: NotesSetup, note: PitchClass): NoteName =>
  chromaticName(note, accidentals);

/** The note of a question as it is spoken. */
export const spokenNote = ({ setup, note }: NotesQuestion): string => spokenNoteName(nameIn(setup, note));

/**
 * The strings that a quiz asks for.
 *
 * @example stringsText({ ...setup, strings: [0, 1] }) // 'strings 5, 6'
 */
export function stringsText({ instrument, strings }: NotesSetup): string {
  if (strings.length === instrument.strings.length) return 'the whole neck';
  const numbers = strings.map(guitarString => stringNumber(instrument, guitarString)).sort((a, b) => a - b);
  return `${numbers.length === 1 ? 'string' : 'strings'} ${numbers.join(', ')}`;
}

/** What Find Note asks for. */
export const findPrompt = ({ setup, note }: NotesQuestion): Prompt => ({
  before: 'Find every ',
  subject: { text: nameIn(setup, note) },
  after: ` on ${stringsText(setup)}`,
});

/**
 * The same as it is spoken.
 *
 * @example spokenFind(asked) // 'Question 1 of 12. Find every G sharp on strings 5, 6.'
 */
export const spokenFind = (asked: Asked<NotesSetup, NotesQuestion>): string =>
  `${spokenProgress(asked)} Find every ${spokenNote(asked.question)} on ${stringsText(asked.setup)}.`;

/** What Name Note asks for. */
export const nameText = ({ instrument }: NotesSetup, place: Position): string =>
  `Name the note on ${placeText(instrument, place)}`;

/** Refuses a place on a string that doesn't count. */
export const notInQuiz = (instrument: Instrument, { guitarString }: Position): string =>
  `${stringText(instrument, guitarString)} is not in this quiz`;

/** How many places are found, as a drill goes. */
export const spokenFound = (found: number, all: number): string => `Right, ${found} of ${all}`;

/** A find-note answer, sorted by place. */
export interface Review {
  readonly found: readonly Position[];
  readonly missed: readonly Position[];
  readonly wrong: readonly Position[];
}

const countedText = (count: number, what: string, places: readonly string[]): readonly string[] =>
  count === 0 ? [] : [`${count} ${what}: ${places.join('; ')}.`];

/**
 * A find-note answer place by place; of wrong places it says what they are.
 *
 * @param nameOf names a note as it is written or spoken
 * @example reviewText(setup, review, wordsOf) // ['1 of 2 found.', '1 missed: string 5, fret 3.']
 */
export function reviewText(
  setup: NotesSetup,
  { found, missed, wrong }: Review,
  nameOf: (name: NoteName) => string,
): readonly string[] {
  const { instrument } = setup;
  const text = (place: Position) => placeText(instrument, place);
  const wrongText = (place: Position) =>
    `${text(place)} is ${nameOf(nameIn(setup, pitchClassAt(instrument, place)))}`;
  return [
    `${found.length} of ${found.length + missed.length} found.`,
    ...countedText(missed.length, 'missed', missed.map(text)),
    ...countedText(wrong.length, 'wrong', wrong.map(wrongText)),
  ];
}

/** What acting on a place says where its answer is given by Enter. */
export const SELECTED = { more: 'selected', less: 'not selected' } as const;

/** A note that is chosen and not yet submitted, as it is spoken. */
export const spokenChosen = (setup: NotesSetup, note: PitchClass): string =>
  `${spokenNoteName(nameIn(setup, note))}, chosen`;

/** A right answer as it is spoken, in other words than the page shows. */
export const spokenRight = (question: NotesQuestion): string => `Right: ${spokenNote(question)}.`;

/** A wrong name as it is spoken. */
export const spokenWrongName = (question: NotesQuestion): string => `Wrong. It is ${spokenNote(question)}.`;

/** Wrong places as they are spoken. */
export const spokenWrongPlaces = (setup: NotesSetup, review: Review): string =>
  ['Wrong.', ...reviewText(setup, review, spokenNoteName)].join(' ');

/** The results as they are spoken: eyes-free nobody reads their dialog, otherwise a screen reader does. */
export const spokenResults = (results: Results, { kind }: Pace): string =>
  kind === 'eyes-free' ? `The quiz is over: ${spokenScore(results)}, ${results.percent} percent.` : '';
