/** What a MIDI message says of notes. Channels count from 1, as players do. */
export type MidiMessage =
  | { readonly kind: 'on'; readonly channel: number; readonly midi: number; readonly velocity: number }
  | { readonly kind: 'off'; readonly channel: number; readonly midi: number }
  /** From −1 to 1, of the range that the device has set. */
  | { readonly kind: 'bend'; readonly channel: number; readonly share: number }
  | { readonly kind: 'control'; readonly channel: number; readonly number: number; readonly value: number };

const CENTER = 8192;

/**
 * Reads a message; `undefined` if it says nothing of notes.
 *
 * @param bytes one message, as Web MIDI delivers it: complete, without running status
 * @see https://midi.org/summary-of-midi-1-0-messages
 * @example readMidi([0x90, 60, 0]) // { kind: 'off', channel: 1, midi: 60 }
 */
export function readMidi([status = 0, first = 0, second = 0]: ArrayLike<number> & Iterable<number>):
  | MidiMessage
  | undefined {
  const channel = (status & 0x0f) + 1;
  switch (status & 0xf0) {
    case 0x80:
      return { kind: 'off', channel, midi: first };
    case 0x90:
      // Many devices send no other note off.
      return second === 0
        ? { kind: 'off', channel, midi: first }
        : { kind: 'on', channel, midi: first, velocity: second };
    case 0xb0:
      return { kind: 'control', channel, number: first, value: second };
    case 0xe0:
      return { kind: 'bend', channel, share: (first + second * 128 - CENTER) / CENTER };
    default:
      return undefined;
  }
}
