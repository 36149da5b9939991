import { fretKey, noteKey, placeKeys, readFretKey, readNameKey, readPlaceKeys } from './answers.ts';
import type { Page } from './page.ts';
import {
  button,
  byTab,
  cell,
  dialog,
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

const toggle = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true, pressed: true });

const lastControl = (page: Page) => page.getByRole('switch', { name: 'Show other notes' });

const nameAll: Keys = async function* (page) {
  yield* ['y', '2', 'q'];
  for (let question = 1; question <= 12; question++) yield* [await noteKey(page), 'Enter', 'Enter'];
};

const findOne: Keys = async function* (page) {
  yield 'q';
  yield* await placeKeys(page);
  yield 'Enter';
};

const drillAll: Keys = async function* (page) {
  yield* ['y', '2', 'x', 'x', 'q'];
  for (let question = 1; question < 12; question++) yield await noteKey(page);
  yield* [`${await noteKey(page)} (Quiz Results)`, 'Escape'];
};

const findAll: Keys = async function* (page) {
  yield* ['y', '3', 'x', 'x', 'q'];
  for (let question = 1; question < 12; question++) yield await fretKey(page);
  yield `${await fretKey(page)} (Quiz Results)`;
};

const readAll: Keys = async function* (page) {
  yield* ['y', '5', 'x', 'x', 'q'];
  for (let question = 1; question < 12; question++) yield* await readPlaceKeys(page);
  const [string, fret] = await readPlaceKeys(page);
  yield* [string, `${fret} (Quiz Results)`];
};

const readNames: Keys = async function* (page) {
  yield 'q';
  for (let question = 1; question < 12; question++) yield await readNameKey(page);
  yield `${await readNameKey(page)} (Quiz Results)`;
};

