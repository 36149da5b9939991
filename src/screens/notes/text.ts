import type { FretRange } from '../../fretboard/neckSettings';
import { type Instrument, namesOf } from '../../instrument/instrument';
import { type Position, pitchClassAt, stringNumber } from '../../instrument/position';
import { briefPlace, fretText, placeText, stringOrdinal, stringText } from '../../instrument/text';
import { countedText, placesCount, type Review } from '../../neckQuiz/pickedPlaces';
import { placeAsked } from '../../neckQuiz/text';
import type { Asked, Prompt } from '../../quiz/definition';
import type { AnsweringNote } from '../../quiz/session';
import { heardText, sentences, spokenHeard, spokenProgress } from '../../quiz/text';
import { drawnName, drawnPitch, spokenName, spokenPitchName } from '../../theory/names';
import { chromaticName, type PitchClass, pitchClass } from '../../theory/note';
import { pitchParts } from '../../theory/pitch';
import { spelledIn } from '../../theory/staff';
import type { NotesQuestion, NotesSetup } from './quiz/question';

/** How to begin with a screen reader. */
export const BEGIN = 'Tab to the fretboard first, or press colon and type start for the quiz.';

/** Where someone begins who has never been here. */
export const START_HERE = {
  title: 'Start Here',
  text: 'Name the naturals on strings 6 and 5, frets 0 to 5. Two minutes, one key or click per answer.',
  start: 'Start',
  skip: 'Skip',
  skipped: 'Skipped. Q starts any quiz.',
} as const;

/** How to begin with a screen reader, for someone who has never been here. */
export const BEGIN_FIRST =
  'Start with a two-minute drill: name the naturals on strings 6 and 5, frets 0 to 5. Its buttons, Start and Skip, come before the fretboard.';

export const PANELS = { settings: 'Fretboard Settings', selection: 'Note Selection' } as const;

/** What the drone sounds where no single note is highlighted. */
export const UNDER_CURSOR = 'The note under the cursor, and its fifth';

export const ALL_SELECTED = 'All notes are selected';
export const NONE_SELECTED = 'No notes are selected';
export const SPOKEN_ALL_ON = 'All notes, on';
export const SPOKEN_ALL_OFF = 'All notes, off';
/** Shown and spoken while no string is selected for the quiz. */
export const NO_STRINGS = {
  shown: [
    'Please select at least one string to start the quiz.',
    'Or start anyway to be quizzed on every string.',
  ],
  spoken: 'No string is selected: the quiz will use them all.',
} as const;

/** Shown while only naturals are wanted where there are none. */
export const NO_NATURALS = 'No natural notes here, so every note is included.';

type Spelling = Pick<NotesSetup, 'accidentals' | 'instrument' | 'signature'>;

/**
 * What was heard, as shown; with its string, if the instrument tells.
 *
 * @example heardIn(setup, { midi: 59, cents: -12, source: 'microphone' }) // 'Heard B3, 12 cents flat'
 */
export function heardIn(
  { accidentals, instrument, signature = 0 }: Spelling,
  { midi, cents, guitarString }: AnsweringNote,
): string {
  const pitch = drawnPitch(spelledIn(signature, midi, accidentals), namesOf(instrument));
  return heardText(guitarString === undefined ? pitch : `${pitch} on string ${guitarString}`, cents);
}

/**
 * What was heard, as spoken. The octave is only said where it is the mistake.
 *
 * @param right the pitches that are right
 * @example spokenHeardIn(setup, { midi: 59, cents: -12, source: 'microphone' }, [48]) // 'B, 12 cents flat'
 * @example spokenHeardIn(setup, { midi: 60, cents: 0, source: 'midi' }, [48]) // 'C 4'
 */
