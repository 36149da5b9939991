/** The most changes that a player made between two chords in one minute, in one tuning. */
export interface ChangeBest {
  /** The open notes of the strings: `E2-A2-D3-G3-B3-E4`. */
  readonly tuning: string;
  /** The chords by name, in the order in which they were first played: Am to F and F to Am are one pair. */
  readonly pair: readonly [string, string];
  readonly count: number;
  /** The local date: `2026-11-26`. */
  readonly date: string;
}

/** No hand changes chords more often in a minute: what says so is damaged. */
const MOST_COUNT = 600;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const TUNING = /^[A-G]#?-?\d(-[A-G]#?-?\d){0,15}$/;

/**
 * The name of a chord as Fretty writes it, whatever its type: a newer version may know more of them. It isn't read as a chord,
 * since this code is loaded when the app starts, and what spells chords comes with its screen.
 */
const CHORD = /^[A-G](##?|bb?)?[a-z\d()#]{0,10}(\/[A-G](##?|bb?)?)?$/;

/** What a best is known by: its tuning and its chords, whichever comes first. */
export const bestKey = ({ tuning, pair }: Pick<ChangeBest, 'tuning' | 'pair'>): string =>
  [tuning, ...pair.toSorted()].join(' | ');

/** A best as text. */
export const formatBest = ({ tuning, pair, count, date }: ChangeBest): string =>
  [tuning, ...pair, count, date].join(' | ');

/**
 * Reads a best from text; `undefined` if anything in it is missing or can't be true.
 *
 * @example parseBest('E2-A2-D3-G3-B3-E4 | Am | F | 31 | 2026-11-26')?.count // 31
 */
export function parseBest(text: string): ChangeBest | undefined {
  const [tuning = '', from = '', to = '', digits = '', date = '', ...rest] = text.split(' | ');
  const count = /^[1-9]\d{0,2}$/.test(digits) ? Number(digits) : 0;
  if (!TUNING.test(tuning) || rest.length > 0) return undefined;
  if (!CHORD.test(from) || !CHORD.test(to) || from === to) return undefined;
  if (count === 0 || count > MOST_COUNT || !DATE.test(date)) return undefined;
  return { tuning, pair: [from, to], count, date };
}

/**
 * Some bests with others: of each pair the higher one, and of equals the earlier.
 *
 * @returns the same list if nothing in it changes
 */
export function withBests(
  known: readonly ChangeBest[],
  others: readonly ChangeBest[],
): readonly ChangeBest[] {
  const byKey = new Map(known.map(best => [bestKey(best), best]));
  let changes = 0;
  for (const best of others) {
    const before = byKey.get(bestKey(best));
    if (before !== undefined && before.count >= best.count) continue;
    byKey.set(bestKey(best), best);
    changes += 1;
  }
  return changes === 0 ? known : [...byKey.values()];
}
