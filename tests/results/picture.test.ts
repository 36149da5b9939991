import { describe, expect, test } from 'vitest';
import { resultsOf } from '../../src/quiz/results';
import { type Mark, PICTURE, pictureOf, wrapped } from '../../src/results/picture';

const answer = (verdict: 'right' | 'wrong', milliseconds: number) => ({
  question: {},
  draft: undefined,
  answer: undefined,
  verdict,
  milliseconds,
});

const ANSWERED = [answer('right', 900), answer('wrong', 2400), answer('right', 1200)];

const pictured = {
  screen: 'notes',
  asked: ['Name Note', 'strings 6 and 5', '3 questions'],
  answered: ANSWERED,
  results: resultsOf({ length: 3, answered: ANSWERED }),
  lines: ['4.5 s', 'best 3.9 s'],
} as const;

const textsIn = (marks: readonly Mark[]) => marks.flatMap(mark => (mark.kind === 'text' ? [mark.text] : []));

describe('given a finished round', () => {
  test('when it is drawn, then its picture says what was asked, the score, the time and the best', () => {
    expect(textsIn(pictureOf(pictured))).toEqual([
      'fretty:~/notes$',
      'Name Note',
      'strings 6 and 5, 3 questions',
      '2/3',
      '67%',
      'Keep practicing!',
      '4.5 s',
      'best 3.9 s',
      'solid right, crossed wrong, dashed average 1.5 s',
    ]);
  });

  test('when it is drawn, then right answers are solid, and wrong ones hollow and crossed', () => {
    const marks = pictureOf(pictured);
    const bars = marks.filter(mark => mark.kind === 'box' && mark.ink !== 'line');
    expect(bars.map(mark => mark.kind === 'box' && mark.fill)).toEqual(['solid', 'hollow', 'solid']);
    expect(marks.filter(({ kind, ink }) => kind === 'line' && ink === 'bad')).toHaveLength(2);
  });

  test('when its score is fair, then the percentage has the color of a fair one', () => {
    expect(pictureOf(pictured)).toContainEqual(expect.objectContaining({ text: '67%', ink: 'mid' }));
  });

  test.each([1, 3, 120, 400])('when it has %i answers, then everything is within the picture', count => {
    const answered = Array.from({ length: count }, (_, index) =>
      answer(index % 3 === 0 ? 'wrong' : 'right', 300 + 40 * index),
    );
    const asked = [
      'Name the Degree',
      ...Array.from({ length: 12 }, (_, index) => `a long part number ${index}`),
    ];
    const results = resultsOf({ length: 'endless', answered });
    for (const mark of pictureOf({ ...pictured, answered, asked, results })) {
      if (mark.kind === 'dot') throw new Error('a round has no dots');
      const edges =
        mark.kind === 'text'
          ? [mark.x, mark.x + mark.text.length * mark.size * 0.6]
          : mark.kind === 'box'
            ? [mark.x, mark.x + mark.width]
            : [mark.from[0], mark.to[0]];
      expect(Math.min(...edges)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...edges)).toBeLessThanOrEqual(PICTURE.width);
    }
  });
});

describe('given the parts of a drill', () => {
  test('when they fit, then they are one line', () => {
    expect(wrapped(['strings 6 and 5', 'frets 0 to 5'], 40)).toEqual(['strings 6 and 5, frets 0 to 5']);
  });

  test('when they are longer, then the line breaks between two of them', () => {
    expect(wrapped(['strings 6 and 5', 'frets 0 to 5'], 20)).toEqual(['strings 6 and 5,', 'frets 0 to 5']);
  });

  test('when two lines don’t hold them, then what is left out shows as dots', () => {
    expect(wrapped(['strings 6 and 5', 'frets 0 to 5', 'in flats', '50 questions'], 20)).toEqual([
      'strings 6 and 5,',
      'frets 0 to 5 …',
    ]);
  });

  test('when there are none, then there is no line', () => {
    expect(wrapped([], 20)).toEqual([]);
  });
});
