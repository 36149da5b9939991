import { describe, expect, test } from 'vitest';
import type { Instrument } from '../../../src/instrument/instrument';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { voicingsOf } from '../../../src/instrument/voicing';
import {
  awaited,
  type Check,
  type CheckEvent,
  checkAfter,
  leftToMend,
  startCheck,
  type WantedString,
  wantedStrings,
} from '../../../src/screens/chords/check/check';
import {
  checkLine,
  spokenCheck,
  spokenCheckStart,
  spokenSelfCheck,
  summaryText,
} from '../../../src/screens/chords/check/text';
import type { ToldShape } from '../../../src/screens/chords/text';
import { parseChord } from '../../../src/theory/chord';

/** The first shape of a chord, as it is told. */
function shapeOf(symbol: string, instrument: Instrument = STANDARD_GUITAR): ToldShape {
  const parsed = parseChord(symbol);
  if (parsed.kind === 'problem') throw new Error(`${symbol} is no chord`);
  const [voicing] = voicingsOf(instrument, parsed.chord, 12);
  if (voicing === undefined) throw new Error(`${symbol} has no shape`);
  return { instrument, chord: parsed.chord, voicing };
}

const wantedIn = ({ instrument, voicing }: ToldShape): readonly WantedString[] =>
  wantedStrings(instrument, voicing);

const begun = (shape: ToldShape): Check => startCheck(wantedIn(shape), 0);

/** Events a second after one another. */
const taking = (check: Check, ...events: readonly ((onset: number) => CheckEvent)[]): Check =>
  events.reduce((before, event, index) => checkAfter(before, event((index + 1) * 1000)), check);

const held = (midi: number) => (onset: number) => ({ kind: 'heard', midi, onset, steady: true }) as const;
const touched = (midi: number) => (onset: number) => ({ kind: 'heard', midi, onset, steady: false }) as const;
const silence = () => ({ kind: 'silence' }) as const;
const next = () => ({ kind: 'next' }) as const;

const E = shapeOf('E');
const C = shapeOf('C');

/** How far a finger is off, and how far it has to move. */
const MOVES = [
  [-2, 'Two frets up.'],
  [-1, 'One fret up.'],
  [1, 'One fret down.'],
  [2, 'Two frets down.'],
] as const;

/** Every string of a check as it is told. */
const linesOf = (shape: ToldShape, { strings, verdicts }: Check): readonly string[] =>
  strings.flatMap((wanted, index) => {
    const verdict = verdicts[index];
    return verdict ? [checkLine(shape, wanted, verdict)] : [];
  });

describe('given E, x and o and all, as 0 2 2 1 0 0', () => {
  test('when every string is right, then so is the chord, and no string is awaited any more', () => {
    const check = taking(begun(E), ...wantedIn(E).map(({ midi }) => touched(midi)));
    expect(summaryText({ shape: E, check })).toBe('All six strings are right.');
    expect(awaited(check)).toBeUndefined();
    expect(leftToMend(check)).toEqual([]);
  });

  test.each(
    wantedIn(E).flatMap((wanted, index) =>
      MOVES.map(([frets, move]) => ({ number: 6 - index, frets, move, wanted, index })),
    ),
  )(
    'when string $number is $frets frets off, then that is told, and the string is awaited again',
    ({ number, frets, move, wanted, index }) => {
      const before = wantedIn(E)
        .slice(0, index)
        .map(({ midi }) => touched(midi));
      const check = taking(begun(E), ...before, held(wanted.midi + frets));
      expect(awaited(check)).toEqual(wanted);
      const line = linesOf(E, check).at(-1) ?? '';
      expect(line).toMatch(new RegExp(`^String ${number}: heard .+, wanted .+\\.`));
      // An open string sounds no lower, so that is no finger on a wrong fret.
      if (wanted.fret + frets < 0) expect(line).not.toContain('fret');
      else expect(line.endsWith(move)).toBe(true);
    },
  );

  test('when a finger is two frets too low, then it hears E and wants F sharp', () => {
    const shape = shapeOf('F#');
    const check = taking(begun(shape), held(42), held(49), held(52));
    expect(linesOf(shape, check)[2]).toBe('String 4: heard E, wanted F sharp. Two frets up.');
  });

  test('when a string is wrong and then right, then it is right in the end', () => {
    const [low, ...others] = wantedIn(E).map(({ midi }) => held(midi));
    const check = taking(begun(E), held(43), held(42), ...(low ? [low] : []), ...others);
    expect(summaryText({ shape: E, check })).toBe('All six strings are right.');
  });

  test('when a pitch only passes by, then it isn’t called wrong', () => {
    const check = begun(E);
    expect(taking(check, touched(43))).toBe(check);
  });

  test('when a string rings on into the next one’s turn, then it isn’t judged again', () => {
    const first = checkAfter(begun(E), held(40)(1000));
    expect(checkAfter(first, held(40)(1004))).toBe(first);
    expect(checkAfter(first, held(40)(1600)).verdicts[1]?.kind).toBe('wrong');
  });

  test.each([
    [52, 'an octave higher'],
    [28, 'an octave lower'],
    [64, 'two octaves higher'],
  ])('when the low E sounds as %i, then it is %s', (midi, where) => {
    const check = taking(begun(E), held(midi));
    expect(linesOf(E, check)).toEqual([`String 6: heard E, ${where} than wanted.`]);
    expect(check.at).toBe(0);
  });

  test('when a pitch is further off than a hand reaches, then no fret is told', () => {
    const check = taking(begun(E), held(45));
    expect(linesOf(E, check)).toEqual(['String 6: heard A, wanted E.']);
  });

  test('when nothing is heard, then the string is muted or silent; that is told once, and plucked again it may be right', () => {
    const silent = taking(begun(E), silence);
    expect(linesOf(E, silent)).toEqual(['String 6 is muted or silent.']);
    expect(taking(silent, silence)).toBe(silent);
    expect(linesOf(E, taking(silent, held(40)))).toEqual(['String 6: right.']);
  });

  test('when strings are passed over, then they need another try', () => {
    const [, , ...rest] = wantedIn(E).map(({ midi }) => held(midi));
    const check = taking(begun(E), held(42), next, next, ...rest);
    expect(linesOf(E, check).slice(0, 2)).toEqual([
      'String 6: heard F sharp, wanted E. Two frets down.',
      'String 5: skipped.',
    ]);
    expect(summaryText({ shape: E, check })).toBe('Strings 6 and 5 need another try.');
    expect(checkAfter(check, { kind: 'next' })).toBe(check);
  });

  test('when one string stays wrong, then it needs another try', () => {
    const [six, five, , ...rest] = wantedIn(E).map(({ midi }) => held(midi));
    const check = taking(begun(E), ...(six && five ? [six, five] : []), held(50), next, ...rest);
    expect(summaryText({ shape: E, check })).toBe('String 4 needs another try.');
  });
});

