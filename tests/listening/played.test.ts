import { describe, expect, test } from 'vitest';
import { pluckedString } from '../../src/audio/voice';
import { frequencyOf } from '../../src/theory/note';
import type { Instrument } from '../corpus/instruments';
import { addTo, white } from '../corpus/noises';
import { CONDITIONS, NO_NOTES, strum } from '../corpus/scenes';
import { addScore, fretty, noScore, verdictsIn } from '../corpus/score';
import { RATE } from '../corpus/waves';

/** How loud the computed strings are. */
const PEAK = 0.25;

const LOWEST = 40;
const midis = Array.from({ length: 37 }, (_, fret) => LOWEST + fret);

/** A guitar of computed strings, played as the recorded ones are by `npm run bench:listening`. */
const guitar: Instrument = {
  name: 'computed',
  lowest: LOWEST,
  notes: new Map(
    midis.map(midi => [midi, pluckedString(frequencyOf(midi), 1.5, RATE).map(sample => sample * PEAK)]),
  ),
  asked: [41, 47, 52, 59, 64, 70],
};

/** What a condition may cost: so many of a hundred plucks that aren't heard. */
const MISSED: Readonly<Record<string, number>> = {
  'the same note, 4 a second': 5,
  'the same note, 8 a second': 15,
};

describe('given a guitar of computed strings', () => {
  test.each(CONDITIONS)(
    'when it is played in this way: $name, then its notes are heard, and no others',
    condition => {
      const score = noScore();
      guitar.asked.forEach((midi, index) => {
        const scene = condition.play(guitar, midi, midi * 31 + index);
        if (scene) addScore(score, scene, fretty(scene, LOWEST), guitar.name);
      });
      const { plucks, right, wrong, octave, double, faults } = score;
      expect(wrong + octave + double, faults.join('\n')).toBe(0);
      expect(right, faults.join('\n')).toBeGreaterThanOrEqual(
        Math.floor(plucks * (1 - (MISSED[condition.name] ?? 0) / 100)),
      );
    },
  );

  test('when several strings are strummed at once, then no pitch is heard that none of them has', () => {
    const phantoms = guitar.asked.flatMap((midi, index) => {
      const { samples, midis: struck } = strum(guitar, midi, index);
      const verdicts = verdictsIn(samples, LOWEST, [midi - 12, midi + 24]);
      return verdicts.filter(verdict => !struck.some(each => verdict.endsWith(` ${each}`)));
    });
    expect(phantoms).toEqual([]);
  });

  test.each(NO_NOTES.filter(({ name }) => !/knocks|typing/.test(name)))(
    'when there are $name, then nothing is heard',
    ({ sound }) => {
      const samples = white(5, 5).map(sample => sample * 0.0005);
      for (let index = 0; index < 6; index += 1) addTo(samples, sound(index), 1 + index * 0.6, PEAK);
      expect(verdictsIn(samples, LOWEST, midis)).toEqual([]);
    },
  );
});
