import { BARE_CELL, type CellAt } from '../../../fretboard/cell';
import type { Instrument } from '../../../instrument/instrument';
import { midiAt, type Position, samePosition, stringNumber } from '../../../instrument/position';
import { placeText } from '../../../instrument/text';
import { FRET_ANSWERS, type Places, SELECTED } from '../../../neckQuiz/pickedPlaces';
import { stringKeys } from '../../../neckQuiz/placeCommands';
import { ANY_STRING, spokenResults } from '../../../neckQuiz/text';
import type { PlayedAnswers } from '../../../quiz/definition';
import { isQuick, type Pace } from '../../../quiz/pace';
import { type Answered, playedIn, QUIZ_LENGTH } from '../../../quiz/session';
import { chooseFirst, spokenAnswer, spokenChosen } from '../../../quiz/text';
import type { NoteSigns } from '../../../theory/note';
import { pitchName } from '../../../theory/pitch';
import { ACT, type HowToItem } from '../../../ui/HowToUse';
import { MOVE, NUMBER_ROW, WHERE } from '../NotesHowToUse';
import { readingStaff } from '../ReadingStaff';
import { isFretAsked, notesTable, placesWithin } from '../settings';
import { fretNotInQuiz, GESTURES, HOW_TO, heardIn, notInQuiz, QUIZ_HOW_TO, spokenHeardIn } from '../text';
import { HOW_TO_ANSWER, onlyThere } from './findOnStringText';
import { type NotesQuiz, type NotesSetup, neckOf } from './question';
import { READING, type ReadQuestion, readCell, rightPlaces } from './reading';
import {
  READ_TAPS,
  READ_WAITING,
  readPrompt,
  readReview,
  readText,
  shownName,
  spokenNoteRead,
  spokenRead,
  spokenReadArrival,
  spokenWhere,
  spokenWrongPlace,
} from './readingText';

/** The pitch that was found, and where; without a place it was played. */
export interface Found {
  readonly midi: number;
  readonly place?: Position;
}

const foundAt = ({ instrument }: NotesSetup, place: Position): Found => ({
  midi: midiAt(instrument, place),
  place,
});

const isRight = (question: ReadQuestion, { midi, place }: Found): boolean =>
  place === undefined
    ? midi === question.midi
    : rightPlaces(question).some(right => samePosition(right, place));

/** The place that was chosen by mistake. */
const wrongPlace = (answered: Answered<ReadQuestion, Found>): Position | undefined =>
  answered.verdict === 'wrong' ? answered.answer.place : undefined;

const played: PlayedAnswers<ReadQuestion, Found> = {
  expected: ({ midi }) => [midi],
  answerOf({ setup, guitarString: asked }, _, { midi, guitarString }) {
    const isElsewhere =
      asked !== undefined &&
      guitarString !== undefined &&
      guitarString !== stringNumber(setup.instrument, asked);
    return isElsewhere ? undefined : { midi };
  },
  heardText: ({ setup }, note) => heardIn(setup, note),
  spokenHeard: ({ setup, midi }, heard) => spokenHeardIn(setup, heard, [midi]),
};

/** Right and wrong places look the same until the answer is submitted: on a string that is named each shows its key. */
const askedCells =
  ({ setup, guitarString }: ReadQuestion, draft: Found | undefined): CellAt =>
  place => {
    if (draft?.place && samePosition(draft.place, place)) return { ...BARE_CELL, mark: 'selected' };
    const hasKey = place.guitarString === guitarString && isFretAsked(setup, place.fret);
    return hasKey ? { ...BARE_CELL, hasKey } : BARE_CELL;
  };

function answeredCells(answered: Answered<ReadQuestion, Found>, signs: NoteSigns): CellAt {
  const { question } = answered;
  const right = rightPlaces(question);
  const wrong = wrongPlace(answered);
  return place => {
    if (right.some(each => samePosition(each, place))) return readCell(question, place, signs, 'right');
    return wrong && samePosition(wrong, place) ? readCell(question, place, signs, 'wrong') : BARE_CELL;
  };
}

/** The places of the string that is asked about, lowest first; none where no string is named. */
const placesOnString = ({ setup, guitarString }: ReadQuestion): Places =>
  placesWithin(setup).filter(place => place.guitarString === guitarString);

const PICK: HowToItem = { keys: ACT, also: GESTURES.click, text: QUIZ_HOW_TO.pickHere };

/** What answers on one string. */
const KEYS_ON_STRING: readonly HowToItem[] = [
  { keys: NUMBER_ROW, text: HOW_TO_ANSWER.Find },
  MOVE,
  PICK,
  WHERE,
];

