import type { NeckQuiz } from '../../../neckQuiz/definition';
import { type PassageQuestion, passageQuiz, strummedPassage } from '../../../neckQuiz/passage';
import { QUIZ_LENGTH } from '../../../quiz/session';
import { triadsTable } from '../settings';
import { lineOf, STRUM_HINT, shapeName } from '../text';
import { ASKED_SHAPES } from './askedShapes';
import type { TriadsQuestion, TriadsSetup } from './question';

/** Asks for a note of a shape to be played. */
export interface PlayShapeQuestion extends TriadsQuestion, PassageQuestion {}

/** How many notes a shape has. */
const NOTES = 3;

const wholeShapes = (notes: number): number => Math.max(1, Math.ceil(notes / NOTES)) * NOTES;

/** The first note of a shape, from its lowest string. */
function firstOf(question: TriadsQuestion): PlayShapeQuestion | undefined {
  const { setup, shape } = question;
  const { instrument, frets, say = 'mistakes' } = setup;
  const [note] = shape.notes;
  if (note === undefined) return undefined;
  const passage = {
    ...{ instrument, name: shapeName(question), firstFret: 0, lastFret: frets },
    notes: shape.notes,
  };
  return { ...question, passage, playing: { order: 'up', times: 1, say }, at: 0, note };
}

const PASSAGE = passageQuiz<TriadsSetup, PlayShapeQuestion>();

/** Play a shape string by string from its lowest, or strum it. */
export const playShape: NeckQuiz<TriadsSetup, PlayShapeQuestion, number> = {
  ...PASSAGE,
  played: { ...PASSAGE.played, strummed: strummedPassage },
  playedHint: source => (source === 'microphone' ? STRUM_HINT.shape : undefined),
  id: 'play-shape',
  locks: triadsTable.rows.map(({ id }) => id),
  lengthOf: () => QUIZ_LENGTH,
  wholeLength: (_setup, length) => wholeShapes(length),
  next(setup, answered, chance) {
    const shapes = answered.filter(({ question }) => question.at === 0);
    const question = ASKED_SHAPES.next(setup, shapes, chance);
    return question && firstOf(question);
  },
  restOf(answered) {
    const last = answered.at(-1)?.question;
    const note = last?.passage.notes[last.at + 1];
    return last && note && { ...last, at: last.at + 1, note };
  },
  setupIn: ASKED_SHAPES.setupIn,
  whyNone: ASKED_SHAPES.whyNone,
  curriculumOf: ASKED_SHAPES.curriculumOf,
  questionOf(setup, item, chance) {
    const question = ASKED_SHAPES.questionOf(setup, item, chance);
    return question && firstOf(question);
  },
  isEasy: ASKED_SHAPES.isEasy,
  itemOf: ASKED_SHAPES.itemOf,
  spokenItem: question => lineOf(question).spoken,
  lineOf,
};
