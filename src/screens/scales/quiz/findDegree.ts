import { BARE_CELL, type CellAt } from '../../../fretboard/cell';
import { type ToneStyle, toneView } from '../../../fretboard/toneCells';
import { inNeckOrder } from '../../../instrument/cursor';
import { type Pattern, type PatternSystem, patternsOf, systemFor } from '../../../instrument/pattern';
import { type Position, positionId, samePosition, stringNumber } from '../../../instrument/position';
import {
  gradeOf,
  isDecided,
  marksOf,
  mistakesIn,
  NOTHING_SELECTED,
  PICK_WAITING,
  type Places,
  pickedIn,
  type Review,
  reviewed,
  SELECTED,
  spokenFound,
  toggled,
} from '../../../neckQuiz/pickedPlaces';
import { spokenResults } from '../../../neckQuiz/text';
import {
  type PatternDegree,
  patternDegrees,
  patternItem,
  patternOfItem,
  patternsCurriculum,
} from '../../../practice/degrees';
import { isQuick } from '../../../quiz/pace';
import { type Chance, drawNext } from '../../../quiz/seed';
import { type Answered, openQuestion, QUIZ_LENGTH } from '../../../quiz/session';
import { sentences } from '../../../quiz/text';
import { toneNamed } from '../../../theory/degreeName';
import { type ScaleKey, type ScaleType, scale } from '../../../theory/scale';
import { degreeText, patternDegreeText } from '../../degreeText';
import { diagramName } from '../askSettings';
import { scalesTable } from '../settings';
import {
  askedKeysOf,
  type DegreeQuestion,
  isEasy,
  type ScalesQuiz,
  type ScalesSetup,
  setupIn,
} from './question';
import {
  findDegreePrompt,
  NO_KEYS,
  NOT_IN_PATTERN,
  reviewText,
  solutionText,
  spokenFindDegree,
  spokenFindVerdict,
  spokenFoundPlaces,
  spokenMoved,
} from './text';

/** Asks for every place of a degree within a pattern. */
export interface FindDegreeQuestion extends DegreeQuestion {
  readonly system: PatternSystem;
  readonly pattern: Pattern;
  readonly correctPositions: readonly Position[];
}

const reviewOf = (answered: Answered<FindDegreeQuestion, Places>): Review =>
  reviewed(answered.question.correctPositions, pickedIn(answered));

const systemOf = ({ instrument, system }: ScalesSetup, type: ScaleType): PatternSystem =>
  systemFor(instrument, scale('C', type), system);

function degreesIn(setup: ScalesSetup): readonly PatternDegree[] {
  const asked = setup.types.filter(type => askedKeysOf(setup, type).length > 0);
  const systems = new Map(asked.map(type => [type, systemOf(setup, type)]));
  return patternDegrees(setup.instrument).filter(({ type, system }) => systems.get(type) === system);
}

const formOf = ({ system, type, degree, pattern }: FindDegreeQuestion): PatternDegree => ({
  ...{ system, type, degree },
  pattern: pattern.id,
});

function questionIn(setup: ScalesSetup, form: PatternDegree, key: ScaleKey): FindDegreeQuestion | undefined {
  const { system, type, degree } = form;
  const of = scale(key, type);
  const pattern = patternsOf(system, setup.instrument, of).find(({ id }) => id === form.pattern);
  const tone = toneNamed(of, degree);
  if (pattern === undefined || tone === undefined) return undefined;
  const correctPositions = pattern.notes
    .filter(each => each.degree === tone.degree)
    .map(({ position }) => position);
  return { setup, key, type, degree, system, pattern, correctPositions };
}

/** A question about a degree within a pattern: in a key that wasn't asked yet, while there is any. */
const questionAbout = (
  setup: ScalesSetup,
  form: PatternDegree,
  asked: readonly ScaleKey[],
  chance: Chance,
): FindDegreeQuestion | undefined => {
  const keys = askedKeysOf(setup, form.type);
  return keys.length === 0 ? undefined : questionIn(setup, form, drawNext(keys, asked, chance));
};

const firstPlace = ({ pattern }: FindDegreeQuestion): Position =>
  pattern.notes[0]?.position ?? { guitarString: 0, fret: pattern.startFret };

/** Right and wrong picks look the same until the answer is submitted. */
function askedCells({ pattern }: FindDegreeQuestion, draft: Places = []): CellAt {
  const inPattern = new Set<string>(pattern.notes.map(({ position }) => positionId(position)));
  const chosen = new Set<string>(draft.map(positionId));
  return position => {
    const id = positionId(position);
    if (chosen.has(id)) return { ...BARE_CELL, mark: 'selected' };
    return inPattern.has(id) ? { ...BARE_CELL, mark: 'target' } : BARE_CELL;
  };
}

function answeredCells(answered: Answered<FindDegreeQuestion, Places>, style: ToneStyle): CellAt {
  const marks = marksOf(reviewOf(answered));
  const notes = new Map(answered.question.pattern.notes.map(note => [positionId(note.position), note]));
  return position => {
    const id = positionId(position);
    const note = notes.get(id);
    if (note === undefined) return BARE_CELL;
    const view = toneView(note, { ...style, display: 'intervals' });
    const mark = marks.get(id);
    return mark === undefined ? { ...view, emphasis: 'weak' } : { ...view, mark };
  };
}

