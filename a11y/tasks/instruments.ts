import { fretKey, noteKey } from './answers.ts';
import type { Page } from './page.ts';
import {
  byTab,
  cell,
  focused,
  type Keys,
  radio,
  select,
  type Task,
  tabsTo,
  text,
  times,
  typed,
} from './task.ts';

/** The open strings from the 1st to the 4th, in semitones above C. */
const UKULELE = [9, 4, 0, 7];

const combobox = (name: string) => (page: Page) => page.getByRole('combobox', { name, exact: true });

/** The keys that choose something in the palette. */
const choose = (words: string): string => `: (Type a command) ${typed(words)} Enter`;

const LEFT = choose('left');
const LOWEST_ON_TOP = choose('lowest string');

const nameOnUkulele: Keys = async function* (page) {
  yield* ['y', '2', 'q'];
  yield* [await noteKey(page, { openStrings: UKULELE }), 'Enter'];
};

const findOnUkulele: Keys = async function* (page) {
  yield 'q';
  yield* [await fretKey(page, UKULELE), 'Enter'];
};

const chooseHand: Keys = async function* (page) {
  yield ',';
  yield* tabsTo(page, page.getByRole('group', { name: 'Hand' }));
  yield* ['ArrowDown', 'Escape'];
};

/** What you can do with another instrument, and with a neck drawn another way. */
export const instruments: readonly Task[] = [
  {
    name: 'Choose the bass in the settings',
    spec: '3 Tuning',
    address: '/',
    keys: byTab(',', combobox('Instrument'), `${times(13, 'ArrowDown')} Escape 4`),
    most: 22,
    ends: focused(cell('E, string 4, open')),
  },
  {
    name: 'Choose the ukulele in the palette',
    spec: '3 Tuning',
    address: '/',
    keys: `${choose('ukulele')} 4`,
    most: 10,
    ends: focused(cell('G, string 4, open')),
  },
  {
    name: 'Tune a guitar of your own, string by string',
    spec: '3 Tuning',
    address: '/',
    keys: `${choose('your own')} Tab ArrowDown ArrowDown Tab ArrowDown ArrowDown Enter 5`,
    most: 18,
    ends: focused(cell('G, string 5, open')),
  },
  {
    name: 'Put a capo at fret 3 in the palette',
    spec: '3 Tuning',
    address: '/',
    keys: `${choose('capo 3')} 5`,
    most: 9,
    ends: focused(cell('C, string 5, open')),
  },
  {
    name: 'Choose drop D in the palette',
    spec: '3 Tuning',
    address: '/',
    keys: `${choose('drop d')} 6`,
    most: 9,
    ends: focused(cell('D, string 6, open')),
  },
  {
    name: 'Try to choose another instrument during a quiz, and hear why not',
    spec: '3 Tuning',
    address: '/',
    keys: `q ${choose('bass 4')}`,
    most: 9,
    ends: text('Question 1 of 12'),
  },
  {
    name: 'Walk the neck of a bass',
    spec: '3 Tuning',
    address: '/?instrument=bass-4',
    keys: '4 ArrowDown ArrowRight ArrowUp 1 End ArrowUp ArrowRight n o Control+End 5',
    most: 12,
    ends: focused(cell('E, string 4, fret 12')),
  },
  {
    name: 'Highlight a note on a bass',
    spec: '2 Notes screen: Note Selection',
    address: '/?instrument=bass-4',
    keys: 'c',
    most: 1,
    ends: cell('C, string 3, fret 3, highlighted'),
  },
  {
    name: 'Leave out the lowest string of a bass',
    spec: '5 Notes quiz: string selector',
    address: '/?instrument=bass-4',
    keys: 's 4',
    most: 2,
    ends: page => page.getByRole('checkbox', { name: '4(E)', checked: false }),
  },
  {
    name: 'Name a note on a ukulele',
    spec: '5 Notes quiz, name-note',
    address: '/?instrument=ukulele',
    keys: nameOnUkulele,
    most: 5,
    ends: text('Correct!'),
  },
  {
    name: 'Find a note on a string of a ukulele',
    spec: '4 Notes quiz',
    address: '/?instrument=ukulele&quiz=find-on-string',
    keys: findOnUkulele,
    most: 3,
    ends: text('Correct!'),
  },
  {
    name: 'Choose the lowest three strings of a seven-string',
    spec: '9 Triad string sets',
    address: '/triads?instrument=guitar-7',
    keys: 's 5 j 7 o',
    most: 5,
    ends: select('String Set', '5-6-7'),
  },
  {
    name: 'Name the quality of a shape on a bass',
    spec: '5 Triads quiz',
    address: '/triads?instrument=bass-4',
    keys: 'q m Enter',
    most: 3,
    ends: text(/^(Correct!|Incorrect)$/),
  },
  {
    name: 'Show the patterns of a bass, which has no CAGED, as the page explains',
    spec: '2 Scales screen: Patterns view',
    address: '/scales?instrument=bass-4',
    keys: 'v 2 e e',
    most: 4,
    ends: text(/CAGED isn't offered/),
  },
  {
    name: 'Show the patterns of a ukulele, which leave a string out, as the page explains',
    spec: '2 Scales screen: Patterns view',
    address: '/scales?instrument=ukulele',
    keys: 'v 2 j',
    most: 3,
    ends: text(/String 4 has no notes of its own/),
  },
  {
    name: 'Read a scale on a bass as text',
    spec: '2 Scales screen',
    address: '/scales?instrument=bass-4',
    keys: choose('show text'),
    most: 11,
    ends: text(/^String 4: open, E; /),
  },
  {
    name: 'Copy a scale on a seven-string as text',
    spec: '2 Scales screen',
    address: '/scales?instrument=guitar-7&max=3',
    keys: 'c',
    most: 1,
    ends: text(/Copied as text$/),
  },
  {
    name: 'Choose the string of a ukulele to tune',
    spec: '5 playing: Tuner',
    address: '/tuner?instrument=ukulele',
    keys: 's 4',
    most: 2,
    ends: radio('string 4'),
  },
  {
    name: 'Choose the left hand in the settings',
    spec: '3 Tuning',
    address: '/',
    keys: chooseHand,
    most: 12,
    ends: page => page.locator('[data-hand="left"]').first(),
  },
  {
    name: 'Walk a left-handed neck by arrows that follow the eye',
    spec: '3 Tuning',
    address: '/',
    keys: `${LEFT} 5 ${times(3, 'ArrowLeft')} ArrowRight Home ArrowRight`,
    most: 13,
    ends: focused(cell('A, string 5, open')),
  },
  {
    name: 'Turn the neck over, and go up to the string that is drawn above',
    spec: '3 Tuning',
    address: '/',
    keys: `${LOWEST_ON_TOP} 5 ArrowUp ArrowUp ArrowDown`,
    most: 19,
    ends: focused(cell('A, string 5, open')),
  },
  {
    name: 'Read on Notes what the arrows do on a left-handed neck',
    spec: '2 Notes screen',
    address: '/',
    keys: `${LEFT} t (Notes Tips)`,
    most: 7,
    ends: text(/^Your neck is drawn left-handed/),
  },
  {
    name: 'Find a note on a string of a left-handed neck by arrows and Space',
    spec: '4 Notes quiz',
    address: '/?quiz=find-on-string',
    keys: `${LEFT} q ArrowLeft Space Enter`,
    most: 10,
    ends: text(/^(Correct!|Incorrect)$/),
  },
  {
    name: 'Copy a left-handed pattern as text',
    spec: '2 Scales screen',
    address: '/scales?view=patterns',
    keys: `${LEFT} c`,
    most: 7,
    ends: text(/Copied as text$/),
  },
];
