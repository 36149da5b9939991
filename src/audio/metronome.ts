import { createFollowers, createListeners } from '../listeners';
import { CLICKS } from './clickPlan';
import { openContext, type Prepare } from './player';
import type { AudioClock } from './run';
import { prepare, type Rendition } from './voice';

/** Where the clicks are: nowhere, halfway between two beats, or on the beats. */
export type Clicking = 'none' | 'between' | 'on';

/** How a metronome goes. */
export interface MetronomePace {
  readonly beatsPerMinute: number;
  /** How many beats a bar has; the first click of a bar is higher. */
  readonly beats: number;
  readonly clicking: Clicking;
  /** From 0 to 1. */
  readonly volume: number;
}

export type MetronomeState =
  | { readonly status: 'off' }
  | {
      readonly status: 'on';
      readonly pace: MetronomePace;
      /** The beat that has come, counted from 0; `undefined` before the first one. */
      readonly beat: number | undefined;
    };

/** A metronome that goes until it is stopped. */
export interface Metronome {
  /** Starts at a pace or, if it goes already, changes to it without losing the count; returns whether it goes. */
  start(pace: MetronomePace): boolean;
  stop(): void;
  /** The same object until the next beat. */
  state(): MetronomeState;
  /** When a beat comes, in milliseconds on `performance.now()`'s clock; `undefined` until the audio clock runs. */
  timeOf(beat: number): number | undefined;
  /** Calls the listener on every beat, and when it starts and stops; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Tells of each click a moment before it sounds, when it will (as `timeOf`); returns a function that ends that. */
  onClick(listener: (click: Click) => void): () => void;
}

/** The metronome as others follow it, who may need it to go. */
export interface Beat extends Pick<Metronome, 'state' | 'timeOf' | 'subscribe'> {
  /** Starts it without a word, unless it goes; returns a function that stops what was started here. */
  join(): () => void;
}

/** A click that is about to sound. */
export interface Click {
  readonly at: number;
  /** The time to the next beat from here, if the click lies between two (milliseconds). */
  readonly untilBeat: number | undefined;
}

/** How far ahead clicks are scheduled, and how often that is looked after: a timer may be late, a click may not. */
const AHEAD = 0.2;
const LOOK_EVERY = 25;

/** How long after a start the first beat comes (seconds), so that it isn't late itself. */
const LEAD = 0.1;

/** The time that a click is given (seconds): longer than it sounds, shorter than half a beat. */
const CLICK_LENGTH = 0.06;

/** How long the audio clock may stand still before the metronome gives up (milliseconds). */
const STALL_LIMIT = 2000;

const OFF: MetronomeState = { status: 'off' };

/** A metronome that never goes, for components outside the app. */
export const NO_METRONOME: Metronome = {
  start: () => false,
  stop() {},
  state: () => OFF,
  timeOf: () => undefined,
  subscribe: () => () => {},
  onClick: () => () => {},
};

/** A beat that nobody gives, for components outside the app. */
export const NO_BEAT: Beat = { ...NO_METRONOME, join: () => () => {} };

/** The length of a beat (seconds). */
const lengthOf = ({ beatsPerMinute }: Pick<MetronomePace, 'beatsPerMinute'>): number => 60 / beatsPerMinute;

/**
 * The number of a beat within its bar, from 1.
 *
 * @example beatInBar(5, 4) // 2
 */
export const beatInBar = (beat: number, beats: number): number => (beat % beats) + 1;

/** Creates the app's metronome. */
export const createMetronome = (makeContext: () => AudioContext = openContext): Metronome =>
  createMetronomeOn(makeContext, prepare, () => performance.now());

/**
 * Creates a metronome on anything that has a clock. Its beats lie on the audio clock; timers only decide when that is read,
 * so they can't drift. A beat that is seen too late is shown, but its click isn't played after it.
 *
 * @see https://web.dev/articles/audio-scheduling
 */
