import { BARE_CELL, type CellAt } from '../../../fretboard/cell';
import {
  fretOfPitch,
  fretsOn,
  midiAt,
  type Position,
  pitchClassAt,
  stringNumber,
} from '../../../instrument/position';
import { fretName } from '../../../instrument/text';
import { FRET_ANSWERS, SELECTED } from '../../../neckQuiz/pickedPlaces';
import { ANY_STRING, spokenResults } from '../../../neckQuiz/text';
import { limitedTo, stringNotesCurriculum } from '../../../practice/curriculum';
import { stringNoteItem, stringNoteOfItem } from '../../../practice/neckItems';
import type { PlayedAnswers } from '../../../quiz/definition';
import { isQuick } from '../../../quiz/pace';
import { drawNext } from '../../../quiz/seed';
import { type Answered, playedIn, QUIZ_LENGTH } from '../../../quiz/session';
import { chooseFirst, spokenChosen } from '../../../quiz/text';
import {
  chromaticName,
  isNatural,
  type NoteSigns,
  PITCH_CLASSES,
  type PitchClass,
  pitchClass,
} from '../../../theory/note';
import { PITCHES, pitchName } from '../../../theory/pitch';
import { ACT } from '../../../ui/HowToUse';
import { namedCell } from '../cells';
import { MOVE, NUMBER_ROW, WHERE } from '../NotesHowToUse';
import { isFretAsked, notesTable } from '../settings';
import { GESTURES, heardIn, nameIn, QUIZ_HOW_TO, spokenHeardIn } from '../text';
import {
  FRET_TAPS,
  FRET_WAITING,
  fretsText,
  HOW_TO_ANSWER,
  noteOnString,
  onlyThere,
  type StringTask,
  spokenFretVerdict,
  spokenPlayedVerdict,
  spokenStringQuestion,
  stringPrompt,
  wrongFretText,
} from './findOnStringText';
import {
  type NotesQuiz,
  type NotesSetup,
  neckOf,
  placesAsked,
  type StringQuestion,
  whyNone,
} from './question';

/** The frets of the string that are asked about. */
const fretsIn = ({ setup, guitarString }: StringQuestion): readonly number[] =>
  fretsOn(setup.instrument, guitarString, 0, setup.frets).filter(fret => isFretAsked(setup, fret));

const noteAt = ({ setup, guitarString }: StringQuestion, fret: number): PitchClass =>
  pitchClassAt(setup.instrument, { guitarString, fret });

/** Every fret of the note that is asked about, in any octave. */
const rightFrets = (question: StringQuestion): readonly number[] =>
  fretsIn(question).filter(fret => noteAt(question, fret) === question.note);

const placeOn = ({ guitarString }: StringQuestion, fret: number): Position => ({ guitarString, fret });

/** Every note that may be asked, on each string that has it. */
function questionsIn(setup: NotesSetup): readonly StringQuestion[] {
  const places = placesAsked(setup);
  return setup.strings.flatMap(guitarString => {
    const onString = places.filter(place => place.guitarString === guitarString);
    const notes = new Set(onString.map(place => pitchClassAt(setup.instrument, place)));
    return PITCH_CLASSES.filter(note => notes.has(note)).map(note => ({ setup, note, guitarString }));
  });
}

const itemOf = ({ setup, note, guitarString }: StringQuestion): string =>
  stringNoteItem(setup.instrument, { guitarString, note });

const isOnNeck = ({ setup }: StringQuestion, fret: number): boolean => fret >= 0 && fret <= setup.frets;

/** The pitches that are right to play. In any octave, whatever an instrument can play. */
function pitchesOf(question: StringQuestion): readonly number[] {
  const { setup, note } = question;
  if (setup.octave === 'any') return PITCHES.filter(midi => pitchClass(midi) === note);
  return rightFrets(question).map(fret => midiAt(setup.instrument, placeOn(question, fret)));
}

/**
 * A played pitch as a fret of the string, which it may be too low or too high for. In any octave, the right note is the right
 * fret that is nearest.
 */
function fretOf(question: StringQuestion, midi: number): number {
  const { setup, note } = question;
  const fret = fretOfPitch(setup.instrument, question.guitarString, midi);
  if (setup.octave !== 'any' || pitchClass(midi) !== note) return fret;
  const distance = (right: number) => Math.abs(right - fret);
  return rightFrets(question).toSorted((one, other) => distance(one) - distance(other))[0] ?? fret;
}

const played: PlayedAnswers<StringQuestion, number> = {
  expected: pitchesOf,
  answerOf(question, _, { midi, guitarString }) {
    const { setup } = question;
    const isElsewhere =
      guitarString !== undefined && guitarString !== stringNumber(setup.instrument, question.guitarString);
    return isElsewhere ? undefined : fretOf(question, midi);
  },
  heardText: ({ setup }, note) => heardIn(setup, note),
  spokenHeard: (question, heard) => spokenHeardIn(question.setup, heard, pitchesOf(question)),
};

/** The fret that was answered, if it was wrong. */
const wrongFret = (answered: Answered<StringQuestion, number>): number | undefined =>
  answered.verdict === 'wrong' ? answered.answer : undefined;

/** A fret as the log keeps it; a pitch that the string doesn't have, by its name. */
function codeOf(question: StringQuestion, fret: number): string {
  const { setup, guitarString } = question;
  if (isOnNeck(question, fret)) return `${stringNumber(setup.instrument, guitarString)}:${fret}`;
  return pitchName(midiAt(setup.instrument, placeOn(question, fret)), 'sharps');
}

