import type { NoteEvent, PlayedNote } from './playedNote';

/** Mono mode on, by which a device says that each channel is a string: https://midi.org/midi-1-0-control-change-messages */
const MONO_MODE = 126;

/** A MIDI guitar sends on channels 1 to 6 or 11 to 16, the highest string first; a seventh string comes after the sixth. */
const FIRST_CHANNELS = [11, 1] as const;

/** The strings of one device's channels. */
export interface Channels {
  /** Takes a note's channel; returns its string's number, if the device sends each string on its own channel. */
  stringOf(channel: number): number | undefined;
  control(number: number): void;
}

/**
 * Creates the channels of a device. One that has only sent on one channel may be a keyboard, so it has no strings until it
 * sends on a second one or says that it is in mono mode.
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

/** A MIDI message about notes. Channels count from 1, as players do. */
export type MidiMessage =
  | { readonly kind: 'on'; readonly channel: number; readonly midi: number; readonly velocity: number }
  | { readonly kind: 'off'; readonly channel: number; readonly midi: number }
  /** A bend: `share`, from −1 to 1, of the range that the device has set. */
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

/** The least bend that counts (cents): less is vibrato, or a finger that isn't straight. */
const LEAST_BEND = 50;

/** The range of a bend until the device sets another (semitones). */
const BEND_RANGE = 2;

/** The control numbers with which a device sets the range of bends: https://midi.org/midi-1-0-control-change-messages */
const RPN = { coarse: 101, fine: 100, value: 6 } as const;

/**
 * Whether a control ends every note of its channel: All Sound Off and All Notes Off do, and so do the four that change a
 * device's mode.
 */
const endsNotes = (number: number): boolean => number === 120 || (number >= 123 && number <= 127);

/** The notes of one device. */
export interface MidiNotes {
  /** Takes a message and its time (milliseconds on `performance.now()`'s clock). */
  take(message: MidiMessage, at: number): readonly NoteEvent[];
  /** Ends every note: the device is gone. */
  end(at: number): readonly NoteEvent[];
  /** Whether a note still sounds. */
  isDown(note: PlayedNote): boolean;
}

interface Channel {
  bend: number;
  range: number;
  /** The parameter that is being set: 0 is the range of bends. */
  parameter: { coarse: number; fine: number };
  /** The notes that are down, by the key or fret that began them. */
  readonly down: Map<number, PlayedNote>;
}

const newChannel = (): Channel => ({
  ...{ bend: 0, range: BEND_RANGE, parameter: { coarse: 127, fine: 127 } },
  down: new Map(),
});

/** The level of a velocity (dBFS): a key struck with all force is full scale. */
const levelOf = (velocity: number): number => 40 * Math.log10(velocity / 127);

/** Numbers strokes, from 1. */
export const createStrokes = (): (() => number) => {
  let count = 0;
  return () => {
    count += 1;
    return count;
  };
};

/**
 * Creates the notes of a device on which nothing is played.
 *
 * @param nextStroke a number that no other stroke has, on any device
 * @example createMidiNotes().take({ kind: 'on', channel: 1, midi: 60, velocity: 100 }, 0)[0]?.kind // 'heard'
 */
export function createMidiNotes(nextStroke = createStrokes()): MidiNotes {
  const channels = new Map<number, Channel>();
  const strings = createChannels();

  const channelOf = (number: number): Channel => {
    const channel = channels.get(number) ?? newChannel();
    channels.set(number, channel);
    return channel;
  };

  const bent = (channel: Channel): number => {
    const semitones = channel.bend * channel.range;
    return Math.abs(semitones) * 100 < LEAST_BEND ? 0 : Math.round(semitones);
  };

  const end = (channel: Channel, key: number, at: number): readonly NoteEvent[] => {
    const note = channel.down.get(key);
    channel.down.delete(key);
    return note ? [{ kind: 'ended', note, at }] : [];
  };

  const endAll = (channel: Channel, at: number): readonly NoteEvent[] =>
    [...channel.down.keys()].flatMap(key => end(channel, key, at));

  /** A bend to another pitch is another pitch after the same onset. */
  const bendAll = (channel: Channel, at: number): readonly NoteEvent[] =>
    [...channel.down].flatMap(([key, note]) => {
      const midi = key + bent(channel);
      if (midi === note.midi) return [];
      const next = { ...note, midi };
      channel.down.set(key, next);
      return [{ kind: 'heard' as const, note: next, at }];
    });

  const control = (channel: Channel, number: number, value: number) => {
    strings.control(number);
    if (number === RPN.coarse) channel.parameter.coarse = value;
    if (number === RPN.fine) channel.parameter.fine = value;
    const { coarse, fine } = channel.parameter;
    if (number === RPN.value && coarse === 0 && fine === 0) channel.range = value;
  };

  return {
    take(message, at) {
      const channel = channelOf(message.channel);
      switch (message.kind) {
        case 'on': {
          const guitarString = strings.stringOf(message.channel);
          const ended = end(channel, message.midi, at);
          const note: PlayedNote = {
            ...{ onset: at, midi: message.midi + bent(channel), cents: 0, clarity: 1 },
            ...{ level: levelOf(message.velocity), source: 'midi', stroke: nextStroke() },
            ...(guitarString !== undefined && { guitarString }),
          };
          channel.down.set(message.midi, note);
          return [...ended, { kind: 'heard', note, at }];
        }
        case 'off':
          return end(channel, message.midi, at);
        case 'bend':
          channel.bend = message.share;
          return bendAll(channel, at);
        case 'control':
          control(channel, message.number, message.value);
          return endsNotes(message.number) ? endAll(channel, at) : [];
      }
    },
    end: at => [...channels.values()].flatMap(channel => endAll(channel, at)),
    isDown: note => [...channels.values()].some(({ down }) => [...down.values()].includes(note)),
  };
}