export function createMetronomeOn<Context extends AudioClock>(
  makeContext: () => Context,
  prepareOn: Prepare<Context>,
  now: () => number,
): Metronome {
  const listeners = createListeners();
  const clicks = createFollowers<Click>();
  let state = OFF;
  let context: Context | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A beat whose time on the audio clock is known; the others follow from the pace. */
  let anchor: { readonly beat: number; readonly at: number } | undefined;
  let nextClick = 0;
  let ahead: { readonly at: number; readonly rendition: Rendition }[] = [];
  let lastSeen = 0;
  let stalledSince = 0;

  const show = (next: MetronomeState) => {
    state = next;
    listeners.notify();
  };

  /** Takes back the clicks that haven't sounded yet. */
  const unschedule = (from: number) => {
    for (const { at, rendition } of ahead) if (at > from) rendition.cut();
    ahead = [];
  };

  const end = () => {
    clearTimeout(timer);
    if (context) unschedule(context.currentTime);
    anchor = undefined;
    if (state.status === 'on') show(OFF);
  };

  const timeIn = (pace: MetronomePace, beat: number): number =>
    anchor === undefined ? Number.POSITIVE_INFINITY : anchor.at + (beat - anchor.beat) * lengthOf(pace);

  const clickTime = (pace: MetronomePace, beat: number): number =>
    timeIn(pace, beat) + (pace.clicking === 'between' ? lengthOf(pace) / 2 : 0);

  const toMilliseconds = (clock: Context, at: number): number => now() + (at - clock.currentTime) * 1000;

  const schedule = (clock: Context, pace: MetronomePace) => {
    const { clicking, volume, beats } = pace;
    while (clickTime(pace, nextClick) < clock.currentTime + AHEAD) {
      const at = clickTime(pace, nextClick);
      const isFirst = beats > 1 && nextClick % beats === 0;
      nextClick += 1;
      if (clicking === 'none' || volume === 0 || at < clock.currentTime) continue;
      const tone = { midi: isFirst ? CLICKS.first : CLICKS.other, start: 0, duration: CLICK_LENGTH };
      const rendition = prepareOn(clock, [tone], { voice: 'click', volume });
      rendition.start(at);
      ahead = [...ahead.filter(each => each.at > clock.currentTime), { at, rendition }];
      clicks.tell({
        at: toMilliseconds(clock, at),
        untilBeat: clicking === 'between' ? (lengthOf(pace) * 1000) / 2 : undefined,
      });
    }
  };

  const follow = () => {
    if (context === undefined || state.status === 'off') return;
    if (context.state === 'closed') throw new Error('The audio context was closed');
    if (context.currentTime > lastSeen) stalledSince = now();
    else if (now() - stalledSince >= STALL_LIMIT)
      throw new Error(`The audio clock has stalled (${context.state})`);
    lastSeen = context.currentTime;
    if (context.state === 'running') {
      const { pace } = state;
      anchor ??= { beat: 0, at: context.currentTime + context.baseLatency + LEAD };
      schedule(context, pace);
      const beat = Math.floor(anchor.beat + (context.currentTime - anchor.at) / lengthOf(pace) + 1e-6);
      if (beat >= 0 && beat !== state.beat) show({ status: 'on', pace, beat });
    }
    timer = setTimeout(look, LOOK_EVERY);
  };

  const look = () => {
    try {
      follow();
    } catch (error) {
      console.error('Error in the metronome', error);
      context = undefined;
      end();
    }
  };

  const begin = (pace: MetronomePace) => {
    if (context === undefined || context.state === 'closed') context = makeContext();
    [anchor, nextClick, lastSeen, stalledSince] = [undefined, 0, context.currentTime, now()];
    show({ status: 'on', pace, beat: undefined });
    const resumed = context.state === 'running' ? undefined : context.resume();
    resumed?.catch(() => {});
    look();
  };

  /** Goes on at another pace: the beat that sounds keeps its time, and the next one comes after a new beat's length. */
  const change = (pace: MetronomePace, { pace: before, beat }: Extract<MetronomeState, { status: 'on' }>) => {
    if (context) unschedule(context.currentTime);
    if (anchor && beat !== undefined) {
      const isNewBar = pace.beats !== before.beats;
      const at = timeIn(before, beat);
      anchor = { beat: isNewBar ? 0 : beat, at };
      nextClick = anchor.beat;
      while (context && clickTime(pace, nextClick) < context.currentTime) nextClick += 1;
    } else nextClick = 0;
    show({ status: 'on', pace, beat: anchor && beat !== undefined ? anchor.beat : undefined });
  };

  return {
    start(pace) {
      if (state.status === 'on') change(pace, state);
      else
        try {
          begin(pace);
        } catch (error) {
          console.error('Error in the metronome', error);
          end();
        }
      return state.status === 'on';
    },
    stop: end,
    state: () => state,
    timeOf: beat =>
      context && anchor && state.status === 'on'
        ? toMilliseconds(context, timeIn(state.pace, beat))
        : undefined,
    subscribe: listeners.subscribe,
    onClick: clicks.follow,
  };
}
