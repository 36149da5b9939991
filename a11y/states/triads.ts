import { choice, dialog, EVERY_WIDTH, grid, NARROW_AND_WIDE, text, type Walk } from '../walk.ts';

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
];
