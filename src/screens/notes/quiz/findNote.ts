import { BARE_CELL, type CellAt } from '../../../fretboard/cell';
import { inNeckOrder } from '../../../instrument/cursor';
import { placesOf } from '../../../instrument/instrument';
import {
  allPositions,
  midiAt,
  type Position,
  positionId,
  positionsOf,
  samePosition,
  stringNumber,
} from '../../../instrument/position';
import {
  gradeOf,
  isDecided,
  marksOf,
  mistakesIn,
  NOTHING_SELECTED,
  PICK_WAITING,
  type Places,
  pickedIn,
  type Review,
  reviewed,
  SELECTED,
  solvedText,
  spokenFound,
  toggled,
} from '../../../neckQuiz/pickedPlaces';
import { stringKeys } from '../../../neckQuiz/placeCommands';
import { spokenResults } from '../../../neckQuiz/text';
import { limitedTo, notesCurriculum } from '../../../practice/curriculum';
import { type AskedNote, type NoteArea, noteItem, noteOfItem, placeItem } from '../../../practice/neckItems';
import { isQuick } from '../../../quiz/pace';
import { drawNext } from '../../../quiz/seed';
import { type Answered, type AnsweringNote, playedIn, QUIZ_LENGTH } from '../../../quiz/session';
import { spokenAnswer } from '../../../quiz/text';
import { chromaticName, isNatural, type NoteSigns, type PitchClass } from '../../../theory/note';
import { ACT, type HowToItem } from '../../../ui/HowToUse';
import { namedCell } from '../cells';
import { MOVE, WHERE } from '../NotesHowToUse';
import { isFretAsked, notesTable } from '../settings';
import {
  EVERY_OCTAVE,
  everyNoteText,
  findPrompt,
  fretNotInQuiz,
  GESTURES,
  HOW_TO,
  heardIn,
  nameIn,
  notInQuiz,
  QUIZ_HOW_TO,
  QUIZ_TAPS,
  reviewText,
  spokenFind,
  spokenGivenUpPlaces,
  spokenHeardIn,
  spokenNote,
  spokenNoteInArea,
  spokenPlaces,
  spokenWrongPlaces,
} from '../text';
import { type NotesQuestion, type NotesQuiz, type NotesSetup, neckOf, notesAsked, whyNone } from './question';

/** Asks for every place of a note. */
export interface FindNoteQuestion extends NotesQuestion {
  readonly correctPositions: readonly Position[];
}

const reviewOf = (answered: Answered<FindNoteQuestion, Places>): Review =>
  reviewed(answered.question.correctPositions, pickedIn(answered));

function questionOn(setup: NotesSetup, note: PitchClass): FindNoteQuestion {
  const correctPositions = positionsOf(setup.instrument, setup.frets, note, setup.strings).filter(
    ({ fret }) => isFretAsked(setup, fret),
  );
  return { setup, note, correctPositions };
}

/** The part of the neck that a setup asks about. */
const areaIn = ({ strings, frets, corner }: NotesSetup): NoteArea => ({
  strings,
  lowest: corner?.lowest ?? 0,
  highest: Math.min(frets, corner?.highest ?? frets),
});

/** A setup that asks about the part of the neck where a note is wanted, whatever part it asked about. */
function setupFor({ corner, ...setup }: NotesSetup, { area }: AskedNote): NotesSetup {
  if (area === undefined) return { ...setup, strings: placesOf(setup.instrument) };
  const { strings, lowest, highest } = area;
  return { ...setup, strings, corner: { lowest, highest, notes: 'all' } };
}

const itemOf = ({ setup, note }: FindNoteQuestion): string => noteItem(setup.instrument, note, areaIn(setup));

/** Right and wrong picks look the same until the answer is submitted. */
function askedCells(draft: Places = []): CellAt {
  const chosen = new Set<string>(draft.map(positionId));
  return position => (chosen.has(positionId(position)) ? { ...BARE_CELL, mark: 'selected' } : BARE_CELL);
}

