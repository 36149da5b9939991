import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createJournal } from '../../src/storage/journal';
import { createLog, JOURNALED, type Log, type LogState } from '../../src/storage/log';
import type { Change, Entry, LogDesign, Row } from '../../src/storage/logRows';
import { deleteElsewhere, fillDisk, freshDatabases, openElsewhere } from './fakeDatabase';

/** A log of words, which counts each of them, and chains all of them in their order. */
interface Word extends Entry {
  readonly word: string;
}

interface Count extends Row {
  readonly count: number;
}

interface Chain extends Row {
  readonly last: string;
  readonly chain: string;
}

const countOf = (row: Row | undefined): number => (row && 'count' in row ? Number(row.count) : 0);
const chainOf = (row: Row | undefined): string => (row && 'chain' in row ? String(row.chain) : '');

const design: LogDesign<Word> = {
  stores: ['counts', 'chains'],
  changesBy: ({ id, word }): readonly Change[] => [
    { store: 'counts', key: word, add: (row): Count => ({ key: word, count: countOf(row) + 1 }) },
    {
      store: 'chains',
      key: 'all',
      add: (row): Chain => ({ key: 'all', last: id, chain: chainOf(row) + word }),
    },
  ],
  preferred: (one, other) => (one.word < other.word ? one : other),
  format: ({ id, word }) => `${id} ${word}`,
  parse(text) {
    const [, id, word] = /^(\w+) (\w+)$/.exec(text) ?? [];
    return id === undefined || word === undefined ? undefined : { id, word };
  },
};

/** The moments of a page, as a test wants them. */
function pageMoments() {
  const painted: (() => void)[] = [];
  const hidden: (() => void)[] = [];
  const shown: (() => void)[] = [];
  return {
    moments: {
      afterPaint: (run: () => void) => void painted.push(run),
      whenHidden: (listener: () => void) => void hidden.push(listener),
      whenShown: (listener: () => void) => void shown.push(listener),
    },
    paint: () => {
      for (const run of painted.splice(0)) run();
    },
    hide: () => {
      for (const listener of hidden) listener();
    },
    show: () => {
      for (const listener of shown) listener();
    },
  };
}

const journal = createJournal('words');

const logs: Log<Word>[] = [];

/** A tab with the log open. */
function openTab(version = 1) {
  const { moments, ...page } = pageMoments();
  const log = createLog<Word>({ name: 'words', version, design, moments, journal });
  logs.push(log);
  return { log, ...page };
}

const stored = async (log: Log<Word>) => {
  const words: string[] = [];
  for await (const batch of log.entries()) words.push(...batch.map(({ word }) => word));
  return words;
};

/** Waits until a log is in a state. */
const until = (log: Log<Word>, state: LogState): Promise<void> =>
  vi.waitFor(() => expect(log.state()).toBe(state), { timeout: 20_000 });

/** Lets a test wait a tenth of the seconds that a log waits for another tab. */
function shortenWaits(): void {
  const wait = setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, milliseconds = 0) => wait(run, milliseconds / 10));
}

