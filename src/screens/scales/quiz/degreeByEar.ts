import type { DroneNotes } from '../../../audio/drone';
import { cadencePlan, resolutionPlan } from '../../../audio/keyPlan';
import { inTurn, NOTE_LENGTH, oneByOne, type PlannedTone, singlePlan } from '../../../audio/plan';
import { asDigit, type Hotkey } from '../../../commands/hotkey';
import { fretHotkey } from '../../../commands/numberRow';
import { BARE_CELL } from '../../../fretboard/cell';
import { toneView } from '../../../fretboard/toneCells';
import { allPositions, midiAt, type Position, samePosition } from '../../../instrument/position';
import { spokenResults } from '../../../neckQuiz/text';
import { limitedTo } from '../../../practice/curriculum';
import {
  degreeCode,
  EAR_DEGREES_CURRICULUM,
  earDegreeItem,
  earDegreeOfItem,
} from '../../../practice/heardDegrees';
import type { AnswerOption, PlayedAnswers } from '../../../quiz/definition';
import { lastOfOpenRow, wholeRows } from '../../../quiz/rows';
import { type Chance, drawNext, pickEvenly } from '../../../quiz/seed';
import { type Answered, answerOf, openAnswer, openQuestion, QUIZ_LENGTH } from '../../../quiz/session';
import { chooseFirst, spokenAnswer, spokenChosen } from '../../../quiz/text';
import { DEGREES, type Degree, degreeSemitones } from '../../../theory/degree';
import { spokenDegreeText } from '../../../theory/degreeName';
import { type HeardDegree, heardDegrees, heardTone, tonicMidi } from '../../../theory/heardDegree';
import { pitchClass, pitchClassOf } from '../../../theory/note';
import { PITCHES } from '../../../theory/pitch';
import { degreesOf, isMinor, type ScaleKey, type ScaleType } from '../../../theory/scale';
import { heardNote, spokenHeardNote } from '../../heardNote';
import type { DegreeToAsk } from '../askSettings';
import { scalesTable } from '../settings';
import {
  EAR_WAITING,
  earLine,
  earNoteText,
  earPrompt,
  LOWERED_RULE,
  NO_EAR_DEGREES,
  spokenEar,
  spokenEarArrival,
  spokenEarNote,
  theDegree,
} from './earText';
import { askedKeysOf, type ScalesQuestion, type ScalesQuiz, type ScalesSetup, setupIn } from './question';

const OCTAVE = 12;

/** A note of a question, as it is heard. */
export interface EarNote {
  readonly degree: Degree;
  readonly midi: number;
}

/** Asks which degree a note is that is heard, alone or with others in a row. */
export interface EarQuestion extends ScalesQuestion {
  readonly degree: Degree;
  /** All notes in a row. */
  readonly row: readonly EarNote[];
  /** Which of them this is, from 0. */
  readonly at: number;
  /** Whether the one before was in another key. */
  readonly isNewKey: boolean;
}

type Asked = readonly Pick<Answered<EarQuestion, Degree>, 'question'>[];

interface KeyOfScale {
  readonly key: ScaleKey;
  readonly type: ScaleType;
}

/**
 * The choice that asks about a degree.
 *
 * @example askedWith({ degree: '♭3', number: 3, isLowered: false, isOwn: true }) // 3
 */
export const askedWith = ({ isOwn, number }: HeardDegree): DegreeToAsk => {
  const own = ([1, 2, 3, 4, 5, 6, 7] as const).find(each => each === number);
  return isOwn && own !== undefined ? own : 'chromatic';
};

const degreesIn = ({ byEar }: ScalesSetup, type: ScaleType): readonly Degree[] =>
  heardDegrees(type)
    .filter(each => byEar.degrees.includes(askedWith(each)))
    .map(({ degree }) => degree);

const scaleId = ({ key, type }: KeyOfScale): string => `${key}-${type}`;

/** The scales that can be asked, in their keys. */
const scalesIn = (setup: ScalesSetup): readonly KeyOfScale[] =>
  setup.types
    .filter(type => degreesIn(setup, type).length > 0)
    .flatMap(type => askedKeysOf(setup, type).map(key => ({ key, type })));

