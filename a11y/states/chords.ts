import { button, choice, EVERY_WIDTH, grid, NARROW_AND_WIDE, text, times, type Walk } from '../walk.ts';

export const chordsWalks: readonly Walk[] = [
  {
    name: 'Chords',
    address: '/chords',
    widths: EVERY_WIDTH,
    states: [
      { name: 'an open chord', keys: [], sees: grid('Fretboard') },
      { name: 'another shape', keys: ['j'], sees: choice(/barre at fret 3/) },
      {
        name: 'a chord it doesn’t know',
        keys: ['i', 'C', '1', '3', 'Enter'],
        sees: text(/^Fretty doesn't know the chord type 13/),
      },
    ],
  },
  {
    name: 'Chords, checking one',
    address: '/chords?root=G',
    world: 'there is no microphone',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'without a microphone', keys: ['Shift+C'], sees: text(/^No microphone found/) },
      { name: 'right and wrong strings', keys: ['k', 'j', 'k'], sees: text(/^String 5: wrong\.$/) },
      { name: 'how it went', keys: ['k', 'k', 'k'], sees: text(/^String 5 needs another try\.$/) },
    ],
  },
  {
    name: 'Chords in flats on a left-handed neck, their intervals',
    address: '/chords?root=A%23&type=m7b5&accidentals=flats&display=intervals&frets=24',
    preferences: { hand: 'left', signs: 'symbols' },
    widths: NARROW_AND_WIDE,
    states: [{ name: 'far up', keys: times(5, 'j'), sees: grid('Fretboard') }],
  },
  {
    name: 'Chords to change between',
    address: '/chords?progression=blues&key=A',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'a list in bars', keys: ['Shift+J'], sees: choice('A seven') },
      {
        name: 'some of it is no chord',
        keys: ['Shift+I', 'A', 'Space', 'X', '7', 'Enter'],
        sees: text(/^X7 isn't a chord/),
      },
    ],
  },
  {
    name: 'Changes counted for a minute, and stopped',
    address: '/chords?changes=Am+F&root=A&type=minor',
    widths: NARROW_AND_WIDE,
    states: [
      { name: 'counting', keys: ['Shift+G'], sees: button('Count a Change') },
      { name: 'stopped', keys: ['Escape'], sees: button('Count Changes for a Minute') },
    ],
  },
  {
    name: 'Chords, naming a chord',
    address: '/chords',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'a root and a type chosen', keys: ['q', 'a', 'm'], sees: choice('minor') },
      { name: 'answered', keys: ['Enter'], sees: text(/^(Correct!|Incorrect)$/) },
    ],
  },
  {
    name: 'Chords, typing a chord’s name',
    address: '/chords',
    // A phone has no field for it.
    widths: [768, 1280],
    isLong: true,
    states: [
      {
        name: 'no chord',
        keys: ['q', 'i', 'H', 'Enter'],
        sees: text(/^H doesn't begin with a note/),
      },
    ],
  },
  {
    name: 'Chords, building a chord',
    address: '/chords?quiz=build-chord&types=major&roots=C',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'a position chosen', keys: ['q', 'Space'], sees: text(/, selected$/) },
      { name: 'wrong', keys: ['Enter'], sees: text(/, is missing\.$/) },
    ],
  },
  {
    name: 'Chords, a type by ear',
    address: '/chords?quiz=ear-chord-type&types=dim7.m-maj7&roots=0',
    widths: NARROW_AND_WIDE,
    isLong: true,
    states: [
      { name: 'a question', keys: ['q'], sees: text(/^Which type of chord do you hear/) },
      { name: 'answered', keys: ['Shift+Z', 'Enter'], sees: text(/^(Correct!|Incorrect)$/) },
    ],
  },
];
