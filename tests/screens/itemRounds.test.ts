import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import { shapeForms, shapeItem } from '../../src/practice/shapes';
import type { ItemRound } from '../../src/quiz/results';
import * as chords from '../../src/screens/chords/quiz/quizzes';
import * as intervals from '../../src/screens/intervals/quiz/quizzes';
import * as keys from '../../src/screens/keys/quiz/quizzes';
import * as notes from '../../src/screens/notes/quiz/quizzes';
import * as scales from '../../src/screens/scales/quiz/quizzes';
import { scalesSettings, scalesTable } from '../../src/screens/scales/settings';
import * as triads from '../../src/screens/triads/quiz/quizzes';
import { triadsTable } from '../../src/screens/triads/settings';
import type { Choices } from '../../src/settings/setting';
import { memorySettings } from '../settings/memorySettings';

type ChoicesFor = (round: ItemRound, choices: Choices) => Choices;

const CHOICES_FOR = {
  notes: (round, choices) => notes.choicesFor(round, choices, STANDARD_GUITAR),
  triads: (round, choices) => triads.choicesFor(round, choices, STANDARD_GUITAR),
  chords: (round, choices) => chords.choicesFor(round, choices, STANDARD_GUITAR),
  scales: (round, choices) => scales.choicesFor(round, choices, STANDARD_GUITAR),
  keys: keys.choicesFor,
  intervals: intervals.choicesFor,
} as const satisfies Record<string, ChoicesFor>;

const place = (string: number, fret: number) => `place:E2-A2-D3-G3-B3-E4:${string}:${fret}`;
const note = (name: string) => `note:E2-A2-D3-G3-B3-E4:${name}`;
const MINOR = 'shape:E2-A2-D3-G3-B3-E4:2-3-4:minor:first';
const A_MINOR = 'chord:E2-A2-D3-G3-B3-E4:minor:A';
const BLUES_IN_POSITION = 'pattern:E2-A2-D3-G3-B3-E4:positions:2:blues:b5';
const CAGED = 'pattern:E2-A2-D3-G3-B3-E4:caged:E:major:6';
const BY_THREES = ['major:5', 'major:6'].map(
  degree => `pattern:E2-A2-D3-G3-B3-E4:3-notes-per-string:4:${degree}`,
);

/** A quiz of some items: its screen and type, the items, the settings as they were, and as they are for it. */
type Row = readonly [
  keyof typeof CHOICES_FOR,
  quiz: string,
  items: readonly string[],
  before: string,
  after: string,
];

const NOTHING_TO_WIDEN: readonly Row[] = [
  ['notes', 'name-note', [place(5, 3)], '', 'quiz=name-note'],
  ['notes', 'find-note', [note('C')], 'quiz=name-note', ''],
  ['notes', 'name-note', [place(5, 3)], 'frets=24', 'quiz=name-note&frets=24'],
  ['notes', 'name-note', [place(1, 3)], 'strings=none', 'quiz=name-note&strings=none'],
  [
    'notes',
    'name-note',
    [place(5, 7)],
    'low=5&high=9&ask=naturals',
    'quiz=name-note&low=5&high=9&ask=naturals',
  ],
  ['triads', 'name-quality', [MINOR], 'qualities=none', 'qualities=none'],
  ['triads', 'name-quality', [MINOR], 'roots=C', 'roots=C'],
  ['chords', 'name-chord', [A_MINOR], 'types=none', 'types=none'],
  ['chords', 'name-chord', [A_MINOR], 'roots=A', 'roots=A'],
  [
    'scales',
    'name-degree',
    ['degree:C-major:6', 'degree:C-major:1'],
    'strings=6&min=5&max=8',
    'strings=6&min=5&max=8',
  ],
  ['keys', 'count-accidentals', ['key:A-minor'], '', 'quiz=count-accidentals'],
  ['keys', 'name-key', ['key:A-minor'], 'types=minor', 'types=minor'],
  ['keys', 'name-key', ['key:F-major'], 'most=2', 'most=2'],
  ['intervals', 'interval', ['interval:m3:up'], '', ''],
  ['intervals', 'interval', ['interval:m3:up'], 'quiz=ascending-both', 'quiz=ascending-both'],
  ['intervals', 'interval', ['interval:m3:up'], 'intervals=none', 'intervals=none'],
  ['scales', 'play-pattern', [], 'view=patterns', 'view=patterns&quiz=play-pattern'],
];

