import { BARE_CELL, type CellAt, type CellView, type Mark } from '../../../fretboard/cell';
import { type ToneStyle, toneView } from '../../../fretboard/toneCells';
import { inNeckOrder } from '../../../instrument/cursor';
import { type Position, pitchClassAt, positionId, samePosition } from '../../../instrument/position';
import {
  type ChordFault,
  chordFaults,
  fretsText,
  positionsOfVoicing,
  type Voicing,
  voicingsOf,
} from '../../../instrument/voicing';
import { NOTHING_SELECTED, type Places, pickedIn, SELECTED } from '../../../neckQuiz/pickedPlaces';
import { stringKeys } from '../../../neckQuiz/placeCommands';
import { spokenResults } from '../../../neckQuiz/text';
import { isQuick } from '../../../quiz/pace';
import { type Answered, answerOf, QUIZ_LENGTH } from '../../../quiz/session';
import { drawnName, spokenName } from '../../../theory/names';
import { chromaticName } from '../../../theory/note';
import { ACT, ARROWS } from '../../../ui/HowToUse';
import { chordsTable } from '../settings';
import { noteIn } from '../view';
import { ASKED_CHORDS, type ChordsQuestion, type ChordsQuiz, LAST_FRET } from './question';
import {
  askedLine,
  BUILD_TAPS,
  BUILD_USES,
  BUILD_WAITING,
  buildPrompt,
  builtText,
  chordLine,
  faultText,
  INSTEAD,
  solvedNotes,
  spokenBuild,
  spokenBuilt,
  spokenFaults,
  spokenOneWay,
} from './text';

/** As many shapes are compared with what was built. */
const COMPARED = 12;

/** The shapes of a question's chord; computed once, when a verdict needs them. */
const known = new WeakMap<ChordsQuestion, readonly Voicing[]>();

function voicingsFor(question: ChordsQuestion): readonly Voicing[] {
  const found =
    known.get(question) ??
    voicingsOf(question.setup.instrument, question.chord, LAST_FRET).slice(0, COMPARED);
  known.set(question, found);
  return found;
}

const sharedWith = (voicing: Voicing, places: Places): number =>
  positionsOfVoicing(voicing).filter(own => places.some(place => samePosition(own, place))).length;

/** The shape that has the most places of what was built; the one that comes first, if it has as many as any. */
function closestTo(question: ChordsQuestion, places: Places): Voicing {
  if (places.length === 0) return question.voicing;
  return voicingsFor(question).reduce(
    (best, each) => (sharedWith(each, places) > sharedWith(best, places) ? each : best),
    question.voicing,
  );
}

const faultsIn = ({ setup, chord }: ChordsQuestion, places: Places): readonly ChordFault[] =>
  chordFaults(setup.instrument, chord, places);

const isForeign = (fault: ChordFault): boolean => fault.kind === 'foreign';

/** The places of an answer, and those that a shape near it has besides: none where it is right. */
function marksIn(answered: Answered<ChordsQuestion, Places>): ReadonlyMap<string, Mark> {
  const { question, verdict } = answered;
  const picked = pickedIn(answered);
  const foreign = faultsIn(question, picked).flatMap(fault =>
    fault.kind === 'foreign' ? [fault.place] : [],
  );
  const missed =
    verdict === 'right' || foreign.length > 0 ? [] : positionsOfVoicing(closestTo(question, picked));
  return new Map<string, Mark>([
    ...missed.map(place => [positionId(place), 'missed'] as const),
    ...picked.map(place => [positionId(place), 'right'] as const),
    ...foreign.map(place => [positionId(place), 'wrong'] as const),
  ]);
}

/** A place under a verdict: its note in the chord, or the plain name of one that isn't in it. */
function judgedCell(
  { setup, chord }: ChordsQuestion,
  place: Position,
  mark: Mark,
  style: ToneStyle,
): CellView {
  const pitch = pitchClassAt(setup.instrument, place);
  const tone = noteIn(chord, pitch);
  if (tone) return { ...toneView({ degree: 'R', ...tone }, style), mark };
  const name = chromaticName(pitch, setup.accidentals);
  return { text: drawnName(name, style.names, style.signs), spoken: spokenName(name, style.names), mark };
}

function askedCells(draft: Places = []): CellAt {
  const chosen = new Set<string>(draft.map(positionId));
  return position => (chosen.has(positionId(position)) ? { ...BARE_CELL, mark: 'selected' } : BARE_CELL);
}

