import { type Answering, sourceIn } from '../../quiz/answerWith';
import type { Asked, Prompt } from '../../quiz/definition';
import type { Results } from '../../quiz/results';
import type { Verdict } from '../../quiz/session';
import { type QuestionPlace, sentences, spokenProgress, spokenScore, type Waiting } from '../../quiz/text';
import { otherSpelling } from '../../theory/answers';
import type { Line } from '../../theory/degree';
import {
  type ChordNumber,
  heardChord,
  type Key,
  keyInfo,
  keyName,
  keyWithSignature,
  spokenChordNumber,
  spokenKey,
  spokenKeyWithSignature,
} from '../../theory/key';
import { drawnName, type NoteNames, spokenName, typedName } from '../../theory/names';
import { type NoteName, partsOf } from '../../theory/note';
import type { Step } from '../../theory/scale';
import { spokenSignature } from '../../theory/signature';
import { spokenTriad, type Triad, triadName } from '../../theory/triad';

/** How to begin with a screen reader. */
export const BEGIN = 'Tab to the circle of fifths first, or press colon and type start for the quiz.';

export const SELECT_A_KEY = 'Select a key first';

/** A key's name. */
export const keyText = (key: Key, names?: NoteNames): Line => ({
  text: keyName(key, 'letters', names),
  spoken: spokenKey(key, names),
});

/**
 * A row of notes.
 *
 * @example notesText(['F#', 'C#']) // { text: 'F# C#', spoken: 'F sharp, C sharp' }
 */
export const notesText = (notes: readonly NoteName[], names?: NoteNames): Line => ({
  text: notes.map(note => drawnName(note, names)).join(' '),
  spoken: notes.map(note => spokenName(note, names)).join(', '),
});

/**
 * The accidentals of a key signature, in their order.
 *
 * @example signatureText({ tonic: 'C', type: 'major' }).text // 'no sharps or flats'
 */
export function signatureText(key: Key, names?: NoteNames): Line {
  const { signature, accidentals } = keyInfo(key);
  if (signature.length > 0)
    return notesText(
      signature.map(({ note }) => note),
      names,
    );
  const none = spokenSignature(accidentals);
  return { text: none, spoken: none };
}

/** A staff with the signature of a key, in words. */
export const staffText = (key: Key, names?: NoteNames): string =>
  `Treble staff: ${signatureText(key, names).spoken}`;

const STEP_WORDS: Record<Step, string> = { W: 'whole', H: 'half', 'W+H': 'whole and a half' };

/**
 * The steps of a scale.
 *
 * @example stepsText(['W', 'W', 'H']) // { text: 'W-W-H', spoken: 'whole, whole, half' }
 */
export const stepsText = (steps: readonly Step[]): Line => ({
  text: steps.join('-'),
  spoken: steps.map(step => STEP_WORDS[step]).join(', '),
});

export const TITLES = { circle: 'Circle of Fifths' } as const;

/** The titles of the commands that copy and save the circle as a picture; results beside it have a picture of their own. */
export const CIRCLE_PICTURE = { copy: 'Copy Circle as Picture', save: 'Save Circle as SVG' } as const;

/** Shown in the center of the circle while no key is selected, a line each. */
export const HUB = { empty: ['pick', 'a key'] } as const;

/** What can be done with the circle; each text follows its keys. */
export const USES = {
  click: { by: 'Click', text: 'a key to select it' },
  around: { text: 'go around by fifths' },
  relative: { text: 'goes to the relative key' },
  major: { text: 'then a note: a major key' },
  minor: { text: 'then a note: a minor key' },
  quiz: { text: 'starts the quiz' },
} as const;

/** What is said in place of keys where there is no keyboard. */
export const TAPS = {
  circle: 'Tap a key of the circle to read everything about it.',
  quiz: 'Type your answer, then tap Submit Answer, and Next Question to go on.',
  chord: 'Tap a chord, then tap Submit Answer, and Next Question to go on.',
} as const;

/** How to select a key; each text follows its keys. */
export const SELECTING = {
  click: 'Click or tap one on the circle.',
  first: (names: NoteNames) => `begins at ${drawnName('C', names)}.`,
  letters: 'then a note letter selects a major or a minor key.',
} as const;

/** Shown in place of the circle and of the selected key while a question is open. */
export const HIDDEN_BY_QUIZ = 'Hidden during the quiz: it would give the answer away.';

/** Shown until a key is selected. */
export const NO_KEY = 'Select a key from the Circle of Fifths to see its information';

