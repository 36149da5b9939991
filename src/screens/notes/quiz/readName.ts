import { BARE_CELL } from '../../../fretboard/cell';
import { samePosition } from '../../../instrument/position';
import { spokenResults } from '../../../neckQuiz/text';
import { isQuick } from '../../../quiz/pace';
import { QUIZ_LENGTH } from '../../../quiz/session';
import { chooseFirst, spokenAnswer, spokenChosen, waitingFor } from '../../../quiz/text';
import { chromaticName, PITCH_CLASSES, type PitchClass } from '../../../theory/note';
import { accidentals, letters, WHERE } from '../NotesHowToUse';
import { readingStaff } from '../ReadingStaff';
import { notesTable } from '../settings';
import { GESTURES, HOW_TO, QUIZ_HOW_TO, spokenNameIn } from '../text';
import { type NotesQuiz, neckOf, noteAnswers } from './question';
import { READING, type ReadQuestion, readCell, rightPlaces } from './reading';
import {
  READ_TAPS,
  readPrompt,
  readText,
  shownName,
  spokenNoteRead,
  spokenRead,
  spokenReadArrival,
} from './readingText';

/** Name a note that is written on a staff. */
export const readName: NotesQuiz<ReadQuestion, PitchClass> = {
  id: 'read-name',
  locks: notesTable.rows.map(({ id }) => id),
  answerCodes: PITCH_CLASSES.map(note => chromaticName(note, 'sharps')),
  missingAnswer: chooseFirst('a note'),
  startChange: 'redrawn',
  lengthOf: () => QUIZ_LENGTH,
  ...READING,
  spokenItem: question => readText(question, 'spoken'),

  answersTo: ({ setup }) => noteAnswers(setup),
  answerIn: draft => draft,
  grade: ({ note }, answer) => (answer === note ? 'right' : 'wrong'),

  correctText: shownName,
  promptOf: question => readPrompt('Name', question),
  pictureOf: readingStaff,
  spokenQuestion: asked => spokenRead('Name', asked),
  spokenArrival: asked => spokenReadArrival('Name', asked),
  spokenDraft: ({ setup }, draft) => spokenChosen(spokenNameIn(setup, draft)),
  spokenVerdict: ({ question, verdict }) => spokenAnswer(spokenNoteRead(question), verdict),
  spokenResults,

  neckOf,
  targetOf: () => undefined,
  cellsOf(session, { signs }) {
    if (session.status === 'asking') return () => BARE_CELL;
    const { question } = session.last;
    const right = rightPlaces(question);
    return place =>
      right.some(each => samePosition(each, place)) ? readCell(question, place, signs, 'right') : BARE_CELL;
  },
  seenIn: (question, answered) => (answered ? rightPlaces(question).slice(0, 1) : []),
  heardIn: session => (session.status === 'asking' ? [] : rightPlaces(session.last.question).slice(0, 1)),
  // The neck marks every position.
  reviewOf: () => [],
  answerLayout: 'keyboard',
  waiting: waitingFor('a note'),
  howToAnswer: ({ setup: { accidentals: style, instrument } }, pace) => ({
    items: [
      { keys: letters('notes-quiz.answer', instrument.names), also: GESTURES.click, text: QUIZ_HOW_TO.name },
      { keys: accidentals('notes-quiz.answer', style, instrument.names), text: HOW_TO[style] },
      WHERE,
    ],
    taps: READ_TAPS.Name[isQuick(pace) ? 'quick' : 'calm'],
  }),
  lineOf: question => ({ text: readText(question, 'shown'), spoken: readText(question, 'spoken') }),
};
