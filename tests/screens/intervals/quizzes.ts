import type { Pace } from '../../../src/quiz/pace';
import { reduce, type SessionEvent } from '../../../src/quiz/session';
import type { Heard } from '../../../src/screens/intervals/heard';
import type {
  IntervalAnswer,
  IntervalQuestion,
  IntervalsSession,
} from '../../../src/screens/intervals/question';
import { intervalOf, type Semitones } from '../../../src/theory/interval';

export const calm: Pace = { kind: 'calm' };
export const drill: Pace = { kind: 'drill', pause: 600 };

export const heard = (semitones: Semitones, changes: Partial<Heard> = {}): Heard => ({
  root: 60,
  semitones,
  direction: 'ascending',
  ...changes,
});

/** An interval above C4, asked for in peace. */
export const ask = (
  semitones: Semitones,
  { pace = calm, ...changes }: Partial<Heard> & { readonly pace?: Pace } = {},
): IntervalQuestion => ({
  interval: intervalOf(semitones),
  heard: heard(semitones, changes),
  pace,
});

type IntervalsEvent = SessionEvent<IntervalQuestion, IntervalAnswer>;

export const start = (...questions: readonly IntervalQuestion[]): IntervalsEvent => ({
  type: 'start',
  questions,
  at: 0,
});

export const submit = (answer: IntervalAnswer, verdict: 'right' | 'wrong', at = 1000): IntervalsEvent => ({
  type: 'submit',
  answer,
  verdict,
  at,
});

export const next: IntervalsEvent = { type: 'next', at: 2000 };
export const reset: IntervalsEvent = { type: 'reset' };
export const draft = (answer: IntervalAnswer): IntervalsEvent => ({ type: 'draft', draft: answer });

export const IDLE: IntervalsSession = { status: 'idle' };

export const sessionAfter = (...events: readonly IntervalsEvent[]): IntervalsSession =>
  events.reduce(reduce<IntervalQuestion, IntervalAnswer>, IDLE);
