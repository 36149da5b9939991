import { arrived, button, byTab, focused, type Task, text, typed } from './task.ts';

/** What you can do on Today before the first answer. */
export const today: readonly Task[] = [
  {
    name: 'Open Today from Notes by one key',
    spec: '4 Today',
    address: '/',
    keys: 'Shift+T (Today)',
    most: 1,
    ends: arrived('Today'),
  },
  {
    name: 'Open Today by its letter',
    spec: '4 Today',
    address: '/scales',
    keys: 'l d (Today)',
    most: 2,
    ends: arrived('Today'),
  },
  {
    name: 'Ask the palette what to practice',
    spec: '4 Today',
    address: '/',
    keys: `: (Type a command) ${typed('what should i practice')} Enter (Today)`,
    most: 24,
    ends: arrived('Today'),
  },
  {
    name: 'Begin with the first skill of the path',
    spec: '4 Today: empty log',
    address: '/today',
    keys: async function* (page) {
      await page.getByRole('region', { name: 'Path' }).waitFor();
      yield 'q';
    },
    most: 1,
    ends: text('Question 1'),
  },
  {
    name: 'Reach the button that starts',
    spec: '4 Today',
    address: '/today',
    keys: byTab('', page => page.getByRole('button', { name: 'Start', exact: true })),
    most: 7,
    ends: focused(button('Start')),
  },
  {
    name: 'Reach the next skill of the path',
    spec: '4 Today: the path',
    address: '/today',
    keys: byTab('', page => page.getByRole('button', { name: /, frets 0 to 5, not begun$/ }).first()),
    most: 9,
    ends: focused(page => page.getByRole('button', { name: /, frets 0 to 5, not begun$/ }).first()),
  },
];