/** Shown for an address whose key doesn't exist. */
export const UNKNOWN_KEY = 'Key information not found';

/** What the arrow keys do on the circle. */
export const CIRCLE_HELP =
  'Right and Left move around by fifths, Up and Down between a key and its relative.';

/** The dominant that minor keys borrow. */
export const dominantText = (dominant: Triad, names?: NoteNames): Line => ({
  text: `In practice v is often V, ${triadName(dominant, 'letters', names)}.`,
  spoken: `In practice the 5 chord is often ${spokenTriad(dominant, names)}.`,
});

/** What can be done while a question is open. */
export const QUIZ_USES = {
  chord: { text: 'name the chord' },
  play: { text: 'plays it again' },
  context: { text: 'plays the cadence' },
  enter: { text: 'submits, then goes on' },
  click: { by: 'Or', text: 'use the buttons' },
  repeat: { text: 'says the question again' },
} as const;

export const TYPE_AN_ANSWER = 'Type an answer first';

/** The key of a question, and how its notes are named, if not in English. */
interface AskedKey {
  readonly key: Key;
  readonly names?: NoteNames;
}

/** The question of Name the Key. */
export const namePrompt = ({ type }: Key): Prompt => ({
  before: 'Name the ',
  subject: { text: type },
  after: ' key with this signature',
});

/** The question of Name the Key as spoken: it lists the signature and leaves the counting to the user. */
export const spokenNaming = (asked: QuestionPlace, { key, names }: AskedKey): string =>
  sentences(
    spokenProgress(asked),
    `Signature: ${signatureText(key, names).spoken}. Name the ${key.type} key.`,
  );

/** The question of Count the Accidentals. */
export function countPrompt({ key, names }: AskedKey): Prompt {
  return { before: 'How many sharps or flats does ', subject: keyText(key, names), after: ' have?' };
}

/**
 * The question of Count the Accidentals as spoken, the key first, so that the answer can be given before the end.
 *
 * @example spokenCount({ number: 2, length: 5 }, { key: D_MAJOR }) // 'D major: how many sharps or flats? Question 2 of 5.'
 */
export const spokenCount = (asked: QuestionPlace, { key, names }: AskedKey): string =>
  sentences(`${spokenKey(key, names)}: how many sharps or flats?`, spokenProgress(asked));

/** A verdict on a number of accidentals as spoken: `Wrong. D major has 2 sharps.` */
export function spokenCountVerdict({ key, names }: AskedKey, verdict: Verdict): string {
  const fact = `${spokenKey(key, names)} has ${spokenSignature(keyInfo(key).accidentals)}.`;
  switch (verdict) {
    case 'right':
      return `Right: ${fact}`;
    case 'wrong':
      return `Wrong. ${fact}`;
    case 'given-up':
      return fact;
  }
}

/** What to type in the text field. */
export const FIELD_HINTS = {
  name({ names }: Pick<AskedKey, 'names'>) {
    const note = typedName('Eb', names);
    return `for example ${note}, or ${note} major`;
  },
  count: () => 'a number',
} as const;

/** How to answer Chord by Ear, until there is a verdict. */
export const EAR_WAITING: Waiting = {
  quick: 'Listen as often as you like. Answer with one key or click.',
  calm: 'Listen as often as you like, then choose a chord.',
};

/** Why Chord by Ear can't be started. */
export const NO_EAR_CHORDS = 'Major keys have no minor five chord';

/** As much of a question as is said of a chord that is heard. */
interface EarChordTask extends AskedKey {
  readonly row: readonly unknown[];
  readonly at: number;
  readonly isNewKey: boolean;
}

const chordPlace = ({ row, at }: EarChordTask): string =>
  row.length === 1 ? '' : `Chord ${at + 1} of ${row.length}`;

/** The question of Chord by Ear. */
export const earChordPrompt = (question: EarChordTask, answering: Answering = {}): Prompt => {
  const place = chordPlace(question);
  const isPlayed = sourceIn(answering) !== undefined;
  const what = isPlayed ? 'Play the chord you hear, in ' : 'Which chord of ';
  return {
    before: place === '' ? what : `${place}. ${what}`,
    subject: keyText(question.key, question.names),
    after: isPlayed ? '.' : '?',
  };
};

/** The question of Chord by Ear as spoken: `Question 1 of 10. Which chord of D major is it?` */
export const spokenEarChord = (asked: Asked<unknown, EarChordTask>): string => {
  const place = chordPlace(asked.question);
  const key = spokenKey(asked.question.key, asked.question.names);
  return sentences(
    spokenProgress(asked),
    place === '' ? '' : `${place}.`,
    sourceIn(asked) === undefined ? `Which chord of ${key} is it?` : `Play the chord you hear, in ${key}.`,
  );
};

