import { arrived, button, byTab, focused, type Task, text, typed } from './task.ts';

/** What you can do with your answers after a year of practice, on Progress and elsewhere. */
export const practiced: readonly Task[] = [
  {
    name: 'Ask the palette how you are doing',
    spec: '2 Progress',
    address: '/',
    keys: `: (Type a command) ${typed('how am i doing')} Enter (Progress)`,
    most: 16,
    ends: arrived('Progress'),
  },
  {
    name: 'Hear the figures of a place',
    spec: '2 Progress: Notes',
    address: '/progress?notes=name-note',
    keys: async function* (page) {
      await page.getByRole('grid', { name: 'Fretboard' }).waitFor();
      yield* ['5', 'ArrowRight', 'ArrowRight', 'ArrowRight'];
    },
    most: 4,
    ends: focused(page => page.getByRole('gridcell', { name: /^C, string 5, fret 3, \d+ percent, / })),
  },
  {
    name: 'Show times in place of accuracy',
    spec: '2 Progress: Show',
    address: '/progress?notes=name-note',
    keys: 'v 2',
    most: 2,
    ends: text('seconds for a right answer'),
  },
  {
    name: 'Show mix-ups',
    spec: '2 Progress: Intervals',
    address: '/progress',
    keys: 'Shift+V 6',
    most: 2,
    ends: text('Mix-ups'),
  },
  {
    name: 'Reach the weakest and drill them',
    spec: '2 Progress: Weakest',
    address: '/progress?notes=name-note',
    keys: byTab('', button('Drill These'), 'Enter'),
    most: 21,
    ends: text('Question 1 of 12'),
  },
  {
    name: 'Drill the weakest with a key',
    spec: '2 Progress: Weakest',
    address: '/progress?notes=name-note',
    keys: async function* (page) {
      await button('Drill These')(page).waitFor();
      yield 'x';
    },
    most: 1,
    ends: text('Question 1 of 12'),
  },
  {
    name: 'Read the history as a table',
    spec: '2 Progress: History',
    address: '/progress?notes=name-note',
    keys: byTab('', button('Show as a Table'), 'Enter'),
    most: 17,
    ends: text(/^Days with answers in the last eight weeks/),
  },
  {
    name: 'Reach the import',
    spec: '2 Your Data: Import',
    address: '/progress?notes=name-note',
    keys: byTab('', button('Import')),
    most: 24,
    ends: focused(button('Import')),
  },
  {
    name: 'Export all answers',
    spec: '2 Your Data: Export',
    address: '/progress?notes=name-note',
    keys: async function* (page) {
      await button('Export')(page).waitFor();
      yield* ['d', 'e'];
      await text(/^Exported /)(page).waitFor();
    },
    most: 2,
    ends: text(/^Exported [\d,]+ answers to fretty-answers-.*\.jsonl\.gz\.$/),
  },
  {
    name: 'Delete all answers, and bring them back',
    spec: '2 Your Data: Delete All Answers',
    address: '/progress?notes=name-note',
    keys: async function* (page) {
      await button('Delete All Answers')(page).waitFor();
      yield* ['d', 'x (Delete All Answers?)', 'Tab', 'Tab', 'Tab', 'Enter'];
      // The page beneath the dialog is hidden from roles.
      await button('Undo Delete')(page).waitFor();
      yield* ['d', 'u'];
    },
    most: 8,
    ends: text(/^[\d,]+ answers are back\.$/),
  },
];
