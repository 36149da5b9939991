import { describe, expect, test } from 'vitest';
import { cellName } from '../../../src/fretboard/cell';
import { STANDARD_GUITAR } from '../../../src/instrument/instrument';
import { handPair, stringPair } from '../../../src/instrument/reach';
import { answerCells, answerMarks, pairCells } from '../../../src/screens/intervals/cells';
import { type PlayedInterval, ROOTS, signedSemitones } from '../../../src/screens/intervals/playedInterval';
import { INTERVALS } from '../../../src/theory/interval';
import { ask, draft, heard, IDLE, sessionAfter, start, submit } from './quizzes';

const FRETS = 24;
const allFrets = Array.from({ length: 13 }, (_, fret) => ({ guitarString: 0, fret }));

const answerNames = (cells: ReturnType<typeof answerCells>) =>
  allFrets.map(place => cellName(STANDARD_GUITAR, place, cells(place)));

describe('given the answer neck', () => {
  test('when nothing is answered, then each cell is named as its interval and its fret', () => {
    const names = answerNames(answerCells(new Map(), undefined));
    expect(names).toEqual(
      INTERVALS.map(({ name, semitones }) => `${name}, ${semitones === 0 ? 'open' : `fret ${semitones}`}`),
    );
  });

  test('when a question is unanswered, then only the chosen answer is marked', () => {
    const marks = answerMarks(sessionAfter(start(ask(3)), draft('Octave')));
    expect([...marks]).toEqual([['Octave', 'selected']]);
    expect(answerMarks(sessionAfter(start(ask(3)))).size).toBe(0);
    expect(answerMarks(IDLE).size).toBe(0);
  });

  test('when the answer was wrong, then the right and the wrong one are marked and named', () => {
    const marks = answerMarks(sessionAfter(start(ask(3)), submit('Major 3rd', 'wrong')));
    const names = answerNames(answerCells(marks, 'Major 3rd'));
    expect(names[3]).toBe('Minor 3rd, fret 3, right');
    expect(names[4]).toBe('Major 3rd, fret 4, wrong, sounding');
  });

  test('when the answer was right, then only it is marked', () => {
    const marks = answerMarks(sessionAfter(start(ask(3)), submit('Minor 3rd', 'right')));
    expect([...marks]).toEqual([['Minor 3rd', 'right']]);
  });

  test('when a place is beyond the octave, then it is bare', () => {
    expect(answerCells(new Map(), undefined)({ guitarString: 0, fret: 13 })).toEqual({
      text: '',
      spoken: '',
    });
  });
});

describe('given an interval on a neck', () => {
  const shown = (interval: PlayedInterval, sounding?: 'root' | 'target') => {
    const pair = handPair(STANDARD_GUITAR, FRETS, interval.root, signedSemitones(interval));
    if (!pair) throw new Error('out of reach');
    const cells = pairCells({
      instrument: STANDARD_GUITAR,
      heard: interval,
      pair,
      sounding,
      signs: 'letters',
    });
    return [pair.root, pair.target].map(place => cellName(STANDARD_GUITAR, place, cells(place)));
  };

  test('when it is shown, then its root and its second note are named by pitch, part and place', () => {
    expect(shown(heard(3))).toEqual([
      'C 4, string 3, fret 5, root',
      'D sharp 4, minor third, string 2, fret 4',
    ]);
  });

  test('when one of its notes sounds, then that one says so', () => {
    expect(shown(heard(3), 'root')[0]).toContain('root, sounding');
    expect(shown(heard(3), 'root')[1]).not.toContain('sounding');
    expect(shown(heard(3), 'target')[1]).toContain('sounding');
  });

  test('when it is a unison on one string, then its only place sounds with either note', () => {
    const pair = stringPair(STANDARD_GUITAR, FRETS, 60, 0);
    if (!pair) throw new Error('out of reach');
    for (const sounding of ['root', 'target'] as const) {
      const cells = pairCells({
        instrument: STANDARD_GUITAR,
        heard: heard(0),
        pair,
        sounding,
        signs: 'symbols',
      });
      expect(cells(pair.root)).toEqual({
        text: 'C',
        spoken: 'C 4',
        interval: '',
        mark: 'root',
        sounding: true,
      });
    }
  });

  test('when any interval goes up or down from any root, then both necks have room for it', () => {
    for (const root of ROOTS)
      for (const { semitones } of INTERVALS)
        for (const signed of [semitones, -semitones]) {
          expect(handPair(STANDARD_GUITAR, FRETS, root, signed)).toBeDefined();
          expect(stringPair(STANDARD_GUITAR, FRETS, root, signed)).toBeDefined();
        }
  });
});
