import { chordPlan, inTurn, oneByOne, type PlannedTone } from '../../../audio/plan';
import { BARE_CELL } from '../../../fretboard/cell';
import { midiAt } from '../../../instrument/position';
import { spokenResults } from '../../../neckQuiz/text';
import { limitedTo } from '../../../practice/curriculum';
import { earTriadItem, earTriadOfItem, earTriadsCurriculum } from '../../../practice/heardTriads';
import type { PlayedAnswers } from '../../../quiz/definition';
import { soundingIn } from '../../../quiz/playing';
import { type Chance, pick, pickEvenly } from '../../../quiz/seed';
import { type Answered, answerOf, openAnswer, openQuestion, QUIZ_LENGTH } from '../../../quiz/session';
import { chooseFirst, sentences, spokenAnswer, spokenChosen } from '../../../quiz/text';
import { type Degree, degreeSemitones } from '../../../theory/degree';
import { type NoteName, pitchClass } from '../../../theory/note';
import { chordWith, foreignNote, type PlayedTones, partOf } from '../../../theory/playedChord';
import { TRIAD_QUALITIES, type TriadQuality, triad } from '../../../theory/triad';
import { CHORD_HINT, heardNote, pitchesOf, spokenHeardNote, withNote } from '../../heardNote';
import { triadsTable } from '../settings';
import {
  EAR_WAITING,
  earQualityLine,
  earQualityPrompt,
  foreignQuality,
  NAMED,
  NO_ROOT_POSITION,
  STRUM_HINT,
  solutionText,
  spokenEarQuality,
  spokenEarQualityArrival,
  spokenShapeAnswer,
  strumText,
} from '../text';
import { ASKED_SHAPES, formsIn, questionsAbout, solvedCells } from './askedShapes';
import { QUALITY_OPTIONS } from './nameShape';
import type { TriadsQuestion, TriadsQuiz, TriadsSetup } from './question';

/** The shapes that are heard: those in root position, unless all inversions are wanted. */
const heardForms = (setup: TriadsSetup) =>
  formsIn(setup).filter(({ inversion }) => setup.byEar.inversions === 'all' || inversion === 'root position');

const qualitiesIn = (setup: TriadsSetup): readonly TriadQuality[] => {
  const forms = heardForms(setup);
  return setup.qualities.filter(quality => forms.some(form => form.quality === quality));
};

/** A triad of a quality, anywhere on the strings that are asked about. */
function questionOn(setup: TriadsSetup, quality: TriadQuality, chance: Chance): TriadsQuestion | undefined {
  const forms = heardForms(setup).filter(form => form.quality === quality);
  if (forms.length === 0) return undefined;
  return pick(questionsAbout(setup, pick(forms, chance)), chance);
}

const itemOf = ({ setup, form: { quality } }: Pick<TriadsQuestion, 'setup' | 'form'>): string =>
  earTriadItem({ quality, sounding: setup.byEar.sounding });

/** Which of a triad's notes a degree is: its root, its third or its fifth. */
const memberOf = (degree: Degree): number => ['1', '3', '5'].indexOf(degree.replace('R', '1').slice(-1));

const semitonesIn = (quality: TriadQuality, member: number): number => {
  const tone = triad('C', quality).tones[member];
  return tone ? degreeSemitones(tone.degree) : 0;
};

/** The notes of a question from the lowest up, as those of another quality on its root if wanted. */
const midisOf = ({ setup, form, shape }: TriadsQuestion, quality: TriadQuality): readonly number[] =>
  shape.notes.map(({ position, degree }) => {
    const member = memberOf(degree);
    const change = semitonesIn(quality, member) - semitonesIn(form.quality, member);
    return midiAt(setup.instrument, position) + change;
  });

/** The lengths of each note by itself, and of a chord (seconds). */
const LENGTHS = { note: 0.6, chord: 1.6 } as const;

/** The pause between the right chord and a wrong answer (seconds). */
const BETWEEN = 0.5;

const soundOf = (question: TriadsQuestion, quality: TriadQuality): readonly PlannedTone[] => {
  const midis = midisOf(question, quality);
  return question.setup.byEar.sounding === 'together'
    ? chordPlan(midis, LENGTHS.chord)
    : oneByOne(midis, LENGTHS.note);
};

/** A quality or, where the triad is played, its notes so far. */
type EarAnswer = TriadQuality | PlayedTones;

const tonesIn = (answer: EarAnswer | undefined): PlayedTones | undefined =>
  typeof answer === 'string' ? undefined : answer;

const tonesOn = (root: NoteName) => (quality: TriadQuality) => triad(root, quality).tones;

/** The quality that an answer amounts to; `undefined` if it is none. */
function qualityIn({ triad: { root } }: TriadsQuestion, answer: EarAnswer | undefined) {
  if (typeof answer === 'string' || answer === undefined) return answer;
  return chordWith(answer, TRIAD_QUALITIES, tonesOn(root));
}

/** What a note that was played makes of the triad, if it isn't its own. */
function remarkOn(answered: Answered<TriadsQuestion, EarAnswer>) {
  const { question } = answered;
  const tones = tonesIn(answerOf(answered));
  if (tones === undefined || answered.verdict !== 'wrong') return undefined;
  const made = qualityIn(question, tones);
  return foreignQuality(
    foreignNote(tones, made && tonesOn(question.triad.root)(made)),
    made,
    question.setup.instrument.names,
  );
}

