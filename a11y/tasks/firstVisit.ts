import { noteKey } from './answers.ts';
import { button, byTab, cell, focused, type Task, text } from './task.ts';

const verdict = text(/^(Right|Wrong): /);
const spec = '2 Notes screen';

/** What a first visit offers: one drill to start with, or none of it. */
export const firstVisit: readonly Task[] = [
  {
    name: 'Give the first answer of the first drill',
    spec,
    address: '/',
    keys: async function* (page) {
      yield 'q';
      yield await noteKey(page);
    },
    most: 2,
    ends: verdict,
  },
  {
    name: 'Start the first drill by its button',
    spec,
    address: '/',
    keys: byTab('', button('Start'), 'Enter'),
    most: 9,
    ends: button('Finish'),
  },
  {
    name: 'Skip the first drill',
    spec,
    address: '/',
    keys: byTab('', button('Skip'), 'Enter'),
    most: 10,
    ends: focused(cell('E, string 1, open')),
  },
];