beforeEach(() => {
  freshDatabases();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(async () => {
  for (const log of logs.splice(0)) await log.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('given a log', () => {
  test('when entries are logged, then they are stored in order, with their sums', async () => {
    const { log } = openTab();
    log.append({ id: '1', word: 'b' });
    log.append({ id: '2', word: 'a' });
    log.append({ id: '3', word: 'b' });
    await log.flush();

    expect(log.state()).toBe('stored');
    expect(log.pending()).toEqual([]);
    expect(await stored(log)).toEqual(['b', 'a', 'b']);
    expect(await log.rows('counts')).toEqual([
      { key: 'a', count: 1 },
      { key: 'b', count: 2 },
    ]);
    expect(await log.rows('chains')).toEqual([{ key: 'all', last: '3', chain: 'bab' }]);
  });

  test('when an entry is logged, then nothing is written before the next paint', async () => {
    const { log, paint } = openTab();
    log.append({ id: '1', word: 'a' });
    expect(log.pending()).toHaveLength(1);
    expect(log.state()).toBe('waiting');
    paint();
    await vi.waitFor(() => expect(log.pending()).toEqual([]));
    expect(await stored(log)).toEqual(['a']);
  });

  test('when the page is hidden, then what waits is written at once', async () => {
    const { log, hide } = openTab();
    log.append({ id: '1', word: 'a' });
    hide();
    await vi.waitFor(() => expect(log.pending()).toEqual([]));
  });

  test('when entries are written, then no more than one is in a transaction, and they are relaxed about durability', async () => {
    const { log } = openTab();
    await log.count();
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    for (const id of ['1', '2', '3']) log.append({ id, word: 'a' });
    await log.flush();
    expect(transaction).toHaveBeenCalledTimes(3);
    for (const [, , options] of transaction.mock.calls) expect(options).toEqual({ durability: 'relaxed' });
  });

  test('when the same entry is logged twice, then it counts once', async () => {
    const { log } = openTab();
    log.append({ id: '1', word: 'a' });
    await log.flush();
    log.append({ id: '1', word: 'a' });
    await log.flush();
    expect(await log.rows('counts')).toEqual([{ key: 'a', count: 1 }]);
  });

  test('when rows are asked for by their beginning, then only those come, or only the last of them', async () => {
    const { log } = openTab();
    for (const [id, word] of [
      ['1', 'x/1'],
      ['2', 'x/2'],
      ['3', 'x/3'],
      ['4', 'xy'],
    ] as const)
      log.append({ id, word });
    await log.flush();
    expect((await log.rows('counts', 'x/')).map(({ key }) => key)).toEqual(['x/1', 'x/2', 'x/3']);
    expect((await log.lastRows('counts', 'x/', 2)).map(({ key }) => key)).toEqual(['x/3', 'x/2']);
  });

  test('when thousands of entries are read, then none is lost between two batches', async () => {
    const { log } = openTab();
    const words = Array.from({ length: 2300 }, (_, index) => ({ id: String(10_000 + index), word: 'a' }));
    await log.stage('batch', words);
    await log.merge('batch');
    expect(await stored(log)).toHaveLength(2300);
    expect(await log.count()).toBe(2300);
    expect(await log.rows('counts')).toEqual([{ key: 'a', count: 2300 }]);
  });
});

describe('given two tabs', () => {
  test('when both log at the same time, then no entry is lost', async () => {
    const [one, other] = [openTab(), openTab()];
    for (let at = 0; at < 20; at++) (at % 2 === 0 ? one : other).log.append({ id: `${10 + at}`, word: 'a' });
    await Promise.all([one.log.flush(), other.log.flush()]);
    expect(await stored(one.log)).toHaveLength(20);
    expect(await other.log.rows('counts')).toEqual([{ key: 'a', count: 20 }]);
  });

  test('when one stores an older entry after the other’s newer one, then sums have both, in the order in which they came', async () => {
    const [one, other] = [openTab(), openTab()];
    one.log.append({ id: '2', word: 'b' });
    await one.log.flush();
    other.log.append({ id: '1', word: 'a' });
    await other.log.flush();
    expect(await one.log.rows('chains')).toEqual([{ key: 'all', last: '1', chain: 'ba' }]);
    expect(await one.log.rows('counts')).toEqual([
      { key: 'a', count: 1 },
      { key: 'b', count: 1 },
    ]);
  });

  test('when one logs, then the other is told the new rows', async () => {
    const [one, other] = [openTab(), openTab()];
    const changed = vi.fn();
    other.log.subscribe(changed);
    one.log.append({ id: '1', word: 'a' });
    await one.log.flush();
    await vi.waitFor(() =>
      expect(changed).toHaveBeenCalledWith([
        { store: 'counts', row: { key: 'a', count: 1 } },
        { store: 'chains', row: { key: 'all', last: '1', chain: 'a' } },
      ]),
    );
  });

  test('when one clears the log, then the other is told to read everything again', async () => {
    const [one, other] = [openTab(), openTab()];
    const changed = vi.fn();
    other.log.subscribe(changed);
    await one.log.clear('deleted');
    await vi.waitFor(() => expect(changed).toHaveBeenCalledWith('all'));
  });
});

describe('given a fault', () => {
  test('when there is no database at all, then entries stay in memory', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { log } = openTab();
    log.append({ id: '1', word: 'a' });
    await log.flush();
    expect(log.state()).toBe('missing');
    expect(await stored(log)).toEqual(['a']);
  });

  test('when a private window refuses it, then entries stay in memory', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
    const { log } = openTab();
    log.append({ id: '1', word: 'a' });
    await log.flush();
    expect(log.state()).toBe('refused');
    expect(log.pending()).toHaveLength(1);
    expect(await log.rows('counts')).toEqual([]);
    expect(await log.merge('none')).toBeUndefined();
  });

  test('when reading the property alone is refused, then entries stay in memory', async () => {
    vi.stubGlobal('indexedDB', undefined);
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get() {
        throw new DOMException('', 'SecurityError');
      },
    });
    const { log } = openTab();
    log.append({ id: '1', word: 'a' });
    await log.flush();
    expect(log.state()).toBe('refused');
  });

  test('when the disk is full, then entries stay in memory, and are stored once there is room', async () => {
    const makeRoom = fillDisk();
    const { log } = openTab();
    log.append({ id: '1', word: 'a' });
    log.append({ id: '2', word: 'b' });
    await log.flush();
    expect(log.state()).toBe('full');
    expect(log.pending()).toHaveLength(2);

    makeRoom();
    log.append({ id: '3', word: 'c' });
    await log.flush();
    expect(log.state()).toBe('stored');
    expect(await stored(log)).toEqual(['a', 'b', 'c']);
  });

  test('when the disk fills after some entries, then those stay stored, the later ones wait, and none is lost', async () => {
    const { log } = openTab();
    log.append({ id: '1', word: 'a' });
    await log.flush();
    const makeRoom = fillDisk();
    log.append({ id: '2', word: 'b' });
    log.append({ id: '3', word: 'c' });
    await log.flush();
    expect(log.state()).toBe('full');
    expect(await log.count()).toBe(1);
    expect(log.pending().map(({ word }) => word)).toEqual(['b', 'c']);

    makeRoom();
    log.append({ id: '4', word: 'd' });
    await log.flush();
    expect(await log.count()).toBe(4);
    expect(await stored(log)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('when the disk is full and the log is read meanwhile, then it goes on telling that it is full', async () => {
    const states: LogState[] = [];
    const makeRoom = fillDisk();
    const { log } = openTab();
    log.subscribe(() => states.at(-1) !== log.state() && states.push(log.state()));
    for (const id of ['1', '2']) {
      log.append({ id, word: 'a' });
      await log.flush();
      await log.count();
      await log.rows('counts');
    }
    expect(log.state()).toBe('full');
    makeRoom();
    await log.flush();
    expect(log.state()).toBe('stored');
    expect(states).toEqual(['stored', 'full', 'stored']);
  });

  test('when the disk turns out to be full as a transaction ends, then the entry waits', async () => {
    const { log } = openTab();
    await log.count();
    const put = IDBObjectStore.prototype.put;
    const failing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      const request = put.apply(this, given);
      // A browser that finds no room for a transaction aborts it, and only that has the reason.
      Object.defineProperty(this.transaction, 'error', {
        value: new DOMException('', 'QuotaExceededError'),
      });
      this.transaction.abort();
      return request;
    });
    log.append({ id: '1', word: 'a' });
    await log.flush();
    expect(log.state()).toBe('full');
    failing.mockRestore();
    log.append({ id: '2', word: 'b' });
    await log.flush();
    expect(log.state()).toBe('stored');
    expect(await stored(log)).toEqual(['a', 'b']);
  });

  test('when a write fails halfway, then nothing of it is stored', async () => {
    const { log } = openTab();
    await log.count();
    const put = IDBObjectStore.prototype.put;
    const failing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      if (this.name === 'chains') throw new DOMException('', 'QuotaExceededError');
      return put.apply(this, given);
    });
    log.append({ id: '1', word: 'a' });
    await log.flush();
    failing.mockRestore();
    expect(await log.count()).toBe(0);
    expect(await log.rows('counts')).toEqual([]);
  });

  test('when the database is deleted meanwhile, then it is made again, and everyone is told', async () => {
    const { log } = openTab();
    log.append({ id: '1', word: 'a' });
    await log.flush();
    const changed = vi.fn();
    log.subscribe(changed);
    await deleteElsewhere('words');

    log.append({ id: '2', word: 'b' });
    await log.flush();
    expect(log.state()).toBe('deleted');
    expect(log.pending()).toEqual([]);
    expect(await stored(log)).toEqual(['b']);
    expect(changed).toHaveBeenCalledWith('all');
  });

  test('when a newer version owns the database, then entries stay in memory', async () => {
    (await openElsewhere('words', 7)).close();
    const { log } = openTab();
    log.append({ id: '1', word: 'a' });
    await log.flush();
    expect(log.state()).toBe('newer');
    expect(log.pending()).toHaveLength(1);
  });

  test('when a newer version opens in another tab, then this one lets go of the database and keeps its entries', async () => {
    const { log } = openTab();
    await log.count();
    (await openElsewhere('words', 2)).close();
    await until(log, 'newer');
    log.append({ id: '1', word: 'a' });
    await log.flush();
    expect(log.state()).toBe('newer');
    expect(await stored(log)).toEqual(['a']);
  });

  test('when an older tab blocks the upgrade, then that is told, and entries are stored once it is closed', async () => {
    shortenWaits();
    await openTab().log.count();
    for (const log of logs.splice(0)) await log.close();
    const older = await openElsewhere('words', 1);
    const { log } = openTab(2);
    log.append({ id: '1', word: 'a' });
    await log.flush();
    expect(log.state()).toBe('blocked');
    expect(await stored(log)).toEqual(['a']);
    expect(log.pending()).toHaveLength(1);

    older.close();
    await until(log, 'stored');
    await vi.waitFor(() => expect(log.pending()).toEqual([]));
    expect(await stored(log)).toEqual(['a']);
  });

  test('when an older tab blocks the upgrade during several entries, then all are stored once it is closed', async () => {
    shortenWaits();
    await openTab().log.count();
    for (const log of logs.splice(0)) await log.close();
    const older = await openElsewhere('words', 1);
    const { log } = openTab(2);
    for (const id of ['1', '2', '3']) {
      log.append({ id, word: 'a' });
      await log.flush();
    }
    expect(log.state()).toBe('blocked');

    older.close();
    await vi.waitFor(() => expect(log.pending()).toEqual([]));
    expect(await log.count()).toBe(3);
  });
});

