import { button, type Task, tabsTo, text, typed } from './task.ts';

const start = `: (Type a command) ${typed('start')} Enter`;
const verdict = text(/^(Correct!|Incorrect)$/);
const spec = '4 Quizzes: from a fresh load to the first answer';

/** How many keys each quiz takes from a fresh load to its first verdict, without single-key shortcuts to start it. */
export const firstAnswers: readonly Task[] = [
  {
    name: 'Find Note, started from the palette',
    spec,
    address: '/',
    keys: `${start} Space Enter`,
    most: 9,
    ends: verdict,
  },
  {
    name: 'Name Note, started from the palette',
    spec,
    address: '/?quiz=name-note',
    keys: `${start} e Enter`,
    most: 9,
    ends: verdict,
  },
  {
    name: 'Name the Key, started from the palette',
    spec,
    address: '/keys',
    keys: `${start} e Enter`,
    most: 9,
    ends: verdict,
  },
  {
    name: 'Count the Accidentals, started from the palette',
    spec,
    address: '/keys?quiz=count-accidentals',
    keys: `${start} 3 Enter`,
    most: 9,
    ends: verdict,
  },
  {
    name: 'An interval, started from the palette',
    spec,
    address: '/intervals?mode=quiz',
    keys: `${start} p h Enter`,
    most: 10,
    ends: verdict,
  },
  {
    name: 'Name the Key, started by its button after the skip link',
    spec,
    address: '/keys',
    keys: async function* (page) {
      yield* ['Tab', 'Enter'];
      yield* tabsTo(page, button('Start Quiz')(page));
      yield* ['Enter', 'e', 'Enter'];
    },
    most: 11,
    ends: verdict,
  },
];
