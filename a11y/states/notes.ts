import {
  button,
  choice,
  dialog,
  EVERY_WIDTH,
  grid,
  NARROW_AND_WIDE,
  text,
  times,
  type Walk,
} from '../walk.ts';

export const notesWalks: readonly Walk[] = [
  {
    name: 'Notes, exploring',
    address: '/?notes=C.E.G',
    widths: EVERY_WIDTH,
    states: [
      { name: 'highlights on the neck', keys: [], sees: grid('Fretboard') },
      { name: 'tips', keys: ['t'], sees: dialog('Notes Tips') },
      { name: 'controls hidden', keys: ['Escape', 'h'], sees: button('Show Controls') },
    ],
  },
  {
    name: 'Notes in flats, drawn with signs',
    address: '/?notes=C%23.F%23&accidentals=flats&frets=24',
    preferences: { signs: 'symbols' },
    widths: NARROW_AND_WIDE,
    states: [{ name: 'a long neck', keys: [], sees: text(/^G♭$/) }],
  },
  {
    name: 'Notes on a left-handed neck, turned over',
    address: '/?notes=C.E.G',
    preferences: { hand: 'left', lowestOnTop: 'on' },
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'highlights', keys: [], sees: grid('Fretboard') },
      { name: 'a place selected', keys: ['q', 'Space'], sees: text(/^Find every/) },
      { name: 'wrong', keys: ['Enter'], sees: text(/^Incorrect$/) },
    ],
  },
  {
    name: 'Notes without strings',
    address: '/?strings=none',
    widths: NARROW_AND_WIDE,
    states: [
      {
        name: 'the message',
        keys: [],
        sees: text(/^Please select at least one string to start the quiz\.$/),
      },
    ],
  },
  {
    name: 'Notes, finding a note',
    address: '/',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'a position selected', keys: ['q', 'Space'], sees: text(/^Find every/) },
      { name: 'wrong, with the missed positions', keys: ['Enter'], sees: text(/^Incorrect$/) },
      {
        name: 'results',
        keys: ['Enter', ...times(11, 'Space', 'Enter', 'Enter')],
        sees: dialog('Quiz Results'),
      },
    ],
  },
  {
    name: 'Notes, finding a note on the sixth string',
    address: '/?strings=0',
    widths: NARROW_AND_WIDE,
    states: [
      {
        name: 'right',
        keys: ['q', '6', 'Home', 'ArrowRight', 'ArrowRight', 'Space', 'Enter'],
        sees: text(/^Correct!$/),
      },
    ],
  },
  {
    name: 'Notes, naming a place',
    address: '/?quiz=name-note',
    widths: EVERY_WIDTH,
    states: [
      { name: 'a note chosen', keys: ['q', 'c'], sees: choice('C') },
      { name: 'wrong', keys: ['Enter'], sees: text(/^Incorrect$/) },
      { name: 'right', keys: ['Enter', 'd', 'Enter'], sees: text(/^Correct!$/) },
    ],
  },
  {
    name: 'Notes, finding a note on a string',
    address: '/?quiz=find-on-string',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'a question, with the keys of its string', keys: ['q'], sees: text(/^Find C on string 3$/) },
      { name: 'a fret chosen', keys: ['3'], sees: button('Submit Answer') },
      { name: 'wrong', keys: ['Enter'], sees: text(/^Incorrect$/) },
      { name: 'right', keys: ['Enter', '9', 'Enter'], sees: text(/^Correct!$/) },
      { name: 'results', keys: ['Enter', ...times(10, '/', 'Enter')], sees: dialog('Quiz Results') },
    ],
  },
  {
    name: 'Notes, finding notes on a long neck by single keys',
    address: '/?quiz=find-on-string&drill=on&frets=24',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'a question', keys: ['q'], sees: text(/^Find [A-G]#? on string \d$/) }],
  },
  {
    name: 'Notes, reading a note',
    address: '/?quiz=read-note',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'setup', keys: [], sees: text(/^Signature$/) },
      { name: 'a position selected', keys: ['q', 'Space'], sees: text(/^Find this note$/) },
      { name: 'wrong', keys: ['Enter'], sees: text(/^Incorrect$/) },
    ],
  },
  {
    name: 'Notes, reading a note on a string in a key, up to fret 24',
    address: '/?quiz=read-note&task=string&signature=-3&frets=24',
    widths: NARROW_AND_WIDE,
    states: [
      {
        name: 'a question, with the keys of its string',
        keys: ['q'],
        sees: text(/^Find this note on string \d$/),
      },
    ],
  },
  {
    name: 'Notes, naming a note that is read',
    address: '/?quiz=read-note&task=name&signature=2',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'a note chosen', keys: ['q', 'c'], sees: choice('C') },
      { name: 'wrong', keys: ['Enter'], sees: text(/^Incorrect$/) },
    ],
  },
  {
    name: 'Notes, reading for a bass',
    address: '/?quiz=read-note&task=name&instrument=bass-4',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'a question in bass clef', keys: ['q'], sees: text(/^Name this note$/) }],
  },
  {
    name: 'Notes, drilling',
    address: '/?quiz=name-note&drill=on',
    widths: NARROW_AND_WIDE,
    states: [
      { name: 'setup', keys: [], sees: text(/^Pause after a right answer$/) },
      { name: 'a question', keys: ['q'], sees: text(/^Name the note/) },
      { name: 'wrong', keys: ['c'], sees: text(/^Incorrect$/) },
    ],
  },
  {
    name: 'Notes, drilling on the beat',
    address: '/?quiz=name-note&with=self-check&drill=on&beat=on',
    widths: NARROW_AND_WIDE,
    states: [
      { name: 'setup', keys: [], sees: text(/^Beats per Question$/) },
      { name: 'a question', keys: ['q'], sees: button('Show Answer') },
      { name: 'results', keys: ['Space', 'k', 'Shift+Q'], sees: dialog('Quiz Results') },
    ],
  },
  {
    name: 'Notes, a self-check of names',
    address: '/?quiz=name-note&with=self-check',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'a question', keys: ['q'], sees: button('Show Answer') },
      { name: 'the answer', keys: ['Space'], sees: button('I Knew It') },
      { name: 'known', keys: ['k'], sees: text(/^Correct!$/) },
      { name: 'not known', keys: ['Enter', 'Space', 'j'], sees: text(/^Incorrect$/) },
      { name: 'results', keys: ['Enter', ...times(10, 'Space', 'k', 'Enter')], sees: dialog('Quiz Results') },
    ],
  },
  {
    name: 'Notes, a self-check of places',
    address: '/?with=self-check&drill=on',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'every place shown', keys: ['q', 'Space'], sees: text(/^\d positions: /) }],
  },
  {
    name: 'Notes, a drill from a link',
    address:
      '/?quiz=name-note&strings=6.5&order=shuffled&drill=on&length=50&low=0&high=5&ask=all#seed=1-000001a',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'what it is', keys: [], sees: text(/^Name Note, strings 6 and 5/) },
      { name: 'results', keys: ['q', '/', 'Enter', 'Shift+Q'], sees: button('Copy Link to This Drill') },
      { name: 'changed', keys: ['Escape', 'i', '2'], sees: text(/^You have changed the drill/) },
    ],
  },
  {
    name: 'Notes, a drill from a damaged link',
    address: '/?quiz=name-note&drill=on#seed=1-00',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'what is missing', keys: [], sees: text(/^Part of the link is missing/) }],
  },
];
