import type { Player } from '../../audio/player';
import { createListeners } from '../../listeners';
import type { Listener, Sound } from '../../listening/listener';
import { semitonesOf } from '../../listening/pitch';
import { frequencyOf } from '../../theory/note';
import {
  hasComeIntoTune,
  NO_TUNING,
  NOTHING_SAID,
  offsetOf,
  type ReadingSpeech,
  readingToSay,
  type StringReading,
  type Target,
  type Tuning,
  withoutReading,
  withSound,
} from './tuning';

interface TunerOptions {
  readonly listener: Pick<Listener, 'onSound' | 'onNote' | 'adjust'>;
  readonly player: Pick<Player, 'snapshot' | 'subscribe' | 'stop'>;
  /** Sounds a steady tone until it is stopped. */
  readonly sustain: (midi: number) => void;
  /** What readings are compared with now. */
  readonly target: () => Target;
  /** Whether nothing may be told now, as beneath a dialog. */
  readonly isSilent: () => boolean;
  /** A string has come into tune; it is told by its place. */
  readonly inTune: (guitarString: number) => void;
  /** A string was plucked or its peg was turned; `before` is the place of the string that was told before, if any. */
  readonly read: (reading: StringReading, before: number | undefined) => void;
}

/** What the tuner knows, and the string whose tone sounds, by its place. */
export interface TunerState extends Tuning {
  readonly tone: number | undefined;
}

/** Follows the open strings, tells the listener what they reveal, and sounds the tone of a string to tune by ear. */
export interface Tuner {
  /** The same object until something has changed. */
  state(): TunerState;
  subscribe(listener: () => void): () => void;
  /** Forgets the strings that were measured. */
  reset(): void;
  /** Sounds the tone of the chosen string or, if none is, of the one that was read last; returns its place. */
  startTone(): number;
  stopTone(): void;
  /** Lets a tone that sounds follow the string that is chosen now. */
  followTarget(): void;
  /** Follows what is heard; returns a function that ends that, and the tone. */
  open(): () => void;
}

/** How many sounds are left out after a tone, which the microphone still hears in the room. */
const ROOM_RINGS = 3;

const frequencyOfTone = ({ instrument, a4 }: Target, place: number): number =>
  (frequencyOf(instrument.strings[place]?.open ?? 0) * a4) / 440;

/**
 * Creates a tuner that has heard nothing.
 *
 * @example createTuner(options).state().measured.size // 0
 */
export function createTuner({
  listener,
  player,
  sustain,
  target,
  isSilent,
  inTune,
  read,
}: TunerOptions): Tuner {
  const { subscribe, notify } = createListeners();
  let state: TunerState = { ...NO_TUNING, tone: undefined };
  let speech: ReadingSpeech = NOTHING_SAID;
  let leftOut = 0;

  const become = (next: Partial<TunerState>) => {
    state = { ...state, ...next };
    notify();
  };

  /** The guitar's offset and the room's noise are known once every open string has been measured. */
  const learn = (before: Tuning) => {
    const { measured, floor } = state;
    const offset = offsetOf(state, target().instrument);
    if (measured === before.measured || offset === undefined || floor === undefined) return;
    listener.adjust({ offset, floor });
  };

  const tell = (before: Tuning) => {
    const tuned = hasComeIntoTune(before, state);
    if (tuned !== undefined) inTune(tuned);
    const reading = readingToSay(before, state, speech);
    if (reading) read(reading, speech.last?.guitarString);
    if (reading) speech = { pluck: 'said', last: reading };
  };

  /** What is heard while the tone sounds is the tone. */
  const hear = (sound: Sound) => {
    const before = state;
    if (before.tone !== undefined) leftOut = ROOM_RINGS;
    if (leftOut > 0) {
      leftOut -= 1;
      return become(withoutReading(before, sound));
    }
    state = { ...state, ...withSound(before, sound, target()) };
    learn(before);
    // A screen reader may be what sounds. What isn't told beneath a dialog is still unsaid once that is closed.
    if (sound.notes === undefined && !isSilent()) tell(before);
    notify();
  };

  const sound = (place: number): number => {
    sustain(semitonesOf(frequencyOfTone(target(), place), { a4: 440, offset: 0 }));
    if (player.snapshot().status === 'playing') become({ tone: place });
    return place;
  };

  const placeNow = (): number => {
    const { guitarString } = target();
    return guitarString === 'nearest' ? (state.tone ?? state.reading?.guitarString ?? 0) : guitarString;
  };

  return {
    state: () => state,
    subscribe,
    reset() {
      speech = NOTHING_SAID;
      listener.adjust({ offset: 0 });
      state = { ...NO_TUNING, tone: state.tone, ...(state.floor !== undefined && { floor: state.floor }) };
      notify();
    },
    startTone: () => sound(placeNow()),
    stopTone: player.stop,
    followTarget() {
      if (state.tone !== undefined) sound(placeNow());
    },
    open() {
      const ends = [
        listener.onNote(({ kind }) => {
          if (kind === 'heard') speech = { ...speech, pluck: 'unsaid' };
        }),
        listener.onSound(hear),
        player.subscribe(() => {
          if (state.tone !== undefined && player.snapshot().status === 'silent') become({ tone: undefined });
        }),
        () => state.tone !== undefined && player.stop(),
      ];
      return () => {
        for (const end of ends.toReversed()) end();
      };
    },
  };
}
