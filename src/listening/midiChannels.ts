/** Mono mode on, by which a device says that each channel is a string: https://midi.org/midi-1-0-control-change-messages */
const MONO_MODE = 126;

/** A MIDI guitar sends on channels 1 to 6 or 11 to 16, the highest string first; a seventh string comes after the sixth. */
const FIRST_CHANNELS = [11, 1] as const;

/** Knows which string a channel of one device is. */
export interface Channels {
  /** Takes a note's channel; returns its string's number, if the device sends each string on its own channel. */
  stringOf(channel: number): number | undefined;
  control(number: number): void;
}

/**
 * Creates the channels of a device. One that has only sent on one channel may be a keyboard, so it has no strings until it
 * sends on a second one or says that it is in mono mode.
 *
 * @example createChannels().stringOf(1) // undefined
 */
export function createChannels(): Channels {
  const used = new Set<number>();
  let mode: 'unknown' | 'mono' = 'unknown';
  return {
    stringOf(channel) {
      used.add(channel);
      if (used.size > 1) mode = 'mono';
      if (mode === 'unknown') return undefined;
      const lowest = Math.min(...used);
      const first = FIRST_CHANNELS.find(each => each <= lowest) ?? 1;
      return channel - first + 1;
    },
    control(number) {
      if (number === MONO_MODE) mode = 'mono';
    },
  };
}
