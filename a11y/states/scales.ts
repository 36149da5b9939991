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

export const scalesWalks: readonly Walk[] = [
  {
    name: 'Scales on the neck',
    address: '/scales',
    world: 'copying works',
    widths: EVERY_WIDTH,
    states: [
      { name: 'in notes', keys: [], sees: grid('Fretboard') },
      { name: 'copied', keys: ['c'], sees: text(/Copied as text$/) },
      { name: 'tips', keys: ['t'], sees: dialog('Scales Tips') },
    ],
  },
  {
    name: 'Scales on a long neck',
    address: '/scales?frets=24&max=24&key=Gb&type=melodic-minor&display=intervals&text=on',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'in intervals', keys: [], sees: text(/Gb melodic minor/i) }],
  },
  {
    name: 'Scales without strings',
    address: '/scales?strings=none&text=on',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'an empty neck', keys: [], sees: text(/^No notes are in view/) }],
  },
  {
    name: 'Scales, a slow run on the neck',
    address: '/scales?tempo=40',
    world: 'sounds last',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'sounding, controls hidden', keys: ['h', 'p'], sees: text(/, sounding$/) }],
  },
  {
    name: 'Scales in patterns',
    address: '/scales?view=patterns&key=F%23',
    world: 'copying fails',
    widths: EVERY_WIDTH,
    states: [
      { name: 'three notes per string', keys: [], sees: grid('Pattern 7') },
      { name: 'copy failed', keys: ['c'], sees: text(/didn't let Fretty copy/) },
    ],
  },
  {
    name: 'Scales in CAGED shapes',
    address: '/scales?view=patterns&system=caged&display=intervals&type=melodic-minor&text=on',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [{ name: 'in intervals', keys: [], sees: grid('D shape') }],
  },
  {
    name: 'Scales in left-handed patterns',
    address: '/scales?view=patterns&text=on',
    preferences: { hand: 'left' },
    widths: NARROW_AND_WIDE,
    isLong: true,
    states: [{ name: 'three notes per string', keys: [], sees: grid('Pattern 7') }],
  },
  {
    name: 'Scales by position',
    address: '/scales?view=patterns&type=diminished',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'eight patterns, and why', keys: [], sees: grid('Pattern 8') }],
  },
  {
    name: 'Scales, a slow run through a pattern',
    address: '/scales?view=patterns&tempo=40',
    world: 'sounds last',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'sounding, controls hidden', keys: ['h', 'p'], sees: text(/, sounding$/) }],
  },
  {
    name: 'Scales, naming a degree',
    address: '/scales?keys=C&types=major&strings=6&min=8&max=8',
    widths: EVERY_WIDTH,
    states: [
      { name: 'a degree chosen', keys: ['q', '2'], sees: choice('2') },
      { name: 'wrong', keys: ['Enter'], sees: text(/^Incorrect$/) },
      { name: 'right', keys: ['Enter', '1', 'Enter'], sees: text(/^Correct!$/) },
      {
        name: 'results',
        keys: [...times(10, 'Enter', '1', 'Enter'), 'Enter'],
        sees: dialog('Quiz Results'),
      },
    ],
  },
  {
    name: 'Scales, naming one of eight degrees',
    address: '/scales?keys=C&types=diminished',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [{ name: 'a flat degree chosen', keys: ['q', 'b'], sees: choice('flat 3') }],
  },
  {
    name: 'Scales, finding a degree',
    address: '/scales?quiz=find-degree',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'a place selected', keys: ['q', 'Space'], sees: text(/^Find every/) },
      { name: 'wrong, with the missed places', keys: ['Enter'], sees: text(/^Incorrect$/) },
    ],
  },
  {
    name: 'Scales, a self-check',
    address: '/scales?with=self-check',
    widths: NARROW_AND_WIDE,
    states: [
      { name: 'a question', keys: ['q'], sees: button('Show Answer') },
      { name: 'the answer', keys: ['Space'], sees: button('I Knew It') },
      { name: 'known', keys: ['k'], sees: text(/^Correct!$/) },
    ],
  },
];
