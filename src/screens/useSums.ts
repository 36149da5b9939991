import { useEffect, useState } from 'react';
import { createListeners } from '../listeners';
import type { Answer } from '../practice/answer';
import { isItemSum } from '../practice/itemSum';
import { isConfusionSum, isDaySum, isRoundSum } from '../practice/sumRows';
import { type RoundSum, type Sums, TESTS, withAnswers } from '../practice/sums';
import { usePracticeApi } from '../results/practiceApi';
import type { Log } from '../storage/log';
import type { Changed, Row } from '../storage/logRows';

/** The running sums as they are now, read once and then followed. */
export interface ShownSums {
  /** `undefined` until they have been read; the same object until they change. */
  current(): Sums | undefined;
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** The stores that are drawn; of rounds only tests are, the others are compared where they end. */
const STORES = ['items', 'days', 'confusions'] as const;

const byKey = <S extends Row>(rows: readonly S[]): ReadonlyMap<string, S> =>
  new Map(rows.map(row => [row.key, row]));

/** Whether a row is the sum of a skill's test. */
const isTest = (row: Row): row is RoundSum => isRoundSum(row) && row.key.startsWith(TESTS);

/** Sums with rows that were read later. */
const withRows = (before: Sums, rows: readonly Row[]): Sums => ({
  ...before,
  items: new Map([...before.items, ...byKey(rows.filter(isItemSum))]),
  days: new Map([...before.days, ...byKey(rows.filter(isDaySum))]),
  rounds: new Map([...before.rounds, ...byKey(rows.filter(isTest))]),
  confusions: new Map([...before.confusions, ...byKey(rows.filter(isConfusionSum))]),
});

const NO_SUMS: Sums = { items: new Map(), days: new Map(), rounds: new Map(), confusions: new Map() };

/**
 * Reads the running sums of a log and follows them, in this tab and in others. Answers that aren't stored are counted in.
 *
 * @example showSums(log).current() // undefined, for a moment
 */
export function showSums(log: Pick<Log<Answer>, 'flush' | 'rows' | 'pending' | 'subscribe'>): ShownSums {
  const { subscribe, notify } = createListeners();
  let stored: Sums | undefined;
  let shown: Sums | undefined;

  const show = (next: Sums) => {
    stored = next;
    shown = withAnswers(next, log.pending());
    notify();
  };
  const readAll = async () => {
    await log.flush();
    const rows = await Promise.all([...STORES.map(store => log.rows(store)), log.rows('rounds', TESTS)]);
    show(withRows(NO_SUMS, rows.flat()));
  };
  void readAll();
  const close = log.subscribe((changed: Changed) => {
    if (changed === 'all') void readAll();
    else if (stored)
      show(
        withRows(
          stored,
          changed.map(({ row }) => row),
        ),
      );
  });
  return { current: () => shown, subscribe, close };
}

/** The running sums as they are now; until they have been read, or if they can't be, the word for that. */
export function useSums(): Sums | 'loading' | 'failed' {
  const practice = usePracticeApi();
  const [sums, setSums] = useState<Sums | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isLeft = false;
    let close = () => {};
    practice.log().then(
      log => {
        if (isLeft) return;
        const shown = showSums(log);
        shown.subscribe(() => setSums(shown.current() ?? 'loading'));
        close = shown.close;
      },
      error => {
        if (isLeft) return;
        console.warn('Could not read the answers', error);
        setSums('failed');
      },
    );
    return () => {
      isLeft = true;
      close();
    };
  }, [practice]);
  return sums;
}