export function spokenHeardIn(
  { accidentals, instrument, signature = 0 }: Spelling,
  { midi, cents, guitarString }: AnsweringNote,
  right: readonly number[],
): string {
  const isOctaveOff = !right.includes(midi) && right.some(each => pitchClass(each) === pitchClass(midi));
  const pitch = spelledIn(signature, midi, accidentals);
  const names = namesOf(instrument);
  const name = isOctaveOff ? spokenPitchName(pitch, names) : spokenName(pitchParts(pitch).note, names);
  return spokenHeard(guitarString === undefined ? name : `${name} on string ${guitarString}`, cents);
}

/** How Find Note is played. */
export const EVERY_OCTAVE = 'Play it in every octave asked; each pitch marks all its positions.';

/** A note as the quiz spells and names it. */
export const nameIn = ({ accidentals, instrument }: Spelling, note: PitchClass): string =>
  drawnName(chromaticName(note, accidentals), namesOf(instrument));

/** A note as the quiz spells and names it, as spoken. */
export const spokenNameIn = ({ accidentals, instrument }: Spelling, note: PitchClass): string =>
  spokenName(chromaticName(note, accidentals), namesOf(instrument));

/** The note of a question as spoken. */
export const spokenNote = ({ setup, note }: NotesQuestion): string => spokenNameIn(setup, note);

/**
 * The note of a question at a place, in a list.
 *
 * @example spokenNoteAt(question, place) // 'G sharp on string 6 fret 4'
 */
export const spokenNoteAt = (question: NotesQuestion, place: Position): string =>
  `${spokenNote(question)} on ${briefPlace(question.setup.instrument, place)}`;

/**
 * The strings of a quiz.
 *
 * @example stringsText({ ...setup, strings: [0, 1] }) // 'strings 5, 6'
 */
function stringsText({ instrument, strings }: NotesSetup): string {
  const numbers = strings.map(guitarString => stringNumber(instrument, guitarString)).sort((a, b) => a - b);
  return `${numbers.length === 1 ? 'string' : 'strings'} ${numbers.join(', ')}`;
}

const rangeText = ({ lowest, highest }: FretRange): string =>
  lowest === highest ? `fret ${lowest}` : `frets ${lowest} to ${highest}`;

/**
 * The frets that a quiz asks about, unless it asks about all of them.
 *
 * @example askedFretsText({ frets: 12, corner: { lowest: 5, highest: 9, notes: 'all' } }) // 'frets 5 to 9'
 */
export const askedFretsText = ({
  frets,
  corner,
}: Pick<NotesSetup, 'frets' | 'corner'>): string | undefined =>
  corner && (corner.lowest > 0 || corner.highest < frets) ? rangeText(corner) : undefined;

/**
 * The part of the neck that a quiz asks about.
 *
 * @example areaText({ ...setup, strings: [0, 1], corner: { lowest: 5, highest: 9, notes: 'all' } }) // 'strings 5, 6, frets 5 to 9'
 */
export function areaText(setup: NotesSetup): string {
  const { instrument, strings } = setup;
  const parts = [strings.length < instrument.strings.length && stringsText(setup), askedFretsText(setup)];
  return parts.filter(Boolean).join(', ') || WHOLE_NECK;
}

const WHOLE_NECK = 'the whole neck';

/** Where a note is asked, after its name in a list, unless that is the whole neck. */
function onArea(setup: NotesSetup): string {
  const area = areaText(setup);
  return area === WHOLE_NECK ? '' : ` on ${area}`;
}

/** The question of Find Note as an entry in a list: `every C on strings 5, 6, frets 0 to 5`. */
export const everyNoteText = ({ setup, note }: NotesQuestion): string =>
  `every ${nameIn(setup, note)}${onArea(setup)}`;

/** The question of Find Note in words, among others that were missed. */
export const spokenNoteInArea = (question: NotesQuestion): string =>
  `${spokenNote(question)}${onArea(question.setup)}`;

/** The question of Find Note. */
export const findPrompt = (question: NotesQuestion): Prompt => ({
  before: 'Find every ',
  subject: {
    text: nameIn(question.setup, question.note),
    ...(question.setup.instrument.names && { spoken: spokenNote(question) }),
    kind: 'note',
  },
  after: ` on ${areaText(question.setup)}`,
});

