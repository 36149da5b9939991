import { BARE_CELL, type CellAt } from '../fretboard/cell';
import { type ToneStyle, toneView } from '../fretboard/toneCells';
import { type Instrument, namesOf } from '../instrument/instrument';
import type { NeckNote } from '../instrument/neckNote';
import { notesPlayed, onceThrough, timesFor } from '../instrument/playingOrder';
import {
  allPositions,
  fretOfPitch,
  fretsOn,
  midiAt,
  type Position,
  pitchClassAt,
  positionId,
  samePosition,
  stringNumber,
} from '../instrument/position';
import { briefPlace } from '../instrument/text';
import { playedInPlaceOf } from '../listening/playedNote';
import type { Asked, StrummedAnswers } from '../quiz/definition';
import { type Chance, drawNext } from '../quiz/seed';
import { type Answered, answerOf, openQuestion, playedIn } from '../quiz/session';
import { chooseFirst, sentences, spokenAnswer, spokenChosen } from '../quiz/text';
import type { Line } from '../theory/degree';
import { drawnName, spokenName } from '../theory/names';
import { chromaticName, type NoteName, pitchClass } from '../theory/note';
import { pitchName } from '../theory/pitch';
import type { NeckQuiz } from './definition';
import { evennessOf } from './evenness';
import { FRET_ANSWERS, SELECTED } from './pickedPlaces';
import type { PlaySetup } from './playSettings';
import {
  ANY_STRING,
  misplayedText,
  PASSAGE_WAITING,
  passagePrompt,
  silentString,
  spokenMisplayed,
  spokenNextPlace,
  spokenPassage,
  spokenPassageNote,
  spokenResults,
  spokenRightNote,
  spokenWrongFret,
  stringLines,
  wrongFretText,
} from './text';

/** Notes to be played one after the other: a pattern of a scale, or a shape string by string. */
export interface Passage {
  readonly instrument: Instrument;
  readonly name: Line;
  /** The part of the neck that is shown, both frets included. */
  readonly firstFret: number;
  readonly lastFret: number;
  /** Never empty; lowest first. */
  readonly notes: readonly NeckNote[];
}

/** Asks for one note of a passage to be played. */
export interface PassageQuestion {
  readonly passage: Passage;
  readonly playing: PlaySetup;
  /** Which note it is in the order of playing, from 0. */
  readonly at: number;
  readonly note: NeckNote;
}

/**
 * Which note of a passage comes after some of its questions.
 *
 * @example noteAfter(passage, { order: 'up', … }, [], chance) // its lowest
 */
export function noteAfter(
  { notes }: Passage,
  { order }: Pick<PlaySetup, 'order'>,
  asked: readonly Pick<PassageQuestion, 'note'>[],
  chance: Chance,
): NeckNote | undefined {
  if (order === 'random')
    return drawNext(
      notes,
      asked.map(({ note }) => note),
      chance,
      ({ position }) => positionId(position),
    );
  const once = onceThrough(order, notes.length);
  return notes[once[asked.length % once.length] ?? 0];
}

/** How many notes are played in all. */
export const passageLength = ({ notes }: Passage, { order, times }: PlaySetup): number =>
  notesPlayed(order, notes.length, times);

/** How many are, if it must be at least some number. */
export const wholePassages = ({ notes }: Passage, { order }: PlaySetup, least: number): number =>
  notesPlayed(order, notes.length, timesFor(order, notes.length, least));

const midiOf = ({ passage, note }: PassageQuestion): number => midiAt(passage.instrument, note.position);

/** A pitch, spelled as the passage spells it or, where it isn't one of its notes, like its accidentals. */
function nameOf({ notes, instrument }: Passage, midi: number): NoteName {
  const pitch = pitchClass(midi);
  const own = notes.find(({ position }) => pitchClassAt(instrument, position) === pitch);
  const isFlat = notes.some(({ note }) => note.endsWith('b'));
  return own?.note ?? chromaticName(pitch, isFlat ? 'flats' : 'sharps');
}

