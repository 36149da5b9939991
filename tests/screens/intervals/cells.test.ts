import { describe, expect, test } from 'vitest';
import { BARE_CELL, cellName } from '../../../src/fretboard/cell';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { allPositions, type Position, positionId } from '../../../src/instrument/position';
import { handShape } from '../../../src/instrument/reach';
import { answerCells, answerMarks, shownAnswers } from '../../../src/screens/intervals/AnsweredNeck';
import { intervalCells, type ShownInterval } from '../../../src/screens/intervals/cells';
import { type PlayedTone, playlist } from '../../../src/screens/intervals/playedInterval';
import { INTERVALS, type Semitones } from '../../../src/theory/interval';
import { ask, draft, heard, IDLE, sessionAfter, start, submit } from './quizzes';

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

describe('given intervals on a neck', () => {
  const FRETS = 20;
  const namesOf = (shown: readonly ShownInterval[], sounding?: PlayedTone) => {
    const [first] = shown;
    if (!first) throw new Error('nothing shown');
    const semitones = shown.map(({ heard: { semitones } }) => semitones);
    const shape = handShape(STANDARD_GUITAR, FRETS, first.heard.root, semitones);
    if (!shape) throw new Error('out of reach');
    const near = [shape.root, ...shape.targets];
    const cells = intervalCells({ instrument: STANDARD_GUITAR, shown, near, sounding });
    const nameOf = (place: Position) => cellName(STANDARD_GUITAR, place, cells(place));
    return { near: near.map(nameOf), nameOf, cells };
  };
  const practiced = (semitones: Semitones): ShownInterval => ({ heard: heard(semitones), mark: 'in-set' });

  test('when one is shown, then its root and its second note are named by pitch, part and place', () => {
    expect(namesOf([practiced(3)]).near).toEqual([
      'C 4, string 3, fret 5, root',
      'D sharp 4, minor third, string 2, fret 4',
    ]);
  });

  test('when one is shown, then it is marked wherever it lies, and the places under one hand stand out', () => {
    const { cells } = namesOf([practiced(3)]);
    const marked = allPositions(STANDARD_GUITAR, FRETS).filter(place => cells(place).mark !== undefined);
    expect(marked.filter(place => cells(place).text === 'R').map(positionId)).toEqual([
      ...['0.20', '1.15', '2.10', '3.5', '4.1'],
    ]);
    expect(marked.filter(place => cells(place).text === 'm3').map(positionId)).toEqual([
      ...['1.18', '2.13', '3.8', '4.4'],
    ]);
    expect(marked.filter(place => cells(place).emphasis !== 'weak').map(positionId)).toEqual(['3.5', '4.4']);
  });

  test('when one of its notes sounds, then only that one says so, under the hand', () => {
    const [root, target] = playlist([heard(3)]);
    expect(namesOf([practiced(3)], root).near).toEqual([
      'C 4, string 3, fret 5, root, sounding',
      'D sharp 4, minor third, string 2, fret 4',
    ]);
    const { near, nameOf } = namesOf([practiced(3)], target);
    expect(near[1]).toBe('D sharp 4, minor third, string 2, fret 4, sounding');
    expect(nameOf({ guitarString: 3, fret: 8 })).toBe('D sharp 4, minor third, string 3, fret 8');
  });

  test('when both of its notes sound together, then both say so', () => {
    const together = heard(3, { direction: 'together' });
    expect(namesOf([{ heard: together, mark: 'in-set' }], playlist([together])[0]).near).toEqual([
      'C 4, string 3, fret 5, root, sounding',
      'D sharp 4, minor third, string 2, fret 4, sounding',
    ]);
  });

  test('when something else sounds, then no cell does', () => {
    const [root] = playlist([heard(5)]);
    expect(namesOf([practiced(3)], root).near.join()).not.toContain('sounding');
  });

  test('when it is a unison, then both of its places are roots', () => {
    expect(namesOf([practiced(0)]).near).toEqual([
      'C 4, string 3, fret 5, root',
      'C 4, string 2, fret 1, root',
    ]);
  });

  test('when a wrong answer is shown beside the right one, then both start from one root and say what they are', () => {
    expect(namesOf(shownAnswers(sessionAfter(start(ask(5)), submit('Tritone', 'wrong')))).near).toEqual([
      'C 4, string 2, fret 1, root',
      'F 4, perfect fourth, string 1, fret 1, right',
      'F sharp 4, tritone, string 1, fret 2, wrong',
    ]);
  });

  test('when a unison is the right answer, or the wrong one, then its root says so', () => {
    const right = shownAnswers(sessionAfter(start(ask(0)), submit('Unison', 'right')));
    expect(namesOf(right).near[0]).toBe('C 4, unison, string 3, fret 5, right');
    const wrong = shownAnswers(sessionAfter(start(ask(1)), submit('Unison', 'wrong')));
    expect(namesOf(wrong).near.at(-1)).toMatch(/^C 4, unison, .*, wrong$/);
  });

  test('when a question is open, then nothing is shown', () => {
    expect(shownAnswers(sessionAfter(start(ask(5)), draft('Octave')))).toEqual([]);
    expect(shownAnswers(IDLE)).toEqual([]);
    const cells = intervalCells({
      ...{ instrument: STANDARD_GUITAR, shown: [], near: [], sounding: playlist([heard(5)])[0] },
    });
    for (const place of allPositions(STANDARD_GUITAR, FRETS)) expect(cells(place)).toBe(BARE_CELL);
  });
});