/**
 * The question of Find Note as spoken.
 *
 * @example spokenFind(asked) // 'Question 1 of 12. Find every G sharp on strings 5, 6.'
 */
export const spokenFind = (asked: Asked<NotesSetup, NotesQuestion>): string =>
  sentences(
    spokenProgress(asked),
    `Find every ${spokenNote(asked.question)} on ${areaText(asked.question.setup)}.`,
  );

/** The question of Name Note. */
export const nameText = ({ instrument }: NotesSetup, place: Position): string =>
  `Name the note on ${placeText(instrument, place)}`;

/** The question of Name Note as spoken. */
export const spokenPlaceQuestion = (asked: Asked<NotesSetup, NotesQuestion>, place: Position): string =>
  `Name the note on ${placeAsked(asked, asked.setup.instrument, place)}.`;

/** The question of Name Note for a user who comes back to it, as its cell is named: `target, string 5, fret 4`. */
export const spokenTarget = ({ instrument }: NotesSetup, place: Position): string =>
  `target, ${placeText(instrument, place)}`;

/** The question of Name Note as spoken where the focused cell already says the place. */
export const NAME_THIS = 'Name this note.';

/** Spoken when a place is picked on a string that isn't in play. */
export const notInQuiz = (instrument: Instrument, { guitarString }: Position): string =>
  `${stringText(instrument, guitarString)} isn't in this quiz`;

/** Spoken when a place is picked on a fret that isn't in play. */
export const fretNotInQuiz = ({ fret }: Position): string =>
  fret === 0 ? "The open string isn't in this quiz" : `Fret ${fret} isn't in this quiz`;

/**
 * Where a note that was named by mistake is, seen from the place that was asked about, on the same string. Short, so that it
 * takes one line on a phone.
 *
 * @param name the note, as displayed
 * @example wrongNameText('F', { guitarString: 2, fret: 4 }, { guitarString: 2, fret: 3 }) // 'F is at fret 3, 1 fret lower.'
 */
export function wrongNameText(name: string, asked: Position, place: Position): string {
  if (place.fret === 0) return `${name} is the open string.`;
  const distance = place.fret - asked.fret;
  const frets = Math.abs(distance) === 1 ? '1 fret' : `${Math.abs(distance)} frets`;
  return `${name} is at fret ${place.fret}, ${frets} ${distance < 0 ? 'lower' : 'higher'}.`;
}

/**
 * How a find-note answer went: which positions were missed or wrong, if they are few, and the notes at the wrong ones.
 *
 * @example reviewText(setup, review) // ['1 of 2 missed: string 5, fret 3.']
 */
export function reviewText(setup: NotesSetup, { found, missed, wrong }: Review): readonly string[] {
  const { instrument } = setup;
  const text = (place: Position) => placeText(instrument, place);
  const wrongText = (place: Position) =>
    `${text(place)} is ${nameIn(setup, pitchClassAt(instrument, place))}`;
  const all = found.length + missed.length;
  return [
    ...(missed.length === 0 ? [`All ${all} found.`] : []),
    ...countedText(`of ${all} missed`, missed.map(text)),
    ...countedText('wrong', wrong.map(wrongText)),
  ];
}

/** How many words a verdict may have: about ten seconds of speech. */
const MOST_WORDS = 30;

const wordsIn = (text: string): number => text.split(' ').length;

/** Wrong picks; those that would make the verdict too long are only counted. */
function spokenPicks(picks: readonly string[], named: number): string {
  if (picks.length === 0) return 'Wrong.';
  if (picks.length === 1) return `Wrong: ${picks.join()}.`;
  const others = picks.length - named;
  const list = [...picks.slice(0, named), ...(others > 0 ? [`and ${others} more`] : [])];
  return `Wrong: ${picks.length} picks. ${list.join('; ')}.`;
}