/** Refuses to open any database; returns a function that allows it again. */
function refuseOpening(): () => void {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Internal error.', 'UnknownError');
  });
  return () => open.mockRestore();
}

describe('given storage that fails for a while', () => {
  test('when it can’t be opened once, then the next entry opens it, all that waited are stored, and nothing is wrong any more', async () => {
    const allow = refuseOpening();
    const { log } = openTab();
    log.append({ id: '1', word: 'a' });
    await log.flush();
    expect(log.state()).toBe('refused');
    allow();
    log.append({ id: '2', word: 'b' });
    await log.flush();
    expect(log.state()).toBe('stored');
    expect(await log.count()).toBe(2);
    expect(log.pending()).toEqual([]);
  });

  test('when it can’t be opened for long, then what waits is stored as soon as the user returns to the page', async () => {
    const allow = refuseOpening();
    const { log, show } = openTab();
    for (let id = 1; id <= 9; id++) {
      log.append({ id: `${id}`, word: 'a' });
      await log.flush();
    }
    allow();
    show();
    await until(log, 'stored');
    expect(await log.rows('counts')).toEqual([{ key: 'a', count: 9 }]);
  });

  test('when nothing waits, then returning to the page finds out that it works again', async () => {
    const allow = refuseOpening();
    const { log, show } = openTab();
    expect(await log.count()).toBe(0);
    expect(log.state()).toBe('refused');
    allow();
    show();
    await until(log, 'stored');
  });

  test('when opening it never ends, then the next entry opens it anew, and all that waited are stored', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => new IDBOpenDBRequest());
    const { log } = openTab();
    log.append({ id: '1', word: 'a' });
    const flushed = log.flush();
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    await flushed;
    expect(log.state()).toBe('blocked');

    log.append({ id: '2', word: 'b' });
    await log.flush();
    expect(log.state()).toBe('stored');
    expect(await log.count()).toBe(2);
    expect(log.pending()).toEqual([]);
  });

  test('when the browser closes the connection while an entry is written, then it is stored all the same', async () => {
    const { log } = openTab();
    await log.count();
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
      this: IDBObjectStore,
      ...given
    ) {
      const request = put.apply(this, given);
      this.transaction.abort();
      this.transaction.db.close();
      this.transaction.db.dispatchEvent(new Event('close'));
      return request;
    });
    log.append({ id: '1', word: 'a' });
    await log.flush();
    expect(log.state()).toBe('stored');
    expect(await stored(log)).toEqual(['a']);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('when something is read before it can be opened, then listeners hear later that all is to be read again', async () => {
    const allow = refuseOpening();
    const { log, show } = openTab();
    expect(await log.rows('counts')).toEqual([]);
    const told = vi.fn();
    log.subscribe(told);
    allow();
    show();
    await until(log, 'stored');
    expect(told).toHaveBeenCalledWith('all');
  });

  test('when a store can never be read, then listeners that read it again don’t keep the log busy for ever', async () => {
    const { log } = openTab();
    await log.count();
    const open = vi.spyOn(indexedDB, 'open');
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
    const read = vi.fn(() => log.rows('counts'));
    log.subscribe(changed => changed === 'all' && void read());
    expect(await log.rows('counts')).toEqual([]);
    for (let turn = 0; turn < 100; turn++) await new Promise(resolve => setTimeout(resolve));
    expect(open.mock.calls.length).toBeLessThan(4);
    expect(read).not.toHaveBeenCalled();
  });

  test('when a broken connection is opened again to read, then listeners hear that all is to be read again', async () => {
    const { log } = openTab();
    log.append({ id: '1', word: 'a' });
    await log.flush();
    const told = vi.fn();
    log.subscribe(told);
    const { transaction } = IDBDatabase.prototype;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (
      this: IDBDatabase,
      ...given
    ) {
      this.close();
      return transaction.apply(this, given);
    });
    expect(await log.rows('counts')).toEqual([{ key: 'a', count: 1 }]);
    expect(told).toHaveBeenCalledWith('all');
  });

  /** The methods of IndexedDB that a log calls. */
  const CALLS = [
    [IDBDatabase.prototype, 'transaction'],
    [IDBTransaction.prototype, 'objectStore'],
    [IDBObjectStore.prototype, 'getKey'],
    [IDBObjectStore.prototype, 'get'],
    [IDBObjectStore.prototype, 'put'],
    [IDBObjectStore.prototype, 'getAll'],
    [IDBObjectStore.prototype, 'count'],
  ] as const;
  const NAMES = ['UnknownError', 'AbortError', 'InvalidStateError', 'NotFoundError', 'QuotaExceededError'];

  /** Lets any call fail in one of many ways, one in eight of them; returns a function that ends that. */
  function failAtRandom(seed: number): () => void {
    let last = seed;
    const chance = () => {
      last = (last * 48_271) % 2_147_483_647;
      return last / 2_147_483_647;
    };
    const failing = (isIt: () => boolean) => {
      if (isIt()) throw new DOMException('At random.', NAMES[Math.floor(chance() * NAMES.length)]);
    };
    const ends = CALLS.map(([target, name]) => {
      const real: unknown = Reflect.get(target, name);
      Reflect.set(target, name, function (this: object, ...given: readonly unknown[]) {
        failing(() => chance() < 0.125);
        if (typeof real === 'function') return Reflect.apply(real, this, given);
      });
      return () => void Reflect.set(target, name, real);
    });
    const { open } = indexedDB;
    vi.spyOn(indexedDB, 'open').mockImplementation((...given) => {
      failing(() => chance() < 0.5);
      return open.apply(indexedDB, given);
    });
    return () => {
      for (const end of ends) end();
      vi.mocked(indexedDB.open).mockRestore();
    };
  }

  test.each(Array.from({ length: 10 }, (_, at) => [at + 1]))(
    'when any call may fail (seed %i), then every entry is kept once, for this tab or for the next',
    async seed => {
      const end = failAtRandom(seed);
      const { log } = openTab();
      const changed = vi.fn();
      log.subscribe(changed);
      for (let id = 10; id < 40; id++) {
        log.append({ id: `${id}`, word: 'a' });
        await log.flush();
        await log.rows('counts');
      }
      end();
      await log.close();
      const next = openTab();
      await next.log.flush();
      expect(next.log.state()).toBe('stored');
      expect(await stored(next.log)).toHaveLength(30);
      expect(await next.log.rows('counts')).toEqual([{ key: 'a', count: 30 }]);
      expect(journal.kept().size).toBe(0);
    },
  );
});

