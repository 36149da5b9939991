import type { MetronomeState } from '../audio/metronome';
import { TEMPOS } from '../settings/preferences';
import type { Answered, BeatTiming, Clock } from './session';

/** Where the beats of a metronome lie on a clock that never jumps (milliseconds). */
export interface Beats {
  /** When beat 0 comes. */
  readonly first: number;
  /** How long a beat is. */
  readonly length: number;
}

/** The same of a metronome that goes, with its tempo. */
export interface MetronomeBeats extends Beats {
  /** In beats a minute. */
  readonly tempo: number;
  /** How many beats a bar has. */
  readonly bar: number;
}

const MINUTE = 60_000;

/** Where the beats lie of what goes on a metronome; `undefined` while it is off or its clock hasn't started. */
export function beatsIn(
  state: MetronomeState,
  timeOf: (beat: number) => number | undefined,
): MetronomeBeats | undefined {
  const first = state.status === 'on' ? timeOf(0) : undefined;
  if (state.status === 'off' || first === undefined) return undefined;
  const { beatsPerMinute: tempo, beats: bar } = state.pace;
  return { first, length: MINUTE / tempo, tempo, bar };
}

/**
 * A moment counted in beats.
 *
 * @example positionAt({ first: 1000, length: 500 }, 2250) // 2.5, halfway between beats 2 and 3
 */
export const positionAt = ({ first, length }: Beats, at: number): number => (at - first) / length;

/**
 * When a beat comes (milliseconds).
 *
 * @example timeOfBeat({ first: 1000, length: 500 }, 2) // 2000
 */
export const timeOfBeat = ({ first, length }: Beats, beat: number): number => first + beat * length;

/** A question is told no later than so long before its beat (beats): else it has a later one. */
const LEAST_LEAD = 0.5;

/**
 * The beat of a question that has been told by some position. One beat of every few is a question's, and none before a bar
 * has been counted in; what takes longer to tell waits for as many beats more.
 *
 * @param every how many beats a question has
 * @param bar how many beats are counted in at least
 * @example beatOf(5.2, 4) // 8
 * @example beatOf(7.8, 4) // 12: 8 would come at once
 * @example beatOf(-0.1, 1, 4) // 4
 */
export const beatOf = (told: number, every: number, bar = every): number =>
  Math.max(Math.ceil(bar / every), Math.ceil((told + LEAST_LEAD) / every)) * every;

/**
 * Which of the beats of a question a beat of the metronome is, counted from 0; the last of them is the question's own.
 *
 * @example beatOfQuestion(8, 4) // 3
 */
export const beatOfQuestion = (beat: number, every: number): number => (beat + every - 1) % every;

/**
 * Whether an answer at some position comes after the beat of its question: once the next beat has begun.
 *
 * @example isAfter(8, 8.9) // false
 */
export const isAfter = (beat: number, answered: number): boolean => answered >= beat + 1;

/**
 * The beat on which the next question is asked: when the beat of the one before is over or, after a late answer, on the next.
 * A beat that lies further ahead than any question's is that of a count that has started over.
 *
 * @example askedOn(8, 6.5, 4) // 9
 * @example askedOn(8, 10.5, 4) // 11
 */
export const askedOn = (beat: number, settled: number, every: number): number => {
  const next = Math.floor(settled) + 1;
  return Math.min(Math.max(beat + 1, next), next + every);
};

/**
 * How long it is until the next question is asked (milliseconds).
 *
 * @param timing that of the last answer; left out if it had no beat
 * @param at now, or when its verdict has been shown for long enough
 * @example untilAsked({ first: 0, length: 500 }, 4, { beat: 8, tempo: 120, isLate: false }, 4200) // 300
 */
export function untilAsked(
  beats: Beats,
  every: number,
  timing: Pick<BeatTiming, 'beat'> | undefined,
  at: number,
): number {
  const settled = positionAt(beats, at);
  return timeOfBeat(beats, askedOn(timing?.beat ?? Math.floor(settled), settled, every)) - at;
}

/**
 * How an answer to the question of a clock was in time with the beats.
 *
 * @param clock runs since the question has been told
 * @example timingOf({ first: 0, length: 500, tempo: 120, bar: 4 }, 4, { elapsed: 0, since: 500 }, 2600) // { beat: 4, tempo: 120, isLate: true }
 */
export function timingOf(beats: MetronomeBeats, every: number, { since }: Clock, at: number): BeatTiming {
  // What is answered before it has been told can't be late.
  const beat = beatOf(positionAt(beats, since ?? at), every, beats.bar);
  return { beat, tempo: beats.tempo, isLate: isAfter(beat, positionAt(beats, at)) };
}

/** How much faster or slower the next round is: few enough that a round in time stays within reach, and a dozen of them count. */
export const TEMPO_STEP = 5;

/** How many answers of a round say something about its tempo. */
const FEWEST = 10;

/** The shares of a round in time from which on it is to be faster, and below which slower. */
const FASTER_FROM = 0.9;
const SLOWER_BELOW = 0.6;

/** How a round on the beat went. */
export interface BeatResults {
  /** How many answers were right and in time. */
  readonly inTime: number;
  /** How many were right, but late. */
  readonly late: number;
  readonly answered: number;
  readonly tempo: number;
  /** The tempo of the next round. */
  readonly next: number;
}

/**
 * The tempo after a round: a step up if nine of ten answers were right and in time, a step down if fewer than six were, else
 * the same. A round of fewer than ten answers changes nothing.
 *
 * @example tempoAfter(80, { inTime: 11, answered: 12 }) // 85
 */
export function tempoAfter(
  tempo: number,
  { inTime, answered }: Pick<BeatResults, 'inTime' | 'answered'>,
): number {
  if (answered < FEWEST) return tempo;
  if (inTime >= answered * FASTER_FROM) return Math.min(TEMPOS.most, tempo + TEMPO_STEP);
  return inTime < answered * SLOWER_BELOW ? Math.max(TEMPOS.least, tempo - TEMPO_STEP) : tempo;
}

/** How a round on the beat went; `undefined` if none of its answers had a beat. */
export function beatResultsOf(answered: readonly Answered<unknown, unknown>[]): BeatResults | undefined {
  const timed = answered.filter(({ timing }) => timing !== undefined);
  const tempo = timed.at(-1)?.timing?.tempo;
  if (tempo === undefined) return undefined;
  const right = timed.filter(({ verdict }) => verdict === 'right');
  const late = right.filter(({ timing }) => timing?.isLate).length;
  const counts = { inTime: right.length - late, answered: timed.length };
  return { ...counts, late, tempo, next: tempoAfter(tempo, counts) };
}
