import { figureMarks, neckDescription, neckDrawing, type PicturedNeck } from '../../fretboard/neckPicture';
import { diagramUse } from '../../instrument/text';
import type { HistoryDay } from '../../practice/history';
import { totalOf } from '../../practice/history';
import { boundsOf } from '../../practice/steps';
import { type Caption, framed } from '../../ui/picture/frame';
import { type Drawing, type Group, type Mark, type Picture, widthOf } from '../../ui/picture/marks';
import { shortDayText } from '../dates';
import { answersText, HISTORY_KEY, historyText, legendOf, NO_FIGURE, neckNote, TITLES } from './text';
import type { ProgressView } from './view';

/** How many days a history has. */
export const EIGHT_WEEKS = 56;

/** Sizes in pixels. */
const TEXT = { size: 16, line: 24 };
const DAY = { width: 14, bar: 10 };
const HEIGHT = 110;
/** The least height of a day with answers, so that a single one is seen. */
const LEAST = 3;
/** How thick the line around wrong answers is. */
const EDGE = 1.5;
const WEEK = 7;

const text = (
  x: number,
  y: number,
  written: string,
  ink: Mark['ink'] = 'dim',
  weight: 400 | 700 = 400,
): Mark => ({ kind: 'text', ink, x, y, size: TEXT.size, weight, text: written });

/** What each step of lightness means, in two columns. */
function legendDrawing({ measure, target }: Pick<ProgressView, 'measure' | 'target'>): Drawing {
  const lines = legendOf(measure, boundsOf(measure, target)).map(({ lightness, word, range }) => ({
    lightness,
    word,
    range,
  }));
  const left = 40;
  const rangeAt = (word: string) => left + widthOf(`${word} `, TEXT.size);
  const column = 48 + Math.max(...lines.map(({ word, range }) => rangeAt(word) + widthOf(range, TEXT.size)));
  const rows = Math.ceil(lines.length / 2);
  return {
    width: 2 * column,
    height: rows * TEXT.line,
    marks: lines.map(({ lightness, word, range }, index): Group => {
      const sample: Mark | Group =
        lightness === 'none'
          ? text(8, 18, NO_FIGURE)
          : { kind: 'group', x: 13, y: 12, scale: 0.5, marks: figureMarks({ text: '' }, lightness, [0, 0]) };
      return {
        ...{ kind: 'group', x: Math.floor(index / rows) * column, y: (index % rows) * TEXT.line },
        marks: [
          sample,
          text(left, 18, word, 'text', 700),
          ...(range === '' ? [] : [text(rangeAt(word), 18, range, 'text')]),
        ],
      };
    }),
  };
}

/** The days of some weeks, a bar each: what was right, and on top what was wrong. */
export function historyDrawing(days: readonly HistoryDay[]): Drawing {
  const most = Math.max(1, ...days.map(({ answers }) => answers));
  const top = 2 * TEXT.line + 8;
  const bottom = top + HEIGHT;
  const weeks = days.filter((_, index) => index % WEEK === 0);
  const width = days.length * DAY.width;
  return {
    ...{ width, height: bottom + TEXT.line },
    marks: [
      text(0, TEXT.size, `${TITLES.history}: ${historyLine(days)}`, 'bright', 700),
      text(0, TEXT.size + TEXT.line, `solid ${HISTORY_KEY.right}, hollow ${HISTORY_KEY.wrong}`),
      ...days.flatMap(({ date, answers, right }, index): readonly Group[] => {
        if (answers === 0) return [];
        const height = Math.max(LEAST, (HEIGHT * answers) / most);
        const wrong = (height * (answers - right)) / answers;
        const x = index * DAY.width + 2;
        const solid: Mark = {
          ...{ kind: 'box', ink: 'good', fill: 'solid' },
          ...{ x, y: bottom - height + wrong, width: DAY.bar, height: height - wrong },
        };
        // The line lies within the bar.
        const hollow: Mark = {
          ...{ kind: 'box', ink: 'bad', fill: 'hollow', thickness: EDGE },
          ...{ x: x + EDGE / 2, y: bottom - height + EDGE / 2 },
          ...{ width: DAY.bar - EDGE, height: Math.max(0, wrong - EDGE) },
        };
        return [
          {
            ...{ kind: 'group', name: `${shortDayText(date)}: ${answersText(answers)}` },
            marks: [...(right > 0 ? [solid] : []), ...(wrong > 0 ? [hollow] : [])],
          },
        ];
      }),
      { kind: 'line', ink: 'line', stroke: 'solid', from: [0, bottom], to: [width, bottom], thickness: 2 },
      ...weeks.map(({ date }, week) =>
        text(week * WEEK * DAY.width, bottom + TEXT.size + 6, shortDayText(date)),
      ),
    ],
  };
}

const historyLine = (days: readonly HistoryDay[]): string => {
  const total = totalOf(days);
  return `${answersText(total.answers)}, ${historyText(total)}`;
};

/** Drawings below one another. */
function stacked(drawings: readonly Drawing[]): Drawing {
  const gap = 30;
  const tops = drawings.map((_, index) =>
    drawings.slice(0, index).reduce((sum, { height }) => sum + height + gap, 0),
  );
  return {
    width: Math.max(...drawings.map(({ width }) => width)),
    height: drawings.reduce((sum, { height }) => sum + height + gap, -gap),
    marks: drawings.map(({ marks }, index) => ({ kind: 'group', y: tops[index] ?? 0, marks })),
  };
}

interface PicturedProgress extends Pick<Caption, 'title' | 'address'> {
  readonly view: ProgressView;
  readonly days: readonly HistoryDay[];
  /** The neck with its figures, where they are of its places. */
  readonly neck?: PicturedNeck | undefined;
}

/** A picture of what the answers of a screen say: its neck, if it has one, and its history. */
export function progressPicture({ view, days, neck, title, address }: PicturedProgress): Picture {
  const necks = neck ? [neckDrawing(neck), legendDrawing(view)] : [];
  return framed(stacked([...necks, historyDrawing(days)]), {
    ...{ folder: 'progress', title, address },
    facts: neck ? [neckNote(view.quiz, view.measure)] : [],
    note: neck ? diagramUse(neck.instrument, neck.orientation) : '',
    description: [...(neck ? [neckDescription(neck)] : []), `${TITLES.history}: ${historyLine(days)}.`].join(
      ' ',
    ),
  });
}
