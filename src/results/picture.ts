import type { ScreenId } from '../commands/command';
import type { Results, Standing } from '../quiz/results';
import type { Answered } from '../quiz/session';
import { ADVANCE, type Ink, type Mark, type Picture, widthOf } from '../ui/picture/marks';
import { type Bar, CHART, chartOf } from './chart';
import { averageText, CHART_SIGNS, drawnText, roundDescription } from './text';

/** The size of a picture in pixels: that of previews in feeds and chats. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** What a picture of a round shows. */
export interface Pictured {
  readonly screen: ScreenId;
  /** What was asked, first the type of quiz. */
  readonly asked: readonly string[];
  readonly results: Results;
  readonly answered: readonly Answered<unknown, unknown>[];
  /** At the right: the time, and how it compares with the best before. */
  readonly lines: readonly string[];
  /** Where such rounds are played. */
  readonly address: string;
}

const LEFT = 72;
const WIDTH = PICTURE.width - 2 * LEFT;

/**
 * A text in lines of some width, broken between its parts; what doesn't fit in two lines is cut off.
 *
 * @example wrapped(['strings 6 and 5', 'frets 0 to 5'], 20) // ['strings 6 and 5,', 'frets 0 to 5']
 */
export function wrapped(parts: readonly string[], columns: number): readonly string[] {
  const [first = '', second = '', more] = parts.reduce<readonly string[]>((lines, part) => {
    const last = lines.at(-1);
    if (last === undefined) return [part];
    const longer = `${last}, ${part}`;
    return longer.length < columns
      ? [...lines.slice(0, -1), longer]
      : [...lines.slice(0, -1), `${last},`, part];
  }, []);
  const ended = more === undefined ? second : `${second.replace(/,$/, '')} …`;
  const fitting = [first, ended].map(line =>
    line.length > columns ? `${line.slice(0, columns - 2)} …` : line,
  );
  return fitting.filter(line => line !== '');
}

const INK: Record<Standing, Ink> = { good: 'good', fair: 'mid', poor: 'bad' };

/** Where the answers are drawn. */
const BARS = { top: 420, height: 108 };
const BOTTOM = BARS.top + BARS.height;

const across = (x: number): number => LEFT + (x * WIDTH) / CHART.width;
const down = (y: number): number => BARS.top + (y * BARS.height) / CHART.height;

/** An answer as a bar; a late one is hollow, and a wrong one has a cross below it as well. */
function barMarks({ outcome, isCut, ...bar }: Bar): readonly Mark[] {
  const box = {
    x: across(bar.x),
    y: down(bar.y),
    width: (bar.width * WIDTH) / CHART.width,
    height: down(bar.height) - BARS.top,
  };
  const cut: readonly Mark[] = isCut
    ? [
        {
          ...{ kind: 'line', ink: 'ground', stroke: 'solid', thickness: 5 },
          ...{ from: [box.x - 2, box.y + 18], to: [box.x + box.width + 2, box.y + 10] },
        },
      ]
    : [];
  if (outcome === 'right') return [{ kind: 'box', ink: 'good', fill: 'solid', ...box }, ...cut];
  if (outcome === 'late') return [{ kind: 'box', ink: 'mid', fill: 'hollow', ...box }, ...cut];
  const size = Math.max(8, Math.min(16, box.width));
  const [left, top] = [box.x + box.width / 2 - size / 2, BOTTOM + 9];
  return [
    { kind: 'box', ink: 'bad', fill: 'hollow', ...box },
    ...cut,
    { kind: 'line', ink: 'bad', stroke: 'solid', from: [left, top], to: [left + size, top + size] },
    { kind: 'line', ink: 'bad', stroke: 'solid', from: [left, top + size], to: [left + size, top] },
  ];
}

/** The answers of a round as bars, with their average as a line, and what these mean. */
function chartMarks(answered: readonly Answered<unknown, unknown>[]): readonly Mark[] {
  const chart = chartOf(answered);
  if (chart === undefined) return [];
  const level = down(chart.average.y);
  const average = { from: [LEFT, level], to: [LEFT + WIDTH, level] } as const;
  const legend = [
    `solid ${CHART_SIGNS.right}`,
    ...(chart.bars.some(({ outcome }) => outcome === 'late') ? [`hollow ${CHART_SIGNS.late}`] : []),
    `crossed ${CHART_SIGNS.wrong}`,
    `dashed ${averageText(chart.average.milliseconds)}`,
    ...(chart.left > 0 ? [drawnText(chart.bars.length, answered.length)] : []),
  ].join(', ');
  return [
    ...chart.bars.flatMap(barMarks),
    { kind: 'line', ink: 'line', stroke: 'solid', from: [LEFT, BOTTOM], to: [LEFT + WIDTH, BOTTOM] },
    // In black on white the dashes would be lost on the bars.
    { kind: 'line', ink: 'ground', stroke: 'solid', thickness: 9, ...average },
    { kind: 'line', ink: 'bright', stroke: 'dashed', ...average },
    { kind: 'text', ink: 'dim', x: LEFT, y: BOTTOM + 54, size: 20, weight: 400, text: legend },
  ];
}

/**
 * A picture of a round: what was asked, the score, and each answer as a bar.
 *
 * @example pictureOf({ screen: 'notes', asked: ['Name Note'], … }).title // 'Name Note: 2/3, 67%'
 */
export function pictureOf(pictured: Pictured): Picture {
  const { asked, results, lines } = pictured;
  const { right, answered, percent, message } = results;
  return {
    ...PICTURE,
    title: `${asked[0] ?? ''}: ${right}/${answered}, ${percent}%`,
    description: roundDescription([message, ...asked.slice(1), ...lines], pictured.answered),
    marks: marksOf(pictured),
  };
}

function marksOf({ screen, asked, results, answered, lines, address }: Pictured): readonly Mark[] {
  const { right, answered: count, percent, standing, message } = results;
  const [type = '', ...details] = asked;
  const score = `${right}/${count}`;
  const text = (y: number, size: number, weight: 400 | 700, ink: Ink, written: string, x = LEFT): Mark => ({
    ...{ kind: 'text', ink, x, y, size, weight, text: written },
  });
  const edge = 28;
  return [
    {
      ...{ kind: 'box', ink: 'line', fill: 'hollow', x: edge, y: edge },
      ...{ width: PICTURE.width - 2 * edge, height: PICTURE.height - 2 * edge },
    },
    text(86, 24, 400, 'accent', `fretty:~/${screen}$`),
    { kind: 'text', ink: 'dim', x: LEFT + WIDTH, y: 86, size: 20, weight: 400, anchor: 'end', text: address },
    text(146, 48, 700, 'bright', type),
    ...wrapped(details, Math.floor(WIDTH / (24 * ADVANCE))).map((line, index) =>
      text(188 + 32 * index, 24, 400, 'dim', line),
    ),
    text(346, 104, 700, 'bright', score),
    text(346, 104, 700, INK[standing], `${percent}%`, LEFT + widthOf(score, 104) + 48),
    text(398, 30, 700, 'bright', message),
    ...lines.map((line, index) =>
      text(346 + 52 * index, 34, index === 0 ? 700 : 400, 'bright', line, LEFT + WIDTH - widthOf(line, 34)),
    ),
    ...chartMarks(answered),
  ];
}
