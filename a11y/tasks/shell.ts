import { arrived, button, dialog, focused, select, type Task, times, typed } from './task.ts';

/** What you can do in the frame, on any screen. */
export const shell: readonly Task[] = [
  {
    name: 'Skip to the main area',
    spec: '2 Screens and routes',
    address: '/',
    keys: 'Tab Enter',
    most: 2,
    ends: focused(page => page.getByRole('main')),
  },
  {
    name: 'See in the navigator which screen this is',
    spec: '2 Navigator',
    address: '/scales',
    keys: `Tab Tab Enter ${times(4, 'Tab')}`,
    most: 7,
    ends: focused(page => page.locator('[aria-current="page"]').getByText('Learn the Scales')),
  },
  {
    name: 'Close the navigator',
    spec: '2 Navigator',
    address: '/',
    keys: 'Tab Tab Enter Tab Escape',
    most: 5,
    ends: focused(button('You Can Learn the Notes')),
  },
  ...(['Notes', 'Triads', 'Chords', 'Scales', 'Keys', 'Intervals'] as const).map(
    (name, index): Task => ({
      name: `Go to ${name} by the navigator`,
      spec: '2 Navigator',
      address: name === 'Triads' ? '/keys' : '/triads',
      keys: `Tab Tab Enter ${times(index + 1, 'Tab')} Enter`,
      most: index + 5,
      ends: arrived(name === 'Intervals' ? 'Interval Trainer' : name),
    }),
  ),
  ...(['Notes', 'Triads', 'Chords', 'Scales', 'Keys', 'Intervals'] as const).map(
    (name): Task => ({
      name: `Go to ${name} by its keys`,
      spec: '2 Route table',
      address: name === 'Triads' ? '/keys' : '/triads',
      keys: `l ${name.charAt(0).toLowerCase()}`,
      most: 2,
      ends: arrived(name === 'Intervals' ? 'Interval Trainer' : name),
    }),
  ),
  {
    name: 'Go home from a page that does not exist',
    spec: '2 Page Not Found',
    address: '/nowhere',
    keys: 'Tab Enter Tab Enter',
    most: 4,
    ends: arrived('Notes'),
  },
  {
    name: 'Open the palette and set a setting of another screen',
    spec: '2 Scales screen',
    address: '/',
    keys: `Control+k (Type a command) ${typed('key bb')} Enter`,
    most: 8,
    ends: select('Key', 'Bb'),
  },
  {
    name: 'Look for a command that does not exist',
    spec: '1 Tools',
    address: '/',
    keys: `: (Type a command) ${typed('zz')} Escape`,
    most: 4,
    ends: arrived('Notes'),
  },
  {
    name: 'Read which keys work',
    spec: '1 Tools',
    address: '/',
    keys: '?',
    most: 1,
    ends: dialog('Keyboard Shortcuts'),
  },
  {
    name: 'Draw notes with printed signs',
    spec: '3 Notes',
    address: '/',
    keys: `: (Type a command) ${typed('symbols')} Enter`,
    most: 9,
    ends: page => page.getByText('C♯', { exact: true }).first(),
  },
];
