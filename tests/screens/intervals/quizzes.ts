import type { QuizRun } from '../../../src/quiz/definition';
import { reduce } from '../../../src/quiz/quizStore';
import type { SessionEvent } from '../../../src/quiz/session';
import type { PlayedInterval } from '../../../src/screens/intervals/playedInterval';
import { type IntervalsSession, nameInterval } from '../../../src/screens/intervals/quiz/nameInterval';
import type { IntervalQuestion, IntervalsSetup } from '../../../src/screens/intervals/quiz/question';
import { type IntervalName, intervalOf, type Semitones } from '../../../src/theory/interval';

export const setup: IntervalsSetup = { direction: 'ascending', asked: [] };

export const heard = (semitones: Semitones, changes: Partial<PlayedInterval> = {}): PlayedInterval => ({
  root: 60,
  semitones,
  direction: 'ascending',
  ...changes,
});

/** An interval above C4. */
export const ask = (semitones: Semitones, changes: Partial<PlayedInterval> = {}): IntervalQuestion => ({
  interval: intervalOf(semitones),
  heard: heard(semitones, changes),
});

type IntervalsRun = QuizRun<IntervalsSetup, typeof nameInterval>;
type IntervalsEvent = SessionEvent<IntervalQuestion, IntervalName, IntervalsRun>;

export const start = (question: IntervalQuestion): IntervalsEvent => ({
  type: 'start',
  run: { quiz: nameInterval, setup, pace: { kind: 'calm' } },
  length: 2,
  question,
  at: 0,
});

export const submit = (answer: IntervalName, verdict: 'right' | 'wrong'): IntervalsEvent => ({
  ...{ type: 'submit', answer, verdict, at: 1000 },
});

export const draft = (answer: IntervalName): IntervalsEvent => ({ type: 'draft', draft: answer });

export const IDLE: IntervalsSession = { status: 'idle' };

export const sessionAfter = (...events: readonly IntervalsEvent[]): IntervalsSession =>
  events.reduce<IntervalsSession>(reduce, IDLE);