const WIDENED: readonly Row[] = [
  ['notes', 'read-note', ['read:E2-A2-D3-G3-B3-E4:G3'], 'drill=on&high=4', 'quiz=read-note&drill=on&high=4'],
  ['notes', 'read-name', ['read:E2-A2-D3-G3-B3-E4:G3'], '', 'quiz=read-note&task=name'],
  // Frets, strings, and the corner of a drill.
  ['notes', 'name-note', [place(5, 14), place(5, 3)], '', 'quiz=name-note&frets=15'],
  ['notes', 'find-on-string', ['find:E2-A2-D3-G3-B3-E4:4:C'], 'strings=5', 'quiz=find-on-string&strings=5.4'],
  ['notes', 'name-note', [place(1, 3), place(6, 0)], 'strings=5', 'quiz=name-note&strings=6.5.1'],
  [
    'notes',
    'name-note',
    [place(5, 3), place(5, 10)],
    'low=5&high=9&ask=naturals',
    'quiz=name-note&low=3&high=10&ask=naturals',
  ],
  ['notes', 'name-note', [place(5, 6)], 'low=5&high=9&ask=naturals', 'quiz=name-note&low=5&high=9'],
  ['notes', 'find-note', [note('D:5:5-9')], 'low=5&high=9&strings=5', 'low=5&high=9&strings=5'],
  ['notes', 'find-note', [note('C:4:3-10')], 'low=5&high=9&strings=5', 'low=3&high=10&strings=5.4'],
  // The whole neck is asked about, so the corner goes.
  ['notes', 'find-note', [note('C')], 'low=5&high=9&ask=naturals&strings=5', 'ask=naturals'],
  [
    'triads',
    'name-inversion',
    [MINOR],
    'qualities=major&sets=1-2-3',
    'quiz=name-inversion&qualities=major.minor&sets=1-2-3.2-3-4',
  ],
  ['chords', 'name-chord', [A_MINOR], 'types=major&roots=C', 'types=major.minor&roots=C.A'],
  [
    'chords',
    'ear-chord-type',
    ['ear-chord-type:m7:one-by-one'],
    'types=major',
    'quiz=ear-chord-type&types=major.m7&sounding=one-by-one',
  ],
  ['scales', 'name-degree', ['degree:Eb-major:3'], 'keys=C', 'keys=C.Eb'],
  ['scales', 'name-degree', ['degree:A-blues:b5'], 'types=none', 'types=major.melodic-minor.blues'],
  // CAGED stays for the scales that have it.
  [
    'scales',
    'find-degree',
    [BLUES_IN_POSITION],
    'system=caged',
    'quiz=find-degree&system=caged&types=major.melodic-minor.blues',
  ],
  ['scales', 'find-degree', [CAGED], '', 'quiz=find-degree&system=caged'],
  // What is played again is shown: a pattern, or a scale on the neck.
  [
    ...(['scales', 'play-pattern', [BLUES_IN_POSITION], 'system=caged'] as const),
    'view=patterns&type=blues&system=caged&pattern=2&quiz=play-pattern&types=major.melodic-minor.blues',
  ],
  [
    ...(['scales', 'play-pattern', ['degree:Eb-major:3'], 'view=patterns'] as const),
    'key=Eb&quiz=play-pattern',
  ],
  // More frets are enough, so the strings stay.
  [
    'scales',
    'name-degree',
    ['degree:C-major:3', 'degree:C-major:4', 'degree:C-major:5'],
    'strings=6&min=5&max=5&keys=C&types=major',
    'strings=6&keys=C&types=major',
  ],
  // Most of the patterns decide on their system.
  ['scales', 'find-degree', [CAGED, ...BY_THREES], 'system=caged', 'quiz=find-degree'],
  ['scales', 'play-pattern', [CAGED], '', 'view=patterns&system=caged&pattern=E&quiz=play-pattern'],
  [
    'scales',
    'ear-degree',
    ['ear-degree:major:6', 'ear-degree:major:b3'],
    'types=major&degrees=1.3',
    'quiz=ear-degree&types=major&degrees=1.3.6.chromatic',
  ],
  [
    'triads',
    'ear-quality',
    ['ear-triad:minor:together'],
    'qualities=major',
    'quiz=ear-quality&qualities=major.minor&sounding=together',
  ],
  ['keys', 'ear-chord', ['ear-chord:major:vi'], 'chords=1.4', 'quiz=ear-chord&chords=1.4.6'],
  ['keys', 'ear-chord', ['ear-chord:minor:iv'], 'types=major', 'quiz=ear-chord'],
  ['keys', 'name-key', ['key:A-minor', 'key:C-major'], 'types=minor', ''],
  ['keys', 'name-key', ['key:E-major'], 'most=2', 'most=4'],
  ['intervals', 'play-interval', ['interval:m3:up'], '', 'type=play-interval'],
  ['intervals', 'interval', ['interval:m3:down'], '', 'quiz=descending'],
  ['intervals', 'interval', ['interval:m3:down', 'interval:P5:up'], '', 'quiz=mixed-single'],
  ['intervals', 'interval', ['interval:m3:up'], 'intervals=7', 'intervals=3.7'],
  // A round is heard in one way, that of its first item.
  ['intervals', 'interval', ['interval:m3:together'], 'quiz=descending', 'quiz=descending&sounding=together'],
  [
    'intervals',
    'interval',
    ['interval:m3:together', 'interval:P5:up'],
    'intervals=3',
    'intervals=3&sounding=together',
  ],
  [
    'intervals',
    'interval',
    ['interval:m3:down', 'interval:P5:together'],
    'sounding=together&intervals=3',
    'quiz=descending&intervals=3',
  ],
];