/** What is spoken when it is asked: in full with each new key, then as little as goes before a sound. */
export function spokenEarChordArrival(asked: Asked<unknown, EarChordTask>): string {
  const { pace, number, question } = asked;
  if (number === 1 || pace.kind === 'calm') return spokenEarChord(asked);
  const isKeyTold = question.isNewKey && (pace.kind !== 'drill' || sourceIn(asked) !== undefined);
  if (pace.kind === 'drill' && !isKeyTold) return '';
  if (isKeyTold) return spokenEarChord(asked);
  const place = chordPlace(question);
  return sentences(spokenProgress(asked), place === '' ? '' : `${place}.`);
}

/**
 * A chord of a key, as spoken.
 *
 * @example spokenChordName({ tonic: 'C', type: 'major' }, 4) // 'the four chord, F major'
 */
export const spokenChordName = (key: Key, number: ChordNumber, names?: NoteNames): string =>
  `${spokenChordNumber(number)}, ${spokenTriad(heardChord(key, number).triad, names)}`;

/**
 * A chord of a key with its name.
 *
 * @example chordLine({ tonic: 'C', type: 'major' }, 4).text // 'IV, F major'
 */
export function chordLine(key: Key, number: ChordNumber, names?: NoteNames): Line {
  const { roman, triad } = heardChord(key, number);
  return {
    text: `${roman}, ${triadName(triad, 'letters', names)}`,
    spoken: spokenChordName(key, number, names),
  };
}

/**
 * A chord of a key in a sentence.
 *
 * @example theChord({ tonic: 'C', type: 'major' }, 4) // { text: 'the IV chord', spoken: 'the four chord' }
 */
export const theChord = (key: Key, number: ChordNumber): Line => ({
  text: `the ${heardChord(key, number).roman} chord`,
  spoken: spokenChordNumber(number),
});

/** The right answer as displayed below a wrong one. */
export const correctText = (answer: string): string => `Correct answer: ${answer}`;

/**
 * A key with its number of accidentals.
 *
 * @example signedKeyText({ tonic: 'D', type: 'major' }).spoken // 'D major, 2 sharps'
 */
export const signedKeyText = (key: Key, names?: NoteNames): Line => ({
  text: keyWithSignature(key, 'letters', names),
  spoken: spokenKeyWithSignature(key, names),
});

/**
 * The right answer of Count the Accidentals.
 *
 * @example countAnswerText({ tonic: 'C', type: 'major' }) // '0, no sharps or flats'
 */
export function countAnswerText(key: Key): string {
  const { accidentals } = keyInfo(key);
  return accidentals === 0 ? `0, ${spokenSignature(0)}` : spokenSignature(accidentals);
}

/**
 * What a verdict adds if the answer is the same key in sound but has a different signature.
 *
 * @example otherSpellingText('gb', { key: F_SHARP_MAJOR })?.text
 *   // 'Gb is the same key spelled with flats; this signature has 6 sharps.'
 */
export function otherSpellingText(answer: string, { key, names }: AskedKey): Line | undefined {
  const note = otherSpelling(answer, key, names);
  if (note === undefined) return undefined;
  const spelling = partsOf(note).accidental.startsWith('b') ? 'flats' : 'sharps';
  const { accidentals } = keyInfo(key);
  const rest = `is the same key spelled with ${spelling}; this signature has ${spokenSignature(accidentals)}.`;
  return { text: `${drawnName(note, names)} ${rest}`, spoken: `${spokenName(note, names)} ${rest}` };
}

/** Spoken when a command fills in an answer. */
export const spokenFilledIn = (spoken: string): string => `${spoken}, filled in`;

/**
 * The results as spoken.
 *
 * @example spokenResults(results) // 'The quiz is over: 9 of 10 right.'
 */
export const spokenResults = (results: Results): string => `The quiz is over: ${spokenScore(results)}.`;

/**
 * A chord with its key, in a list.
 *
 * @example chordInKeyLine({ tonic: 'C', type: 'major' }, 4).text // 'IV of C major'
 */
export const chordInKeyLine = (key: Key, number: ChordNumber, names?: NoteNames): Line => ({
  text: `${heardChord(key, number).roman} of ${keyName(key, 'letters', names)}`,
  spoken: `${spokenChordNumber(number)} of ${spokenKey(key, names)}`,
});
