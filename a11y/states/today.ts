import { button, EVERY_WIDTH, NARROW_AND_WIDE, text, type Walk } from '../walk.ts';

export const todayWalks: readonly Walk[] = [
  {
    name: 'Today without answers',
    address: '/today',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'the first skill', keys: [], sees: text(/^One new skill: naturals on strings 6 and 5/) },
    ],
  },
  {
    name: 'Today after a year',
    address: '/today',
    world: 'a year of answers',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'a plan', keys: [], sees: text(/ to review; one new skill: /) },
      { name: 'fifteen minutes', keys: ['Shift+X', '3'], sees: text(/ 15 minutes\.$/) },
    ],
  },
  {
    name: 'Today under way',
    address: '/today',
    world: 'a year of answers',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'a part left before its first answer', keys: ['q', 'Shift+Q'], sees: button('Go On') }],
  },
  {
    name: 'Today, answers missing',
    address: '/today',
    world: 'answers are missing',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'said so', keys: [], sees: text(/^Your answers couldn't be read/) }],
  },
];
