import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScreenId } from '../../src/commands/command';
import { SCREENS } from '../../src/screens';
import { loadAllTables, tableOf } from '../../src/screens/tables';
import { readChoices, searchOf } from '../../src/settings/choices';
import type { Choices, SettingRow } from '../../src/settings/setting';

await loadAllTables();

const NOTHING: Choices = new Map();

const FRETS = ['12', '15', '20', '22', '24'];
const SHARPS = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'];
const STRINGS = ['6(E)', '5(A)', '4(D)', '3(G)', '2(B)', '1(E)'];

/** A setting of a screen, and the texts of its default and of its options in their order, as the specification has them. */
type Specified = readonly [ScreenId, id: string, initial: string, options: readonly string[]];

const SPECIFIED: readonly Specified[] = [
  ['notes', 'frets', '12', FRETS],
  ['notes', 'accidentals', 'Sharps', ['Sharps', 'Flats']],
  ['notes', 'quiz', 'Find Note', ['Find Note', 'Name Note', 'Find on String', 'Play Note', 'Read the Note']],
  ['notes', 'strings', STRINGS.join(), STRINGS],
  ['triads', 'frets', '12', FRETS],
  ['triads', 'display', 'Intervals', ['Notes', 'Intervals']],
  ['triads', 'accidentals', 'Sharps', ['Sharps', 'Flats']],
  ['triads', 'root', 'C', SHARPS],
  ['triads', 'quality', 'Major', ['Major', 'Minor', 'Diminished', 'Augmented']],
  ['triads', 'set', '1-2-3', ['1-2-3', '2-3-4', '3-4-5', '4-5-6', 'All']],
  ['scales', 'view', 'Fretboard', ['Fretboard', 'Patterns']],
  ['scales', 'frets', '12', FRETS],
  ['scales', 'display', 'Notes', ['Notes', 'Intervals']],
  ['scales', 'key', 'C', ['C', 'G', 'D', 'A', 'E', 'B', 'F#', 'F', 'Bb', 'Eb', 'Ab', 'Db', 'Gb']],
  [
    ...(['scales', 'type', 'Major'] as const),
    [
      ...['Major', 'Natural Minor', 'Minor Pentatonic', 'Melodic Minor', 'Harmonic Minor', 'Dorian'],
      ...['Phrygian', 'Lydian', 'Mixolydian', 'Locrian', 'Major Pentatonic', 'Blues', 'Whole Tone'],
      'Diminished (half-whole)',
    ],
  ],
  ['scales', 'system', '3 Notes per String', ['3 Notes per String', 'CAGED']],
  ['scales', 'strings', STRINGS.join(), STRINGS],
  ['scales', 'min', '0', Array.from({ length: 13 }, (_, fret) => `${fret}`)],
  ['scales', 'max', '12', Array.from({ length: 13 }, (_, fret) => `${fret}`)],
  ['scales', 'tempo', '100', ['40', '60', '80', '100', '120', '140', '160', '180', '200']],
  ['keys', 'view', 'Key Information', ['Key Information', 'Quiz']],
  ['keys', 'quiz', 'Name the Key', ['Name the Key', 'Count the Accidentals', 'Chord by Ear']],
  ['keys', 'types', 'Both', ['Major', 'Minor', 'Both']],
  ['keys', 'count', '10', ['5', '10', '15', '20']],
  ['intervals', 'mode', 'Practice', ['Practice', 'Quiz']],
  ['intervals', 'root', 'C4', SHARPS.map(note => `${note}4`)],
  [
    ...(['intervals', 'direction', 'Ascending'] as const),
    ['Ascending', 'Descending', 'Ascending Both', 'Descending Both'],
  ],
  [
    ...(['intervals', 'quiz', 'Ascending Only'] as const),
    [
      ...['Ascending Only', 'Descending Only', 'Ascending Both', 'Descending Both'],
      ...['Mixed (Ascending + Descending)', 'Mixed Both (Ascending Both + Descending Both)'],
    ],
  ],
];

const PAUSES = [
  '0 seconds',
  '0.2 seconds',
  '0.4 seconds',
  '0.6 seconds',
  '1 second',
  '1.5 seconds',
  '2 seconds',
];

/** The screens with a quiz, and how long a drill pauses there after a right answer. */
const QUIZZED = [
  ['notes', '0 seconds'],
  ['triads', '0 seconds'],
  ['scales', '0 seconds'],
  ['keys', '0 seconds'],
  ['intervals', '0.6 seconds'],
] as const;

const DRILLED: readonly Specified[] = QUIZZED.flatMap(([screen, pause]): readonly Specified[] => [
  [screen, 'drill', 'off', ['on', 'off']],
  [screen, 'pause', pause, PAUSES],
]);

function rowOf(screen: ScreenId, id: string): SettingRow {
  const row = tableOf(screen).rows.find(each => each.id === id);
  if (!row) throw new Error(`${screen} has no setting ${id}`);
  return row;
}

test.each([...SPECIFIED, ...DRILLED])(
  'given %s, when nothing is chosen, then %s is %s, and its options are those of the specification, in its order',
  (screen, id, initial, options) => {
    const row = rowOf(screen, id);
    const all = row.optionsIn(NOTHING);
    expect(all.map(({ text }) => text)).toEqual(options);
    const chosen = all.filter(option => row.isChosen(NOTHING, option));
    expect(chosen.map(({ text }) => text).join()).toBe(initial);
  },
);

describe.each(SCREENS)('given an address of $name', ({ id }) => {
  const { rows } = tableOf(id);
  const choicesOf = (query: string) => readChoices(tableOf(id), new URLSearchParams(query));
  const queryOf = (codes: Readonly<Record<string, string>>) => new URLSearchParams(codes).toString();

  /** A code in the wrong case: `C` as `c`. */
  const turned = (code = '') =>
    code.replace(/^[a-z]/i, letter => (/[a-z]/.test(letter) ? letter.toUpperCase() : letter.toLowerCase()));

  /** The selected key is the one setting that tells an unknown code from none. */
  const forgiving = rows.filter(row => !(id === 'keys' && row.id === 'key'));

  test('when it has one option of a setting, then that is chosen', () => {
    for (const row of rows)
      for (const option of row.optionsIn(NOTHING)) {
        const choices = choicesOf(queryOf({ [row.id]: option.code }));
        expect(row.isChosen(choices, option), `${row.id}=${option.code}`).toBe(true);
      }
  });

  test('when it has a code that a setting hasn’t, then that setting has its default', () => {
    for (const row of forgiving) {
      const known = [row.defaultCode, ...row.optionsIn(NOTHING).map(({ code }) => code)];
      const unknown = ['', 'nonsense', '-1', ...known.map(turned)].filter(code => !known.includes(code));
      for (const code of unknown)
        expect(choicesOf(queryOf({ [row.id]: code })), `${row.id}=${code}`).toEqual(NOTHING);
    }
  });

  test('when it has any codes at all, then writing and reading what was read changes nothing', {
    tags: 'full',
  }, () => {
    const codes = fc.record(
      Object.fromEntries(
        rows.map(row => [
          row.id,
          fc.constantFrom('nonsense', ...row.optionsIn(NOTHING).map(({ code }) => code)),
        ]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(codes, some => {
        const read = readChoices(tableOf(id), new Map(Object.entries(some)));
        expect(choicesOf(searchOf(tableOf(id), read))).toEqual(read);
      }),
    );
  });
});