/** Find every place of a degree within a pattern. */
export const findDegree: ScalesQuiz<FindDegreeQuestion, Places> = {
  id: 'find-degree',
  locks: scalesTable.rows.map(({ id }) => id),
  answerCodes: [],
  missingAnswer: NOTHING_SELECTED,
  startChange: 'redrawn',
  lengthOf: () => QUIZ_LENGTH,
  next(setup, answered, chance) {
    const forms = degreesIn(setup);
    if (forms.length === 0) return undefined;
    const itemOf = (form: PatternDegree) => patternItem(setup.instrument, form);
    const asked = answered.map(({ question }) => question);
    const form = drawNext(forms, asked.map(formOf), chance, itemOf);
    const before = asked.filter(question => itemOf(formOf(question)) === itemOf(form));
    return questionAbout(
      setup,
      form,
      before.map(({ key }) => key),
      chance,
    );
  },
  isEasy,
  setupIn,
  whyNone: setup => (degreesIn(setup).length > 0 ? undefined : NO_KEYS),
  curriculumOf: setup => patternsCurriculum(setup.instrument, degreesIn(setup)),
  questionOf(setup, item, chance) {
    // A round of just some items may have patterns of several systems.
    const form = patternOfItem(setup.instrument, item);
    return form && setup.types.includes(form.type) ? questionAbout(setup, form, [], chance) : undefined;
  },
  itemOf: question => patternItem(question.setup.instrument, formOf(question)),
  spokenItem: question => patternDegreeText(formOf(question)).spoken,

  answersTo: () => [],
  // Every degree has a place in each pattern, so an empty answer can only be a slip of Enter.
  answerIn: draft => (draft === undefined || draft.length === 0 ? undefined : draft),
  isFinal: ({ correctPositions }, draft) => isDecided(reviewed(correctPositions, draft)),
  grade: ({ correctPositions }, places) => gradeOf(reviewed(correctPositions, places)),
  solutionOf: ({ correctPositions }) => correctPositions,
  codesOf: ({ setup: { instrument }, degree }, answer = []) => ({
    asked: degree,
    answered: answer
      .map(({ guitarString, fret }) => `${stringNumber(instrument, guitarString)}:${fret}`)
      .join(' '),
  }),
  correctText: question => degreeText(question, question.setup.instrument.names).text,
  promptOf: findDegreePrompt,
  spokenQuestion: asked => spokenFindDegree(asked, asked.question.pattern),
  spokenArrival(asked) {
    const question = spokenFindDegree(asked, asked.question.pattern);
    // The whole neck is drawn anew: a screen reader misses that the focus has moved within it.
    const isMissed = asked.number > 1 || asked.pace.kind === 'eyes-free';
    const { setup } = asked.question;
    return isMissed
      ? sentences(question, spokenMoved(setup.instrument, firstPlace(asked.question)))
      : question;
  },
  spokenDraft: () => '',
  spokenVerdict: answered => spokenFindVerdict(answered.question, reviewOf(answered), answered.verdict),
  spokenSolution: ({ setup, correctPositions }) =>
    spokenFoundPlaces(setup.instrument, inNeckOrder(correctPositions)),
  spokenResults,

  neckOf: ({ setup: { instrument }, pattern: { startFret, endFret } }) => ({
    ...{ instrument, firstFret: startFret, lastFret: endFret },
  }),
  targetOf: firstPlace,
  seenIn: ({ pattern }) => pattern.notes.slice(0, 1).map(({ position }) => position),
  cellsOf: (session, style) =>
    session.status === 'asking'
      ? askedCells(openQuestion(session), session.draft)
      : answeredCells(session.last, style),
  heardIn: session => (session.status === 'asking' ? [] : session.last.question.correctPositions),
  pick({ correctPositions, pattern }, places = [], place, pace) {
    if (!pattern.notes.some(({ position }) => samePosition(position, place))) return { say: NOT_IN_PATTERN };
    const draft = toggled(places, place);
    const isMore = draft.length > places.length;
    if (!isQuick(pace)) return { draft, say: isMore ? SELECTED.more : SELECTED.less };
    // In a drill, where each pick is judged at once, a found place stays found.
    return isMore ? { draft, say: spokenFound(draft.length, correctPositions.length) } : undefined;
  },
  mistakesOf: answered => mistakesIn(reviewOf(answered)),
  reviewOf: answered =>
    reviewText(
      answered.question.setup.instrument,
      reviewOf(answered),
      diagramName(answered.question.pattern.id),
    ),
  solutionLines: ({ setup, pattern, correctPositions }) =>
    solutionText(setup.instrument, inNeckOrder(correctPositions), diagramName(pattern.id)),
  waiting: PICK_WAITING,
  lineOf: question => patternDegreeText(formOf(question)),
};
