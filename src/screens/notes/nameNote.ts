import { BARE_CELL } from '../../fretboard/cell';
import {
  allPositions,
  midiAt,
  type Position,
  pitchClassAt,
  positionId,
  samePosition,
} from '../../instrument/position';
import { placeText } from '../../instrument/text';
import { limitedTo } from '../../practice/curriculum';
import { placeItem } from '../../practice/items';
import { placesCurriculum } from '../../practice/notesCurriculum';
import { drawNext } from '../../quiz/chance';
import { spokenProgress } from '../../quiz/text';
import { chromaticOptions } from '../../settings/noteOptions';
import { chromaticName, PITCH_CLASSES, type PitchClass } from '../../theory/note';
import { QUIZ_LENGTH } from '../quizLength';
import { namedCell } from './cells';
import type { NotesQuestion, NotesQuiz, NotesSetup } from './definition';
import { notesTable } from './settings';
import {
  CHOOSE_A_NOTE,
  NAME_THIS,
  nameIn,
  nameText,
  spokenChosen,
  spokenNoteAt,
  spokenResults,
  spokenRight,
  spokenWrongName,
} from './text';

/** Asks for the note of a place. */
export interface NameNoteQuestion extends NotesQuestion {
  readonly targetPosition: Position;
}

const placesOf = ({ instrument, frets, strings }: NotesSetup): readonly Position[] =>
  allPositions(instrument, frets).filter(({ guitarString }) => strings.includes(guitarString));

const questionAt = (setup: NotesSetup, targetPosition: Position): NameNoteQuestion => ({
  ...{ setup, targetPosition },
  note: pitchClassAt(setup.instrument, targetPosition),
});

/** Name the note of a place. */
export const nameNote: NotesQuiz<NameNoteQuestion, PitchClass> = {
  id: 'name-note',
  locks: notesTable.rows.map(({ id }) => id),
  answerCodes: PITCH_CLASSES.map(note => chromaticName(note, 'sharps')),
  missingAnswer: CHOOSE_A_NOTE,
  startChange: 'redrawn',
  lengthOf: () => QUIZ_LENGTH,
  next(setup, answered, chance) {
    const asked = answered.map(({ question }) => question.targetPosition);
    return questionAt(setup, drawNext(placesOf(setup), asked, chance, positionId));
  },
  curriculumOf(setup) {
    const items = placesOf(setup).map(place => placeItem(setup.instrument, place));
    return limitedTo(placesCurriculum(setup.instrument, setup.frets), item => items.includes(item));
  },
  questionOf(setup, item) {
    const targetPosition = placesOf(setup).find(place => placeItem(setup.instrument, place) === item);
    return targetPosition && questionAt(setup, targetPosition);
  },
  itemOf: ({ setup, targetPosition }) => placeItem(setup.instrument, targetPosition),
  spokenItem: question => spokenNoteAt(question, question.targetPosition),

  answersTo: ({ setup }) =>
    chromaticOptions(setup.accidentals).map(({ pitch, stroke, ...option }) => ({
      ...option,
      answer: pitch,
      ...(stroke && { hotkey: stroke }),
    })),
  answerIn: draft => draft,
  grade: ({ note }, answer) => (answer === note ? 'right' : 'wrong'),

  correctText: ({ setup, note }) => nameIn(setup, note),
  promptOf: ({ setup, targetPosition }) => ({ before: nameText(setup, targetPosition) }),
  spokenQuestion: asked =>
    `${spokenProgress(asked)} ${nameText(asked.setup, asked.question.targetPosition)}.`,
  // A screen reader reads the focused cell, whose name says the place; in an eyes-free quiz none does.
  spokenArrival(asked) {
    if (asked.pace.kind === 'eyes-free') return nameNote.spokenQuestion(asked);
    return asked.number > 1 ? '' : `${spokenProgress(asked)} ${NAME_THIS}`;
  },
  spokenDraft: ({ setup }, draft) => spokenChosen(setup, draft),
  spokenVerdict: ({ question, verdict }) =>
    verdict === 'right' ? spokenRight(question) : spokenWrongName(question),
  spokenResults,

  targetOf: ({ targetPosition }) => targetPosition,
  cellsOf(session, signs) {
    if (session.status === 'asking') {
      const { targetPosition } = session.question;
      return position =>
        samePosition(position, targetPosition) ? { ...BARE_CELL, mark: 'target' } : BARE_CELL;
    }
    const { question, verdict } = session.last;
    return position =>
      samePosition(position, question.targetPosition)
        ? namedCell(position, { ...question.setup, signs }, verdict === 'right' ? 'right' : 'missed')
        : BARE_CELL;
  },
  midiOf: ({ setup, targetPosition }) => midiAt(setup.instrument, targetPosition),
  reviewOf: () => [],
  textOf: ({ setup, note, targetPosition }) =>
    `${nameIn(setup, note)} on ${placeText(setup.instrument, targetPosition)}`,
};
