import { arrived, button, byTab, focused, radio, type Task, text } from './task.ts';

/** What you can do on the tuner without playing; tests/browser/listening.spec.ts plays. */
export const tuner: readonly Task[] = [
  {
    name: 'Open the tuner from Notes',
    spec: '5 playing: Tuner',
    address: '/',
    keys: 'l u (Tuner)',
    most: 2,
    ends: arrived('Tuner'),
  },
  {
    name: 'Reach the button that listens',
    spec: '5 playing: Listen',
    address: '/tuner',
    keys: byTab('', page => page.getByRole('button', { name: 'Listen', exact: true })),
    most: 6,
    ends: focused(button('Listen')),
  },
  {
    name: 'Choose the string to tune',
    spec: '5 playing: Tuner',
    address: '/tuner',
    keys: 's 5',
    most: 2,
    ends: radio('string 5'),
  },
  {
    name: 'Tune the fifth string by ear, to its tone',
    spec: '5 playing: Tuner',
    address: '/tuner',
    keys: 's 5 p',
    most: 3,
    ends: button('Stop Tone'),
  },
  {
    name: 'Ask for the reading before anything is heard',
    spec: '5 playing: Tuner',
    address: '/tuner',
    keys: 'o',
    most: 1,
    ends: text('Listen first, then play an open string.'),
  },
];