function answeredCells(answered: Answered<ChordsQuestion, Places>, style: ToneStyle): CellAt {
  const marks = marksIn(answered);
  return position => {
    const mark = marks.get(positionId(position));
    return mark === undefined ? BARE_CELL : judgedCell(answered.question, position, mark, style);
  };
}

/** Build a chord on the neck, a place on each string that sounds: any shape that sounds it and fits a hand is right. */
export const buildChord: ChordsQuiz<Places> = {
  ...ASKED_CHORDS,
  id: 'build-chord',
  locks: chordsTable.rows.map(row => row.id),
  answerCodes: [],
  takesPairs: () => true,
  missingAnswer: NOTHING_SELECTED,
  startChange: 'redrawn',
  lengthOf: () => QUIZ_LENGTH,
  spokenItem: question => askedLine(question).spoken,

  answersTo: () => [],
  answerIn: draft => (draft === undefined || draft.length === 0 ? undefined : draft),
  // What is missing may still come, but a foreign note decides.
  isFinal(question, draft) {
    const faults = faultsIn(question, draft);
    return faults.length === 0 || faults.some(isForeign);
  },
  grade: (question, places) => (faultsIn(question, places).length === 0 ? 'right' : 'wrong'),
  solutionOf: ({ voicing }) => positionsOfVoicing(voicing),
  codesOf: ({ setup, chord }, answer = []) => ({
    asked: chordLine(chord).text,
    answered: answer.length === 0 ? '' : builtText(setup.instrument, answer),
  }),
  correctText: ({ voicing }) => fretsText(voicing),
  promptOf: buildPrompt,
  spokenQuestion: spokenBuild,
  spokenDraft: () => '',
  spokenVerdict(answered) {
    const { question, verdict } = answered;
    if (verdict === 'right') return spokenBuilt(question);
    const picked = pickedIn(answered);
    const oneWay = spokenOneWay(question, closestTo(question, picked));
    return verdict === 'given-up'
      ? oneWay
      : `${spokenFaults(question, faultsIn(question, picked))} ${oneWay}`;
  },
  spokenSolution: question => spokenOneWay(question, question.voicing),
  spokenResults,

  targetOf: () => undefined,
  cellsOf: (session, style) =>
    session.status === 'asking' ? askedCells(session.draft) : answeredCells(session.last, style),
  heardIn(session) {
    if (session.status === 'asking') return [];
    const { question, verdict } = session.last;
    const built = verdict === 'right' ? answerOf(session.last) : undefined;
    return built ? inNeckOrder(built) : positionsOfVoicing(question.voicing);
  },
  pick(_, places = [], place, pace) {
    const isPicked = places.some(other => samePosition(other, place));
    if (isPicked) return { draft: places.filter(other => !samePosition(other, place)), say: SELECTED.less };
    const others = places.filter(({ guitarString }) => guitarString !== place.guitarString);
    const isInstead = others.length < places.length;
    const said = isInstead ? `${SELECTED.more}, ${INSTEAD}` : SELECTED.more;
    return { draft: [...others, place], say: isQuick(pace) && !isInstead ? SELECTED.more : said };
  },
  mistakesOf(answered) {
    const marks = marksIn(answered);
    const places = [
      ...pickedIn(answered),
      ...positionsOfVoicing(closestTo(answered.question, pickedIn(answered))),
    ];
    const mistakes = places.filter(place => ['wrong', 'missed'].includes(marks.get(positionId(place)) ?? ''));
    return inNeckOrder(mistakes);
  },
  seenIn: (question, answered) =>
    answered ? [...pickedIn(answered), ...positionsOfVoicing(closestTo(question, pickedIn(answered)))] : [],
  reviewOf(answered) {
    const { question, verdict } = answered;
    if (verdict !== 'wrong') return [solvedNotes(question)];
    return faultsIn(question, pickedIn(answered)).map(fault => faultText(question, fault));
  },
  solutionLines: question => [solvedNotes(question)],
  waiting: BUILD_WAITING,
  howToAnswer: ({ setup }, pace) => ({
    items: [
      { ...BUILD_USES.move, keys: ARROWS },
      { ...BUILD_USES.pick, keys: ACT },
      ...(pace.kind === 'drill' ? [{ keys: stringKeys(setup.instrument), ...BUILD_USES.pairs }] : []),
    ],
    taps: isQuick(pace) ? BUILD_TAPS.quick : BUILD_TAPS.calm,
  }),
  lineOf: askedLine,
};
