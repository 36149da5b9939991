import { createChannels } from './midiChannels';
import type { MidiMessage } from './midiMessage';
import type { NoteEvent, PlayedNote } from './playedNote';

/** A bend of less is vibrato, or a finger that isn't straight (cents). */
const LEAST_BEND = 50;

/** The range of a bend until the device sets another (semitones). */
const BEND_RANGE = 2;

/** The control numbers with which a device sets that range: https://midi.org/midi-1-0-control-change-messages */
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

/**
 * Numbers strokes, from 1.
 *
 * @example createStrokes()() // 1
 */
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