/** The scale of the next row of notes: that of the last one, until it is time for another. */
function nextScale(
  setup: ScalesSetup,
  scales: readonly KeyOfScale[],
  answered: Asked,
  chance: Chance,
): KeyOfScale | undefined {
  if (scales.length === 0) return undefined;
  const { keyChange } = setup.byEar;
  const asked = answered.map(({ question }) => question).filter(({ at }) => at === 0);
  const last = asked.at(-1);
  const since = asked.length - asked.findLastIndex(({ isNewKey }) => isNewKey);
  const stays = last && (keyChange === 'never' || since < keyChange);
  const same = stays ? scales.find(each => scaleId(each) === scaleId(last)) : undefined;
  const before = asked.filter(({ isNewKey }) => isNewKey);
  return same ?? drawNext<KeyOfScale>(scales, before, chance, scaleId);
}

const midiOf = ({ byEar }: ScalesSetup, { key }: KeyOfScale, degree: Degree, chance: Chance): number => {
  const octave = byEar.octaves === 2 && chance() < 0.5 ? -OCTAVE : 0;
  return tonicMidi(pitchClassOf(key)) + degreeSemitones(degree) + octave;
};

/** A row of notes in a scale; the first one may be given. */
function rowIn(
  setup: ScalesSetup,
  of: KeyOfScale,
  answered: Asked,
  chance: Chance,
  first?: Degree,
): readonly EarNote[] {
  const degrees = degreesIn(setup, of.type);
  const before = answered.flatMap(({ question }) => (question.type === of.type ? [question.degree] : []));
  const row: EarNote[] = [];
  while (row.length < setup.byEar.row) {
    const known = [...before, ...row.map(({ degree }) => degree)];
    const degree = row.length === 0 && first !== undefined ? first : pickEvenly(degrees, known, chance);
    row.push({ degree, midi: midiOf(setup, of, degree, chance) });
  }
  return row;
}

function questionIn(
  setup: ScalesSetup,
  scales: readonly KeyOfScale[],
  answered: Asked,
  chance: Chance,
  first?: Degree,
): EarQuestion | undefined {
  const of = nextScale(setup, scales, answered, chance);
  if (of === undefined) return undefined;
  const row = rowIn(setup, of, answered, chance, first);
  const last = answered.at(-1)?.question;
  const isNewKey = last === undefined || scaleId(last) !== scaleId(of);
  return { setup, ...of, degree: row[0]?.degree ?? '1', row, at: 0, isNewKey };
}

const optionsIn = ({ setup, type }: EarQuestion): readonly HeardDegree[] =>
  heardDegrees(type).filter(({ isOwn }) => isOwn || setup.byEar.degrees.includes('chromatic'));

/** Its number; with Shift, and by the place of the key on any layout, what is a semitone below. */
const hotkeyOf = ({ number, isLowered }: HeardDegree): Hotkey | undefined =>
  isLowered ? fretHotkey(number + OCTAVE) : asDigit(String(number));

const optionOf = (each: HeardDegree): AnswerOption<Degree> => {
  const { degree, isLowered } = each;
  const [spoken, hotkey] = [spokenDegreeText(degree), hotkeyOf(each)];
  return {
    code: degreeCode(degree),
    answer: degree,
    text: degree,
    ...(spoken !== degree && { spoken }),
    ...(hotkey && { hotkey }),
    ...(isLowered && { keyRule: LOWERED_RULE }),
  };
};

/** The note that is asked for. */
const noteOf = ({ row, at, degree }: EarQuestion): EarNote => row[at] ?? { degree, midi: 0 };

/** The tonic below the note that is asked for. */
const tonicOf = (question: EarQuestion): number => noteOf(question).midi - degreeSemitones(question.degree);

const homeOf = ({ key }: ScalesQuestion): number => tonicMidi(pitchClassOf(key));

const contextOf = (question: EarQuestion): readonly PlannedTone[] =>
  cadencePlan(homeOf(question), isMinor(question.type) ? 'minor' : 'major');

