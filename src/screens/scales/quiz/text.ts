import type { Instrument } from '../../../instrument/instrument';
import type { Pattern } from '../../../instrument/pattern';
import type { Position } from '../../../instrument/position';
import { briefPlace, placeText } from '../../../instrument/text';
import { countedText, placesCount, type Review, solvedText } from '../../../neckQuiz/pickedPlaces';
import { placeAsked } from '../../../neckQuiz/text';
import type { Asked, Prompt } from '../../../quiz/definition';
import type { Verdict } from '../../../quiz/session';
import { sentences, spokenAnswer, spokenProgress } from '../../../quiz/text';
import type { Line, Tone } from '../../../theory/degree';
import { degreeOrdinal, spokenDegreeName } from '../../../theory/degreeName';
import { drawnName, spokenName } from '../../../theory/names';
import { scale, scaleName, spokenScale } from '../../../theory/scale';
import { degreeText } from '../../degreeText';
import { diagramName } from '../askSettings';
import type { DegreeQuestion, ScalesQuestion, ScalesSetup } from './question';

/** The scale of a question. */
const scaleLine = ({ key, type, setup: { instrument } }: ScalesQuestion): Line => ({
  text: scaleName(scale(key, type), 'letters', instrument.names),
  spoken: spokenScale(scale(key, type), instrument.names),
});

/** Why nothing can be asked. */
export const NO_DEGREES = 'These strings and frets have no note of these scales';

/** Why nothing can be asked where no ticked key is one of a ticked scale. */
export const NO_KEYS = "These scales aren't offered in these keys";

/** The question of Name the Degree. */
export const nameDegreePrompt = (question: ScalesQuestion, place: Position): Prompt => ({
  before: `Name the degree on ${placeText(question.setup.instrument, place)} in `,
  subject: scaleLine(question),
});

/**
 * The question of Name the Degree as spoken.
 *
 * @example spokenNameDegree(asked, place) // 'Question 1 of 12. Name the degree on string 5, fret 3 in E flat major.'
 */
export const spokenNameDegree = (asked: Asked<ScalesSetup, ScalesQuestion>, place: Position): string => {
  const where = placeAsked(asked, asked.setup.instrument, place);
  return sentences(
    spokenProgress(asked),
    `Name the degree on ${where} in ${scaleLine(asked.question).spoken}.`,
  );
};

/** What is said of a later question where the focused cell already says the place. */
export const spokenScaleOnly = (question: ScalesQuestion): string => `In ${scaleLine(question).spoken}.`;

/**
 * Which note a degree is, below the verdict.
 *
 * @example degreeNoteText(question, tone) // 'G is the 3rd of Eb major.'
 */
export const degreeNoteText = (question: DegreeQuestion, { note }: Tone): string =>
  `${drawnName(note, question.setup.instrument.names)} is the ${degreeOrdinal(question.degree, question.type).text} of ${scaleLine(question).text}.`;

/**
 * A degree with its note, which a wrong answer is to teach.
 *
 * @example spokenDegreeNote(question, tone) // '3, G'
 */
export const spokenDegreeNote = ({ degree, type, setup }: DegreeQuestion, tone: Tone | undefined): string =>
  [spokenDegreeName(degree, type), ...(tone ? [spokenName(tone.note, setup.instrument.names)] : [])].join(
    ', ',
  );

/** The question of Find the Degree. */
export const findDegreePrompt = (question: DegreeQuestion): Prompt => ({
  before: 'Find every ',
  subject: degreeText(question, question.setup.instrument.names),
  after: ' in this pattern',
});

const withinText = ({ id, startFret, endFret }: Pattern): string => {
  const name = typeof id === 'number' ? `pattern ${id}` : `the ${diagramName(id)}`;
  return `${name}, frets ${startFret} to ${endFret}`;
};

/**
 * The question of Find the Degree as spoken.
 *
 * @example spokenFindDegree(asked, pattern)
 *   // 'Question 1 of 12. Find every 6th degree of E flat major in pattern 1, frets 11 to 15.'
 */
export const spokenFindDegree = (asked: Asked<ScalesSetup, DegreeQuestion>, pattern: Pattern): string =>
  sentences(
    spokenProgress(asked),
    `Find every ${degreeText(asked.question, asked.setup.instrument.names).spoken} in ${withinText(pattern)}.`,
  );

/**
 * Where the cursor is, when a question has moved it.
 *
 * @example spokenMoved(STANDARD_GUITAR, place) // 'You are on string 6, fret 1.'
 */
export const spokenMoved = (instrument: Instrument, place: Position): string =>
  `You are on ${placeText(instrument, place)}.`;

/** Spoken when a place is picked that isn't in the pattern. */
export const NOT_IN_PATTERN = "That position isn't in this pattern";

/**
 * How an answer went, and in which pattern.
 *
 * @example reviewText(STANDARD_GUITAR, review, 'Pattern 2') // ['In Pattern 2:', '1 of 3 missed: string 5, fret 3.']
 */
export function reviewText(
  instrument: Instrument,
  { found, missed, wrong }: Review,
  pattern: string,
): readonly string[] {
  const text = (place: Position) => placeText(instrument, place);
  const all = found.length + missed.length;
  return [
    missed.length === 0 ? `All ${all} found in ${pattern}.` : `In ${pattern}:`,
    ...countedText(`of ${all} missed`, missed.map(text)),
    ...countedText('wrong', wrong.map(text)),
  ];
}

/**
 * Every place of a degree, and which pattern it is in.
 *
 * @example solutionText(STANDARD_GUITAR, places, 'Pattern 2') // ['In Pattern 2:', '2 positions: string 5, fret 3; string 2, open.']
 */
export const solutionText = (
  instrument: Instrument,
  places: readonly Position[],
  pattern: string,
): readonly string[] => [`In ${pattern}:`, ...solvedText(instrument, places)];

/**
 * The places of a degree in a pattern, as spoken before there is a verdict.
 *
 * @example spokenFoundPlaces(STANDARD_GUITAR, places) // '2 positions: string 5 fret 3, string 2 open.'
 */
export const spokenFoundPlaces = (instrument: Instrument, places: readonly Position[]): string =>
  `${placesCount(places.length)}: ${places.map(place => briefPlace(instrument, place)).join(', ')}.`;

/**
 * The verdict of Find the Degree as spoken: the wrong picks, then what was missed.
 *
 * @example spokenFindVerdict(question, review, 'wrong') // 'Wrong: string 5 fret 3. Missed 1: string 1 fret 8.'
 */
export function spokenFindVerdict(
  question: DegreeQuestion,
  { missed, wrong }: Review,
  verdict: Verdict,
): string {
  if (verdict === 'right')
    return spokenAnswer(degreeText(question, question.setup.instrument.names).spoken, verdict);
  const list = (places: readonly Position[]) =>
    places.map(place => briefPlace(question.setup.instrument, place)).join(', ');
  const wrongText = wrong.length > 0 ? [`Wrong: ${list(wrong)}.`] : verdict === 'wrong' ? ['Wrong.'] : [];
  const missedText = missed.length > 0 ? [`Missed ${missed.length}: ${list(missed)}.`] : ['Nothing missed.'];
  return [...wrongText, ...missedText].join(' ');
}
