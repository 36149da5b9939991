import { BARE_CELL, type CellAt, type CellView } from '../../../fretboard/cell';
import type { NeckNote } from '../../../instrument/neckNote';
import {
  fretOfPitch,
  fretsOn,
  midiAt,
  type Position,
  pitchClassAt,
  positionId,
  stringNumber,
} from '../../../instrument/position';
import { fretName, theFret } from '../../../instrument/text';
import { playedInPlaceOf } from '../../../listening/playedNote';
import type { NeckQuiz } from '../../../neckQuiz/definition';
import { FRET_ANSWERS } from '../../../neckQuiz/pickedPlaces';
import { spokenResults } from '../../../neckQuiz/text';
import type { PlayedAnswers } from '../../../quiz/definition';
import { pick } from '../../../quiz/seed';
import { answerOf, openQuestion, playedIn, QUIZ_LENGTH } from '../../../quiz/session';
import { chooseFirst, spokenAnswer, spokenChosen } from '../../../quiz/text';
import { drawnName, spokenName } from '../../../theory/names';
import { chromaticName } from '../../../theory/note';
import { heardNote, spokenHeardNote } from '../../heardNote';
import { triadsTable } from '../settings';
import {
  COMPLETE_HINT,
  COMPLETE_WAITING,
  completePrompt,
  lineOf,
  notOnString,
  silentStringText,
  solutionText,
  spokenComplete,
  spokenMisplayed,
  spokenMissing,
} from '../text';
import { ASKED_SHAPES, solvedCells } from './askedShapes';
import type { TriadsQuestion, TriadsSetup } from './question';

/** Asks for the fret of one note of a shape. */
export interface CompleteShapeQuestion extends TriadsQuestion {
  readonly missing: NeckNote;
}

/** The notes that are given: all but the missing one. */
const givenIn = ({ shape, missing }: CompleteShapeQuestion): readonly NeckNote[] =>
  shape.notes.filter(({ position }) => positionId(position) !== positionId(missing.position));

/** A note that is given, drawn without its name. */
const GIVEN: CellView = { text: '●', spoken: '', mark: 'highlighted' };

function askedCells(question: CompleteShapeQuestion, draft: number | undefined): CellAt {
  const given = new Set<string>(givenIn(question).map(({ position }) => positionId(position)));
  const { guitarString } = question.missing.position;
  return position => {
    if (given.has(positionId(position))) return GIVEN;
    if (position.guitarString !== guitarString) return BARE_CELL;
    return position.fret === draft ? { ...BARE_CELL, mark: 'selected' } : { ...BARE_CELL, hasKey: true };
  };
}

const midisOf = ({ setup }: TriadsQuestion, notes: readonly NeckNote[]): readonly number[] =>
  notes.map(({ position }) => midiAt(setup.instrument, position));

/** The pitch that is asked for, as a MIDI number. */
const missingMidi = ({ setup, missing }: CompleteShapeQuestion): number =>
  midiAt(setup.instrument, missing.position);

/** The frets of the string that is asked about. */
const fretsIn = ({ setup, missing }: CompleteShapeQuestion): readonly number[] =>
  fretsOn(setup.instrument, missing.position.guitarString, 0, setup.frets);

/** The fret of a pitch on the string that is asked about; `undefined` if the string doesn't have it. */
function fretOf({ setup, missing }: CompleteShapeQuestion, midi: number): number | undefined {
  const fret = fretOfPitch(setup.instrument, missing.position.guitarString, midi);
  return fret >= 0 && fret <= setup.frets ? fret : undefined;
}

const played: PlayedAnswers<CompleteShapeQuestion, number> = {
  expected: question => [missingMidi(question)],
  answerOf(question, _draft, { midi, guitarString }) {
    const { setup, missing } = question;
    const isElsewhere =
      guitarString !== undefined &&
      guitarString !== stringNumber(setup.instrument, missing.position.guitarString);
    // The notes that are given may be played on the way to the missing one.
    return isElsewhere || midisOf(question, givenIn(question)).includes(midi)
      ? undefined
      : fretOf(question, midi);
  },
  heardText: ({ setup }, note) => heardNote(note, setup.instrument.names),
  spokenHeard: ({ setup }, note) => spokenHeardNote(note, setup.instrument.names),
  strummed: {
    notes: question => midisOf(question, question.shape.notes),
    answerOf(question, strum) {
      const midi = playedInPlaceOf(strum, missingMidi(question));
      const answer = midi === undefined ? undefined : fretOf(question, midi);
      return midi === undefined || answer === undefined ? undefined : { answer, midi };
    },
    heard(question, strum) {
      const { instrument } = question.setup;
      const right = missingMidi(question);
      const midi = playedInPlaceOf(strum, right);
      if (midi === right) return undefined;
      if (midi === undefined) return silentStringText(instrument, question.missing.position);
      const note = { midi, cents: 0, source: 'microphone' } as const;
      return { text: heardNote(note, instrument.names), spoken: spokenHeardNote(note, instrument.names) };
    },
  },
};

