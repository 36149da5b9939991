import { INVERSION_CODES, INVERSIONS, type Inversion } from '../../../instrument/shape';
import { spokenResults } from '../../../neckQuiz/text';
import type { AnswerOption } from '../../../quiz/definition';
import { openQuestion, QUIZ_LENGTH } from '../../../quiz/session';
import { chooseFirst, spokenAnswer, spokenChosen, waitingFor } from '../../../quiz/text';
import { TRIAD_QUALITIES, type TriadQuality } from '../../../theory/triad';
import { triadsTable } from '../settings';
import {
  type GivenName,
  lineOf,
  NAMED,
  type Naming,
  namingPrompt,
  solutionText,
  spokenNaming,
  spokenPlaces,
  spokenShapeAnswer,
  triadLine,
} from '../text';
import { ASKED_SHAPES, namingCells } from './askedShapes';
import type { TriadsQuestion, TriadsQuiz } from './question';

interface NamingQuiz<Answer> {
  readonly id: string;
  readonly naming: Naming;
  readonly options: readonly AnswerOption<Answer>[];
  readonly answerOf: (question: TriadsQuestion) => Answer;
  /** The name of the triad, where its shape alone leaves several answers. */
  readonly given?: GivenName;
}

/** A quiz that asks what a shape is: it is marked on the neck, can be heard, and is told by its strings and frets. */
function namingQuiz<Answer extends string>({
  id,
  naming,
  options,
  answerOf,
  given = () => undefined,
}: NamingQuiz<Answer>): TriadsQuiz<Answer> {
  const optionOf = (answer: Answer) => options.find(option => option.answer === answer);
  return {
    ...ASKED_SHAPES,
    id,
    locks: triadsTable.rows.map(row => row.id),
    answerCodes: options.map(({ code }) => code),
    missingAnswer: chooseFirst(NAMED[naming]),
    startChange: 'redrawn',
    lengthOf: () => QUIZ_LENGTH,
    spokenItem: question => lineOf(question).spoken,

    answersTo: () => options,
    answerIn: draft => draft,
    grade: (question, answer) => (answer === answerOf(question) ? 'right' : 'wrong'),
    correctText: question => optionOf(answerOf(question))?.text ?? '',
    promptOf: question => namingPrompt(naming, given(question), question),
    spokenQuestion: asked => spokenNaming(naming, given(asked.question), asked),
    spokenArrival: asked =>
      asked.number === 1 || asked.pace.kind === 'eyes-free'
        ? spokenNaming(naming, given(asked.question), asked)
        : spokenPlaces(given(asked.question), asked.question),
    spokenDraft: (_, draft) => spokenChosen(draft),
    spokenVerdict({ question, verdict }) {
      const answer = answerOf(question);
      const right = verdict === 'right' ? answer : spokenShapeAnswer(naming, question, answer);
      return spokenAnswer(right, verdict);
    },
    spokenResults,

    neckOf: ({ setup: { instrument, frets } }) => ({ instrument, firstFret: 0, lastFret: frets }),
    targetOf: ({ shape }) => shape.notes[0]?.position ?? { guitarString: 0, fret: 0 },
    seenIn: ({ shape }) => shape.notes.map(({ position }) => position),
    cellsOf: namingCells,
    heardIn: session => openQuestion(session).shape.notes.map(({ position }) => position),
    reviewOf: ({ question }) => [solutionText(question)],
    waiting: waitingFor(NAMED[naming]),
    lineOf,
  };
}

const QUALITY_KEYS = { major: 'shift+m', minor: 'm', diminished: 'd', augmented: 'a' } as const;

/** The qualities as answers. */
export const QUALITY_OPTIONS: readonly AnswerOption<TriadQuality>[] = TRIAD_QUALITIES.map(quality => ({
  ...{ code: quality, answer: quality, text: quality, hotkey: QUALITY_KEYS[quality] },
}));

/** Name the quality of a shape: no two qualities share one. */
export const nameQuality = namingQuiz<TriadQuality>({
  id: 'name-quality',
  naming: 'quality',
  options: QUALITY_OPTIONS,
  answerOf: ({ form }) => form.quality,
});

const INVERSION_KEYS = { 'root position': '1', 'first inversion': '2', 'second inversion': '3' } as const;

/**
 * Name the inversion of a shape. The three of an augmented triad are the same shape, four frets apart: only its root tells
 * which, so that is given.
 */
export const nameInversion = namingQuiz<Inversion>({
  id: 'name-inversion',
  naming: 'inversion',
  options: INVERSIONS.map(inversion => ({
    ...{ code: INVERSION_CODES[inversion], answer: inversion, text: inversion },
    hotkey: INVERSION_KEYS[inversion],
  })),
  answerOf: ({ form }) => form.inversion,
  given: question => (question.form.quality === 'augmented' ? triadLine(question) : undefined),
});
