import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { voicingsOf } from '../../../src/instrument/voicing';
import { createDetector } from '../../../src/listening/detector';
import {
  awaited,
  type Check,
  checkAfter,
  startCheck,
  wantedStrings,
} from '../../../src/screens/chords/check/check';
import { checkLine, summaryText } from '../../../src/screens/chords/check/text';
import { parseChord } from '../../../src/theory/chord';
import { recordingOf } from '../../listening/sounds';

const SAMPLE_RATE = 48000;
const BLOCK = 128;

const parsed = parseChord('F#');
if (parsed.kind === 'problem') throw new Error('F sharp is a chord');
const { chord } = parsed;
const [voicing] = voicingsOf(STANDARD_GUITAR, chord, 12);
if (voicing === undefined) throw new Error('F sharp has a shape');
const shape = { instrument: STANDARD_GUITAR, chord, voicing };
const F_SHARP = wantedStrings(STANDARD_GUITAR, voicing);

/** What a check of F sharp hears in strings plucked one after another, over the noise of a room: everything that it tells. */
function checkedBy(plucks: readonly number[]): { readonly check: Check; readonly lines: readonly string[] } {
  const detector = createDetector(SAMPLE_RATE);
  const lines: string[] = [];
  let check = startCheck(F_SHARP, 0);
  const expectNext = () => {
    const wanted = awaited(check);
    detector.expect(wanted ? [wanted.midi] : []);
  };
  expectNext();
  for (const [index, midi] of plucks.entries()) {
    const samples = recordingOf(midi, { sampleRate: SAMPLE_RATE, overNoise: 30, seed: midi * 31 + index });
    for (let at = 0; at < samples.length; at += BLOCK)
      for (const { kind, note } of detector.push(samples.subarray(at, at + BLOCK))) {
        if (kind === 'ended') continue;
        const wanted = awaited(check);
        const before = check;
        check = checkAfter(check, {
          ...{ kind: 'heard', midi: note.midi, onset: note.onset * 1000, steady: kind === 'held' },
        });
        const verdict = check.verdicts[before.at];
        if (check !== before && wanted && verdict) lines.push(checkLine(shape, wanted, verdict));
        expectNext();
      }
  }
  return { check, lines };
}

describe('given F sharp, a barre of all strings, plucked on a guitar', { tags: 'full' }, () => {
  test('when every string is right, then each is heard to be', () => {
    const { check, lines } = checkedBy(F_SHARP.map(({ midi }) => midi));
    expect(lines).toEqual([6, 5, 4, 3, 2, 1].map(number => `String ${number}: right.`));
    expect(summaryText({ shape, check })).toBe('All six strings are right.');
  });

  test.each([
    [-2, /Two frets up\.$/],
    [-1, /One fret up\.$/],
    [1, /One fret down\.$/],
    [2, /Two frets down\.$/],
  ] as const)('when each string is first %i frets off and then right, then both are heard', (frets, move) => {
    const { check, lines } = checkedBy(F_SHARP.flatMap(({ midi }) => [midi + frets, midi]));
    expect(lines).toHaveLength(12);
    for (const [index, line] of lines.entries()) {
      const number = 6 - Math.floor(index / 2);
      if (index % 2 === 1) expect(line).toBe(`String ${number}: right.`);
      else {
        expect(line).toMatch(new RegExp(`^String ${number}: heard `));
        expect(line).toMatch(move);
      }
    }
    expect(summaryText({ shape, check })).toBe('All six strings are right.');
  });
});