describe('given other shapes and necks', () => {
  test('when strings of a shape are muted, then they are skipped', () => {
    expect(wantedIn(C).map(({ midi }) => midi)).toEqual([48, 52, 55, 60, 64]);
    const check = taking(begun(C), ...wantedIn(C).map(({ midi }) => held(midi)));
    expect(summaryText({ shape: C, check })).toBe('All five strings are right.');
  });

  test.each(Object.values(INSTRUMENTS))(
    'when $name checks G, then each string that sounds is awaited in its pitch',
    instrument => {
      const shape = shapeOf('G', instrument);
      const check = taking(begun(shape), ...wantedIn(shape).map(({ midi }) => held(midi)));
      expect(leftToMend(check)).toEqual([]);
      expect(summaryText({ shape, check })).toMatch(/^All .+ strings are right\.$/);
    },
  );

  test('when a chord has flats, then a pitch that isn’t in it is told with flats', () => {
    const shape = shapeOf('Bb');
    const check = taking(begun(shape), held(49));
    expect(linesOf(shape, check)).toEqual(['String 5: heard D flat, wanted B flat. Three frets down.']);
  });
});

describe('given no microphone', () => {
  const deaf = checkAfter(begun(C), { kind: 'ears', by: 'self' });

  test('when it fails, then the players check themselves, and are told each string', () => {
    expect(spokenSelfCheck(C, deaf)).toBe(
      'Check each string yourself: pluck it, and say whether it was right or wrong. String 5: fret 3, finger 3, C.',
    );
    const one = checkAfter(deaf, { kind: 'own', is: 'wrong' });
    expect(spokenCheck(C, deaf, one)).toBe('String 4: fret 2, finger 2, E.');
    const all = [1, 2, 3, 4].reduce(check => checkAfter(check, { kind: 'own', is: 'right' }), one);
    expect(summaryText({ shape: C, check: all })).toBe('String 5 needs another try.');
  });

  test('when something is heard, then it is nothing; and silence isn’t either', () => {
    expect(taking(deaf, held(48))).toBe(deaf);
    expect(taking(deaf, silence)).toBe(deaf);
  });

  test('when the microphone is there, then the players have nothing to say', () => {
    const check = begun(C);
    expect(checkAfter(check, { kind: 'own', is: 'right' })).toBe(check);
    expect(checkAfter(deaf, { kind: 'ears', by: 'microphone' })).toEqual(check);
  });
});

test('given a check, when it goes on, then it says as little as it can, since the microphone is deaf meanwhile', () => {
  const check = begun(C);
  expect(spokenCheckStart(C, check)).toBe('Pluck C major, one string at a time. String 5.');
  const right = taking(check, touched(48));
  expect(spokenCheck(C, check, right)).toBe('Right. String 4.');
  const wrong = checkAfter(right, held(50)(3000));
  expect(spokenCheck(C, right, wrong)).toBe('String 4: heard D, wanted E. Two frets up.');
  expect(spokenCheck(C, wrong, checkAfter(wrong, { kind: 'next' }))).toBe('String 3.');
  expect(spokenCheck(C, undefined, wrong)).toBe('String 4.');
});