/** An octave below the tonic; a scale without a fifth has the octave above that in its place. */
const droneOf = (question: EarQuestion): DroneNotes => ({
  tonic: homeOf(question) - OCTAVE,
  ...(!degreesOf(question.type).includes('5') && { above: OCTAVE }),
});

/** The pause between a context and what is heard in it (seconds). */
const BEFORE_NOTES = 0.3;

/** How long a drone sounds by itself before the first note above it (seconds). */
const DRONE_ALONE = 1.2;

const rowPlan = ({ row }: EarQuestion): readonly PlannedTone[] =>
  oneByOne(
    row.map(({ midi }) => midi),
    NOTE_LENGTH,
  );

/** The pause between a wrong answer and the right one (seconds). */
const BETWEEN = 0.4;

/** The right note, which walks home; before it a wrong answer. */
function comparison(question: EarQuestion, answer: Degree | undefined): readonly PlannedTone[] {
  const tonic = tonicOf(question);
  const right = resolutionPlan(tonic, question.degree, question.type);
  if (answer === undefined || answer === question.degree) return right;
  return inTurn([singlePlan(tonic + degreeSemitones(answer)), right], BETWEEN);
}

const pitchesOf = (question: EarQuestion): readonly number[] =>
  PITCHES.filter(midi => pitchClass(midi) === pitchClass(noteOf(question).midi));

const played: PlayedAnswers<EarQuestion, Degree> = {
  expected: pitchesOf,
  answerOf(question, _, { midi }) {
    const above = pitchClass(midi - homeOf(question));
    return heardDegrees(question.type).find(({ degree }) => degreeSemitones(degree) === above)?.degree;
  },
  heardText: ({ setup }, note) => heardNote(note, setup.instrument.names),
  spokenHeard: ({ setup }, note) => spokenHeardNote(note, setup.instrument.names),
};

/** The place of a pitch that is nearest to another place or, without one, to the nut; of its pitch class if the neck hasn't got it. */
function placeOf({ setup: { instrument, frets } }: EarQuestion, midi: number, near?: Position) {
  const distance = ({ guitarString, fret }: Position) =>
    near === undefined ? fret : Math.abs(fret - near.fret) + Math.abs(guitarString - near.guitarString);
  const all = allPositions(instrument, frets).toSorted((one, other) => distance(one) - distance(other));
  return (
    all.find(place => midiAt(instrument, place) === midi) ??
    all.find(place => pitchClass(midiAt(instrument, place)) === pitchClass(midi))
  );
}

/** Where the neck shows the tonic, the right note and, if it was wrong, the one that was answered. */
function placesIn(question: EarQuestion, answer: Degree | undefined) {
  const tonic = tonicOf(question);
  const home = placeOf(question, tonic);
  const right = placeOf(question, noteOf(question).midi, home);
  const isWrong = answer !== undefined && answer !== question.degree;
  const wrong = isWrong ? placeOf(question, tonic + degreeSemitones(answer), right) : undefined;
  return { home, right, wrong };
}

