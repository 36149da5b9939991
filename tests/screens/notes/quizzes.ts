import { STANDARD_GUITAR } from '../../../src/instrument/instrument';
import type { Position } from '../../../src/instrument/position';
import { reduce, type SessionEvent } from '../../../src/quiz/session';
import type { NotesSession } from '../../../src/screens/notes/commands';
import type {
  FindNoteQuestion,
  NameNoteQuestion,
  NotesAnswer,
  NotesQuestion,
  QuizSetup,
} from '../../../src/screens/notes/question';

export const place = (guitarString: number, fret: number): Position => ({ guitarString, fret });

/** The whole of a neck with 12 frets, sharps, no drill. */
export const setup: QuizSetup = {
  tuning: STANDARD_GUITAR,
  frets: 12,
  accidentals: 'sharps',
  strings: [0, 1, 2, 3, 4, 5],
  pace: { kind: 'calm' },
};

/** Every C on the two lowest strings: string 6, fret 8 and string 5, fret 3. */
export const findC: FindNoteQuestion = {
  mode: 'find-note',
  setup: { ...setup, strings: [0, 1] },
  note: 0,
  correctPositions: [place(0, 8), place(1, 3)],
};

/** The G sharp on string 6, fret 4. */
export const nameGSharp: NameNoteQuestion = {
  mode: 'name-note',
  setup,
  note: 8,
  targetPosition: place(0, 4),
};

export const found = (...places: readonly Position[]): NotesAnswer => ({ mode: 'find-note', places });

export type NotesEvent = SessionEvent<NotesQuestion, NotesAnswer>;

export const start = (...questions: readonly NotesQuestion[]): NotesEvent => ({
  type: 'start',
  questions,
  at: 0,
});

export const submit = (answer: NotesAnswer, verdict: 'right' | 'wrong', at = 1000): NotesEvent => ({
  type: 'submit',
  answer,
  verdict,
  at,
});

export const next: NotesEvent = { type: 'next', at: 2000 };

export const draft = (answer: NotesAnswer): NotesEvent => ({ type: 'draft', draft: answer });

export const sessionAfter = (...events: readonly NotesEvent[]): NotesSession =>
  events.reduce(reduce<NotesQuestion, NotesAnswer>, { status: 'idle' });
