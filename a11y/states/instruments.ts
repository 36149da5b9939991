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

const WRONG = { name: 'wrong', keys: ['Enter'], sees: text(/^Incorrect$/) } as const;

/** The width at which a neck is most crowded; the guitar's own walks cover the others. */
const NARROW = [320];

const BASS = { instrument: 'bass-4' };
const UKULELE = { instrument: 'ukulele' };
const SEVEN = { instrument: 'guitar-7' };
const BANJO = { instrument: 'banjo' };
const LEFT = { hand: 'left' };

/** Screens whose neck is another instrument's, or drawn for the left hand: where that differs from the guitar's. */
export const instrumentsWalks: readonly Walk[] = [
  {
    name: 'An own tuning',
    address: '/?instrument=D2-A2-D3-F%233-A3-D4',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'the palette before it', keys: [':'], sees: dialog('Command palette') },
      {
        name: 'the dialog',
        keys: [...[...'your own tuning'].map(key => (key === ' ' ? 'Space' : key)), 'Enter'],
        sees: text(/^D2 A2 D3 F#3 A3 D4: the same as Guitar, open D$/),
      },
      { name: 'a string that is no note', keys: ['Tab', 'x'], sees: text(/^String 6: x is not a note\.$/) },
    ],
  },
  {
    name: 'Chords with a capo',
    address: '/chords?capo=3',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'by shape and by sound', keys: [], sees: text(/^Capo 3: A shape, sounds C$/) }],
  },
  {
    name: 'Notes on a bass',
    address: '/?quiz=name-note&notes=C.E.G',
    preferences: BASS,
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'highlights', keys: [], sees: text(/^C, string 3, fret 3, highlighted$/) },
      { name: 'a note chosen', keys: ['q', 'c'], sees: choice('C') },
      WRONG,
      { name: 'right', keys: ['Enter', 'a', 'Enter'], sees: text(/^Correct!$/) },
    ],
  },
  {
    name: 'Notes on a ukulele, finding a note on a string',
    address: '/?quiz=find-on-string',
    preferences: UKULELE,
    widths: NARROW_AND_WIDE,
    isLong: true,
    states: [
      { name: 'a question, with the keys of its string', keys: ['q'], sees: text(/^Find C on string 2$/) },
      { name: 'right', keys: ['8', 'Enter'], sees: text(/^Correct!$/) },
      { name: 'given up', keys: ['Enter', '/'], sees: text(/^The correct answer is:$/) },
    ],
  },
  {
    name: 'Notes on a banjo, whose short string begins at fret 5',
    address: '/',
    preferences: BANJO,
    widths: NARROW_AND_WIDE,
    isLong: true,
    states: [
      {
        name: 'held back by it',
        keys: ['4', 'ArrowRight', 'ArrowDown'],
        sees: page => page.getByRole('status').filter({ hasText: /^String 5 begins at fret 5$/ }),
      },
      { name: 'on its open string', keys: ['5'], sees: text(/^G, string 5, open$/) },
    ],
  },
  {
    name: 'Notes on a left-handed seven-string, finding a note',
    address: '/?frets=24',
    preferences: { ...SEVEN, ...LEFT },
    widths: NARROW_AND_WIDE,
    isLong: true,
    states: [
      { name: 'a place selected', keys: ['q', '7', 'Space'], sees: text(/^string 7, open, selected$/) },
      { name: 'wrong, with the missed places', keys: ['Enter'], sees: text(/^Incorrect$/) },
    ],
  },
  {
    name: 'Triads on a bass, naming a quality',
    address: '/triads?qualities=major&set=2-3-4',
    preferences: BASS,
    widths: NARROW_AND_WIDE,
    states: [
      { name: 'the triad', keys: [], sees: text(/^C, root, string 4, fret 8$/) },
      { name: 'a quality chosen', keys: ['q', 'm'], sees: choice('minor') },
      WRONG,
      { name: 'right', keys: ['Enter', 'Shift+M', 'Enter'], sees: text(/^Correct!$/) },
    ],
  },
  {
    name: 'Triads on a seven-string, the lowest strings',
    address: '/triads?set=5-6-7&frets=24&shape=root-1',
    preferences: SEVEN,
    widths: NARROW,
    isLong: true,
    states: [{ name: 'one shape', keys: [], sees: choice(/^Root position/) }],
  },
  {
    name: 'Triads on a ukulele, completing a shape',
    address: '/triads?quiz=complete-shape&qualities=major&sets=1-2-3&roots=C',
    preferences: UKULELE,
    widths: NARROW_AND_WIDE,
    isLong: true,
    states: [
      { name: 'a fret chosen', keys: ['q', '3'], sees: text(/, selected$/) },
      { name: 'right', keys: ['Enter'], sees: text(/^Correct!$/) },
    ],
  },
  {
    name: 'Triads on a left-handed neck, naming an inversion',
    address: '/triads?quiz=name-inversion',
    preferences: LEFT,
    widths: NARROW,
    isLong: true,
    states: [
      { name: 'a question', keys: ['q'], sees: text(/^Name the inversion/) },
      { name: 'right', keys: ['1', 'Enter'], sees: text(/^Correct!$/) },
    ],
  },
  {
    name: 'Scales on a bass in patterns',
    address: '/scales?view=patterns&text=on',
    preferences: BASS,
    widths: NARROW_AND_WIDE,
    isLong: true,
    states: [{ name: 'why there is no CAGED', keys: [], sees: text(/^CAGED isn't offered/) }],
  },
  {
    name: 'Scales on a seven-string in CAGED shapes',
    address: '/scales?view=patterns&system=caged',
    preferences: SEVEN,
    widths: NARROW,
    isLong: true,
    states: [{ name: 'in notes', keys: [], sees: grid('D shape') }],
  },
  {
    name: 'Scales on a ukulele',
    address: '/scales?view=patterns',
    preferences: UKULELE,
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'in positions', keys: [], sees: text(/String 4 has no notes of its own/) },
      { name: 'on the neck', keys: ['v', '1'], sees: grid('Fretboard') },
    ],
  },
  {
    name: 'Scales on a left-handed bass, naming a degree',
    address: '/scales?keys=C&types=major&strings=4&min=8&max=8',
    preferences: { ...BASS, ...LEFT },
    widths: NARROW_AND_WIDE,
    states: [
      { name: 'a degree chosen', keys: ['q', '2'], sees: choice('2') },
      WRONG,
      { name: 'right', keys: ['Enter', '1', 'Enter'], sees: text(/^Correct!$/) },
    ],
  },
  {
    name: 'Scales on a seven-string, finding a degree',
    address: '/scales?quiz=find-degree',
    preferences: SEVEN,
    widths: NARROW_AND_WIDE,
    isLong: true,
    states: [
      { name: 'a place selected', keys: ['q', 'Space'], sees: text(/^Find every/) },
      { name: 'wrong, with the missed places', keys: ['Enter'], sees: text(/^Incorrect$/) },
    ],
  },
  {
    name: 'Intervals on a ukulele, practice',
    address: '/intervals',
    preferences: UKULELE,
    widths: NARROW,
    isLong: true,
    states: [
      {
        name: 'an octave on the neck',
        keys: ['k'],
        sees: page => button('Replay')(page).and(page.locator(':enabled')),
      },
    ],
  },
  {
    name: 'Intervals on a left-handed bass, drilling',
    address: '/intervals?mode=quiz&drill=on&intervals=7',
    preferences: { ...BASS, ...LEFT },
    widths: NARROW_AND_WIDE,
    isLong: true,
    states: [
      { name: 'a question', keys: ['q', 'p'], sees: grid('Answer neck') },
      { name: 'wrong, on the neck', keys: ['a'], sees: text(/^Incorrect$/) },
    ],
  },
  {
    name: 'Progress on a bass',
    address: '/?quiz=name-note&drill=on&pause=0',
    preferences: BASS,
    widths: NARROW,
    isLong: true,
    states: [
      {
        name: 'its neck after a drill',
        keys: ['q', ...times(12, 'c', 'Enter'), 'Escape', 'l', 'p'],
        sees: text(/^12 of 52 positions answered/),
      },
    ],
  },
  {
    name: 'Tuner for a ukulele',
    address: '/tuner',
    world: 'a flat A is heard',
    preferences: UKULELE,
    widths: NARROW,
    isLong: true,
    states: [
      { name: 'before listening', keys: [], sees: button('Listen') },
      { name: 'a string chosen', keys: ['s', '4'], sees: choice('string 4') },
    ],
  },
];