/** Right and wrong frets look the same until the answer is submitted: each shows its key. */
const askedCells =
  (question: StringQuestion, draft: number | undefined): CellAt =>
  place => {
    const isAsked = place.guitarString === question.guitarString && fretsIn(question).includes(place.fret);
    if (!isAsked) return BARE_CELL;
    return place.fret === draft ? { ...BARE_CELL, mark: 'selected' } : { ...BARE_CELL, hasKey: true };
  };

function answeredCells(answered: Answered<StringQuestion, number>, signs: NoteSigns): CellAt {
  const { question } = answered;
  const right = rightFrets(question);
  return place => {
    const naming = { ...question.setup, signs };
    if (place.guitarString !== question.guitarString) return BARE_CELL;
    if (right.includes(place.fret)) return namedCell(place, naming, 'right');
    return place.fret === wrongFret(answered) ? namedCell(place, naming, 'wrong') : BARE_CELL;
  };
}

/** Where the cursor is put: on the lowest fret of the string that is asked about. */
const firstPlace = (question: StringQuestion): Position => placeOn(question, fretsIn(question)[0] ?? 0);

interface StringQuizOptions {
  readonly id: string;
  readonly task: StringTask;
}

/** A quiz on a note of one string: any fret of it that has the note is right. */
const quizOnString = ({ id, task }: StringQuizOptions): NotesQuiz<StringQuestion, number> => ({
  id,
  locks: notesTable.rows.map(({ id }) => id),
  answerCodes: FRET_ANSWERS.map(({ code }) => code),
  missingAnswer: chooseFirst('a fret'),
  startChange: 'redrawn',
  lengthOf: () => QUIZ_LENGTH,
  next(setup, answered, chance) {
    const questions = questionsIn(setup);
    if (questions.length === 0) return undefined;
    const asked = answered.map(({ question }) => question);
    return drawNext(questions, asked, chance, itemOf);
  },
  whyNone,
  curriculumOf(setup) {
    const items = new Set(questionsIn(setup).map(itemOf));
    return limitedTo(stringNotesCurriculum(setup.instrument), item => items.has(item));
  },
  questionOf(setup, item) {
    const asked = stringNoteOfItem(setup.instrument, item);
    return questionsIn(setup).find(
      ({ guitarString, note }) => guitarString === asked?.guitarString && note === asked.note,
    );
  },
  isEasy: ({ note }) => isNatural(note),
  itemOf,
  spokenItem: question => noteOnString(question, 'spoken'),

  answersTo: question => FRET_ANSWERS.filter(({ answer }) => fretsIn(question).includes(answer)),
  answerIn: draft => draft,
  isFinal: () => true,
  grade: (question, fret) => (rightFrets(question).includes(fret) ? 'right' : 'wrong'),
  codesOf: (question, fret) => ({
    asked: chromaticName(question.note, 'sharps'),
    answered: fret === undefined ? '' : codeOf(question, fret),
  }),
  played,

  correctText: question => fretsText(rightFrets(question)),
  promptOf: (question, answering) => stringPrompt(task, question, answering),
  spokenQuestion: asked => spokenStringQuestion(task, asked),
  spokenArrival: asked => spokenStringQuestion(task, asked),
  spokenDraft: (_, fret) => spokenChosen(fretName(fret)),
  spokenVerdict(answered) {
    const { question } = answered;
    const heard = playedIn(answered);
    if (heard && answered.verdict !== 'given-up') {
      const spoken = played.spokenHeard(question, heard);
      return spokenPlayedVerdict(question, rightFrets(question), answered.verdict, spoken);
    }
    const fret = wrongFret(answered);
    const wrong = fret === undefined ? undefined : { fret, note: noteAt(question, fret) };
    return spokenFretVerdict(question, rightFrets(question), answered.verdict, wrong);
  },
  spokenResults,

  neckOf,
  targetOf: firstPlace,
  cellsOf: (session, { signs }) =>
    session.status === 'asking'
      ? askedCells(session.question, session.draft)
      : answeredCells(session.last, signs),
  heardIn(session) {
    if (session.status === 'asking') return [];
    const { question } = session.last;
    return [placeOn(question, rightFrets(question)[0] ?? 0)];
  },
  pick: (question, _draft, { guitarString, fret }) =>
    guitarString === question.guitarString && fretsIn(question).includes(fret)
      ? { draft: fret, say: SELECTED.more }
      : { say: onlyThere(question) },
  seenIn(question, answered) {
    if (answered === undefined) return [firstPlace(question)];
    return [...rightFrets(question).slice(0, 1), wrongFret(answered) ?? []]
      .flat()
      .filter(fret => isOnNeck(question, fret))
      .map(fret => placeOn(question, fret));
  },
  reviewOf(answered) {
    const fret = wrongFret(answered);
    // What was heard is told already.
    if (fret === undefined || playedIn(answered)) return [];
    return [wrongFretText(fret, nameIn(answered.question.setup, noteAt(answered.question, fret)))];
  },
  waiting: FRET_WAITING[task],
  playedHint: source => (source === 'microphone' ? ANY_STRING : undefined),
  howToAnswer: (_, pace) => ({
    items: [
      { keys: NUMBER_ROW, also: GESTURES.click, text: HOW_TO_ANSWER[task] },
      MOVE,
      { keys: ACT, text: QUIZ_HOW_TO.pickHere },
      WHERE,
    ],
    taps: FRET_TAPS[task][isQuick(pace) ? 'quick' : 'calm'],
  }),
  lineOf: question => ({ text: noteOnString(question, 'shown'), spoken: noteOnString(question, 'spoken') }),
});

/** Find a note on one string, in any octave. */
export const findOnString = quizOnString({ id: 'find-on-string', task: 'Find' });

/** Play a note on one string. */
export const playNote = quizOnString({ id: 'play-note', task: 'Play' });
