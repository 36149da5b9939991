import {
  button,
  dialog,
  EVERY_WIDTH,
  hold,
  NARROW_AND_WIDE,
  play,
  text,
  times,
  UNPLUG,
  type Walk,
} from '../walk.ts';

/** Answering on an instrument, and the tuner's other states. */
export const playingWalks: readonly Walk[] = [
  {
    name: 'Notes, playing them on MIDI',
    address: '/?quiz=play-note&with=midi',
    world: 'a MIDI guitar is there',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'setup', keys: [], sees: text(/^Listening begins with Start Quiz\./) },
      {
        name: 'a question, listening',
        keys: ['q'],
        sees: text(/^Play it\. You can answer with the keys, too\./),
      },
      { name: 'another note heard, but not held', keys: [play(62)], sees: text(/^Heard D4$/) },
      { name: 'wrong', keys: [hold(62)], sees: text(/^Incorrect$/) },
      { name: 'the next question', keys: ['Enter'], sees: text(/^Play B on string 4$/) },
      { name: 'right', keys: [play(59)], sees: text(/^Correct!$/) },
      { name: 'results', keys: ['Enter', ...times(10, '/', 'Enter')], sees: dialog('Quiz Results') },
    ],
  },
  {
    name: 'Notes, a drill of playing them',
    address: '/?quiz=play-note&with=midi&drill=on',
    world: 'a MIDI guitar is there',
    widths: NARROW_AND_WIDE,
    states: [
      { name: 'wrong, until it is played right', keys: ['q', hold(62)], sees: text(/^Play the right note/) },
      { name: 'the guitar is gone', keys: [UNPLUG], sees: text(/^The MIDI device was disconnected/) },
    ],
  },
  {
    name: 'Notes, finding a note by playing it',
    address: '/?with=midi',
    world: 'a MIDI guitar is there',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'its places in one octave', keys: ['q', play(54)], sees: text(/^Heard F#3$/) },
      { name: 'right', keys: [play(42), play(66)], sees: text(/^Correct!$/) },
      { name: 'wrong', keys: ['Enter', hold(43)], sees: text(/^Incorrect$/) },
    ],
  },
  {
    name: 'Notes, listening to a microphone',
    address: '/?quiz=play-note&with=microphone&only-right=on',
    world: 'an A is heard again and again',
    // Otherwise the microphone would be ignored for as long as each announcement takes.
    preferences: { readerPace: '0' },
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'what for', keys: [], sees: text(/No sound leaves this device/) },
      { name: 'another note heard', keys: ['q'], sees: text(/^Heard A2/) },
      { name: 'no longer listening', keys: ['Shift+L'], sees: text(/^Fretty isn't listening/) },
      { name: 'listening again', keys: ['Shift+L'], sees: text(/^● Listening to the microphone/) },
      { name: 'the microphone is gone', keys: [UNPLUG], sees: text(/^The microphone was disconnected/) },
    ],
  },
  {
    name: 'Notes without permission for the microphone',
    address: '/?quiz=play-note&with=microphone',
    world: 'the microphone is denied',
    widths: NARROW_AND_WIDE,
    states: [
      { name: 'a question all the same', keys: ['q'], sees: text(/^The microphone wasn't allowed/) },
      { name: 'answered by a key', keys: ['5', 'Enter'], sees: text(/^Correct!$/) },
    ],
  },
  {
    name: 'Notes without a MIDI device',
    address: '/?quiz=play-note&with=midi',
    world: 'there is no MIDI device',
    widths: NARROW_AND_WIDE,
    states: [
      { name: 'before listening', keys: [], sees: button('Listen') },
      { name: 'said so', keys: ['Shift+L'], sees: text(/^No MIDI device found/) },
    ],
  },
  {
    name: 'Intervals, playing the second note',
    address: '/intervals?mode=quiz&type=play-interval&with=midi',
    world: 'a MIDI guitar is there',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'setup', keys: [], sees: text(/^Listening begins with Start Quiz\./) },
      {
        name: 'a question, listening',
        keys: ['q'],
        sees: text(/^Play it\. You can answer with the keys, too\./),
      },
      { name: 'another note heard, but not held', keys: [play(61)], sees: text(/^Heard C#4$/) },
      { name: 'right', keys: [play(72)], sees: text(/^Correct!$/) },
      { name: 'wrong', keys: ['Enter', hold(62)], sees: text(/^Incorrect$/) },
      { name: 'results', keys: ['Enter', ...times(10, '/', 'Enter')], sees: text(/^Quiz Complete!$/) },
    ],
  },
  {
    name: 'Intervals, counting the frets to the second note',
    address: '/intervals?mode=quiz&type=play-interval',
    widths: NARROW_AND_WIDE,
    states: [
      { name: 'a question', keys: ['q'], sees: text(/^The open string is the root\./) },
      { name: 'wrong', keys: ['3', 'Enter'], sees: text(/^Incorrect$/) },
    ],
  },
  {
    name: 'Tuner with a string in tune',
    address: '/tuner',
    world: 'an A is heard',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'before listening', keys: [], sees: button('Listen') },
      { name: 'in tune', keys: ['Shift+L'], sees: text(/^([+−][1-3]|0) cents?, in tune$/) },
      { name: 'the microphone is gone', keys: [UNPLUG], sees: text(/^The microphone was disconnected/) },
      { name: 'listening again', keys: ['Shift+L'], sees: button('Stop Listening') },
    ],
  },
  {
    name: 'Tuner with a sharp string',
    address: '/tuner',
    world: 'a sharp A is heard',
    widths: NARROW_AND_WIDE,
    states: [
      { name: 'before listening', keys: [], sees: button('Listen') },
      { name: 'a sharp string', keys: ['Shift+L'], sees: text(/^\+1[0-9] cents, sharp$/) },
    ],
  },
  {
    name: 'Tuner without a microphone',
    address: '/tuner',
    world: 'there is no microphone',
    widths: NARROW_AND_WIDE,
    states: [
      { name: 'before listening', keys: [], sees: button('Listen') },
      { name: 'said so', keys: ['Shift+L'], sees: text(/^No microphone found/) },
    ],
  },
];
