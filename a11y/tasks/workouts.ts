import { workoutHash } from '../../src/practice/workoutLink.ts';
import { LESSON } from '../../tests/practice/workouts.ts';
import { arrived, button, byTab, focused, type Task, text, typed } from './task.ts';

const LINK = `/workouts${workoutHash(LESSON)}`;

/** What you can do with workouts. */
export const workouts: readonly Task[] = [
  {
    name: 'Open Workouts from Notes',
    spec: '4 Workouts',
    address: '/',
    keys: 'l w (Workouts)',
    most: 2,
    ends: arrived('Workouts'),
  },
  {
    name: 'Add the drill on Notes to a workout',
    spec: '4 Workouts: Add to Workout',
    address: '/?quiz=name-note&drill=on',
    keys: `: (Type a command) ${typed('add to workout')} Enter`,
    most: 16,
    ends: text(/^✓ Added to Workout 1/),
  },
  {
    name: 'Start the workout of a link',
    spec: '4 Workouts: a link',
    address: LINK,
    keys: async function* (page) {
      await page.getByText('Lesson 3: 4 drills').waitFor();
      yield 'q';
    },
    most: 1,
    ends: text('Question 1 of 12'),
  },
  {
    name: 'Reach the button that starts the workout of a link',
    spec: '4 Workouts: a link',
    address: LINK,
    keys: byTab('', page => page.getByRole('button', { name: 'Start', exact: true })),
    most: 6,
    ends: focused(button('Start')),
  },
  {
    name: 'Keep the workout of a link, and move its first drill down',
    spec: '4 Workouts: reorder',
    address: LINK,
    keys: async function* (page) {
      await page.getByText('Lesson 3: 4 drills').waitFor();
      yield* [':', ...'keep', 'Enter', 'Tab', 'Alt+ArrowDown'];
    },
    most: 8,
    ends: focused(page => page.getByRole('radio', { name: /^Name Note/ })),
  },
  {
    name: 'Open a damaged link',
    spec: '4 Workouts: hostile links',
    address: LINK.slice(0, -3),
    keys: async function* (page) {
      await page.getByText('is damaged').waitFor();
      yield 'q';
    },
    most: 1,
    ends: text(/is damaged or incomplete/),
  },
];
