import { arrived, button, byTab, focused, type Task, text } from './task.ts';

/** What you can do on the Progress screen before the first answer. */
export const progress: readonly Task[] = [
  {
    name: 'Open Progress from Notes',
    spec: '2 Progress',
    address: '/',
    keys: 'l p (Progress)',
    most: 2,
    ends: arrived('Progress'),
  },
  {
    name: 'Reach the way to begin',
    spec: '2 Progress: empty',
    address: '/progress',
    keys: byTab('', page => page.getByRole('button', { name: 'Start Quiz' })),
    most: 7,
    ends: focused(button('Start Quiz')),
  },
  {
    name: 'Show what Keys will show',
    spec: '2 Progress: tabs',
    address: '/progress',
    keys: 'Shift+V 5',
    most: 2,
    ends: text(/^The circle of fifths, with a figure/),
  },
  {
    name: 'Begin with a quiz on Notes',
    spec: '2 Progress: empty',
    address: '/progress',
    keys: 'q',
    most: 1,
    ends: text('Question 1 of 12'),
  },
];
