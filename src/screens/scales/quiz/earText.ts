import type { Asked, Prompt } from '../../../quiz/definition';
import { sentences, spokenProgress, type Waiting } from '../../../quiz/text';
import type { Degree, Line } from '../../../theory/degree';
import { ordinalOf, spokenDegreeText } from '../../../theory/degreeName';
import { heardTone } from '../../../theory/heardDegree';
import { drawnName, spokenName } from '../../../theory/names';
import { scale, scaleName, spokenScale } from '../../../theory/scale';
import type { ScalesQuestion, ScalesSetup } from './question';

/** As much of a question as its texts are about. */
interface EarTask extends ScalesQuestion {
  readonly degree: Degree;
  readonly row: readonly unknown[];
  readonly at: number;
  readonly isNewKey: boolean;
}

/** The scale of a question. */
const scaleLine = ({ key, type, setup: { instrument } }: ScalesQuestion): Line => ({
  text: scaleName(scale(key, type), 'letters', instrument.names),
  spoken: spokenScale(scale(key, type), instrument.names),
});

/** Why nothing can be asked. */
export const NO_EAR_DEGREES = 'None of these scales has a degree that you ticked';

/** The rule for the keys of degrees that have Shift. */
export const LOWERED_RULE = 'a degree; with Shift the note a half step lower';

/** How to answer, until there is a verdict. */
export const EAR_WAITING: Waiting = {
  quick: 'Listen as often as you like. Answer with one key or click.',
  calm: 'Listen as often as you like, then choose a degree.',
};

/** Which of several notes in a row is asked for. */
const noteNumber = ({ row, at }: EarTask): string =>
  row.length === 1 ? '' : `Note ${at + 1} of ${row.length}`;

/** The question of Degree by Ear. */
export const earPrompt = (question: EarTask): Prompt => {
  const number = noteNumber(question);
  return {
    before: number === '' ? 'Which degree of ' : `${number}. Which degree of `,
    subject: scaleLine(question),
    after: '?',
  };
};

/**
 * The question of Degree by Ear as spoken.
 *
 * @example spokenEar(asked) // 'Question 1 of 12. Which degree of E flat major is it?'
 */
export const spokenEar = (asked: Asked<ScalesSetup, EarTask>): string => {
  const { question } = asked;
  const number = noteNumber(question);
  return sentences(
    spokenProgress(asked),
    number === '' ? '' : `${number}.`,
    `Which degree of ${scaleLine(question).spoken} is it?`,
  );
};

/**
 * What is spoken when it is asked: the whole question with the first one and where the key is told by its name, then as little
 * as goes before a sound.
 *
 * @example spokenEarArrival(second) // 'Question 2 of 12.'; empty in a drill
 */
export function spokenEarArrival(asked: Asked<ScalesSetup, EarTask>): string {
  const { question, pace, number, answerWith } = asked;
  const isPlayed = answerWith === 'microphone' || answerWith === 'midi';
  const isKeyTold = question.isNewKey && (pace.kind !== 'drill' || isPlayed);
  if (number === 1 || pace.kind === 'calm' || isKeyTold) return spokenEar(asked);
  if (pace.kind === 'drill') return '';
  const which = noteNumber(question);
  return sentences(spokenProgress(asked), which === '' ? '' : `${which}.`);
}

/**
 * Which note a degree is, below the verdict.
 *
 * @example earNoteText(question) // 'Eb is the ♭3rd of C natural minor.'
 */
export const earNoteText = (question: EarTask): string => {
  const { note } = heardTone(question.key, question.degree);
  return `${drawnName(note, question.setup.instrument.names)} is the ${ordinalOf(question.degree).text} of ${scaleLine(question).text}.`;
};

/**
 * A degree with its note, which a wrong answer is to teach.
 *
 * @example spokenEarNote(question) // 'flat 3, E flat'
 */
export const spokenEarNote = ({ key, degree, setup }: EarTask): string =>
  `${spokenDegreeText(degree)}, ${spokenName(heardTone(key, degree).note, setup.instrument.names)}`;

/**
 * A degree in a sentence.
 *
 * @example theDegree('♭3') // { text: 'the ♭3', spoken: 'the flat 3' }
 */
export const theDegree = (degree: Degree): Line => ({
  text: `the ${degree}`,
  spoken: `the ${spokenDegreeText(degree)}`,
});

/**
 * A question with its answer, in a list.
 *
 * @example earLine(question).text // '♭3rd of C natural minor'
 */
export const earLine = (question: EarTask): Line => {
  const { text, spoken } = ordinalOf(question.degree);
  return {
    text: `${text} of ${scaleLine(question).text}`,
    spoken: `${spoken} of ${scaleLine(question).spoken}`,
  };
};
