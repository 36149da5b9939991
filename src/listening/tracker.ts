import { DETECTION } from './limits';
import type { ClearPitch } from './pitch';
import type { NoteEvent, PlayedNote } from './playedNote';

/** A run of hops with the same pitch. */
export interface Run {
  readonly midi: number;
  /** The end of its first hop (seconds since the first sample). */
  readonly since: number;
  add(pitch: ClearPitch): void;
  /** Whether the latest hops, this many, don't glide. */
  isStable(hops: number): boolean;
  /** The mean over the run's latest hops. */
  mean(): { readonly cents: number; readonly clarity: number };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Creates a run without hops. */
export function createRun(midi: number, since: number): Run {
  const hops: ClearPitch[] = [];
  const cents = () => hops.map(each => each.cents);
  return {
    ...{ midi, since },
    add(pitch) {
      hops.push(pitch);
      if (hops.length > DETECTION.otherHops) hops.shift();
    },
    isStable(count) {
      const latest = cents().slice(-count);
      return latest.length === count && Math.max(...latest) - Math.min(...latest) <= DETECTION.steady;
    },
    mean: () => ({ cents: meanOf(cents()), clarity: meanOf(hops.map(each => each.clarity)) }),
  };
}

/** How loud a hop is. */
export interface Loudness {
  /** The end of the hop (seconds since the first sample). */
  readonly time: number;
  /** The level of the hop (dBFS). */
  readonly level: number;
  /** The level from which a note may begin (dBFS). */
  readonly gate: number;
}

/** Finds the moments at which strings are struck. */
export interface Onsets {
  /** Takes the next hop; if an onset lies in it, returns how far the level has risen (decibels). */
  riseAt(loudness: Loudness): number | undefined;
}

/**
 * Creates a search for onsets: fast rises of the level, over the gate.
 *
 * @example createOnsets().riseAt({ time: 0.01, level: -20, gate: -50 }) // undefined: there is nothing to compare it with
 */
export function createOnsets(): Onsets {
  const { onsetHops, refractory, rise } = DETECTION;
  const before: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  return {
    riseAt({ time, level, gate }) {
      const risen = before.length === onsetHops ? level - Math.min(...before) : 0;
      before.push(level);
      if (before.length > onsetHops) before.shift();
      if (risen < rise || level < gate || time - last < refractory) return undefined;
      last = time;
      return risen;
    },
  };
}

/** A note in the detector's own time: its onset is in seconds since the first sample. */
export type DetectedNote = Omit<PlayedNote, 'source' | 'guitarString'>;

/** An event of a note, in the detector's own time. */
export interface Detected {
  readonly kind: NoteEvent['kind'];
  readonly note: DetectedNote;
  readonly at: number;
}

export interface Reading extends Loudness {
  /** Left out where no pitch is clear. */
  readonly pitch?: ClearPitch;
}

/** The sound since an onset. */
interface Sounding {
  readonly onset: number;
  /** A pitch that sounded before the onset, and whether it may have been struck again. */
  readonly before: { readonly midi: number; readonly struck: 'maybe' | 'no' } | undefined;
  level: number;
  run: Run | undefined;
  /** The pitches that were heard. */
  readonly heard: Set<number>;
  /** The note that was heard last. */
  note: DetectedNote | undefined;
  verdict: 'none' | 'held';
  unclear: number;
  quiet: number;
  lost: number;
}

/** Follows notes from hop to hop. */
export interface Tracker {
  /** Takes the next hop; returns the events of notes. */
  follow(reading: Reading): readonly Detected[];
  /** Whether something sounds since an onset. */
  isSounding(): boolean;
}

const startOf = (onset: number, level: number, before: Sounding['before']): Sounding => ({
  ...{ onset, level, before, run: undefined, heard: new Set<number>(), note: undefined, verdict: 'none' },
  ...{ unclear: 0, quiet: 0, lost: 0 },
});

/**
 * Creates a tracker that has heard nothing.
 *
 * @param isExpected whether a pitch is asked for
 */
export function createTracker(isExpected: (midi: number) => boolean): Tracker {
  const onsets = createOnsets();
  let sounding: Sounding | undefined;

  const end = (at: number): readonly Detected[] => {
    const note = sounding?.note;
    sounding = undefined;
    return note ? [{ kind: 'ended', note, at }] : [];
  };

  return {
    isSounding: () => sounding !== undefined,
    follow(reading) {
      const { time, level } = reading;
      const onset = time - DETECTION.onsetDelay;
      const rise = onsets.riseAt(reading);
      if (rise !== undefined) {
        const midi = sounding?.note?.midi;
        const struck = rise < DETECTION.strike ? 'no' : 'maybe';
        const ended = end(time);
        sounding = startOf(onset, level, midi === undefined ? undefined : { midi, struck });
        return ended;
      }
      if (sounding === undefined || onset < sounding.onset + DETECTION.settle) return [];
      return isOver(sounding, reading) ? end(time) : listen(sounding, reading, isExpected);
    },
  };
}

/** Whether a note has ended; counts the hops that speak for it. */
function isOver(sounding: Sounding, { level, gate, pitch }: Reading): boolean {
  sounding.level = Math.max(sounding.level, level);
  sounding.quiet = level < gate - DETECTION.quietMargin ? sounding.quiet + 1 : 0;
  const isIts = pitch && (sounding.note === undefined || sounding.note.midi === pitch.midi);
  sounding.lost = isIts ? 0 : sounding.lost + 1;
  return sounding.quiet >= DETECTION.quietHops || sounding.lost >= DETECTION.lostHops;
}

/** Follows the pitch of the sound. */
function listen(
  sounding: Sounding,
  { time, pitch }: Reading,
  isExpected: (midi: number) => boolean,
): readonly Detected[] {
  sounding.unclear = pitch ? 0 : sounding.unclear + 1;
  const { run } = sounding;
  if (pitch === undefined) {
    const mayWait = run && sounding.heard.has(run.midi) && sounding.unclear <= DETECTION.unclearHops;
    if (!mayWait) sounding.run = undefined;
    return [];
  }
  const going = run?.midi === pitch.midi ? run : createRun(pitch.midi, time);
  going.add(pitch);
  sounding.run = going;
  return judge(sounding, going, time, isExpected(going.midi));
}

/** Whether a pitch is that of a string that rings on from before; two strings together can be half a tone off. */
function ringsOn(midi: number, { before, note }: Sounding): boolean {
  if (before === undefined || Math.abs(midi - before.midi) > 1) return false;
  // A pitch after the first is that of the string that remains when the other has died away.
  return before.struck === 'no' || note !== undefined;
}

/** Whether a pitch may be another note, and no overtone of the latest. */
function mayBeNew(midi: number, sounding: Sounding): boolean {
  const { note, heard } = sounding;
  if (heard.has(midi) || ringsOn(midi, sounding)) return false;
  const interval = note && Math.abs(midi - note.midi);
  return !DETECTION.overtones.some(each => each === interval);
}

/** Reports a pitch once it is stable, and once it has held. */
function judge(sounding: Sounding, run: Run, at: number, isExpected: boolean): readonly Detected[] {
  const { onset, level, heard } = sounding;
  const { midi, since } = run;
  const note: DetectedNote = { onset, midi, ...run.mean(), level };
  const events: Detected[] = [];
  const hops = isExpected ? DETECTION.expectedHops : DETECTION.otherHops;
  if (mayBeNew(midi, sounding) && run.isStable(hops)) {
    heard.add(midi);
    sounding.note = note;
    events.push({ kind: 'heard', note, at });
  }
  const isLong = at - Math.max(onset, since) >= DETECTION.held;
  if (heard.has(midi) && !isExpected && isLong && sounding.verdict === 'none') {
    sounding.verdict = 'held';
    events.push({ kind: 'held', note, at });
  }
  return events;
}
