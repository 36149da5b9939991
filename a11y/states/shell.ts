import { button, dialog, EVERY_WIDTH, focused, heading, NARROW_AND_WIDE, text, type Walk } from '../walk.ts';

const learnTheNotes: Walk['states'][number]['sees'] = page =>
  page.getByRole('link', { name: 'Learn the Notes', exact: true });

/** Opens the palette again and types. */
const opened = (typed: string): readonly string[] => [
  ...['Escape', 'Control+k'],
  ...[...typed].map(key => (key === ' ' ? 'Space' : key)),
];

const option =
  (name: string): Walk['states'][number]['sees'] =>
  page =>
    page.getByRole('option', { name, selected: true });

/** An eyes-free quiz. Its setup says so, and so does the question, running or paused. */
const byEar = (screen: string, address: Walk['address']): Walk => ({
  name: `${screen}, eyes-free quiz`,
  address,
  world: 'a voice is there',
  preferences: { eyesFree: 'on' },
  widths: NARROW_AND_WIDE,
  states: [
    { name: 'setup', keys: [], sees: text(/^Eyes-free quizzes are on. Questions are read aloud/) },
    { name: 'a question', keys: ['q'], sees: text(/^Eyes-free$/) },
    { name: 'paused', keys: ['Control+;'], sees: text(/^Eyes-free, paused$/) },
  ],
});

/** The frame around the screens, and the pages shown instead of one. */
export const shellWalks: readonly Walk[] = [
  {
    name: 'The frame',
    address: '/',
    widths: EVERY_WIDTH,
    states: [
      {
        name: 'skip link',
        keys: ['Tab'],
        sees: focused(page => page.getByRole('link', { name: 'Skip to the main area' })),
      },
      { name: 'navigator open', keys: ['Tab', 'Enter'], sees: learnTheNotes },
      { name: 'leader pending', keys: ['Escape', 'z'], sees: text(/cancel/) },
      { name: 'shortcuts', keys: ['Escape', '?'], sees: dialog('Keyboard Shortcuts') },
      { name: 'settings', keys: ['Escape', ','], sees: dialog('Settings') },
    ],
  },
  {
    name: 'The palette',
    address: '/',
    widths: EVERY_WIDTH,
    states: [
      { name: 'just opened', keys: ['Control+k'], sees: dialog('Command palette') },
      { name: 'searched', keys: ['s'], sees: text(/^\d+ of \d+ commands$/) },
      { name: 'nothing found', keys: [...'xyzzy'], sees: text(/^No matching commands$/) },
      {
        name: 'several settings in one command',
        keys: opened('bb major scale'),
        sees: option('Scales: B flat, Major'),
      },
      {
        name: 'a command from elsewhere',
        keys: opened('check my chord'),
        sees: option('Check My Chord: on Chords'),
      },
      { name: 'found in spite of a typing error', keys: opened('setings'), sees: option('Fretty: Settings') },
    ],
  },
  {
    name: 'A quiz waiting on another screen',
    address: '/',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'in the status line', keys: ['q', 'l', 't'], sees: text(/^Notes quiz waiting at/) }],
  },
  {
    name: 'An unknown address',
    address: '/nowhere',
    widths: NARROW_AND_WIDE,
    states: [
      { name: 'page not found', keys: [], sees: heading('Page Not Found') },
      { name: 'navigator open', keys: ['Tab', 'Tab', 'Enter'], sees: learnTheNotes },
    ],
  },
  {
    name: 'A page that fails to load',
    address: '/triads',
    world: 'a page is missing',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'page not found', keys: [], sees: button('Try Again') }],
  },
  byEar('Notes', '/?quiz=name-note'),
  byEar('Keys', '/keys?view=quiz'),
  byEar('Intervals', '/intervals?mode=quiz'),
  {
    name: 'A browser without a voice',
    address: '/',
    world: 'no voice is there',
    preferences: { eyesFree: 'on' },
    widths: NARROW_AND_WIDE,
    states: [{ name: 'settings', keys: [','], sees: text(/^This browser has no voice of its own/) }],
  },
];
