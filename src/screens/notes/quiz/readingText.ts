import { midiAt, type Position, stringNumber } from '../../../instrument/position';
import { briefPlace, placeText } from '../../../instrument/text';
import { solvedText } from '../../../neckQuiz/pickedPlaces';
import type { Asked, Prompt } from '../../../quiz/definition';
import { sentences, spokenProgress, type Waiting } from '../../../quiz/text';
import { drawnName, drawnPitch, spokenName, spokenPitchName } from '../../../theory/names';
import { pitchClass } from '../../../theory/note';
import { spokenSignature } from '../../../theory/signature';
import { placeOnStaff, whereOnStaff } from '../../../theory/staff';
import { areaText, askedFretsText } from '../text';
import type { NotesSetup } from './question';
import { nameOfPitch, notationFor, type ReadQuestion, rightPlaces, writtenIn } from './reading';

/** What is done with a note that is read. */
type Verb = 'Find' | 'Name';

/** How finding is answered. */
export const READ_WAITING: Waiting = {
  quick: 'Choose where it is on the neck. Your first choice counts.',
  calm: 'Choose where it is on the neck. You can change it until you submit.',
};

/** What answers where there is no keyboard. */
export const READ_TAPS: Readonly<Record<Verb, Waiting>> = {
  Find: {
    quick: 'Tap where the note is, in the octave that is written.',
    calm: 'Tap where the note is, in the octave that is written, then submit.',
  },
  Name: { quick: 'Tap the name of the note.', calm: 'Tap the name of the note, then submit.' },
};

/** The string that is asked about, or the part of the neck, unless that is all of it. */
function areaOf({ setup, guitarString }: ReadQuestion): string {
  if (guitarString === undefined) {
    const isWhole = setup.strings.length === setup.instrument.strings.length;
    return isWhole && askedFretsText(setup) === undefined ? '' : areaText(setup);
  }
  const frets = askedFretsText(setup);
  return `string ${stringNumber(setup.instrument, guitarString)}${frets === undefined ? '' : `, ${frets}`}`;
}

/** The question, beside its staff. */
export function readPrompt(verb: Verb, question: ReadQuestion): Prompt {
  const area = verb === 'Find' ? areaOf(question) : '';
  return { before: `${verb} this note${area === '' ? '' : ` on ${area}`}` };
}

/**
 * The staff without its note.
 *
 * @example spokenStaff(setup) // 'Treble clef, 2 sharps'
 */
const spokenStaff = ({ instrument, signature = 0 }: NotesSetup): string =>
  `${notationFor(instrument).clef === 'treble' ? 'Treble' : 'Bass'} clef, ${spokenSignature(signature)}`;

/** The question in words: where the note is on the staff, and where on the neck it is looked for. */
function spokenTask(verb: Verb, question: ReadQuestion): string {
  const where = whereOnStaff(writtenIn(question.setup, question.midi));
  const area = verb === 'Find' ? areaOf(question) : '';
  return area === '' ? `${verb} the note ${where}.` : `On ${area}, ${verb.toLowerCase()} the note ${where}.`;
}

/**
 * The question as spoken, the staff included.
 *
 * @example spokenRead('Find', asked) // 'Question 1 of 12. Treble clef, 1 sharp. Find the note on the second line from below.'
 */
export const spokenRead = (verb: Verb, asked: Asked<NotesSetup, ReadQuestion>): string =>
  sentences(spokenProgress(asked), `${spokenStaff(asked.question.setup)}.`, spokenTask(verb, asked.question));

/** The question as it is asked: the staff is told with the first one. */
export const spokenReadArrival = (verb: Verb, asked: Asked<NotesSetup, ReadQuestion>): string =>
  asked.number === 1
    ? spokenRead(verb, asked)
    : sentences(spokenProgress(asked), spokenTask(verb, asked.question));

/** The note of a question as spoken, without its octave. */
export const spokenNoteRead = ({ setup, midi }: ReadQuestion): string =>
  spokenName(nameOfPitch(setup, midi), setup.instrument.names);

/** The note of a question as shown, without its octave: its place is on the staff beside it. */
export const shownName = ({ setup, midi }: ReadQuestion): string =>
  drawnName(nameOfPitch(setup, midi), setup.instrument.names);

/**
 * The note of a question and its place on the staff.
 *
 * @example readText(question, 'shown') // 'G, second line from below'
 */
export function readText(question: ReadQuestion, how: 'shown' | 'spoken'): string {
  const { setup, midi } = question;
  const name = nameOfPitch(setup, midi);
  const { names } = setup.instrument;
  return `${how === 'shown' ? drawnName(name, names) : spokenName(name, names)}, ${placeOnStaff(writtenIn(setup, midi).step)}`;
}

/** The staff in words; the note is named once it is answered. */
export function staffLabel(question: ReadQuestion, isAnswered: boolean): string {
  const { setup, midi } = question;
  const note = isAnswered ? readText(question, 'spoken') : `a note ${whereOnStaff(writtenIn(setup, midi))}`;
  return `${spokenStaff(setup)}: ${note}`;
}

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** A pitch as spoken, with its octave where only that is wrong. */
function spokenIn({ setup }: ReadQuestion, midi: number, other: number): string {
  const isOctaveOff = midi !== other && pitchClass(midi) === pitchClass(other);
  const { names } = setup.instrument;
  return isOctaveOff
    ? spokenPitchName(writtenIn(setup, midi).name, names)
    : spokenName(nameOfPitch(setup, midi), names);
}

/**
 * Where the note is.
 *
 * @param other a pitch that was answered
 * @example spokenWhere(question) // 'G is string 5 fret 10, string 4 fret 5, or string 3 open.'
 */
export function spokenWhere(question: ReadQuestion, other = question.midi): string {
  const { setup, midi } = question;
  const places = rightPlaces(question).map(place => briefPlace(setup.instrument, place));
  return `${spokenIn(question, midi, other)} is ${either.format(places)}.`;
}

/**
 * The verdict on a wrong place, as spoken.
 *
 * @example spokenWrongPlace(question, place) // 'Wrong. String 5 fret 3 is C. G is string 3 open.'
 */
export function spokenWrongPlace(question: ReadQuestion, place: Position): string {
  const { setup, midi } = question;
  const wrong = midiAt(setup.instrument, place);
  const where = briefPlace(setup.instrument, place);
  return sentences(
    `Wrong. ${where.charAt(0).toUpperCase()}${where.slice(1)} is ${spokenIn(question, wrong, midi)}.`,
    spokenWhere(question, wrong),
  );
}

/** What a wrong place is, and where the note is. */
export function readReview(question: ReadQuestion, wrong: Position | undefined): readonly string[] {
  const { setup, midi } = question;
  const { instrument } = setup;
  const right = solvedText(instrument, rightPlaces(question));
  if (wrong === undefined) return right;
  const pitch = midiAt(instrument, wrong);
  const isOctaveOff = pitchClass(pitch) === pitchClass(midi);
  const name = isOctaveOff
    ? drawnPitch(writtenIn(setup, pitch).name, instrument.names)
    : drawnName(nameOfPitch(setup, pitch), instrument.names);
  const place = placeText(instrument, wrong);
  return [`${place.charAt(0).toUpperCase()}${place.slice(1)} is ${name}.`, ...right];
}