function answeredCells(answered: Answered<FindNoteQuestion, Places>, signs: NoteSigns): CellAt {
  const { question } = answered;
  const marks = marksOf(reviewOf(answered));
  return position => {
    const mark = marks.get(positionId(position));
    return mark === undefined ? BARE_CELL : namedCell(position, { ...question.setup, signs }, mark);
  };
}

/** Each pitch that the note has on the part of the neck that is asked about. */
const pitchesOf = ({ setup, correctPositions }: FindNoteQuestion): readonly number[] => [
  ...new Set(correctPositions.map(place => midiAt(setup.instrument, place))),
];

/** The places of the quiz where a note may have been played; none if it isn't on its part of the neck. */
const playedPlaces = ({ setup }: FindNoteQuestion, { midi, guitarString }: AnsweringNote): Places =>
  allPositions(setup.instrument, setup.frets).filter(
    place =>
      setup.strings.includes(place.guitarString) &&
      isFretAsked(setup, place.fret) &&
      midiAt(setup.instrument, place) === midi &&
      (guitarString === undefined || stringNumber(setup.instrument, place.guitarString) === guitarString),
  );

/** Find every place of a note. */
export const findNote: NotesQuiz<FindNoteQuestion, Places> = {
  id: 'find-note',
  locks: notesTable.rows.map(({ id }) => id),
  answerCodes: [],
  takesPairs: () => true,
  missingAnswer: NOTHING_SELECTED,
  startChange: 'redrawn',
  lengthOf: () => QUIZ_LENGTH,
  next(setup, answered, chance) {
    const notes = notesAsked(setup);
    if (notes.length === 0) return undefined;
    const asked = answered.map(({ question }) => question.note);
    return questionOn(setup, drawNext(notes, asked, chance));
  },
  whyNone,
  curriculumOf(setup) {
    const { instrument } = setup;
    const parts = new Map(
      notesAsked(setup).map(note => {
        const question = questionOn(setup, note);
        return [itemOf(question), question.correctPositions.map(place => placeItem(instrument, place))];
      }),
    );
    const asked = limitedTo(notesCurriculum(instrument, areaIn(setup)), item => parts.has(item));
    return { ...asked, parts };
  },
  questionOf(setup, item) {
    const asked = noteOfItem(setup.instrument, item);
    if (asked === undefined || (asked.area && asked.area.highest > setup.frets)) return undefined;
    const own = questionOn(setup, asked.note);
    const question = itemOf(own) === item ? own : questionOn(setupFor(setup, asked), asked.note);
    return question.correctPositions.length === 0 ? undefined : question;
  },
  isEasy: ({ note }) => isNatural(note),
  itemOf,
  spokenItem: spokenNoteInArea,

  answersTo: () => [],
  // Every note has a place, so an empty answer can only be a slip of Enter.
  answerIn: draft => (draft === undefined || draft.length === 0 ? undefined : draft),
  isFinal: ({ correctPositions }, draft) => isDecided(reviewed(correctPositions, draft)),
  grade: ({ correctPositions }, places) => gradeOf(reviewed(correctPositions, places)),
  solutionOf: ({ correctPositions }) => correctPositions,
  codesOf(question, answer = []) {
    const { instrument } = question.setup;
    const { found, missed, wrong } = reviewed(question.correctPositions, answer);
    const items = (places: Places) => places.map(place => placeItem(instrument, place));
    return {
      asked: chromaticName(question.note, 'sharps'),
      answered: answer
        .map(place => `${stringNumber(instrument, place.guitarString)}:${place.fret}`)
        .join(' '),
      places: { found: items(found), missed: items(missed), wrong: items(wrong) },
    };
  },

  played: {
    expected: pitchesOf,
    answerOf(question, found = [], note) {
      const added = playedPlaces(question, note).filter(
        place => !found.some(other => samePosition(other, place)),
      );
      return added.length === 0 ? undefined : [...found, ...added];
    },
    spokenPart: ({ correctPositions }, found) => spokenFound(found.length, correctPositions.length),
    heardText: ({ setup }, note) => heardIn(setup, note),
    spokenHeard: (question, heard) => spokenHeardIn(question.setup, heard, pitchesOf(question)),
  },

  correctText: ({ setup, note }) => nameIn(setup, note),
  promptOf: findPrompt,
  spokenQuestion: spokenFind,
  spokenDraft: () => '',
  spokenVerdict(answered) {
    const { question, verdict } = answered;
    switch (verdict) {
      case 'right':
        return spokenAnswer(spokenNote(question), verdict);
      case 'wrong': {
        const heard = playedIn(answered);
        const review = reviewOf(answered);
        if (heard === undefined) return spokenWrongPlaces(question.setup, review);
        // The places of a pitch that was played aren't picks.
        const spoken = spokenHeardIn(question.setup, heard, pitchesOf(question));
        return `Wrong: ${spoken}. ${spokenGivenUpPlaces(question.setup, { ...review, wrong: [] })}`;
      }
      case 'given-up':
        return spokenGivenUpPlaces(question.setup, reviewOf(answered));
    }
  },
  spokenSolution: ({ setup, correctPositions }) =>
    spokenPlaces(setup.instrument, inNeckOrder(correctPositions)),
  spokenResults,

  neckOf,
  targetOf: () => undefined,
  cellsOf: (session, { signs }) =>
    session.status === 'asking' ? askedCells(session.draft) : answeredCells(session.last, signs),
  heardIn(session) {
    if (session.status === 'asking') return [];
    const { setup, correctPositions } = session.last.question;
    const pitch = (place: Position) => midiAt(setup.instrument, place);
    return correctPositions.toSorted((one, other) => pitch(one) - pitch(other)).slice(0, 1);
  },
  pick({ setup, correctPositions }, places = [], place, pace) {
    if (!setup.strings.includes(place.guitarString)) return { say: notInQuiz(setup.instrument, place) };
    if (!isFretAsked(setup, place.fret)) return { say: fretNotInQuiz(place) };
    const draft = toggled(places, place);
    const isMore = draft.length > places.length;
    if (!isQuick(pace)) return { draft, say: isMore ? SELECTED.more : SELECTED.less };
    // In a drill, where each pick is judged at once, a found place stays found.
    return isMore ? { draft, say: spokenFound(draft.length, correctPositions.length) } : undefined;
  },
  mistakesOf: answered => mistakesIn(reviewOf(answered)),
  seenIn: (_, answered) => (answered ? mistakesIn(reviewOf(answered)) : []),
  reviewOf: answered => reviewText(answered.question.setup, reviewOf(answered)),
  solutionLines: ({ setup, correctPositions }) => solvedText(setup.instrument, inNeckOrder(correctPositions)),
  waiting: PICK_WAITING,
  playedHint: () => EVERY_OCTAVE,
  howToAnswer({ setup: { instrument } }, pace) {
    const isDrill = pace.kind === 'drill';
    const strings = stringKeys(instrument);
    const pick: HowToItem = {
      ...{ keys: ACT, also: GESTURES.click },
      text: isDrill ? QUIZ_HOW_TO.pickHere : QUIZ_HOW_TO.pick,
    };
    return {
      items: isDrill
        ? [{ keys: strings, text: QUIZ_HOW_TO.pickByKeys }, MOVE, pick, WHERE]
        : [MOVE, pick, { keys: strings, text: HOW_TO.goToString }, WHERE],
      taps: isDrill ? QUIZ_TAPS.calm['find-note-drill'] : QUIZ_TAPS.calm['find-note'],
    };
  },
  lineOf: question => ({ text: everyNoteText(question), spoken: spokenNoteInArea(question) }),
};