/** What you can do on the Notes screen. */
export const notes: readonly Task[] = [
  {
    name: 'Reach every control',
    spec: '2 Notes screen',
    address: '/',
    keys: byTab('', lastControl),
    most: 43,
    ends: focused(lastControl),
  },
  {
    name: 'Hide the controls',
    spec: '2 Controls sidebar',
    address: '/',
    keys: 'h',
    most: 1,
    ends: button('Show Controls'),
  },
  {
    name: 'Show the controls again by their button',
    spec: '2 Controls sidebar',
    address: '/',
    keys: byTab('h', button('Show Controls'), 'Enter'),
    most: 3,
    ends: focused(button('Hide Controls')),
  },
  {
    name: 'Read the tips',
    spec: '2 Notes screen',
    address: '/',
    keys: 't (Notes Tips)',
    most: 1,
    ends: dialog('Notes Tips'),
  },
  {
    name: 'Show flats',
    spec: '2 Notes screen: sharps/flats display toggle',
    address: '/',
    keys: 'm 2',
    most: 2,
    ends: radio('Flats'),
  },
  {
    name: 'Set the number of frets to 24',
    spec: '3 Tuning: fret counts offered',
    address: '/',
    keys: 'z 5',
    most: 2,
    ends: select('Number of Frets', '24'),
  },
  {
    name: 'Highlight C on the neck',
    spec: '2 Notes screen: Note Selection',
    address: '/',
    keys: 'c',
    most: 1,
    ends: cell('C, string 5, fret 3, highlighted'),
  },
  {
    name: 'Highlight F sharp, and nothing else is drawn',
    spec: '2 Notes screen: Note Selection',
    address: '/',
    keys: 'Shift+F v v',
    most: 3,
    ends: toggle('F sharp'),
  },
  {
    name: 'Highlight C sharp by its button',
    spec: '2 Notes screen: Note Selection',
    address: '/',
    keys: byTab('', button('C sharp'), 'Space'),
    most: 31,
    ends: toggle('C sharp'),
  },
  {
    name: 'Select all notes, and clear the selection',
    spec: '2 Notes screen: Note Selection',
    address: '/',
    keys: 'Shift+U u',
    most: 2,
    ends: page => page.getByRole('button', { name: 'Clear Selection', disabled: true }),
  },
  {
    name: 'Find which note is on string 5, fret 3',
    spec: '3 Tuning',
    address: '/',
    keys: `5 ${times(3, 'ArrowRight')}`,
    most: 4,
    ends: focused(cell('C, string 5, fret 3')),
  },
  {
    name: 'Find the same note elsewhere, and hear it',
    spec: '3 Tuning',
    address: '/',
    keys: '5 n o Space',
    most: 4,
    ends: focused(cell('A, string 5, fret 12')),
  },
  {
    name: 'Go round the edges of the neck',
    spec: '3 Tuning',
    address: '/',
    keys: '1 End Control+End PageUp ArrowDown',
    most: 5,
    ends: focused(cell('E, string 6, open')),
  },
  {
    name: 'Leave out a string of the quiz',
    spec: '5 Notes quiz: string selector',
    address: '/',
    keys: 's 6',
    most: 2,
    ends: page => page.getByRole('checkbox', { name: '6(E)', checked: false }),
  },
  {
    name: 'Start a quiz with no string selected',
    spec: '8 The notes quiz itself treats an empty selection as all strings.',
    address: '/?strings=0',
    keys: 's 6 q',
    most: 3,
    ends: page => page.getByRole('heading', { name: 'Question 1 of 12' }),
  },
  {
    name: 'Find every place of a note',
    spec: '5 Notes quiz, find-note',
    address: '/',
    keys: findOne,
    most: 39,
    ends: text('Correct!'),
  },
  {
    name: 'Take back a selected place',
    spec: '5 Notes quiz, find-note: clicking a selected position again deselects it',
    address: '/',
    keys: 'q Space Space',
    most: 3,
    ends: focused(cell('string 1, open')),
  },
  {
    name: 'Go through a whole Find Note quiz, and close its results',
    spec: '4 Notes quiz: Try Again or Close returns to idle',
    address: '/',
    keys: `q ${times(12, 'Space Enter Enter')} (Quiz Results) Escape`,
    most: 38,
    ends: focused(button('Start Quiz')),
  },
  {
    name: 'Answer a whole Name Note quiz',
    spec: '4 Notes quiz',
    address: '/',
    keys: nameAll,
    most: 39,
    ends: page => dialog('Quiz Results')(page).getByText('12/12', { exact: true }),
  },
  {
    name: 'Name a note by the radios and the button',
    spec: '5 Notes quiz, name-note: Submit Answer is disabled until a note is chosen',
    address: '/?quiz=name-note',
    keys: async function* (page) {
      yield 'q';
      yield* tabsTo(page, page.getByRole('group', { name: 'Your answer' }));
      yield* ['ArrowDown', 'ArrowDown'];
      yield* tabsTo(page, button('Submit Answer')(page));
      yield 'Enter';
    },
    most: 6,
    ends: text(/^(Correct!|Incorrect)$/),
  },
  {
    name: 'Answer a question wrongly and read the note',
    spec: "8 'The correct answer is:'",
    address: '/?quiz=name-note',
    keys: 'q c Enter',
    most: 3,
    ends: text('The correct answer is:'),
  },
  {
    name: 'Give a question up and see the places',
    spec: "8 'The correct answer is:'",
    address: '/',
    keys: 'q /',
    most: 2,
    ends: text('The correct answer is:'),
  },
  {
    name: 'Start again from the results',
    spec: '4 Notes quiz',
    address: '/',
    keys: `q ${times(12, '/ Enter')} (Quiz Results) Enter`,
    most: 26,
    ends: text(/^Question 1 of 12$/),
  },
  {
    name: 'Quit the quiz',
    spec: '4 Notes quiz: Quit Quiz returns to idle',
    address: '/',
    keys: 'q Shift+Q',
    most: 2,
    ends: focused(button('Start Quiz')),
  },
  {
    name: 'Drill twelve notes with a key each, and close the results',
    spec: '4 Notes quiz: Try Again or Close returns to idle',
    address: '/',
    keys: drillAll,
    most: 18,
    ends: focused(button('Start Quiz')),
  },
  {
    name: 'Find twelve notes on their strings with a key each',
    spec: '4 Notes quiz',
    address: '/',
    keys: findAll,
    most: 17,
    ends: page => dialog('Quiz Results')(page).getByText('12/12', { exact: true }),
  },
  {
    name: 'Find a note on a string by arrows and Space',
    spec: '4 Notes quiz',
    address: '/?quiz=find-on-string',
    keys: 'q ArrowRight Space Enter',
    most: 4,
    ends: text(/^(Correct!|Incorrect)$/),
  },
  {
    name: 'Read twelve notes, and find each with two keys',
    spec: '4 Notes quiz',
    address: '/',
    keys: readAll,
    most: 29,
    ends: page => dialog('Quiz Results')(page).getByText('12/12', { exact: true }),
  },
  {
    name: 'Read a note wrongly on a named string, then one rightly',
    spec: '4 Notes quiz',
    address: '/?quiz=read-note&task=string',
    keys: async function* (page) {
      yield* ['q', '/', 'Enter'];
      yield* [await readFretKey(page), 'Enter'];
    },
    most: 5,
    ends: text('Correct!'),
  },
  {
    name: 'Read and name the naturals of the first position with a key each',
    spec: '4 Notes quiz',
    address: '/?quiz=read-note&task=name&drill=on&high=4&ask=naturals',
    keys: readNames,
    most: 13,
    ends: page => dialog('Quiz Results')(page).getByText('12/12', { exact: true }),
  },
  {
    name: 'Choose a key signature in the palette',
    spec: '7 Command palette',
    address: '/?quiz=read-note',
    keys: `: (Type a command) ${typed('signature 2 sharps')} Enter`,
    most: 20,
    ends: select('Signature', '2 Sharps'),
  },
  {
    name: 'Go to fret 7 of string 5',
    spec: '3 Tuning',
    address: '/',
    keys: '5 Shift+O 7',
    most: 3,
    ends: focused(cell('E, string 5, fret 7')),
  },
  {
    name: 'Start the quiz from the palette',
    spec: '4 Notes quiz',
    address: '/',
    keys: `: (Type a command) ${typed('start')} Enter`,
    most: 7,
    ends: text(/^Question 1 of 12$/),
  },
  {
    name: 'Check yourself, and say that you knew it',
    spec: '4 Notes quiz',
    address: '/?quiz=name-note&with=self-check',
    keys: 'q Space k',
    most: 3,
    ends: text('Correct!'),
  },
  {
    name: 'Check yourself in a drill of twelve notes',
    spec: '4 Notes quiz',
    address: '/?quiz=name-note&with=self-check&drill=on',
    keys: `q ${times(12, 'Space k')} (Quiz Results)`,
    most: 25,
    ends: page => dialog('Quiz Results')(page).getByText('12/12', { exact: true }),
  },
  {
    name: 'Choose a self-check in the palette',
    spec: '7 Command palette',
    address: '/',
    keys: `: (Type a command) ${typed('self check')} Enter`,
    most: 12,
    ends: radio('Self-check'),
  },
  {
    name: 'Open the link to a drill, hear what it is, and start it',
    spec: '4 Notes quiz',
    address:
      '/?quiz=name-note&strings=6.5&order=shuffled&drill=on&length=50&low=0&high=5&ask=all#seed=1-000001a',
    async *keys(page) {
      await page.getByText(/^Drill from a link: /).waitFor();
      yield 'q';
    },
    most: 1,
    ends: text('Question 1 of 50'),
  },
];