/** Places by string. The word "fret" comes once, with the first of them. */
function placesByString(instrument: Instrument, places: readonly Position[]): string {
  const fretOf = (place: Position) =>
    place.fret === 0 || place === places[0] ? fretText(place.fret) : `${place.fret}`;
  const strings = [...new Set(places.map(({ guitarString }) => guitarString))].map(guitarString => {
    const frets = places.filter(place => place.guitarString === guitarString).map(fretOf);
    return `${stringOrdinal(instrument, guitarString)} ${frets.join(' and ')}`;
  });
  return strings.join(', ');
}

const spokenMissedPlaces = (instrument: Instrument, missed: readonly Position[]): string =>
  missed.length === 0 ? 'Nothing missed.' : `Missed ${missed.length}: ${placesByString(instrument, missed)}.`;

/**
 * Every place of a note as spoken before there is a verdict.
 *
 * @example spokenPlaces(STANDARD_GUITAR, places) // '2 places: 6th fret 7, 2nd open.'
 */
export const spokenPlaces = (instrument: Instrument, places: readonly Position[]): string =>
  `${placesCount(places.length)}: ${placesByString(instrument, places)}.`;

/**
 * Wrong places as spoken: the wrong picks, then what was missed. Both are in the order of the neck.
 *
 * @example spokenWrongPlaces(setup, review)
 *   // 'Wrong: 2 picks. F, string 1 fret 1; C, string 1 fret 8. Missed 2: 6th fret 7, 2nd open.'
 */
export function spokenWrongPlaces(setup: NotesSetup, { missed, wrong }: Review): string {
  const { instrument } = setup;
  const picks = wrong.map(place => {
    const note = spokenNameIn(setup, pitchClassAt(instrument, place));
    return `${note}, ${briefPlace(instrument, place)}`;
  });
  const naming = (named: number) => `${spokenPicks(picks, named)} ${spokenMissedPlaces(instrument, missed)}`;
  const fewer = picks.map((_, index) => naming(picks.length - index));
  return fewer.find(text => wordsIn(text) <= MOST_WORDS) ?? naming(1);
}

/**
 * The places of a note that was given up, as spoken: those still to be found; wrong picks are named first.
 *
 * @example spokenGivenUpPlaces(setup, review) // 'Missed 2: 6th fret 7, 2nd open.'
 */
export const spokenGivenUpPlaces = (setup: NotesSetup, review: Review): string =>
  review.wrong.length > 0
    ? spokenWrongPlaces(setup, review)
    : spokenMissedPlaces(setup.instrument, review.missed);

/** What can be done now, in a few words each, after the keys or the gesture for it. */
export const HOW_TO = {
  walk: 'move along the neck',
  hear: 'hear the note',
  goToString: 'go to a string',
  highlight: 'highlight a note',
  sharps: 'its sharp',
  flats: 'its flat',
  start: 'start the quiz',
} as const;

/** What the pointer does, in place of a key. */
export const GESTURES = { click: 'or click' } as const;

/** What can be done now where there is no keyboard. */
export const TAPS = 'Tap the neck to hear a note. Tap a note below to see it everywhere on the neck.';

/** What answers a question, in a few words each, after the keys or the gesture for it. */
export const QUIZ_HOW_TO = {
  pick: 'select or deselect a position',
  pickByKeys: 'then a fret on the number row: choose that position',
  pickHere: 'choose the position you are on',
  name: 'name the note',
  where: 'say and show where you are',
} as const;

/** What answers a question where there is no keyboard, and where one tap does. */
export const QUIZ_TAPS = {
  calm: {
    'find-note': 'Tap every position of the note, and tap again to take one back. Then submit.',
    'find-note-drill': 'Tap every position of the note: each counts as soon as you tap it.',
    'name-note': 'Tap the name of the marked note, then submit.',
  },
  quick: { 'name-note': 'Tap the name of the marked note.' },
} as const;