const played: PlayedAnswers<TriadsQuestion, EarAnswer> = {
  expected: question => pitchesOf(question.triad.tones),
  answerOf: (_, draft, { midi }) => withNote(tonesIn(draft) ?? [], midi),
  heardText: (question, note) =>
    note.strummed
      ? strumText(question, note.strummed, 'sounding').text
      : heardNote(note, question.setup.instrument.names),
  spokenHeard: (question, note) =>
    note.strummed
      ? strumText(question, note.strummed, 'sounding').spoken
      : spokenHeardNote(note, question.setup.instrument.names),
  strummed: {
    notes: question => midisOf(question, question.form.quality),
    answerOf(_, { sounding, missing }) {
      const midis = [...sounding, ...missing.flatMap(({ instead }) => instead ?? [])];
      const midi = missing.length === 0 ? sounding[0] : midis.at(-1);
      // With a silent string it isn't a triad yet.
      return midi === undefined || midis.length < sounding.length + missing.length
        ? undefined
        : { answer: midis.map(pitchClass), midi };
    },
    heard(question, strum) {
      if (strum.missing.length === 0) return undefined;
      const isWhole = strum.missing.every(({ instead }) => instead !== undefined);
      return strumText(question, soundingIn(strum), isWhole ? 'sounding' : 'silent');
    },
  },
};

/** Name the quality of a triad that is heard, or play its notes. */
export const qualityByEar: TriadsQuiz<EarAnswer> = {
  id: 'ear-quality',
  locks: triadsTable.rows.map(row => row.id),
  answerCodes: QUALITY_OPTIONS.map(({ code }) => code),
  missingAnswer: chooseFirst(NAMED.quality),
  isHeard: true,
  isTold: true,
  isHeardAfterText: true,
  startChange: 'redrawn',
  lengthOf: () => QUIZ_LENGTH,
  next(setup, answered, chance) {
    const qualities = qualitiesIn(setup);
    if (qualities.length === 0) return undefined;
    const before = answered.map(({ question }) => question.form.quality);
    return questionOn(setup, pickEvenly(qualities, before, chance), chance);
  },
  setupIn: ASKED_SHAPES.setupIn,
  whyNone: setup =>
    ASKED_SHAPES.whyNone(setup) ?? (qualitiesIn(setup).length > 0 ? undefined : NO_ROOT_POSITION),
  curriculumOf(setup) {
    const { sounding } = setup.byEar;
    const items = new Set(qualitiesIn(setup).map(quality => earTriadItem({ quality, sounding })));
    return limitedTo(earTriadsCurriculum(sounding), item => items.has(item));
  },
  questionOf(setup, item, chance) {
    const wanted = earTriadOfItem(item);
    const isAsked = wanted?.sounding === setup.byEar.sounding && setup.qualities.includes(wanted.quality);
    return isAsked ? questionOn(setup, wanted.quality, chance) : undefined;
  },
  itemOf,
  spokenItem: ({ form }) => form.quality,

  answersTo: () => QUALITY_OPTIONS,
  answerIn: draft => (tonesIn(draft) === undefined ? draft : undefined),
  isFinal(question, draft) {
    const tones = tonesIn(draft);
    return tones !== undefined && partOf(tones, question.triad.tones) !== 'part';
  },
  grade(question, answer) {
    const tones = tonesIn(answer);
    const isRight = tones
      ? partOf(tones, question.triad.tones) === 'whole'
      : answer === question.form.quality;
    return isRight ? 'right' : 'wrong';
  },
  solutionOf: ({ form }) => form.quality,
  codesOf: (question, answer) => ({
    asked: question.form.quality,
    answered: qualityIn(question, answer) ?? '',
  }),
  takenFor(answered) {
    const { quality } = answered.question.form;
    const yours = qualityIn(answered.question, answerOf(answered));
    return yours && { right: { text: quality, spoken: quality }, given: { text: yours, spoken: yours } };
  },
  played,
  playedHint: source => (source === 'microphone' ? STRUM_HINT.heard : CHORD_HINT),
  correctText: ({ form }) => form.quality,
  promptOf: earQualityPrompt,
  spokenQuestion: spokenEarQuality,
  spokenArrival: spokenEarQualityArrival,
  spokenDraft: (_, draft) => (typeof draft === 'string' ? spokenChosen(draft) : ''),
  spokenVerdict(answered) {
    const { question, verdict } = answered;
    const { quality } = question.form;
    const right = verdict === 'right' ? quality : spokenShapeAnswer('quality', question, quality);
    return sentences(spokenAnswer(right, verdict), remarkOn(answered)?.spoken ?? '');
  },
  spokenResults,

  neckOf: ({ setup: { instrument, frets } }) => ({ instrument, firstFret: 0, lastFret: frets }),
  targetOf: () => undefined,
  seenIn: ({ shape }, answered) => (answered ? shape.notes.map(({ position }) => position) : []),
  cellsOf: (session, style) =>
    session.status === 'asking' ? () => BARE_CELL : solvedCells(session.last.question.shape.notes, style),
  heard: {
    arrival: question => soundOf(question, question.form.quality),
    again(session) {
      const question = openQuestion(session);
      const { quality } = question.form;
      const right = soundOf(question, quality);
      const answer = session.status === 'asking' ? undefined : qualityIn(question, openAnswer(session));
      if (answer === undefined || answer === quality) return right;
      return inTurn([right, soundOf(question, answer)], BETWEEN);
    },
    context: () => undefined,
    drone: () => undefined,
  },
  heardIn: () => [],
  reviewOf(answered) {
    const remark = remarkOn(answered);
    return [solutionText(answered.question), ...(remark ? [remark.text] : [])];
  },
  waiting: EAR_WAITING,
  lineOf: earQualityLine,
};
