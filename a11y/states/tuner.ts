import { button, choice, EVERY_WIDTH, NARROW_AND_WIDE, text, type Walk } from '../walk.ts';

export const tunerWalks: readonly Walk[] = [
  {
    name: 'Tuner',
    address: '/tuner',
    world: 'a flat A is heard',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'before listening', keys: [], sees: button('Listen') },
      { name: 'a flat string', keys: ['Shift+L'], sees: text(/^−1[0-9] cents, flat$/) },
      { name: 'the same as another string', keys: ['s', '4'], sees: choice('string 4') },
      { name: 'after listening', keys: ['Shift+L'], sees: button('Listen') },
    ],
  },
  {
    name: 'Tuner without permission',
    address: '/tuner',
    world: 'the microphone is denied',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'said so', keys: ['Shift+L'], sees: text(/^The microphone wasn't allowed/) }],
  },
];