/** What answers anywhere on the neck. */
function keysOnNeck(instrument: Instrument, { kind }: Pace): readonly HowToItem[] {
  const strings = stringKeys(instrument);
  return kind === 'drill'
    ? [{ keys: strings, text: QUIZ_HOW_TO.pickByKeys }, MOVE, PICK, WHERE]
    : [MOVE, PICK, { keys: strings, text: HOW_TO.goToString }, WHERE];
}

/** Find a note that is written on a staff: any place of that very pitch or, if a string is named, the one there. */
export const readNote: NotesQuiz<ReadQuestion, Found> = {
  id: 'read-note',
  locks: notesTable.rows.map(({ id }) => id),
  answerCodes: FRET_ANSWERS.map(({ code }) => code),
  missingAnswer: chooseFirst('a position'),
  startChange: 'redrawn',
  lengthOf: () => QUIZ_LENGTH,
  ...READING,
  spokenItem: question => readText(question, 'spoken'),

  answersTo: question =>
    placesOnString(question).flatMap(place => {
      const option = FRET_ANSWERS.find(({ answer: fret }) => fret === place.fret);
      return option ? [{ ...option, answer: foundAt(question.setup, place) }] : [];
    }),
  answerIn: draft => draft,
  isFinal: () => true,
  grade: (question, found) => (isRight(question, found) ? 'right' : 'wrong'),
  solutionOf(question) {
    const [place] = rightPlaces(question);
    return { midi: question.midi, ...(place && { place }) };
  },
  codesOf({ setup, midi }, found) {
    const place = found?.place;
    const string = place && stringNumber(setup.instrument, place.guitarString);
    const pitch = found === undefined ? '' : pitchName(found.midi, 'sharps');
    return {
      asked: pitchName(midi, 'sharps'),
      answered: place === undefined ? pitch : `${string}:${place.fret}`,
    };
  },
  played,

  correctText: shownName,
  promptOf: question => readPrompt('Find', question),
  pictureOf: readingStaff,
  spokenQuestion: asked => spokenRead('Find', asked),
  spokenArrival: asked => spokenReadArrival('Find', asked),
  spokenDraft: ({ setup }, { place }) => (place ? spokenChosen(placeText(setup.instrument, place)) : ''),
  spokenVerdict(answered) {
    const { question, verdict } = answered;
    const heard = playedIn(answered);
    if (verdict === 'given-up') return spokenWhere(question);
    if (verdict === 'right')
      return spokenAnswer(heard ? played.spokenHeard(question, heard) : spokenNoteRead(question), verdict);
    if (heard) return `Wrong: ${played.spokenHeard(question, heard)}. ${spokenWhere(question, heard.midi)}`;
    const place = wrongPlace(answered);
    return place ? spokenWrongPlace(question, place) : spokenWhere(question);
  },
  spokenResults,

  neckOf,
  targetOf: question => placesOnString(question)[0],
  cellsOf(session, { signs }) {
    if (session.status !== 'asking') return answeredCells(session.last, signs);
    return askedCells(session.question, session.draft);
  },
  heardIn: session => (session.status === 'asking' ? [] : rightPlaces(session.last.question).slice(0, 1)),
  pick({ setup, note, guitarString }, _draft, place) {
    const { instrument, strings } = setup;
    if (guitarString !== undefined && guitarString !== place.guitarString)
      return { say: onlyThere({ setup, note, guitarString }) };
    if (!strings.includes(place.guitarString)) return { say: notInQuiz(instrument, place) };
    if (!isFretAsked(setup, place.fret)) return { say: fretNotInQuiz(place) };
    return { draft: foundAt(setup, place), say: SELECTED.more };
  },
  seenIn(question, answered) {
    if (answered === undefined) return placesOnString(question).slice(0, 1);
    return [wrongPlace(answered) ?? [], rightPlaces(question).slice(0, 1)].flat();
  },
  reviewOf: answered => readReview(answered.question, wrongPlace(answered)),
  takesPairs: ({ guitarString }) => guitarString === undefined,
  waiting: READ_WAITING,
  playedHint: source => (source === 'microphone' ? ANY_STRING : undefined),
  howToAnswer: ({ setup: { instrument }, guitarString }, pace) => ({
    items: guitarString === undefined ? keysOnNeck(instrument, pace) : KEYS_ON_STRING,
    taps: READ_TAPS.Find[isQuick(pace) ? 'quick' : 'calm'],
  }),
  lineOf: question => ({ text: readText(question, 'shown'), spoken: readText(question, 'spoken') }),
};