const misplayed = (question: PassageQuestion, midi: number) => ({
  instrument: question.passage.instrument,
  right: question.note,
  name: nameOf(question.passage, midi),
  above: midi - midiOf(question),
});

/** How a passage is answered by a strum of all its strings, each of its notes from the one that is asked for on. */
export const strummedPassage: StrummedAnswers<PassageQuestion, number> = {
  notes: ({ passage: { instrument, notes } }) => notes.map(({ position }) => midiAt(instrument, position)),
  answerOf(question, strum) {
    const midi = playedInPlaceOf(strum, midiOf(question));
    return midi === undefined ? undefined : { answer: midi, midi };
  },
  heard(question, strum) {
    const midi = playedInPlaceOf(strum, midiOf(question));
    if (midi === midiOf(question)) return undefined;
    if (midi === undefined) return silentString(question.passage.instrument, question.note);
    const mistake = misplayed(question, midi);
    return { text: misplayedText(mistake), spoken: spokenMisplayed(mistake) };
  },
};

/** The place on the neck of a question where a wrong pitch lies, nearest to the right one. */
function wrongPlace({ passage, note }: PassageQuestion, midi: number): Position | undefined {
  const { instrument, firstFret, lastFret } = passage;
  const distance = ({ guitarString, fret }: Position) =>
    Math.abs(fret - note.position.fret) + Math.abs(guitarString - note.position.guitarString);
  return allPositions(instrument, lastFret)
    .filter(place => place.fret >= firstFret && midiAt(instrument, place) === midi)
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

const wrongIn = (answered: Answered<PassageQuestion, number>): number | undefined =>
  answered.verdict === 'wrong' ? answered.answer : undefined;

function cellsOf(
  question: PassageQuestion,
  answered: Answered<PassageQuestion, number> | undefined,
  style: ToneStyle,
): CellAt {
  const { passage, note } = question;
  const notes = new Map<string, NeckNote>(passage.notes.map(each => [positionId(each.position), each]));
  const midi = answered && wrongIn(answered);
  const wrong = midi === undefined ? undefined : wrongPlace(question, midi);
  return place => {
    const own = notes.get(positionId(place));
    const view = own ? toneView(own, style) : BARE_CELL;
    if (samePosition(place, note.position)) return { ...view, mark: answered ? 'right' : 'target' };
    if (midi !== undefined && wrong && samePosition(place, wrong)) {
      const name = nameOf(passage, midi);
      return {
        text: drawnName(name, style.names, style.signs),
        spoken: spokenName(name, style.names),
        mark: 'wrong',
      };
    }
    return own ? { ...view, emphasis: 'weak' } : view;
  };
}

/** A place as the log keeps it: `6:8`; a pitch that its string doesn't have there, by its name. */
function codeOf({ passage: { instrument }, note }: PassageQuestion, midi: number): string {
  const { guitarString } = note.position;
  const fret = fretOfPitch(instrument, guitarString, midi);
  const isOnString = fret >= 0 && fret <= Math.max(...instrument.fretCounts);
  return isOnString ? `${stringNumber(instrument, guitarString)}:${fret}` : pitchName(midi, 'sharps');
}

/** What is said when a note is asked for: all of it, unless it is played; then the next place, or nothing. */
function spokenArrival<Setup, Question extends PassageQuestion>(asked: Asked<Setup, Question>): string {
  const { passage, playing, at, note } = asked.question;
  const whole = spokenPassageNote(passage.instrument, note, asked);
  if (at === 0) return sentences(spokenPassage(passage.name.spoken, playing.order), whole);
  if (!isPlayedOn(asked)) return whole;
  return playing.say === 'each' ? spokenNextPlace(passage.instrument, note) : '';
}

/** Whether the notes of a passage are heard, so that one follows the other without a pause. */
const isPlayedOn = ({ answerWith }: Pick<Asked<unknown, unknown>, 'answerWith'>): boolean =>
  answerWith === 'microphone' || answerWith === 'midi';

/** What all quizzes have in common that are passages to play; one note is one question. Answers are MIDI numbers. */
export const passageQuiz = <Setup, Question extends PassageQuestion>() =>
  ({
    answerCodes: FRET_ANSWERS.map(({ code }) => code),
    missingAnswer: chooseFirst('a fret'),
    isContinuous: true,
    startChange: 'redrawn',
    answersTo({ passage: { instrument, firstFret, lastFret }, note }) {
      const { guitarString } = note.position;
      const frets = fretsOn(instrument, guitarString, firstFret, lastFret);
      return FRET_ANSWERS.filter(({ answer }) => frets.includes(answer)).map(option => ({
        ...option,
        answer: midiAt(instrument, { guitarString, fret: option.answer }),
      }));
    },
    answerIn: draft => draft,
    isFinal: () => true,
    grade: (question, midi) => (midi === midiOf(question) ? 'right' : 'wrong'),
    solutionOf: midiOf,
    codesOf: (question, midi) => ({
      asked: codeOf(question, midiOf(question)),
      answered: midi === undefined ? '' : codeOf(question, midi),
    }),
    played: {
      expected: question => [midiOf(question)],
      answerOf: (_question, _draft, { midi }) => midi,
      heardText: (question, { midi }) => misplayedText(misplayed(question, midi)),
      spokenHeard: (question, { midi }) => spokenMisplayed(misplayed(question, midi)),
    },
    correctText: ({ passage, note }) => drawnName(note.note, namesOf(passage.instrument)),
    promptOf: ({ passage, note }, answering = {}) => passagePrompt(passage.instrument, note, answering),
    spokenQuestion: asked => spokenPassageNote(asked.question.passage.instrument, asked.question.note, asked),
    spokenArrival,
    spokenDraft: ({ passage, note }, midi) => {
      const { guitarString } = note.position;
      const fret = fretOfPitch(passage.instrument, guitarString, midi);
      return spokenChosen(briefPlace(passage.instrument, { guitarString, fret }));
    },
    spokenVerdict(answered) {
      const { question, verdict } = answered;
      const { instrument } = question.passage;
      if (verdict === 'given-up') return spokenRightNote(instrument, question.note);
      const isHeard = playedIn(answered) !== undefined;
      if (verdict === 'right')
        return isHeard ? '' : spokenAnswer(spokenName(question.note.note, namesOf(instrument)), verdict);
      const mistake = misplayed(question, answered.answer);
      return isHeard ? spokenMisplayed(mistake) : spokenWrongFret(mistake);
    },
    spokenResults,

    neckOf: ({ passage: { instrument, firstFret, lastFret } }) => ({ instrument, firstFret, lastFret }),
    // A screen reader would read every place that the focus comes to.
    targetOf: ({ at, note }) => (at === 0 ? note.position : undefined),
    seenIn: ({ note }) => [note.position],
    cellsOf: (session, style) =>
      cellsOf(openQuestion(session), session.status === 'asking' ? undefined : session.last, style),
    heardIn: session => (session.status === 'asking' ? [] : [openQuestion(session).note.position]),
    pick: ({ passage }, _draft, place) => ({ draft: midiAt(passage.instrument, place), say: SELECTED.more }),
    reviewOf(answered) {
      const midi = answerOf(answered);
      if (midi === undefined || answered.verdict === 'right' || playedIn(answered)) return [];
      return [wrongFretText(misplayed(answered.question, midi))];
    },
    toldOf: ({ passage: { instrument, name, notes } }) => ({
      name: name.spoken,
      strings: stringLines(instrument, notes),
    }),
    evennessOf,
    waiting: PASSAGE_WAITING,
    playedHint: source => (source === 'microphone' ? ANY_STRING : undefined),
  }) satisfies Partial<NeckQuiz<Setup, Question, number>>;
