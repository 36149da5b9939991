import { describe, expect, test } from 'vitest';
import { resultsOf } from '../../src/quiz/results';
import { PICTURE, pictureOf, wrapped } from '../../src/results/picture';
import type { Drawing, Group, Mark } from '../../src/ui/picture/marks';

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
  address: 'fretty.example',
} as const;

const textsIn = ({ marks }: Drawing) => marks.flatMap(mark => (mark.kind === 'text' ? [mark.text] : []));

/** How far a mark reaches to the left and to the right. */
function edgesOf(mark: Mark | Group): readonly number[] {
  switch (mark.kind) {
    case 'text': {
      const width = mark.text.length * mark.size * 0.6;
      return mark.anchor === 'end' ? [mark.x - width, mark.x] : [mark.x, mark.x + width];
    }
    case 'box':
      return [mark.x, mark.x + mark.width];
    case 'line':
      return [mark.from[0], mark.to[0]];
    default:
      throw new Error(`a round has no ${mark.kind}`);
  }
}

describe('given a finished round', () => {
  test('when it is drawn, then its picture says what was asked, the score, the time and the best', () => {
    expect(textsIn(pictureOf(pictured))).toEqual([
      'fretty:~/notes$',
      'fretty.example',
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
    const { marks } = pictureOf(pictured);
    const bars = marks.filter(mark => mark.kind === 'box' && mark.ink !== 'line');
    expect(bars.map(mark => mark.kind === 'box' && mark.fill)).toEqual(['solid', 'hollow', 'solid']);
    expect(marks.filter(mark => mark.kind === 'line' && mark.ink === 'bad')).toHaveLength(2);
  });

  test('when a right answer came after its beat, then its bar is hollow but not crossed, and that is explained', () => {
    const late = { ...answer('right', 1500), timing: { beat: 4, tempo: 80, isLate: true } };
    const { marks, description } = pictureOf({ ...pictured, answered: [answer('right', 900), late] });
    const bars = marks.filter(mark => mark.kind === 'box' && mark.ink !== 'line');
    expect(bars.map(mark => mark.kind === 'box' && mark.fill)).toEqual(['solid', 'hollow']);
    expect(marks.filter(mark => mark.kind === 'line' && mark.ink === 'bad')).toEqual([]);
    expect(textsIn(pictureOf({ ...pictured, answered: [late] })).at(-1)).toBe(
      'solid right, hollow late, crossed wrong, dashed average 1.5 s',
    );
    expect(description).toContain('late in 1.5 s');
  });

  test('when nothing was answered, then there are no bars, and no average', () => {
    const empty = resultsOf({ length: 3, answered: [] });
    const texts = textsIn(pictureOf({ ...pictured, answered: [], results: empty }));
    expect(texts).toContain('0/0');
    expect(texts.filter(text => text.includes('average'))).toEqual([]);
  });

  test('when one answer took long, then its bar is cut, and each cross is below its bar', () => {
    const long = [...ANSWERED, answer('wrong', 60_000)];
    const { marks } = pictureOf({
      ...pictured,
      answered: long,
      results: resultsOf({ length: 4, answered: long }),
    });
    const lines = marks.flatMap(mark => (mark.kind === 'line' ? [mark] : []));
    // The ground beneath the average is level.
    const cuts = lines.filter(({ ink, from, to }) => ink === 'ground' && from[1] !== to[1]);
    expect(cuts).toHaveLength(1);
    const [ground] = lines.filter(({ ink }) => ink === 'line');
    const crosses = lines.filter(({ ink }) => ink === 'bad');
    expect(crosses).toHaveLength(4);
    for (const { from, to } of crosses)
      expect(Math.min(from[1], to[1])).toBeGreaterThan(ground?.from[1] ?? 0);
  });

  test('when it was longer than the drawing, then the picture says which answers it shows', () => {
    const answered = Array.from({ length: 130 }, () => answer('right', 900));
    const texts = textsIn(
      pictureOf({ ...pictured, answered, results: resultsOf({ length: 'endless', answered }) }),
    );
    expect(texts.at(-1)).toBe('solid right, crossed wrong, dashed average 0.9 s, the last 120 of 130');
  });

  test('when it is drawn, then its title and its description say in words what it shows', () => {
    const { title, description } = pictureOf(pictured);
    expect(title).toBe('Name Note: 2/3, 67%');
    expect(description).toBe(
      'Keep practicing!, strings 6 and 5, 3 questions, 4.5 s, best 3.9 s. Answers: right in 0.9 s; wrong in 2.4 s; right in 1.2 s.',
    );
  });

  test('when its score is fair, then the percentage has the color of a fair one', () => {
    expect(pictureOf(pictured).marks).toContainEqual(expect.objectContaining({ text: '67%', ink: 'mid' }));
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
    for (const mark of pictureOf({ ...pictured, answered, asked, results }).marks) {
      const edges = edgesOf(mark);
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

  test('when a single part is too long for a line, then it is cut off', () => {
    expect(wrapped(['strings 6, 5, 4, 3, 2 and 1'], 20)).toEqual(['strings 6, 5, 4, 3 …']);
  });

  test('when there are none, then there is no line', () => {
    expect(wrapped([], 20)).toEqual([]);
  });
});
