import { createListeners } from '../listeners';
import type { Learner } from '../quiz/quizzes';
import { formatRecord, parseRecord, type TextStore } from '../storage/storage';

/** The name of the record in local storage. */
const NAME = 'fretty-learner';

const VERSION = 1;

/** Where to start isn't shown any more. */
const SKIPPED = 'skipped';

/**
 * Whether nobody has used Fretty in this browser: nothing was answered, set or skipped yet. This function is part of the script
 * in each page, so it must stay small.
 */
export const isFirstVisit = ({ read }: Pick<TextStore, 'read'>): boolean =>
  read(NAME) === undefined && read('fretty') === undefined;

/** The learner as the app knows it, which also notes what was answered. */
export interface OwnLearner extends Learner {
  /** A question of a screen was answered. */
  answered(screen: string): void;
}

/**
 * Creates the learner that a browser's storage knows of. Without storage, every visit is the first.
 *
 * @example createLearner(browserStore).isNewTo('triads') // true until a question on triads is answered
 */
export function createLearner(store: Pick<TextStore, 'read' | 'write'>): OwnLearner {
  const { subscribe, notify } = createListeners();
  let isFirst = isFirstVisit(store);
  let known = parseRecord(store.read(NAME) ?? '')?.values ?? new Map<string, string>();
  const note = (name: string) => {
    if (known.has(name)) return;
    isFirst = false;
    known = new Map([...known, [name, 'yes']]);
    store.write(NAME, formatRecord({ version: VERSION, values: known }));
    notify();
  };
  return {
    isFirstVisit: () => isFirst,
    isNewTo: screen => !known.has(screen),
    skip: () => note(SKIPPED),
    answered: note,
    subscribe,
  };
}
