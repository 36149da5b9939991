import type { Position } from '../instrument/position';
import { median } from '../quiz/results';
import { type Answered, playedIn } from '../quiz/session';

/** As much of a question as tells which note was played, and when in its turn. */
interface Turn {
  readonly at: number;
  readonly note: { readonly position: Position };
}

/** A change from one place to the next, and how long it took (milliseconds). */
export interface Change {
  readonly from: Position;
  readonly to: Position;
  readonly milliseconds: number;
}

/** How evenly the notes of a round followed one another. */
export interface Evenness {
  readonly changes: readonly Change[];
  /** The median time between two notes (milliseconds). */
  readonly pulse: number;
  /** Half of the notes came no further from it than this (milliseconds). */
  readonly spread: number;
  readonly slowest: Change;
}

/** As few changes say nothing about a pulse. */
const FEWEST = 4;

/** Each change to a note that was played right at once; a pulse is broken by a mistake, and a strum has none. */
const changesIn = (answered: readonly Answered<Turn, unknown>[]): readonly Change[] =>
  answered.flatMap((each, index) => {
    const before = answered[index - 1];
    const played = playedIn(each);
    const isRight = each.verdict === 'right' && played !== undefined && !played.strummed;
    const { milliseconds } = each;
    if (before === undefined || !isRight || milliseconds === undefined) return [];
    if (before.question.at + 1 !== each.question.at) return [];
    return [
      {
        from: before.question.note.position,
        to: each.question.note.position,
        milliseconds,
      },
    ];
  });

/**
 * How evenly a round was played; `undefined` if too few notes followed one another.
 *
 * @example evennessOf(answered)?.pulse // 450
 */
export function evennessOf(answered: readonly Answered<Turn, unknown>[]): Evenness | undefined {
  const changes = changesIn(answered);
  const pulse = median(changes.map(({ milliseconds }) => milliseconds));
  if (pulse === undefined || changes.length < FEWEST) return undefined;
  const spread = median(changes.map(({ milliseconds }) => Math.abs(milliseconds - pulse))) ?? 0;
  const slowest = changes.reduce((most, each) => (each.milliseconds > most.milliseconds ? each : most));
  return { changes, pulse, spread, slowest };
}

/** The size of the drawing; the pulse lies in its middle. */
export const LINE = { width: 320, height: 48 } as const;

/**
 * The time of each change as a line: higher is later than the pulse. What takes twice as long or more reaches the top.
 *
 * @example lineOf(evenness) // '0,24 160,12 320,24'
 */
export function lineOf({ changes, pulse }: Evenness): string {
  const step = LINE.width / Math.max(1, changes.length - 1);
  return changes
    .map(({ milliseconds }, index) => {
      const off = Math.min(1, Math.max(-1, milliseconds / Math.max(1, pulse) - 1));
      return `${Math.round(index * step)},${Math.round((LINE.height / 2) * (1 - off * 0.9))}`;
    })
    .join(' ');
}
