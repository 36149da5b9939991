import { BARE_CELL } from '../../../fretboard/cell';
import {
  type Position,
  pitchClassAt,
  positionId,
  positionsOf,
  samePosition,
} from '../../../instrument/position';
import { placeText } from '../../../instrument/text';
import { spokenResults } from '../../../neckQuiz/text';
import { limitedTo, placesCurriculum } from '../../../practice/curriculum';
import { placeItem } from '../../../practice/neckItems';
import { isQuick } from '../../../quiz/pace';
import { drawNext } from '../../../quiz/seed';
import { openAnswer, QUIZ_LENGTH } from '../../../quiz/session';
import {
  chooseFirst,
  sentences,
  spokenAnswer,
  spokenChosen,
  spokenProgress,
  waitingFor,
} from '../../../quiz/text';
import { chromaticName, isNatural, PITCH_CLASSES, type PitchClass } from '../../../theory/note';
import { namedCell } from '../cells';
import { accidentals, letters, WHERE } from '../NotesHowToUse';
import { notesTable } from '../settings';
import {
  GESTURES,
  HOW_TO,
  NAME_THIS,
  nameIn,
  nameText,
  QUIZ_HOW_TO,
  QUIZ_TAPS,
  spokenNameIn,
  spokenNote,
  spokenNoteAt,
  spokenPlaceQuestion,
  spokenTarget,
  wrongNameText,
} from '../text';
import {
  type NotesQuestion,
  type NotesQuiz,
  type NotesSetup,
  neckOf,
  noteAnswers,
  placesAsked,
  whyNone,
} from './question';

/** Asks for the note of a place. */
export interface NameNoteQuestion extends NotesQuestion {
  readonly targetPosition: Position;
}

const questionAt = (setup: NotesSetup, targetPosition: Position): NameNoteQuestion => ({
  ...{ setup, targetPosition },
  note: pitchClassAt(setup.instrument, targetPosition),
});
/** The place of a note that is nearest to the target on its string; on a neck of twelve frets or more there is one. */
function nearest({ setup, targetPosition }: NameNoteQuestion, note: PitchClass): Position | undefined {
  const distance = ({ fret }: Position) => Math.abs(fret - targetPosition.fret);
  return positionsOf(setup.instrument, setup.frets, note, [targetPosition.guitarString]).toSorted(
    (one, other) => distance(one) - distance(other),
  )[0];
}

/** Name the note of a place. */
export const nameNote: NotesQuiz<NameNoteQuestion, PitchClass> = {
  id: 'name-note',
  locks: notesTable.rows.map(({ id }) => id),
  answerCodes: PITCH_CLASSES.map(note => chromaticName(note, 'sharps')),
  missingAnswer: chooseFirst('a note'),
  startChange: 'redrawn',
  lengthOf: () => QUIZ_LENGTH,
  next(setup, answered, chance) {
    const places = placesAsked(setup);
    if (places.length === 0) return undefined;
    const asked = answered.map(({ question }) => question.targetPosition);
    return questionAt(setup, drawNext(places, asked, chance, positionId));
  },
  whyNone,
  curriculumOf(setup) {
    const items = new Set(placesAsked(setup).map(place => placeItem(setup.instrument, place)));
    return limitedTo(placesCurriculum(setup.instrument, setup.frets), item => items.has(item));
  },
  questionOf(setup, item) {
    const targetPosition = placesAsked(setup).find(place => placeItem(setup.instrument, place) === item);
    return targetPosition && questionAt(setup, targetPosition);
  },
  isEasy: ({ note }) => isNatural(note),
  itemOf: ({ setup, targetPosition }) => placeItem(setup.instrument, targetPosition),
  spokenItem: question => spokenNoteAt(question, question.targetPosition),

  answersTo: ({ setup }) => noteAnswers(setup),
  answerIn: draft => draft,
  grade: ({ note }, answer) => (answer === note ? 'right' : 'wrong'),

  correctText: ({ setup, note }) => nameIn(setup, note),
  promptOf: ({ setup, targetPosition }) => ({ before: nameText(setup, targetPosition) }),
  spokenQuestion(asked) {
    const { setup, question, waits } = asked;
    const { targetPosition } = question;
    return sentences(
      spokenProgress(asked),
      waits ? `${spokenTarget(setup, targetPosition)}.` : spokenPlaceQuestion(asked, targetPosition),
    );
  },
  // A screen reader reads the focused cell, whose name says the place; in an eyes-free quiz none does.
  spokenArrival(asked) {
    if (asked.pace.kind === 'eyes-free') return nameNote.spokenQuestion(asked);
    return asked.number > 1 ? '' : `${spokenProgress(asked)} ${NAME_THIS}`;
  },
  spokenDraft: ({ setup }, draft) => spokenChosen(spokenNameIn(setup, draft)),
  spokenVerdict: ({ question, verdict }) => spokenAnswer(spokenNote(question), verdict),
  spokenResults,

  neckOf,
  targetOf: ({ targetPosition }) => targetPosition,
  cellsOf(session, { signs }) {
    if (session.status === 'asking') {
      const { targetPosition } = session.question;
      return position =>
        samePosition(position, targetPosition) ? { ...BARE_CELL, mark: 'target' } : BARE_CELL;
    }
    const { setup, targetPosition, note } = session.last.question;
    const answer = openAnswer(session);
    const mistake =
      answer === undefined || answer === note ? undefined : nearest(session.last.question, answer);
    return position => {
      if (samePosition(position, targetPosition)) return namedCell(position, { ...setup, signs }, 'right');
      return mistake && samePosition(position, mistake)
        ? namedCell(position, { ...setup, signs }, 'wrong')
        : BARE_CELL;
    };
  },
  seenIn(question, answered) {
    const mistake = answered && 'answer' in answered && nearest(question, answered.answer);
    return mistake ? [question.targetPosition, mistake] : [question.targetPosition];
  },
  heardIn: session => (session.status === 'asking' ? [] : [session.last.question.targetPosition]),
  reviewOf({ question, ...answered }) {
    if (!('answer' in answered) || answered.answer === question.note) return [];
    const place = nearest(question, answered.answer);
    const name = nameIn(question.setup, answered.answer);
    return place ? [wrongNameText(name, question.targetPosition, place)] : [];
  },
  answerLayout: 'keyboard',
  waiting: waitingFor('a note'),
  howToAnswer: ({ setup: { accidentals: style, instrument } }, pace) => ({
    items: [
      { keys: letters('notes-quiz.answer', instrument.names), also: GESTURES.click, text: QUIZ_HOW_TO.name },
      { keys: accidentals('notes-quiz.answer', style, instrument.names), text: HOW_TO[style] },
      WHERE,
    ],
    taps: isQuick(pace) ? QUIZ_TAPS.quick['name-note'] : QUIZ_TAPS.calm['name-note'],
  }),
  lineOf: question => ({
    text: `${nameIn(question.setup, question.note)} on ${placeText(question.setup.instrument, question.targetPosition)}`,
    spoken: nameNote.spokenItem(question),
  }),
};