/** Find the missing note of a shape on its string. */
export const completeShape: NeckQuiz<TriadsSetup, CompleteShapeQuestion, number> = {
  id: 'complete-shape',
  locks: triadsTable.rows.map(row => row.id),
  answerCodes: FRET_ANSWERS.map(({ code }) => code),
  missingAnswer: chooseFirst('a fret'),
  startChange: 'redrawn',
  lengthOf: () => QUIZ_LENGTH,
  next(setup, answered, chance) {
    const question = ASKED_SHAPES.next(setup, answered, chance);
    return question && { ...question, missing: pick(question.shape.notes, chance) };
  },
  setupIn: ASKED_SHAPES.setupIn,
  whyNone: ASKED_SHAPES.whyNone,
  curriculumOf: ASKED_SHAPES.curriculumOf,
  questionOf(setup, item, chance) {
    const question = ASKED_SHAPES.questionOf(setup, item, chance);
    return question && { ...question, missing: pick(question.shape.notes, chance) };
  },
  isEasy: ASKED_SHAPES.isEasy,
  itemOf: ASKED_SHAPES.itemOf,
  spokenItem: question => lineOf(question).spoken,

  played,
  playedHint: source => COMPLETE_HINT[source],
  answersTo: question => FRET_ANSWERS.filter(({ answer }) => fretsIn(question).includes(answer)),
  answerIn: draft => draft,
  isFinal: () => true,
  grade: ({ missing }, fret) => (fret === missing.position.fret ? 'right' : 'wrong'),
  correctText: ({ missing }) => fretName(missing.position.fret),
  promptOf: question => completePrompt(question, question.missing),
  spokenQuestion: asked => spokenComplete(asked, asked.question.missing, givenIn(asked.question)),
  spokenDraft: (_, fret) => spokenChosen(fretName(fret)),
  spokenVerdict(answered) {
    const { question, verdict } = answered;
    const { missing, setup } = question;
    const heard = playedIn(answered);
    if (heard && verdict === 'wrong')
      return spokenMisplayed(setup.instrument, missing, played.spokenHeard(question, heard));
    return spokenAnswer(
      verdict === 'right' ? theFret(missing.position.fret) : spokenMissing(setup.instrument, missing),
      verdict,
    );
  },
  spokenResults,

  neckOf: ({ setup: { instrument, frets } }) => ({ instrument, firstFret: 0, lastFret: frets }),
  // Near the notes that are given, which tells nothing else.
  targetOf(question) {
    const lowest = Math.min(...givenIn(question).map(({ position }) => position.fret));
    const { guitarString } = question.missing.position;
    return { guitarString, fret: fretsIn(question).find(fret => fret >= lowest) ?? lowest };
  },
  seenIn: question => givenIn(question).map(({ position }) => position),
  cellsOf(session, style) {
    if (session.status === 'asking') return askedCells(session.question, session.draft);
    const { setup, shape, missing } = session.last.question;
    const answer = answerOf(session.last);
    const solved = solvedCells(shape.notes, style);
    if (answer === undefined || answer === missing.position.fret) return solved;
    const mistake: Position = { ...missing.position, fret: answer };
    const name = chromaticName(pitchClassAt(setup.instrument, mistake), setup.accidentals);
    const wrong: CellView = {
      ...{
        text: drawnName(name, style.names, style.signs),
        spoken: spokenName(name, style.names),
        mark: 'wrong',
      },
    };
    return position => (positionId(position) === positionId(mistake) ? wrong : solved(position));
  },
  heardIn(session) {
    const question = openQuestion(session);
    const notes = session.status === 'asking' ? givenIn(question) : question.shape.notes;
    return notes.map(({ position }) => position);
  },
  pick({ setup, missing }, _, { guitarString, fret }) {
    if (guitarString !== missing.position.guitarString)
      return { say: notOnString(setup.instrument, missing.position.guitarString) };
    return { draft: fret, say: spokenChosen(fretName(fret)) };
  },
  reviewOf: ({ question }) => [solutionText(question)],
  waiting: COMPLETE_WAITING,
  lineOf,
};
