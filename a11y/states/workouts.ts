import { workoutHash } from '../../src/practice/workoutLink.ts';
import { LESSON } from '../../tests/practice/workouts.ts';
import { button, EVERY_WIDTH, NARROW_AND_WIDE, text, type Walk } from '../walk.ts';

const HASH = workoutHash(LESSON);
const LINK = `/workouts${HASH}` as const;

export const workoutsWalks: readonly Walk[] = [
  {
    name: 'Workouts, none yet',
    address: '/workouts',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'what they are', keys: [], sees: text(/^A workout is a named series of up to 20 drills/) },
      {
        name: 'a new one, to be named',
        keys: [':', ...'new workout', 'Enter'],
        sees: text(/^Enter saves the new name/),
      },
    ],
  },
  {
    name: 'Workouts, from a link',
    address: LINK,
    widths: EVERY_WIDTH,
    isLong: true,
    states: [{ name: 'a lesson', keys: [], sees: text(/^Lesson 3: 4 drills, about 9 minutes$/) }],
  },
  {
    name: 'Workouts, kept',
    address: LINK,
    world: 'copying fails',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'as it came', keys: [], sees: button('Keep') },
      { name: 'a lesson', keys: [':', ...'keep', 'Enter'], sees: button('Duplicate') },
      {
        name: 'a link to copy by hand',
        keys: [':', ...'copy link', 'Enter'],
        sees: text(/didn't let Fretty copy/),
      },
      { name: 'deleted', keys: [':', ...'workouts delete', 'Enter'], sees: button('Undo Delete') },
    ],
  },
  {
    name: 'Workouts, from a damaged link',
    address: `/workouts${HASH.slice(0, -3)}`,
    widths: NARROW_AND_WIDE,
    states: [{ name: 'said so', keys: [], sees: text(/is damaged or incomplete/) }],
  },
  {
    name: 'Workouts, under way',
    address: LINK,
    widths: NARROW_AND_WIDE,
    states: [{ name: 'a drill left before its first answer', keys: ['q', 'Shift+Q'], sees: button('Go On') }],
  },
];
