import { inTurn, oneByOne, type PlannedTone, strumPlan } from '../../../audio/plan';
import { BARE_CELL } from '../../../fretboard/cell';
import { midiAt } from '../../../instrument/position';
import { spokenResults } from '../../../neckQuiz/text';
import { limitedTo } from '../../../practice/curriculum';
import {
  earChordTypeItem,
  earChordTypeOfItem,
  earChordTypesCurriculum,
} from '../../../practice/heardChordTypes';
import { type Chance, pick, pickEvenly } from '../../../quiz/seed';
import { answerOf, openAnswer, openQuestion, QUIZ_LENGTH } from '../../../quiz/session';
import { chooseFirst, spokenAnswer, spokenChosen } from '../../../quiz/text';
import { type ChordType, chordTypeName, spokenChordType } from '../../../theory/chord';
import { pitchClassOf } from '../../../theory/note';
import { chordsTable } from '../settings';
import { placesOfShape, solvedCells } from './nameChord';
import {
  ASKED_CHORDS,
  type ChordsQuestion,
  type ChordsQuiz,
  type ChordsSetup,
  questionOn,
  TYPE_OPTIONS,
} from './question';
import {
  A_TYPE,
  askedLine,
  chordNotes,
  EAR_WAITING,
  earPrompt,
  spokenChordNotes,
  spokenEar,
  spokenEarArrival,
  theType,
} from './text';

/** A chord of a type on any of the roots that have a shape of it. */
function chordOf(setup: ChordsSetup, type: ChordType, chance: Chance): ChordsQuestion | undefined {
  let roots = setup.roots;
  while (roots.length > 0) {
    const root = pick(roots, chance);
    const question = questionOn(setup, { type, root });
    if (question) return question;
    roots = roots.filter(each => each !== root);
  }
  return undefined;
}

/** How long each string sounds by itself (seconds). */
const NOTE = 0.5;

/** The pause between the right chord and a wrong answer (seconds). */
const BETWEEN = 0.5;

function soundOf(question: ChordsQuestion): readonly PlannedTone[] {
  const { instrument, sounding } = question.setup;
  const midis = placesOfShape(question)
    .map(place => midiAt(instrument, place))
    .sort((one, other) => one - other);
  return sounding === 'together' ? strumPlan(midis) : oneByOne(midis, NOTE);
}

/** Name the type of a chord that is heard: strummed, or string by string. */
export const chordByEar: ChordsQuiz<ChordType> = {
  id: 'ear-chord-type',
  locks: chordsTable.rows.map(row => row.id),
  answerCodes: TYPE_OPTIONS.map(({ code }) => code),
  missingAnswer: chooseFirst(A_TYPE),
  isHeard: true,
  isTold: true,
  isHeardAfterText: true,
  startChange: 'redrawn',
  lengthOf: () => QUIZ_LENGTH,
  next(setup, answered, chance) {
    const before = answered.map(({ question }) => question.chord.type);
    let types = setup.types;
    while (types.length > 0) {
      const type = pickEvenly(types, before, chance);
      const question = chordOf(setup, type, chance);
      if (question) return question;
      types = types.filter(each => each !== type);
    }
    return undefined;
  },
  whyNone: ASKED_CHORDS.whyNone,
  curriculumOf({ types, sounding }) {
    const items = new Set(types.map(type => earChordTypeItem({ type, sounding })));
    return limitedTo(earChordTypesCurriculum(sounding), item => items.has(item));
  },
  questionOf(setup, item, chance) {
    const wanted = earChordTypeOfItem(item);
    const isAsked = wanted?.sounding === setup.sounding && setup.types.includes(wanted.type);
    return isAsked ? chordOf(setup, wanted.type, chance) : undefined;
  },
  itemOf: ({ setup: { sounding }, chord: { type } }) => earChordTypeItem({ type, sounding }),
  spokenItem: ({ chord: { type } }) => spokenChordType(type),

  answersTo: ({ setup: { types } }) => TYPE_OPTIONS.filter(({ answer }) => types.includes(answer)),
  answerIn: draft => draft,
  grade: ({ chord: { type } }, answer) => (answer === type ? 'right' : 'wrong'),
  takenFor(answered) {
    const answer = answerOf(answered);
    return answer && { right: theType(answered.question.chord.type), given: theType(answer) };
  },
  correctText: ({ chord: { type } }) => chordTypeName(type),
  promptOf: earPrompt,
  spokenQuestion: spokenEar,
  spokenArrival: spokenEarArrival,
  spokenDraft: (_, draft) => spokenChosen(spokenChordType(draft)),
  spokenVerdict: ({ question: { setup, chord }, verdict }) =>
    spokenAnswer(
      verdict === 'right' ? spokenChordType(chord.type) : spokenChordNotes(chord, setup.instrument.names),
      verdict,
    ),
  spokenResults,

  neckOf: ASKED_CHORDS.neckOf,
  targetOf: () => undefined,
  seenIn: (question, answered) => (answered ? placesOfShape(question) : []),
  cellsOf: (session, style) =>
    session.status === 'asking' ? () => BARE_CELL : solvedCells(session.last.question, style),
  heard: {
    arrival: soundOf,
    again(session) {
      const question = openQuestion(session);
      const { setup, chord } = question;
      const right = soundOf(question);
      const answer = session.status === 'asking' ? undefined : openAnswer(session);
      if (answer === undefined || answer === chord.type) return right;
      const yours = questionOn(setup, { type: answer, root: pitchClassOf(chord.root) });
      return yours ? inTurn([right, soundOf(yours)], BETWEEN) : right;
    },
    context: () => undefined,
    drone: () => undefined,
  },
  heardIn: () => [],
  reviewOf: ({ question: { setup, chord } }) => [chordNotes(chord, setup.instrument.names)],
  waiting: EAR_WAITING,
  lineOf: askedLine,
};
