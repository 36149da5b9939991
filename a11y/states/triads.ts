import {
  button,
  choice,
  dialog,
  EVERY_WIDTH,
  grid,
  NARROW_AND_WIDE,
  text,
  times,
  type Walk,
} from '../walk.ts';

export const triadsWalks: readonly Walk[] = [
  {
    name: 'Triads',
    address: '/triads',
    widths: EVERY_WIDTH,
    states: [
      { name: 'the initial triad', keys: [], sees: grid('Fretboard') },
      { name: 'tips', keys: ['t'], sees: dialog('Triads Tips') },
    ],
  },
  {
    name: 'Triads, one shape',
    address: '/triads?root=C%23&quality=minor&set=2-3-4&shape=root-1',
    world: 'sounds last',
    widths: NARROW_AND_WIDE,
    states: [
      { name: 'chosen', keys: [], sees: choice(/^Root position/) },
      { name: 'sounding, controls hidden', keys: ['h', 'p'], sees: text(/, sounding$/) },
    ],
  },
  {
    name: 'Triads in flats on all strings',
    address: '/triads?frets=24&display=notes&accidentals=flats&root=D%23&quality=diminished&set=All',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'a long neck', keys: [], sees: text(/^Close-position shapes lie on three/) }],
  },
  {
    name: 'Triads, naming a quality',
    address: '/triads?qualities=major',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'a quality chosen', keys: ['q', 'm'], sees: choice('minor') },
      { name: 'wrong', keys: ['Enter'], sees: text(/^Incorrect$/) },
      { name: 'right', keys: ['Enter', 'Shift+M', 'Enter'], sees: text(/^Correct!$/) },
      { name: 'results', keys: [...times(10, 'Enter', 'm', 'Enter'), 'Enter'], sees: dialog('Quiz Results') },
    ],
  },
  {
    name: 'Triads, naming an inversion in a drill',
    address: '/triads?quiz=name-inversion&drill=on',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'a question', keys: ['q'], sees: text(/^Name the inversion/) }],
  },
  {
    name: 'Triads, completing a shape',
    address: '/triads?quiz=complete-shape&qualities=major&sets=1-2-3&roots=C',
    widths: NARROW_AND_WIDE,
    states: [
      { name: 'a fret chosen', keys: ['q', 'Space'], sees: text(/, selected$/) },
      { name: 'answered', keys: ['Enter'], sees: text(/^(Correct!|Incorrect)$/) },
    ],
  },
  {
    name: 'Triads, a self-check',
    address: '/triads?with=self-check',
    widths: NARROW_AND_WIDE,
    states: [
      { name: 'a question', keys: ['q'], sees: button('Show Answer') },
      { name: 'the answer', keys: ['Space'], sees: button('I Knew It') },
      { name: 'known', keys: ['k'], sees: text(/^Correct!$/) },
    ],
  },
  {
    name: 'Triads, a quality by ear',
    address: '/triads?quiz=ear-quality&qualities=major',
    widths: NARROW_AND_WIDE,
    isLong: true,
    states: [
      { name: 'a question', keys: ['q'], sees: text(/^Which quality do you hear/) },
      { name: 'wrong', keys: ['m', 'Enter'], sees: text(/^Incorrect$/) },
      { name: 'right', keys: ['Enter', 'Shift+M', 'Enter'], sees: text(/^Correct!$/) },
      {
        name: 'results with a mix-up',
        keys: [...times(10, 'Enter', 'm', 'Enter'), 'Enter'],
        sees: text(/^You took major for minor eleven times\.$/),
      },
    ],
  },
];
