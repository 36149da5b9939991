import type { ScreenId } from '../commands/screenId';

/** What a screen says of itself before its code is there. */
export interface Head {
  /** Where it is, below the folder that the app is served from. */
  readonly path: `/${string}`;
  /** Its heading, which its commands are listed under too. */
  readonly title: string;
  /** One line on what it is for. */
  readonly subtitle: string;
}

/** The head of every screen; the build makes a page for each, which shows it while the code is on its way. */
export const HEADS = {
  notes: { path: '/', title: 'Notes', subtitle: 'every note of the neck, and where it lives' },
  triads: { path: '/triads', title: 'Triads', subtitle: 'three notes, and every shape they take' },
  scales: { path: '/scales', title: 'Scales', subtitle: 'seven notes, and the shapes they lie in' },
  keys: { path: '/keys', title: 'Keys', subtitle: 'the circle of fifths' },
  intervals: {
    path: '/intervals',
    title: 'Interval Trainer',
    subtitle: 'Train your ear to recognize musical intervals',
  },
} as const satisfies Record<ScreenId, Head>;