describe('given a page that is closed', () => {
  /** Leaves entries behind as a page does that is closed before its next paint. */
  async function leave(...ids: readonly string[]) {
    const { log } = openTab();
    for (const id of ids) log.append({ id, word: 'a' });
    await log.close();
  }

  test('when nothing could be written any more, then the next log has every entry once', async () => {
    await leave('1', '2');
    await leave('3');
    const { log, paint } = openTab();
    expect(log.pending()).toHaveLength(3);
    paint();
    await vi.waitFor(() => expect(log.pending()).toEqual([]));
    expect(await log.rows('counts')).toEqual([{ key: 'a', count: 3 }]);
    expect(journal.kept().size).toBe(0);
  });

  test('when an entry was stored but is in the journal still, then it counts once, and everything is read again', async () => {
    const first = openTab();
    first.log.append({ id: '1', word: 'a' });
    await first.log.flush();
    journal.keep('1', '1 a');
    const { log } = openTab();
    const changed = vi.fn();
    log.subscribe(changed);
    await log.flush();
    expect(await log.rows('counts')).toEqual([{ key: 'a', count: 1 }]);
    expect(changed).toHaveBeenCalledWith('all');
    expect(journal.kept().size).toBe(0);
  });

  test('when several logs take over at the same time, then no entry is doubled', async () => {
    await leave('1', '2', '3');
    const tabs = [openTab(), openTab(), openTab()];
    await Promise.all(tabs.map(({ log }) => log.flush()));
    for (const { log } of tabs) {
      expect(log.pending()).toEqual([]);
      expect(await log.rows('counts')).toEqual([{ key: 'a', count: 3 }]);
    }
  });

  test('when another tab deletes everything before they are taken over, then they stay deleted', async () => {
    await leave('1');
    const [one, other] = [openTab(), openTab()];
    expect(await other.log.clear('deleted')).toEqual({ kind: 'kept', count: 1 });
    await one.log.flush();
    expect(await stored(one.log)).toEqual([]);
    expect(await stored(openTab().log)).toEqual([]);
    expect(await other.log.merge('deleted')).toBe(1);
    expect(await stored(other.log)).toEqual(['a']);
  });

  test('when what is in the journal can’t be read, then it is left alone', async () => {
    journal.keep('1', 'from a newer version, who knows');
    const { log } = openTab();
    await log.flush();
    expect(await stored(log)).toEqual([]);
    expect(journal.has('1')).toBe(true);
  });

  test('when the site’s data was cleared meanwhile, then what still waits is in the journal again before the page is gone', async () => {
    const allow = refuseOpening();
    const { log, hide } = openTab();
    log.append({ id: '1', word: 'a' });
    localStorage.clear();
    hide();
    expect(journal.has('1')).toBe(true);
    allow();
  });

  test('when local storage refuses everything, then entries are stored as ever, and nothing is logged', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { log } = openTab();
    log.append({ id: '1', word: 'a' });
    await log.flush();
    expect(await stored(log)).toEqual(['a']);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('when storage stays out of reach, then the journal grows no further than a limit', () => {
    const { log } = openTab();
    for (let id = 0; id < JOURNALED + 50; id++) log.append({ id: String(10_000 + id), word: 'a' });
    expect(journal.kept().size).toBe(JOURNALED);
    expect(log.pending()).toHaveLength(JOURNALED + 50);
  });
});

describe('given a clock that was ahead', () => {
  test('when it is right again, then each entry is added to its sums, and the log isn’t read', async () => {
    const { log } = openTab();
    await log.stage('ahead', [{ id: '9', word: 'z' }]);
    await log.merge('ahead');
    const read = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    for (const id of ['1', '2']) log.append({ id, word: 'a' });
    await log.flush();
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
    expect(await log.rows('chains')).toEqual([{ key: 'all', last: '2', chain: 'zaa' }]);
  });
});

test('given as many entries as are written at a time, when they are merged, deleted and brought back, then all are there', async () => {
  const { log } = openTab();
  const entries = Array.from({ length: 1000 }, (_, index) => ({ id: String(index + 1000), word: 'a' }));
  await log.stage('import', entries);
  expect(await log.merge('import')).toBe(1000);
  expect(await log.clear('deleted')).toEqual({ kind: 'kept', count: 1000 });
  expect(await log.merge('deleted')).toBe(1000);
  expect(await stored(log)).toHaveLength(1000);
});

describe('given a log that is being cleared', () => {
  test('when entries are logged meanwhile, then they stay, and only the others can be brought back', async () => {
    const { log } = openTab();
    log.append({ id: '1', word: 'a' });
    await log.flush();
    log.append({ id: '2', word: 'b' });
    let lock = () => {};
    const clearing = log.clear('deleted', new Promise<void>(resolve => (lock = resolve)));
    log.append({ id: '3', word: 'c' });
    const flushing = log.flush();
    log.append({ id: '4', word: 'd' });
    lock();
    expect(await clearing).toEqual({ kind: 'kept', count: 2 });
    await flushing;
    expect(await stored(log)).toEqual(['c', 'd']);
    expect(await log.rows('chains')).toEqual([{ key: 'all', last: '4', chain: 'cd' }]);
    expect(await log.merge('deleted')).toBe(2);
    expect(await stored(log)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('when an entry is just being written, then it is deleted with the others', async () => {
    const { log } = openTab();
    log.append({ id: '1', word: 'a' });
    const writing = log.flush();
    expect(await log.clear('deleted')).toEqual({ kind: 'kept', count: 1 });
    await writing;
    expect(await stored(log)).toEqual([]);
    expect(log.pending()).toEqual([]);
  });

  test('when another tab has entries that aren’t stored yet, then it forgets them', async () => {
    const [one, other] = [openTab(), openTab()];
    one.log.append({ id: '1', word: 'a' });
    expect(await other.log.clear('deleted')).toEqual({ kind: 'kept', count: 1 });
    await vi.waitFor(() => expect(one.log.pending()).toEqual([]));
  });

  test('when that fails, then what waited still does, and is in the journal', async () => {
    (await openElsewhere('words', 7)).close();
    const { log } = openTab();
    log.append({ id: '1', word: 'a' });
    await log.flush();
    expect(await log.clear('deleted')).toEqual({ kind: 'failed' });
    expect(log.pending()).toHaveLength(1);
    expect(journal.has('1')).toBe(true);
  });
});

describe('given entries that were put aside', () => {
  test('when they are merged, then they join the log in order, and what was known stays once', async () => {
    const { log } = openTab();
    log.append({ id: '2', word: 'b' });
    await log.flush();
    await log.stage('import', [{ id: '3', word: 'c' }]);
    await log.stage('import', [
      { id: '1', word: 'a' },
      { id: '2', word: 'b' },
    ]);
    expect(await log.count()).toBe(1);

    expect(await log.merge('import')).toBe(2);
    expect(await stored(log)).toEqual(['a', 'b', 'c']);
    expect(await log.rows('chains')).toEqual([{ key: 'all', last: '3', chain: 'abc' }]);
    expect(await log.merge('import')).toBe(0);
  });

  test('when an entry is there twice, in one part or in two, then it is one entry', async () => {
    const { log } = openTab();
    await log.stage('import', [
      { id: '1', word: 'b' },
      { id: '2', word: 'c' },
      { id: '1', word: 'a' },
    ]);
    await log.stage('import', [{ id: '2', word: 'd' }]);
    expect(await log.merge('import')).toBe(2);
    expect(await stored(log)).toEqual(['a', 'c']);
    expect(await log.rows('chains')).toEqual([{ key: 'all', last: '2', chain: 'ac' }]);
  });

  test('when they are far apart in the log, then what was known stays once all the same', async () => {
    const { log } = openTab();
    const words = Array.from({ length: 9 }, (_, index) => ({ id: String(index), word: 'a' }));
    await log.stage('first', words);
    await log.merge('first');
    await log.stage('import', [
      { id: '0', word: 'a' },
      { id: '85', word: 'b' },
    ]);
    expect(await log.merge('import')).toBe(1);
    expect(await log.count()).toBe(10);
  });

  test('when nothing in them is new, then nothing is written', async () => {
    const { log } = openTab();
    await log.stage('import', [{ id: '1', word: 'a' }]);
    await log.merge('import');
    await log.stage('import', [{ id: '1', word: 'b' }]);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    expect(await log.merge('import')).toBe(0);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
    expect(await log.batches()).toEqual([]);
  });

  test('when merging is followed, then each part moves it on; stopped, it leaves the log as it was', async () => {
    const { log } = openTab();
    const put = async () => {
      for (const id of ['1', '2']) await log.stage('import', [{ id, word: 'a' }]);
    };
    const stopping = new AbortController();
    const shares: number[] = [];
    const progress = (share: number) => {
      shares.push(share);
      stopping.abort();
    };
    await put();
    expect(await log.merge('import', { progress, signal: stopping.signal })).toBeUndefined();
    expect(shares).toEqual([0.5]);
    expect(await stored(log)).toEqual([]);
    expect(log.state()).toBe('stored');
    expect(await log.merge('import', { progress })).toBe(2);
    expect(shares).toEqual([0.5, 0.5, 1]);
  });

  test('when merging fails halfway, then the log is as it was', async () => {
    const { log } = openTab();
    log.append({ id: '2', word: 'b' });
    await log.flush();
    await log.stage('import', [{ id: '1', word: 'a' }]);
    const makeRoom = fillDisk();
    expect(await log.merge('import')).toBeUndefined();
    makeRoom();
    expect(await stored(log)).toEqual(['b']);
    expect(await log.rows('chains')).toEqual([{ key: 'all', last: '2', chain: 'b' }]);
  });

  test('when two tabs disagree about an entry, then merging either way comes to the same', async () => {
    const merged = async (first: string, second: string) => {
      freshDatabases();
      const { log } = openTab();
      for (const word of [first, second]) {
        await log.stage('import', [{ id: '1', word }]);
        await log.merge('import');
      }
      return stored(log);
    };
    expect(await merged('x', 'y')).toEqual(await merged('y', 'x'));
  });

  test('when the log is cleared into a batch, then it is empty until that batch is merged again', async () => {
    const { log } = openTab();
    log.append({ id: '1', word: 'a' });
    log.append({ id: '2', word: 'b' });
    expect(await log.clear('deleted')).toEqual({ kind: 'kept', count: 2 });
    expect(await stored(log)).toEqual([]);
    expect(await log.rows('counts')).toEqual([]);

    expect(await log.merge('deleted')).toBe(2);
    expect(await log.rows('chains')).toEqual([{ key: 'all', last: '2', chain: 'ab' }]);
  });

  test('when the log is cleared and there is no room to keep it, then it is gone for good', async () => {
    const { log } = openTab();
    log.append({ id: '1', word: 'a' });
    await log.flush();
    const makeRoom = fillDisk();
    expect(await log.clear('deleted')).toEqual({ kind: 'gone', count: 1 });
    makeRoom();
    expect(await stored(log)).toEqual([]);
    expect(await log.rows('counts')).toEqual([]);
    expect(await log.merge('deleted')).toBe(0);
  });

  test('when the log is cleared and nothing could ever be stored, then what was in memory can be merged again', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { log } = openTab();
    log.append({ id: '1', word: 'a' });
    expect(await log.clear('deleted')).toEqual({ kind: 'kept', count: 1 });
    expect(log.pending()).toEqual([]);
    expect(await log.merge('deleted')).toBe(1);
    expect(await stored(log)).toEqual(['a']);
  });

  test('when the log is out of reach, then it can’t be cleared, and what is in memory stays', async () => {
    (await openElsewhere('words', 7)).close();
    const { log } = openTab();
    log.append({ id: '1', word: 'a' });
    expect(await log.clear('deleted')).toEqual({ kind: 'failed' });
    expect(log.pending()).toHaveLength(1);
  });

  test('when batches are dropped, then they can’t be merged any more', async () => {
    const { log } = openTab();
    for (const batch of ['1', '2', '3']) await log.stage(batch, [{ id: batch, word: batch }]);
    expect(await log.batches()).toEqual(['1', '2', '3']);
    await log.drop('1');
    await log.drop('3');
    expect(await log.batches()).toEqual(['2']);
    for (const batch of ['1', '2', '3']) await log.merge(batch);
    expect(await stored(log)).toEqual(['2']);
  });
});
