import { BARE_CELL, type CellAt } from '../../fretboard/cell';
import { fretsFrom, midiAt, type Position, pitchClassAt, stringNumber } from '../../instrument/position';
import { fretName } from '../../instrument/text';
import { limitedTo } from '../../practice/curriculum';
import { stringNoteItem, stringNoteOfItem } from '../../practice/neckItems';
import { stringNotesCurriculum } from '../../practice/notesCurriculum';
import { chooseFirst, spokenChosen } from '../../quiz/answerText';
import { drawNext } from '../../quiz/chance';
import type { Answered } from '../../quiz/session';
import { chromaticName, type NoteSigns, PITCH_CLASSES, type PitchClass } from '../../theory/note';
import { FRET_ANSWERS } from '../fretAnswers';
import { spokenResults } from '../neckQuizText';
import { SELECTED } from '../pickedText';
import { QUIZ_LENGTH } from '../quizLength';
import { namedCell } from './cells';
import { isFretAsked, placesAsked } from './corner';
import type { FindOnStringQuestion, NotesQuiz, NotesSetup } from './definition';
import {
  FRET_WAITING,
  findOnStringPrompt,
  fretsText,
  noteOnString,
  onlyThere,
  spokenFindOnString,
  spokenFretVerdict,
  wrongFretText,
} from './findOnStringText';
import { nameIn } from './quizText';
import { notesTable } from './settings';

/** The frets that are asked about. */
const fretsIn = (setup: NotesSetup): readonly number[] =>
  fretsFrom(0, setup.frets).filter(fret => isFretAsked(setup, fret));

const noteAt = ({ setup, guitarString }: FindOnStringQuestion, fret: number): PitchClass =>
  pitchClassAt(setup.instrument, { guitarString, fret });

/** Every fret of the note that is asked about, in any octave. */
const rightFrets = (question: FindOnStringQuestion): readonly number[] =>
  fretsIn(question.setup).filter(fret => noteAt(question, fret) === question.note);

const placeOn = ({ guitarString }: FindOnStringQuestion, fret: number): Position => ({ guitarString, fret });

/** Every note that may be asked, on each string that has it. */
function questionsIn(setup: NotesSetup): readonly FindOnStringQuestion[] {
  const places = placesAsked(setup);
  return setup.strings.flatMap(guitarString => {
    const onString = places.filter(place => place.guitarString === guitarString);
    const notes = new Set(onString.map(place => pitchClassAt(setup.instrument, place)));
    return PITCH_CLASSES.filter(note => notes.has(note)).map(note => ({ setup, note, guitarString }));
  });
}

const itemOf = ({ setup, note, guitarString }: FindOnStringQuestion): string =>
  stringNoteItem(setup.instrument, { guitarString, note });

/** The fret that was answered, if it was wrong. */
const wrongFret = (answered: Answered<FindOnStringQuestion, number>): number | undefined =>
  answered.verdict === 'wrong' ? answered.answer : undefined;

/** Right and wrong frets look the same until the answer is submitted: each shows its key. */
const askedCells =
  ({ setup, guitarString }: FindOnStringQuestion, draft: number | undefined): CellAt =>
  place => {
    if (place.guitarString !== guitarString || !fretsIn(setup).includes(place.fret)) return BARE_CELL;
    return place.fret === draft ? { ...BARE_CELL, mark: 'selected' } : { ...BARE_CELL, hasKey: true };
  };

function answeredCells(answered: Answered<FindOnStringQuestion, number>, signs: NoteSigns): CellAt {
  const { question } = answered;
  const right = rightFrets(question);
  return place => {
    const naming = { ...question.setup, signs };
    if (place.guitarString !== question.guitarString) return BARE_CELL;
    if (right.includes(place.fret)) return namedCell(place, naming, 'right');
    return place.fret === wrongFret(answered) ? namedCell(place, naming, 'wrong') : BARE_CELL;
  };
}

/** Find a note on one string, in any octave. */
export const findOnString: NotesQuiz<FindOnStringQuestion, number> = {
  id: 'find-on-string',
  locks: notesTable.rows.map(({ id }) => id),
  answerCodes: FRET_ANSWERS.map(({ code }) => code),
  missingAnswer: chooseFirst('a fret'),
  startChange: 'redrawn',
  lengthOf: () => QUIZ_LENGTH,
  next: (setup, answered, chance) =>
    drawNext(
      questionsIn(setup),
      answered.map(({ question }) => question),
      chance,
      itemOf,
    ),
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
  itemOf,
  spokenItem: question => noteOnString(question, 'spoken'),

  answersTo: ({ setup }) => FRET_ANSWERS.filter(({ answer }) => fretsIn(setup).includes(answer)),
  answerIn: draft => draft,
  isFinal: () => true,
  grade: (question, fret) => (rightFrets(question).includes(fret) ? 'right' : 'wrong'),
  codesOf: ({ setup, note, guitarString }, fret) => ({
    asked: chromaticName(note, 'sharps'),
    answered: fret === undefined ? '' : `${stringNumber(setup.instrument, guitarString)}:${fret}`,
  }),

  correctText: question => fretsText(rightFrets(question)),
  promptOf: findOnStringPrompt,
  spokenQuestion: spokenFindOnString,
  spokenArrival: spokenFindOnString,
  spokenDraft: (_, fret) => spokenChosen(fretName(fret)),
  spokenVerdict(answered) {
    const { question } = answered;
    const fret = wrongFret(answered);
    const wrong = fret === undefined ? undefined : { fret, note: noteAt(question, fret) };
    return spokenFretVerdict(question, rightFrets(question), answered.verdict, wrong);
  },
  spokenResults,

  targetOf: question => placeOn(question, fretsIn(question.setup)[0] ?? 0),
  cellsOf: (session, signs) =>
    session.status === 'asking'
      ? askedCells(session.question, session.draft)
      : answeredCells(session.last, signs),
  midiOf: question => midiAt(question.setup.instrument, placeOn(question, rightFrets(question)[0] ?? 0)),
  pick: (question, _draft, { guitarString, fret }) =>
    guitarString === question.guitarString && fretsIn(question.setup).includes(fret)
      ? { draft: fret, say: SELECTED.more }
      : { say: onlyThere(question) },
  seenIn(answered) {
    const { question } = answered;
    return [...rightFrets(question).slice(0, 1), wrongFret(answered) ?? []]
      .flat()
      .map(fret => placeOn(question, fret));
  },
  reviewOf(answered, nameOf) {
    const fret = wrongFret(answered);
    if (fret === undefined) return [];
    return [wrongFretText(fret, nameOf(nameIn(answered.question.setup, noteAt(answered.question, fret))))];
  },
  waiting: FRET_WAITING,
  textOf: question => noteOnString(question, 'shown'),
};
