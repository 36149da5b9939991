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
  whenOffered,
} from '../walk.ts';

export const progressWalks: readonly Walk[] = [
  {
    name: 'Progress without answers',
    address: '/progress',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'what Notes will show', keys: [], sees: text(/^The neck, with a figure at each position/) },
      { name: 'what Triads will show', keys: ['Shift+V', '2'], sees: text(/^The close-position shapes/) },
      { name: 'what Chords will show', keys: ['Shift+V', '3'], sees: text(/^The chords by root and type/) },
      { name: 'what Scales will show', keys: ['Shift+V', '4'], sees: text(/^The degrees of each scale/) },
      { name: 'what Keys will show', keys: ['Shift+V', '5'], sees: text(/^The circle of fifths, with/) },
      { name: 'what Intervals will show', keys: ['Shift+V', '6'], sees: text(/^The thirteen intervals/) },
    ],
  },
  {
    name: 'Progress, answers not remembered',
    address: '/progress',
    preferences: { remember: 'off' },
    widths: NARROW_AND_WIDE,
    states: [{ name: 'said so', keys: [], sees: text(/^Remember Answers is off/) }],
  },
  {
    name: 'Progress after one drill',
    address: '/?quiz=name-note&drill=on&pause=0',
    widths: NARROW_AND_WIDE,
    states: [
      {
        name: 'results with the weakest',
        keys: ['q', ...times(12, 'c', 'Enter')],
        sees: button('Drill These'),
      },
      {
        name: 'the neck of Name Note, which was answered last',
        keys: ['Escape', 'l', 'p'],
        sees: text(/^12 of 78 positions answered/),
      },
      { name: 'the neck of Find Note', keys: ['y', '1'], sees: text(/^No answers of this type yet/) },
      { name: 'the neck of Find on String', keys: ['y', '3'], sees: text(/^No answers of this type yet/) },
    ],
  },
  {
    name: 'Progress after a year',
    address: '/progress?notes=name-note',
    world: 'a year of answers',
    preferences: { streak: 'on' },
    widths: EVERY_WIDTH,
    states: [
      { name: 'the neck', keys: [], sees: grid('Fretboard') },
      { name: 'times', keys: ['v', '2'], sees: choice('Time') },
      { name: 'answers', keys: ['v', '3'], sees: choice('Answers') },
    ],
  },
  {
    name: 'Progress in Keys after a year',
    address: '/progress?tab=keys&table=on',
    world: 'a year of answers',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [{ name: 'the circle and the table', keys: [], sees: button('Hide the Table') }],
  },
  {
    name: 'Progress in Triads with answers',
    address: '/progress?tab=triads',
    world: 'answers on every tab',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      {
        name: 'some shapes, and a line for the others',
        keys: ['y', '2'],
        sees: text(/No answers yet: strings 2-3-4, 3-4-5, and 4-5-6\.$/),
      },
      { name: 'all shapes', keys: ['y', '1'], sees: text(/^48 of 48 shapes answered/) },
    ],
  },
  {
    name: 'Progress in Scales with answers',
    address: '/progress?tab=scales',
    world: 'answers on every tab',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      {
        name: 'the wheel and the degrees',
        keys: ['y', '1'],
        sees: text(/^Each key as a whole, from the rim/),
      },
      { name: 'the patterns', keys: ['y', '2'], sees: text(/^major, CAGED/) },
    ],
  },
  {
    name: 'Progress in Intervals after a year',
    address: '/progress?tab=intervals',
    world: 'a year of answers',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [{ name: 'the table and the mix-ups', keys: [], sees: text(/^Mix-ups$/) }],
  },
  {
    name: 'Progress while its answers load',
    address: '/progress',
    world: 'answers are still loading',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'said so', keys: [], sees: text(/^Reading your answers/) }],
  },
  {
    name: 'Progress without the code that reads answers',
    address: '/progress',
    world: 'answers are missing',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'said so', keys: [], sees: text(/^Your answers couldn't be read\./) }],
  },
  {
    name: 'Progress where nothing can be stored',
    address: '/progress',
    world: 'no storage',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'said so', keys: [], sees: text(/^This browser can't store answers\./) }],
  },
  {
    name: 'Your Data after a year',
    address: '/progress?notes=name-note&table=on',
    world: 'a year of answers, and a file with a bad line',
    widths: NARROW_AND_WIDE,
    states: [
      {
        name: 'an import with a bad line',
        keys: [whenOffered('Import'), whenOffered('Drill These'), 'd', 'i'],
        sees: text(/^There were no new answers\. 1 of 1 answer could/),
      },
      { name: 'an export', keys: ['d', 'e'], sees: text(/^Exported [\d,]+ answers to /) },
      { name: 'the question before deleting', keys: ['d', 'x'], sees: dialog('Delete All Answers?') },
      {
        name: 'an export in that dialog',
        keys: [tabTo('Export'), 'Enter'],
        sees: page => page.getByRole('dialog').getByText(/^Exported [\d,]+ answers to /),
      },
      {
        name: 'all deleted',
        keys: [tabTo('Delete'), 'Enter'],
        // The neck goes a moment after its answers.
        sees: page =>
          page
            .getByRole('main')
            .filter({ hasText: 'Answer a few questions on Notes' })
            .filter({ has: page.getByRole('button', { name: 'Undo Delete' }) }),
      },
    ],
  },
];
