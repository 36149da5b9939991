import { createListeners } from '../../listeners';
import { bestKey, type ChangeBest, formatBest, parseBest, withBests } from '../../practice/changeBest';
import type { ChangeBests } from '../../results/practiceApi';
import { formatRecord, parseRecord, type TextStore } from '../../storage/storage';

/** The name of the record in local storage. */
const NAME = 'fretty-changes';

const VERSION = 1;

const NONE: readonly ChangeBest[] = [];

/** Reads the bests that were stored: all that can be read, one by one; `newer` if a newer version of Fretty has stored them. */
function parseBests(text: string | undefined): readonly ChangeBest[] | 'newer' {
  const record = text === undefined ? undefined : parseRecord(text);
  if (record === undefined) return NONE;
  if (record.version > VERSION) return 'newer';
  return [...record.values.values()].flatMap(value => parseBest(value) ?? []);
}

const formatBests = (bests: readonly ChangeBest[]): string =>
  formatRecord({
    version: VERSION,
    values: new Map(bests.map(best => [bestKey(best), formatBest(best)])),
  });

/**
 * Creates the best counts of chord changes, which are read when they are first asked for. They are read again before each
 * change, since another tab may have had a better one; what a newer version of Fretty has stored is neither read nor overwritten.
 */
export function createChangeBests(store: TextStore): ChangeBests {
  const { subscribe, notify } = createListeners();
  const known = (stored: ReturnType<typeof parseBests>) => (stored === 'newer' ? NONE : stored);
  let bests: readonly ChangeBest[] | undefined;
  const list = () => {
    bests ??= known(parseBests(store.read(NAME)));
    return bests;
  };
  const show = (next: readonly ChangeBest[]) => {
    bests = next;
    notify();
  };
  store.watch(NAME, text => show(known(parseBests(text))));
  return {
    list,
    merge(others) {
      const stored = parseBests(store.read(NAME));
      if (stored === 'newer') return 0;
      // Where nothing can be stored, they last as long as the page.
      const before = withBests(stored, bests ?? NONE);
      const next = withBests(before, others);
      if (next !== stored) store.write(NAME, formatBests(next));
      show(next);
      return others.filter(best => next.includes(best) && !before.includes(best)).length;
    },
    subscribe,
  };
}
