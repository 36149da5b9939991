import { describe, expect, test } from 'vitest';
import { createMidiNotes, type MidiNotes, readMidi } from '../../src/listening/midiNotes';

/** What becomes of notes as messages arrive, one a millisecond. */
function heard(
  messages: readonly (readonly number[])[],
  notes: MidiNotes = createMidiNotes(),
): readonly string[] {
  return messages.flatMap((bytes, at) => {
    const message = readMidi(bytes);
    if (message === undefined) return [];
    return notes
      .take(message, at)
      .map(({ kind, note }) =>
        [kind, note.midi, ...(note.guitarString ? [`string ${note.guitarString}`] : [])].join(' '),
      );
  });
}

const NOTE_ON = 0x90;
const NOTE_OFF = 0x80;
const BEND = 0xe0;
const CONTROL = 0xb0;

/** A bend by this many semitones of a range of two. */
const bendBy = (semitones: number, channel = 0) => {
  const value = Math.round(8192 + (semitones / 2) * 8192);
  return [BEND + channel, value % 128, Math.floor(value / 128)];
};

describe('given MIDI messages', () => {
  test('when a note goes on and off, then it is heard and ends', () => {
    expect(
      heard([
        [NOTE_ON, 60, 100],
        [NOTE_OFF, 60, 0],
      ]),
    ).toEqual(['heard 60', 'ended 60']);
  });

  test('when a note goes on with velocity 0, then it has ended', () => {
    expect(
      heard([
        [NOTE_ON, 60, 100],
        [NOTE_ON, 60, 0],
      ]),
    ).toEqual(['heard 60', 'ended 60']);
  });

  test('when a note that isn’t on goes off, then nothing happens', () => {
    expect(heard([[NOTE_OFF, 60, 0]])).toEqual([]);
  });

  test('when a note is struck again while it is on, then it ends first', () => {
    expect(
      heard([
        [NOTE_ON, 60, 100],
        [NOTE_ON, 60, 90],
      ]),
    ).toEqual(['heard 60', 'ended 60', 'heard 60']);
  });

  test('when the clock ticks or a program changes, then nothing happens', () => {
    expect(heard([[0xf8], [0xfe], [0xc0, 5]])).toEqual([]);
  });

  test('when a note is bent by less than 50 cents, then it stays the same', () => {
    expect(heard([[NOTE_ON, 60, 100], bendBy(0.49), bendBy(-0.3), bendBy(0)])).toEqual(['heard 60']);
  });

  test('when a note is bent by a whole tone and back, then both pitches are heard', () => {
    expect(heard([[NOTE_ON, 60, 100], bendBy(1.99), bendBy(0)])).toEqual([
      'heard 60',
      'heard 62',
      'heard 60',
    ]);
  });

  test('when the device sets a range of bends of twelve semitones, then the same bend is six times as far', () => {
    const range = [
      [CONTROL, 101, 0],
      [CONTROL, 100, 0],
      [CONTROL, 6, 12],
    ];
    expect(heard([...range, [NOTE_ON, 60, 100], bendBy(1)])).toEqual(['heard 60', 'heard 66']);
  });

  test('when a note is struck, then its velocity is its level, and its time its onset', () => {
    const [event] = createMidiNotes().take({ kind: 'on', channel: 1, midi: 60, velocity: 127 }, 1234);
    expect(event?.note).toEqual({
      ...{ onset: 1234, midi: 60, cents: 0, clarity: 1, level: 0, source: 'midi', stroke: 1 },
    });
  });

  test('when a note is bent as it ends, then it is still the same stroke', () => {
    const notes = createMidiNotes();
    const events = [[NOTE_ON, 60, 100], [NOTE_ON, 64, 100], bendBy(1), [NOTE_OFF, 60, 0]].flatMap(bytes => {
      const message = readMidi(bytes);
      return message ? notes.take(message, 0) : [];
    });
    expect(events.map(({ kind, note }) => `${kind} ${note.midi}, stroke ${note.stroke}`)).toEqual([
      ...['heard 60, stroke 1', 'heard 64, stroke 2', 'heard 61, stroke 1', 'heard 65, stroke 2'],
      'ended 61, stroke 1',
    ]);
  });

  test.each([
    ['All Sound Off', 120],
    ['All Notes Off', 123],
    ['mono mode', 126],
  ])('when the device sends %s, then the notes of that channel end, and no others', (_, number) => {
    expect(
      heard([
        [NOTE_ON, 60, 100],
        [NOTE_ON, 64, 100],
        [NOTE_ON + 1, 67, 100],
        [CONTROL, number, 0],
      ]).filter(event => event.startsWith('ended')),
    ).toEqual(['ended 60', 'ended 64']);
  });

  test('when the device sends any other control, then no note ends', () => {
    expect(
      heard([
        [NOTE_ON, 60, 100],
        [CONTROL, 121, 0],
        [CONTROL, 64, 0],
      ]),
    ).toEqual(['heard 60']);
  });

  test('when the device goes, then every note ends', () => {
    const notes = createMidiNotes();
    heard(
      [
        [NOTE_ON, 60, 100],
        [NOTE_ON + 1, 64, 100],
      ],
      notes,
    );
    expect(notes.end(9).map(({ kind, note }) => `${kind} ${note.midi}`)).toEqual(['ended 60', 'ended 64']);
  });
});

describe('given a guitar that sends a channel for each string', () => {
  test('when two channels have been used, then the strings are known', () => {
    expect(
      heard([
        [NOTE_ON + 5, 40, 100],
        [NOTE_ON, 64, 100],
        [NOTE_ON + 4, 48, 100],
      ]),
    ).toEqual([...['heard 40', 'heard 64 string 1', 'heard 48 string 5']]);
  });

  test('when it says that it is in mono mode, then the first string is known', () => {
    expect(
      heard([
        [CONTROL, 126, 1],
        [NOTE_ON + 4, 48, 100],
      ]),
    ).toEqual(['heard 48 string 5']);
  });

  test('when its channels are 11 to 16, then the strings are 1 to 6', () => {
    expect(
      heard([
        [CONTROL + 10, 126, 1],
        [NOTE_ON + 15, 40, 100],
        [NOTE_ON + 10, 64, 100],
      ]),
    ).toEqual([...['heard 40 string 6', 'heard 64 string 1']]);
  });

  test('when one string is bent, then the others aren’t', () => {
    expect(heard([[NOTE_ON, 64, 100], [NOTE_ON + 1, 59, 100], bendBy(2, 1)])).toEqual([
      ...['heard 64', 'heard 59 string 2', 'heard 61 string 2'],
    ]);
  });

  test('when only one channel is used, then it may be a keyboard, and no string is known', () => {
    expect(
      heard([
        [NOTE_ON, 64, 100],
        [NOTE_OFF, 64, 0],
        [NOTE_ON, 59, 100],
      ]),
    ).toEqual([...['heard 64', 'ended 64', 'heard 59']]);
  });
});
