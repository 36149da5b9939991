import { arrived, byTab, focused, select, type Task, text, typed } from './task.ts';

/** What you can do on the Chords screen. */
export const chords: readonly Task[] = [
  {
    name: 'Open Chords by its letter',
    spec: '6 Chords',
    address: '/',
    keys: 'l c (Chords)',
    most: 2,
    ends: arrived('Chords'),
  },
  {
    name: 'Type a chord and hear it string by string',
    spec: '6 Chords: by ear',
    address: '/chords',
    keys: `i ${typed('b flat minor seven')} Enter ${'s '.repeat(6).trim()}`,
    most: 26,
    ends: text('Bbm7'),
  },
  {
    name: 'Go from G to C, and hear what changes',
    spec: '6 Chords: by ear',
    address: '/chords?root=G',
    keys: 'r c w',
    most: 3,
    ends: select('Root', 'C'),
  },
  {
    name: 'Learn a chord by ear, play it and check it without a microphone',
    spec: '6 Chords: Check My Chord',
    address: '/',
    keys: `l c (Chords) i ${typed('Em')} Enter s s s s s s p Shift+C k k j k k k`,
    most: 20,
    ends: text('String 4 needs another try.'),
  },
  {
    name: 'Step through the shapes',
    spec: '6 Chords: shapes',
    address: '/chords',
    keys: 'j j k',
    most: 3,
    ends: page =>
      page.getByRole('radio', {
        name: /^C, barre at fret 3: x 3 5 5 5 3$|^C major, barre at fret 3: muted, 3, 5, 5, 5, 3$/,
      }),
  },
  {
    name: 'Name a chord that is told string by string',
    spec: '6 Chords: Name the Chord',
    address: '/chords?types=major&roots=C.F',
    keys: 'q s s s s s s c Enter',
    most: 9,
    ends: text(/^(Correct!|Incorrect)$/),
  },
  {
    name: 'Reach the field for a chord',
    spec: '6 Chords',
    address: '/chords',
    keys: byTab('', page => page.getByRole('textbox', { name: 'Chord' })),
    most: 31,
    ends: focused(page => page.getByRole('textbox', { name: 'Chord' })),
  },
  {
    name: 'Type chords to change between, and hear what changes',
    spec: '6 Chords: changes',
    address: '/chords',
    keys: `Shift+I ${typed('Am F')} Enter Shift+J w`,
    most: 8,
    ends: page => page.getByRole('radio', { name: 'F major', exact: true, checked: true }),
  },
  {
    name: 'Walk along a progression',
    spec: '6 Chords: changes',
    address: '/chords?progression=axis&key=G',
    keys: 'Shift+J Shift+J Shift+K g 4',
    most: 5,
    ends: page => page.getByRole('radio', { name: 'C major', exact: true, checked: true }),
  },
  {
    name: 'Begin to count changes, and stop',
    spec: '6 Chords: changes',
    address: '/chords?changes=Am+F&root=A&type=minor',
    keys: 'Shift+G (Count a Change) Escape',
    most: 2,
    ends: page => page.getByRole('button', { name: 'Count Changes for a Minute' }),
  },
];
