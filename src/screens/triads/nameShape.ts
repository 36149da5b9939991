import type { AnswerOption } from '../../quiz/definition';
import { openQuestion } from '../../quiz/session';
import { TRIAD_QUALITIES, type TriadQuality } from '../../theory/triad';
import { spokenResults } from '../neckQuizText';
import { QUIZ_LENGTH } from '../quizLength';
import { ASKED_SHAPES } from './askedShapes';
import type { TriadsQuestion, TriadsQuiz } from './definition';
import {
  lineOf,
  NAME_QUALITY,
  type NamingTexts,
  namingPrompt,
  solutionText,
  spokenChosen,
  spokenNaming,
  spokenPlaces,
  spokenVerdictOn,
} from './quizText';
import { triadsTable } from './settings';
import { namingCells } from './shapeCells';

interface Naming<Answer> {
  readonly id: string;
  readonly texts: NamingTexts;
  readonly options: readonly AnswerOption<Answer>[];
  readonly answerOf: (question: TriadsQuestion) => Answer;
}

/** A quiz that asks what a shape is: it is marked on the neck, can be heard, and is told by its strings and frets. */
function namingQuiz<Answer extends string>({
  id,
  texts,
  options,
  answerOf,
}: Naming<Answer>): TriadsQuiz<Answer> {
  const optionOf = (answer: Answer) => options.find(option => option.answer === answer);
  return {
    ...ASKED_SHAPES,
    id,
    locks: triadsTable.rows.map(row => row.id),
    answerCodes: options.map(({ code }) => code),
    missingAnswer: texts.missing,
    startChange: 'redrawn',
    lengthOf: () => QUIZ_LENGTH,
    spokenItem: question => lineOf(question).spoken,

    answersTo: () => options,
    answerIn: draft => draft,
    grade: (question, answer) => (answer === answerOf(question) ? 'right' : 'wrong'),
    correctText: question => optionOf(answerOf(question))?.text ?? '',
    promptOf: question => namingPrompt(texts, question),
    spokenQuestion: asked => spokenNaming(texts, asked),
    spokenArrival: asked =>
      asked.number === 1 || asked.pace.kind === 'eyes-free'
        ? spokenNaming(texts, asked)
        : spokenPlaces(asked.question),
    spokenDraft: (_, draft) => spokenChosen(draft),
    spokenVerdict: ({ question, verdict }) => spokenVerdictOn(answerOf(question), verdict),
    spokenResults,

    neckOf: ({ setup: { instrument, frets } }) => ({ instrument, firstFret: 0, lastFret: frets }),
    targetOf: ({ shape }) => shape.notes[0]?.position ?? { guitarString: 0, fret: 0 },
    cellsOf: namingCells,
    heardIn: session => openQuestion(session).shape.notes.map(({ position }) => position),
    reviewOf: ({ question }) => [solutionText(question)],
    waiting: texts.waiting,
    lineOf,
  };
}

const QUALITY_KEYS = { major: 'shift+m', minor: 'm', diminished: 'd', augmented: 'a' } as const;

/** Name the quality of a shape: no two qualities share one. */
export const nameQuality = namingQuiz<TriadQuality>({
  id: 'name-quality',
  texts: NAME_QUALITY,
  options: TRIAD_QUALITIES.map(quality => ({
    ...{ code: quality, answer: quality, text: quality, hotkey: QUALITY_KEYS[quality] },
  })),
  answerOf: ({ form }) => form.quality,
});
