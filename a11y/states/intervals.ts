import {
  button,
  choice,
  dialog,
  EVERY_WIDTH,
  grid,
  NARROW_AND_WIDE,
  tabTo,
  text,
  times,
  type Walk,
} from '../walk.ts';

/** Only fifths are asked, so `g` is always the right answer. */
const FIFTHS = 'mode=quiz&intervals=7';

export const intervalsWalks: readonly Walk[] = [
  {
    name: 'Intervals, practice',
    isLong: true,
    address: '/intervals?direction=descending-both&root=F%234',
    widths: EVERY_WIDTH,
    states: [
      { name: 'before anything is played', keys: [], sees: text(/^Nothing yet\./) },
      {
        name: 'after an octave down',
        keys: ['k'],
        sees: page => button('Replay')(page).and(page.locator(':enabled')),
      },
    ],
  },
  {
    name: 'Intervals, practice while a sound plays',
    address: '/intervals',
    world: 'sounds last',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'buttons disabled', keys: ['e'], sees: text(/, sounding$/) }],
  },
  {
    name: 'Intervals with the sound off',
    address: '/intervals',
    preferences: { sound: 'off' },
    widths: NARROW_AND_WIDE,
    states: [{ name: 'the notice', keys: [], sees: text(/^Sound is off in the settings\.$/) }],
  },
  {
    name: 'Intervals on a phone',
    address: '/intervals',
    world: 'on a phone',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'the hint', keys: [], sees: text(/^Turn off silent mode to hear sounds$/) }],
  },
  {
    name: 'Intervals, setup',
    address: '/intervals?mode=quiz&drill=on&intervals=3.4&quiz=mixed-both',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'with a drill', keys: [], sees: text(/^Pause after a right answer$/) },
      {
        name: 'the help on directions',
        keys: [tabTo('Help'), 'Enter'],
        sees: dialog('Direction Options Explained'),
      },
    ],
  },
  {
    name: 'Intervals, quiz',
    address: `/intervals?${FIFTHS}`,
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'an answer chosen', keys: ['q', 'e'], sees: choice('Minor 3rd') },
      { name: 'wrong', keys: ['Enter'], sees: text(/^Incorrect$/) },
      { name: 'right', keys: ['Enter', 'g', 'Enter'], sees: text(/^Correct!$/) },
    ],
  },
  {
    name: 'Intervals, while a question plays',
    address: `/intervals?${FIFTHS}`,
    world: 'sounds last',
    widths: NARROW_AND_WIDE,
    states: [
      { name: 'playing', keys: ['q', 'p'], sees: button('Playing...') },
      { name: 'practice while the quiz waits', keys: ['Shift+V', '1'], sees: text(/^A quiz is waiting/) },
    ],
  },
  {
    name: 'Intervals, drill',
    address: `/intervals?${FIFTHS}&drill=on&pause=0`,
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'a question', keys: ['q'], sees: grid('Answer neck') },
      { name: 'wrong', keys: ['a'], sees: text(/^Incorrect$/) },
      {
        name: 'results with a mix-up',
        keys: ['Enter', ...times(11, 'g')],
        sees: page => page.getByRole('table', { name: 'Mix-ups' }),
      },
      {
        name: 'results without one',
        keys: ['q', ...times(12, 'g')],
        sees: text(/^No mix-ups\.$/),
      },
    ],
  },
];
