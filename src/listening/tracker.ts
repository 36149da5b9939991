import { DETECTION } from './limits';
import { createOnsets, type Loudness } from './onsets';
import type { ClearPitch } from './pitch';
import type { NoteEvent, PlayedNote } from './playedNote';
import { createRun, type Run } from './run';

/** A note in the detector's own time: its onset is in seconds since the first sample. */
export type DetectedNote = Omit<PlayedNote, 'source' | 'guitarString'>;

/** What has become of a note, in the detector's own time. */
export interface Detected {
  readonly kind: NoteEvent['kind'];
  readonly note: DetectedNote;
  readonly at: number;
}

/** A reading of a hop. */
export interface Reading extends Loudness {
  /** Left out where no pitch is clear. */
  readonly pitch?: ClearPitch;
}

/** What sounds since an onset. */
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
  /** Takes the next hop; returns what has become of notes. */
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
 * @example createTracker(midi => midi === 45).isSounding() // false
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

/** Counts what speaks for the end of a note. */
function isOver(sounding: Sounding, { level, gate, pitch }: Reading): boolean {
  sounding.level = Math.max(sounding.level, level);
  sounding.quiet = level < gate - DETECTION.quietMargin ? sounding.quiet + 1 : 0;
  const isIts = pitch && (sounding.note === undefined || sounding.note.midi === pitch.midi);
  sounding.lost = isIts ? 0 : sounding.lost + 1;
  return sounding.quiet >= DETECTION.quietHops || sounding.lost >= DETECTION.lostHops;
}

/** Follows the pitch of what sounds. */
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
  // Later than the first, it is what remains when the other string has died away.
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