/** Name the degree of a note that is heard in a key. */
export const degreeByEar: ScalesQuiz<EarQuestion, Degree> = {
  id: 'ear-degree',
  locks: scalesTable.rows.map(({ id }) => id),
  answerCodes: DEGREES.filter(degree => degree !== 'R').map(degreeCode),
  missingAnswer: chooseFirst('a degree'),
  isHeard: true,
  isTold: true,
  isHeardAfterText: true,
  startChange: 'redrawn',
  lengthOf: ({ byEar }) => wholeRows(QUIZ_LENGTH, byEar.row),
  wholeLength: ({ byEar }, length) => wholeRows(length, byEar.row),
  next: (setup, answered, chance) => questionIn(setup, scalesIn(setup), answered, chance),
  restOf(answered) {
    const last = lastOfOpenRow(answered);
    const next = last?.row[last.at + 1];
    return last && next && { ...last, at: last.at + 1, degree: next.degree, isNewKey: false };
  },
  setupIn,
  whyNone: setup => (scalesIn(setup).length > 0 ? undefined : NO_EAR_DEGREES),
  curriculumOf(setup) {
    const types = new Set(scalesIn(setup).map(({ type }) => type));
    const items = new Set(
      [...types].flatMap(type => degreesIn(setup, type).map(degree => earDegreeItem({ type, degree }))),
    );
    return limitedTo(EAR_DEGREES_CURRICULUM, item => items.has(item));
  },
  questionOf(setup, item, chance, answered = []) {
    const wanted = earDegreeOfItem(item);
    if (wanted === undefined || !degreesIn(setup, wanted.type).includes(wanted.degree)) return undefined;
    const scales = scalesIn(setup).filter(({ type }) => type === wanted.type);
    return questionIn(setup, scales, answered, chance, wanted.degree);
  },
  itemOf: earDegreeItem,
  spokenItem: ({ degree }) => spokenDegreeText(degree),

  answersTo: question => optionsIn(question).map(optionOf),
  answerIn: draft => draft,
  grade: ({ degree }, answer) => (degreeSemitones(answer) === degreeSemitones(degree) ? 'right' : 'wrong'),
  solutionOf: ({ degree }) => degree,
  codesOf: ({ degree }, answer) => ({
    asked: degreeCode(degree),
    answered: answer === undefined ? '' : degreeCode(answer),
  }),
  takenFor(answered) {
    const answer = answerOf(answered);
    return answer && { right: theDegree(answered.question.degree), given: theDegree(answer) };
  },
  played,
  correctText: ({ degree }) => degree,
  promptOf: earPrompt,
  spokenQuestion: spokenEar,
  spokenArrival: spokenEarArrival,
  spokenDraft: (_, draft) => spokenChosen(spokenDegreeText(draft)),
  spokenVerdict: ({ question, verdict }) =>
    spokenAnswer(verdict === 'right' ? spokenDegreeText(question.degree) : spokenEarNote(question), verdict),
  spokenResults,

  neckOf: ({ setup: { instrument, frets } }) => ({ instrument, firstFret: 0, lastFret: frets }),
  targetOf: () => undefined,
  seenIn(question, answered) {
    if (answered === undefined) return [];
    const { right } = placesIn(question, undefined);
    return right ? [right] : [];
  },
  cellsOf(session, style) {
    if (session.status === 'asking') return () => BARE_CELL;
    const question = openQuestion(session);
    const answer = openAnswer(session);
    const { home, right, wrong } = placesIn(question, answer);
    const viewOf = (degree: Degree) =>
      toneView(heardTone(question.key, degree), { ...style, display: 'intervals' });
    return position => {
      if (right && samePosition(position, right)) return { ...viewOf(question.degree), mark: 'right' };
      if (wrong && answer && samePosition(position, wrong)) return { ...viewOf(answer), mark: 'wrong' };
      return home && samePosition(position, home) ? { ...viewOf('1'), emphasis: 'weak' } : BARE_CELL;
    };
  },
  heard: {
    arrival(question, before) {
      const { at, setup } = question;
      const { context, contextTime } = setup.byEar;
      const notes = rowPlan(question);
      // A mistake that comes back may be in another key than the one before it.
      const isNewKey = question.isNewKey || (before !== undefined && scaleId(before) !== scaleId(question));
      if (context === 'drone' && isNewKey)
        return notes.map(tone => ({ ...tone, start: tone.start + DRONE_ALONE }));
      const isPlayed = context === 'cadence' && (isNewKey || (contextTime === 'each' && at === 0));
      return isPlayed ? inTurn([contextOf(question), notes], BEFORE_NOTES) : notes;
    },
    again: session =>
      session.status === 'asking'
        ? rowPlan(session.question)
        : comparison(openQuestion(session), openAnswer(session)),
    context: question => (question.setup.byEar.context === 'cadence' ? contextOf(question) : undefined),
    drone: question => (question.setup.byEar.context === 'drone' ? droneOf(question) : undefined),
  },
  heardIn: () => [],
  reviewOf: ({ question }) => [earNoteText(question)],
  waiting: EAR_WAITING,
  lineOf: earLine,
};
