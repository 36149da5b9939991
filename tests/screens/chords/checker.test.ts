import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { voicingsOf } from '../../../src/instrument/voicing';
import { createChecker } from '../../../src/screens/chords/check/checker';
import type { ToldShape } from '../../../src/screens/chords/text';
import { chord } from '../../../src/theory/chord';

function cMajor(): ToldShape {
  const of = chord('C', 'major');
  const [voicing] = voicingsOf(STANDARD_GUITAR, of, 12);
  if (voicing === undefined) throw new Error('C has no shape');
  return { instrument: STANDARD_GUITAR, chord: of, voicing };
}

/** A checker of a shape, what it has said, and how often it has changed. */
function checking(shape: ToldShape | undefined) {
  const said: string[] = [];
  let changes = 0;
  const checker = createChecker({
    ...{ shape: () => shape, isBlocked: () => false, now: () => 0 },
    say: text => said.push(text),
  });
  checker.subscribe(() => {
    changes += 1;
  });
  return { checker, said, changes: () => changes };
}

describe('given a checker that checks nothing', () => {
  test('when it is stopped, cleared, repeated or told something, then it stays silent, and nothing changes', () => {
    const { checker, said, changes } = checking(cMajor());
    checker.stop();
    checker.clear();
    checker.repeat();
    checker.introduce();
    checker.take({ kind: 'next' });
    expect([said, changes(), checker.isOpen()]).toEqual([[], 0, false]);
  });

  test('when there is no shape, then none begins', () => {
    const { checker } = checking(undefined);
    checker.start();
    expect(checker.state()).toBeUndefined();
  });
});

describe('given a chord that is checked', () => {
  function begun() {
    const opened = checking(cMajor());
    opened.checker.start();
    return opened;
  }

  test('when it begins, then it says what to do, but not once a string was answered', () => {
    const { checker, said } = begun();
    checker.introduce();
    expect(said).toEqual(['Pluck C major, one string at a time. String 5.']);
    checker.take({ kind: 'next' });
    checker.introduce();
    expect(said.slice(1)).toEqual(['String 4.']);
  });

  test('when something changes nothing, then nothing is said', () => {
    const { checker, said, changes } = begun();
    checker.take({ kind: 'own', is: 'right' });
    expect([said, changes()]).toEqual([[], 1]);
  });

  test('when the microphone fails, then who checks is said only when that is known', () => {
    const { checker, said } = begun();
    checker.take({ kind: 'ears', by: 'self' });
    expect(said).toEqual([]);
    checker.repeat();
    expect(said).toEqual(['String 5: fret 3, finger 3, C.']);
  });

  test('when all strings are passed, then it is over, and stopping it says nothing more', () => {
    const { checker, said } = begun();
    for (const _ of [5, 4, 3, 2, 1]) checker.take({ kind: 'next' });
    expect(said.at(-1)).toBe('Strings 5, 4, 3, 2, and 1 need another try.');
    expect(checker.isOpen()).toBe(false);
    checker.stop();
    expect(said).toHaveLength(5);
    checker.clear();
    expect(checker.state()).toBeUndefined();
  });
});
