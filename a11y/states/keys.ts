import {
  button,
  choice,
  dialog,
  EVERY_WIDTH,
  focused,
  NARROW_AND_WIDE,
  tabTo,
  text,
  times,
  type Walk,
} from '../walk.ts';

export const keysWalks: readonly Walk[] = [
  {
    name: 'Keys',
    address: '/keys',
    widths: NARROW_AND_WIDE,
    states: [
      { name: 'no key selected', keys: [], sees: text(/^Select a key from the Circle of Fifths/) },
      { name: 'tips', keys: ['t'], sees: dialog('Keys Tips') },
      { name: 'controls hidden', keys: ['Escape', 'h'], sees: button('Show Controls') },
    ],
  },
  {
    name: 'Keys, an unknown key',
    address: '/keys?key=H-major',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'not found', keys: [], sees: text(/^Key information not found$/) }],
  },
  {
    name: 'Keys, a key selected',
    address: '/keys?key=F%23-major',
    widths: EVERY_WIDTH,
    states: [
      { name: 'F# major', keys: [], sees: button('Switch to G flat major') },
      {
        name: 'its sector focused',
        keys: [tabTo('F sharp major, 6 sharps')],
        sees: focused(choice('F sharp major, 6 sharps')),
      },
      { name: 'its other spelling', keys: ['m'], sees: button('Switch to F sharp major') },
      { name: 'its relative', keys: ['g'], sees: button('Go to G flat major') },
    ],
  },
  {
    name: 'Keys, naming a key',
    address: '/keys?key=F%23-major&view=quiz',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'setup', keys: [], sees: button('Start Quiz') },
      { name: 'a question', keys: ['q'], sees: text(/^Name the/) },
      {
        name: 'the covered key',
        keys: [tabTo('Quiz'), 'ArrowLeft'],
        sees: text(/^Hidden during the quiz: it would give/),
      },
      {
        name: 'wrong',
        keys: ['ArrowRight', tabTo('Your answer'), ...'nonsense', 'Enter'],
        sees: text(/^Correct answer:/),
      },
      { name: 'right', keys: ['Enter', ...'gb', 'Enter'], sees: text(/^Correct!$/) },
      {
        name: 'results of a quiz ended early',
        keys: [tabTo('End Quiz'), 'Enter'],
        sees: text(/^Weakest$/),
      },
    ],
  },
  {
    name: 'Keys, counting accidentals',
    address: '/keys?quiz=count-accidentals&count=5',
    widths: NARROW_AND_WIDE,
    states: [
      { name: 'a question', keys: ['q'], sees: text(/^How many/) },
      { name: 'wrong', keys: ['9', 'Enter'], sees: text(/^Incorrect$/) },
      { name: 'right', keys: ['Enter', '6', 'Enter'], sees: text(/^Correct!$/) },
      {
        name: 'results',
        keys: ['Enter', ...times(3, '9', 'Enter', 'Enter')],
        sees: text(/^Weakest$/),
      },
    ],
  },
  {
    name: 'Keys, drilling',
    address: '/keys?quiz=count-accidentals&view=quiz&drill=on',
    widths: NARROW_AND_WIDE,
    states: [{ name: 'setup', keys: [], sees: text(/^Pause after a right answer$/) }],
  },
  {
    name: 'Keys, a self-check',
    address: '/keys?view=quiz&with=self-check',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'a question', keys: ['q'], sees: button('Show Answer') },
      { name: 'the answer', keys: ['Space'], sees: button('I Knew It') },
      { name: 'not known', keys: ['j'], sees: text(/^Incorrect$/) },
    ],
  },
  {
    name: 'Keys, a chord by ear',
    address: '/keys?view=quiz&quiz=ear-chord&types=major&chords=1',
    widths: NARROW_AND_WIDE,
    isLong: true,
    states: [
      { name: 'a question', keys: ['q'], sees: text(/^Which chord of/) },
      { name: 'wrong', keys: ['4', 'Enter'], sees: text(/^Incorrect$/) },
      { name: 'right', keys: ['Enter', '1', 'Enter'], sees: text(/^Correct!$/) },
      {
        name: 'results with a mix-up',
        keys: [...times(8, 'Enter', '4', 'Enter'), 'Enter'],
        sees: text(/^You took the I chord for the IV chord nine times\.$/),
      },
    ],
  },
  {
    name: 'Keys, four chords in a row by ear',
    address: '/keys?view=quiz&quiz=ear-chord&types=minor&chords=2.5.7&row=4',
    widths: EVERY_WIDTH,
    isLong: true,
    states: [
      { name: 'the first answered', keys: ['q', '2', 'Enter'], sees: text(/^(Correct!|Incorrect)$/) },
      { name: 'the second asked', keys: ['Enter'], sees: text(/^Chord 2 of 4\. Which chord of/) },
    ],
  },
];