const choicesAt = (query: string) => Object.fromEntries(new URLSearchParams(query));

const choicesOf = ([screen, quiz, items, before]: Row) =>
  Object.fromEntries(CHOICES_FOR[screen]({ quiz, items }, new Map(new URLSearchParams(before))));

describe('given a round of just some items', () => {
  test.each(NOTHING_TO_WIDEN)('when the setup of %s asks %s about %j at "%s", then it is "%s"', (...row) => {
    expect(choicesOf(row)).toEqual(choicesAt(row[4]));
  });

  test.each(WIDENED)(
    'when the setup of %s leaves some out of %s about %j at "%s", then it is "%s"',
    (...row) => {
      expect(choicesOf(row)).toEqual(choicesAt(row[4]));
    },
  );

  test('when one root doesn’t have the shapes on the neck, then they are asked with others', () => {
    const items = shapeForms(STANDARD_GUITAR).map(form => shapeItem(STANDARD_GUITAR, form));
    for (const root of ['C', 'E', 'G%23']) {
      const settings = memorySettings('triads', triadsTable, `?roots=${root}`);
      settings.apply(CHOICES_FOR.triads({ quiz: 'name-quality', items }, settings.choices()));
      const setup = triads.triadsSetup(settings, STANDARD_GUITAR);
      const { questionOf } = triads.TRIADS_QUIZZES['name-quality'];
      const missing = items.filter(item => questionOf?.(setup, item, () => 0) === undefined);
      expect(missing, root).toEqual([]);
    }
  });

  test.each([
    [
      'the filter has none of the degrees',
      '?strings=6&min=5&max=5&keys=C&types=major',
      'name-degree',
      ['degree:C-major:3', 'degree:C-major:4', 'degree:C-major:5'],
    ],
    [
      'the degrees are those of patterns in several systems',
      '',
      'find-degree',
      [
        CAGED,
        'pattern:E2-A2-D3-G3-B3-E4:caged:A:major:2',
        'pattern:E2-A2-D3-G3-B3-E4:3-notes-per-string:4:major:5',
      ],
    ],
  ] as const)('when %s, then each is asked', (_what, query, quiz, items) => {
    const settings = memorySettings('scales', scalesTable, query);
    settings.apply(CHOICES_FOR.scales({ quiz, items }, settings.choices()));
    const definition = scales.SCALES_QUIZZES[settings.read(scalesSettings.quizType)];
    const setup = scales.scalesSetup(settings, STANDARD_GUITAR);
    const asked = items.map(item => {
      const question = definition.questionOf?.(setup, item, () => 0);
      return question && definition.itemOf(question);
    });
    expect(asked).toEqual(items);
  });
});
