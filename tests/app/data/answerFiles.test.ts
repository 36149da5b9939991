import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnswerFiles, createAnswerFiles } from '../../../src/app/data/answerFiles';
import { ANSWER_DESIGN } from '../../../src/app/data/answerLog';
import { createChangeBests } from '../../../src/app/data/changeBests';
import { createTunings, type Tunings } from '../../../src/app/data/tunings';
import { createWorkouts } from '../../../src/app/data/workouts';
import type { Answer } from '../../../src/practice/answer';
import type { ChangeBest } from '../../../src/practice/changeBest';
import { csvHeader } from '../../../src/practice/csv';
import { formatLine, HEADER } from '../../../src/practice/lines';
import type { ChangeBests, Workouts } from '../../../src/results/practiceApi';
import type { DataState } from '../../../src/screens/yourData';
import { fileOf, linesOf } from '../../../src/storage/files';
import { createJournal } from '../../../src/storage/journal';
import { createLog, type Log } from '../../../src/storage/log';
import type { Persistence } from '../../../src/storage/persistence';
import { createTabLocks } from '../../../src/storage/tabLocks';
import { answersWith, answerWith, START } from '../../practice/made';
import { LESSON } from '../../practice/workouts';
import { deleteElsewhere, fillDisk, freshDatabases } from '../../storage/fakeDatabase';

interface Saved {
  readonly file: Blob;
  readonly name: string;
}

const logs: Log<Answer>[] = [];

interface Tab {
  readonly persistence?: Persistence;
  /** What the user does whenever a task lets the page handle keys. */
  readonly act?: (files: AnswerFiles) => void | Promise<void>;
  /** The workouts of the user. */
  readonly workouts?: Workouts;
  /** The user's best counts of chord changes. */
  readonly changeBests?: ChangeBests;
  /** The user's own tunings. */
  readonly tunings?: Tunings;
}

/** A tab with a log of these answers, and a desk for them, whose clock says that everything takes long. */
async function openTab(
  answers: readonly Answer[] = [],
  {
    persistence = 'agreed',
    act = () => {},
    workouts = noWorkouts(),
    changeBests = noBests(),
    tunings = noTunings(),
  }: Tab = {},
) {
  const log = createLog<Answer>({
    ...{ name: 'fretty', version: 1 },
    design: ANSWER_DESIGN,
    journal: createJournal('fretty-answers'),
    moments: { afterPaint: run => void setTimeout(run), whenHidden: () => {}, whenShown: () => {} },
  });
  logs.push(log);
  for (const answer of answers) log.append(answer);
  await log.flush();
  let state: DataState = { question: 'none', deletions: 0, places: 0 };
  const shares: number[] = [];
  const saved: Saved[] = [];
  let leave = () => {};
  let ids = 0;
  let time = 0;
  const files: AnswerFiles = createAnswerFiles({
    answerLog: { log },
    ...{ workouts, changeBests, tunings },
    names: () => 'english',
    change(next) {
      state = { ...state, ...next };
      if (next.task) shares.push(next.task.share);
    },
    report: (title, text) => {
      state = { ...state, report: `${title}: ${text}` };
    },
    today: () => '2026-11-22',
    newId: () => `id${ids++}`,
    tabLocks: createTabLocks(undefined),
    save: (file, name) => void saved.push({ file, name }),
    requestPersistence: async () => persistence,
    turns: { now: () => (time += 30), giveWay: async () => act(files) },
    whenLeft: listener => {
      leave = listener;
    },
  });
  return { log, files, workouts, changeBests, saved, shares, state: () => state, leave: () => leave() };
}

const ids = async (log: Log<Answer>): Promise<readonly string[]> => {
  const found: string[] = [];
  for await (const batch of log.entries()) found.push(...batch.map(({ id }) => id));
  return found;
};

const linesIn = async (file: Blob): Promise<readonly string[]> => {
  const lines: string[] = [];
  for await (const some of linesOf(file, () => {})) lines.push(...some);
  return lines;
};

/** A file that a function makes, and how many times its bytes were asked for. */
function watched(file: Blob) {
  const slice = vi.spyOn(file, 'slice');
  return { file, reads: () => slice.mock.calls.length };
}

const DAMAGED = 'This file is damaged. Nothing was imported.';
const NOT_OURS = 'This is not a Fretty export. Choose a file made by Export.';

const file = (...lines: readonly string[]): Blob => new Blob([lines.join('\n')]);

const answerAt = (second: number): Answer => answerWith({ time: START + second * 1000 });
const THREE = answersWith({}, {}, {});

beforeEach(() => {
  freshDatabases();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(async () => {
  for (const log of logs.splice(0)) await log.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The workouts of a tab of its own. */
function noWorkouts(): Workouts {
  const store = { read: () => undefined, write: () => {}, watch: () => () => {} };
  let ids = 0;
  return createWorkouts({ store, newId: () => String(ids++) });
}

/** The counts of a tab of its own. */
const noBests = (): ChangeBests =>
  createChangeBests({ read: () => undefined, write: () => {}, watch: () => () => {} });

/** The tunings of a tab of its own. */
function noTunings(): Tunings {
  const store = { read: () => undefined, write: () => {}, watch: () => () => {} };
  let ids = 0;
  return createTunings({ store, newId: () => String(ids++) });
}

test('given own tunings, when they are exported and imported elsewhere, twice, then each is there once, under a free name', async () => {
  const tunings = noTunings();
  const celtic = tunings.keep({ name: 'Celtic', code: 'D2-A2-D3-G3-A3-D4' });
  const { files, saved, state } = await openTab([], { tunings });
  await files.exportAs('lines');
  expect(state().report).toBe(
    'Export: Exported 0 answers and 1 tuning to fretty-answers-2026-11-22.jsonl.gz.',
  );
  const others = createTunings({
    store: { read: () => undefined, write: () => {}, watch: () => () => {} },
    newId: () => 'mine',
  });
  others.keep({ name: 'Celtic', code: 'C2-G2-C3-G3-C4-E4' });
  const other = await openTab([], { tunings: others });
  for (const said of ['There were no new answers. Imported 1 new tuning.', 'There were no new answers.']) {
    await other.files.importFrom(saved[0]?.file ?? new Blob());
    expect(other.state().report).toBe(`Import: ${said}`);
  }
  expect(others.list().things.map(({ name }) => name)).toEqual(['Celtic', 'Celtic (2)']);
  expect(others.list().things[1]).toEqual({ ...celtic, name: 'Celtic (2)' });
  await other.files.importFrom(file(HEADER, '{"version":1,"tuning":"t0","text":"Celtic\\nD2-X"}'));
  expect(other.state().report).toBe(
    "Import: There were no new answers. 1 of 1 answer could not be read: line 2 isn't a tuning.",
  );
});

test('given best counts of chord changes, when they are exported and imported elsewhere, twice, then the higher one of each pair stays', async () => {
  const tuning = 'E2-A2-D3-G3-B3-E4';
  const [slow, fast] = [31, 34].map(
    (count): ChangeBest => ({ tuning, pair: ['Am', 'F'], count, date: '2026-11-26' }),
  );
  if (!slow || !fast) throw new Error('two counts');
  const changeBests = noBests();
  changeBests.merge([fast]);
  const { files, saved, state } = await openTab([], { changeBests });
  await files.exportAs('lines');
  expect(state().report).toBe(
    'Export: Exported 0 answers and 1 best count of chord changes to fretty-answers-2026-11-22.jsonl.gz.',
  );
  const other = await openTab([], { changeBests: noBests() });
  other.changeBests.merge([slow]);
  for (const said of [
    'There were no new answers. Imported 1 new best count of chord changes.',
    'There were no new answers.',
  ]) {
    await other.files.importFrom(saved[0]?.file ?? new Blob());
    expect(other.state().report).toBe(`Import: ${said}`);
  }
  expect(other.changeBests.list()).toEqual([fast]);
  await other.files.importFrom(file(HEADER, '{"version":1,"changes":"Am | F | 700"}'));
  expect(other.state().report).toBe(
    "Import: There were no new answers. 1 of 1 answer could not be read: line 2 isn't a count of chord changes.",
  );
});

describe('given workouts', () => {
  test('when they are exported without any answers and imported elsewhere, twice, then each is there once', async () => {
    const workouts = noWorkouts();
    workouts.add(LESSON);
    workouts.add({});
    const { files, saved, state } = await openTab([], { workouts });
    await files.exportAs('lines');
    expect(state().report).toBe(
      'Export: Exported 0 answers and 2 workouts to fretty-answers-2026-11-22.jsonl.gz.',
    );
    const other = await openTab([], { workouts: noWorkouts() });
    for (const said of [
      'There were no new answers. Imported 2 new workouts.',
      'There were no new answers.',
    ]) {
      await other.files.importFrom(saved[0]?.file ?? new Blob());
      expect(other.state().report).toBe(`Import: ${said}`);
    }
    expect(other.workouts.list().workouts).toEqual(workouts.list().workouts);
  });

  test('when a file has a line that is no workout, then that is said, and the others are imported', async () => {
    const { files, state, workouts } = await openTab();
    await files.importFrom(
      file(
        HEADER,
        '{"version":1,"workout":"w1","text":"Lesson\\nnotes ?drill=on"}',
        '{"version":1,"workout":"w/2","text":"Lesson"}',
        '{"version":1,"workout":"w3","text":7}',
        '{"version":1,"workout":"w4","text":"\\n"}',
      ),
    );
    expect(state().report).toBe(
      "Import: There were no new answers. Imported 1 new workout. 3 of 3 answers could not be read: line 3 isn't a workout, line 4 isn't a workout, line 5 isn't a workout.",
    );
    expect(workouts.list().workouts.map(({ name }) => name)).toEqual(['Lesson']);
  });

  test('when a table is exported, then it has none', async () => {
    const workouts = noWorkouts();
    workouts.add(LESSON);
    const { files, state } = await openTab([], { workouts });
    await files.exportAs('table');
    expect(state().report).toBe('Export: There are no answers yet.');
  });
});

describe('given a log of three answers', () => {
  test('when it is exported, then a gzipped file has one line for each, and the progress reaches its end', async () => {
    const { files, saved, shares, state } = await openTab(THREE);
    await files.exportAs('lines');
    expect(saved.map(({ name }) => name)).toEqual(['fretty-answers-2026-11-22.jsonl.gz']);
    expect(await linesIn(saved[0]?.file ?? new Blob())).toEqual([HEADER, ...THREE.map(formatLine)]);
    expect(shares).toEqual([0, 1]);
    expect(state().task).toBeUndefined();
    expect(state().report).toBe('Export: Exported 3 answers to fretty-answers-2026-11-22.jsonl.gz.');
  });

  test('when it is exported as a table, then the file has a header and a row for each', async () => {
    const { files, saved } = await openTab(THREE);
    await files.exportAs('table');
    expect(saved.map(({ name }) => name)).toEqual(['fretty-answers-2026-11-22.csv']);
    const [header, ...rows] = (await (saved[0]?.file ?? new Blob()).text()).trimEnd().split('\n');
    expect(header).toBe(csvHeader());
    expect(rows).toHaveLength(3);
  });

  test('when its export is imported elsewhere, twice, then every answer is there once, with the same sums', async () => {
    const { files, saved, log } = await openTab(THREE);
    await files.exportAs('lines');
    const sums = await log.rows('items');
    const exported = saved[0]?.file ?? new Blob();

    freshDatabases();
    const other = await openTab();
    await other.files.importFrom(exported);
    expect(other.state().report).toBe('Import: Imported 3 new answers.');
    await other.files.importFrom(exported);
    expect(other.state().report).toBe('Import: There were no new answers.');
    expect(await ids(other.log)).toEqual(THREE.map(({ id }) => id));
    expect(await other.log.rows('items')).toEqual(sums);
    expect(await other.log.batches()).toEqual([]);
  });

  test('when the export is stopped, then nothing is saved', async () => {
    const { files, saved, state } = await openTab(THREE);
    const exported = files.exportAs('lines');
    files.stop();
    await exported;
    expect(saved).toEqual([]);
    expect(state().report).toBe('Export: Stopped. Nothing was exported.');
  });

  test('when all answers are deleted, then none is left, until that is undone', async () => {
    const { files, log, state } = await openTab(THREE);
    expect(await files.count()).toBe(3);
    await files.deleteAll();
    expect(await ids(log)).toEqual([]);
    expect(await log.rows('days')).toEqual([]);
    expect(state().deletions).toBe(1);
    expect(state().report).toBe(
      'Delete All Answers: Deleted 3 answers. You can undo this until you close or reload the page.',
    );

    await files.undo();
    expect(await ids(log)).toEqual(THREE.map(({ id }) => id));
    expect(state().deletions).toBe(0);
    expect(state().report).toBe('Undo Delete: 3 answers are back.');
    await files.undo();
    expect(state().deletions).toBe(0);
  });

  test('when the site’s data is cleared after all are deleted, then they can’t be brought back, and that is said', async () => {
    const { files, state } = await openTab(THREE);
    await files.deleteAll();
    await deleteElsewhere('fretty');
    await files.undo();
    expect(state().report).toBe(
      "Undo Delete: The answers couldn't be brought back. Close all other Fretty tabs, then try again.",
    );
  });

  test('when they are counted, then those that aren’t stored yet count, too', async () => {
    const { files, log } = await openTab(THREE);
    log.append(answerWith({ id: 'fourth' }));
    expect(await files.count()).toBe(4);
  });

  test('when all answers are deleted and the page is left, then they are gone for good', async () => {
    const { files, log, state, leave } = await openTab(THREE);
    await files.deleteAll();
    expect(await log.batches()).toHaveLength(1);
    leave();
    expect(state().deletions).toBe(0);
    await vi.waitFor(async () => expect(await log.batches()).toEqual([]));
  });

  test('when all answers are deleted and there is no room to keep them, then that is said', async () => {
    const { files, log, state } = await openTab(THREE);
    const makeRoom = fillDisk();
    await files.deleteAll();
    makeRoom();
    expect(await ids(log)).toEqual([]);
    expect(state().deletions).toBe(0);
    expect(state().report).toBe(
      "Delete All Answers: Deleted 3 answers. This can't be undone: there was no room to keep them.",
    );
  });
});

describe('given an empty log', () => {
  test('when it is exported, then there is nothing to save', async () => {
    const { files, saved, state } = await openTab();
    await files.exportAs('lines');
    expect(saved).toEqual([]);
    expect(state().report).toBe('Export: There are no answers yet.');
  });

  test('when lines of an import can’t be read, then they are named, and the others are imported', async () => {
    const { files, log, state } = await openTab();
    await files.importFrom(
      file(HEADER, formatLine(answerAt(0)), 'nonsense', '', formatLine(answerAt(1)), '{}'),
    );
    expect(state().report).toBe(
      'Import: Imported 2 new answers. 2 of 4 answers could not be read: line 3 is not JSON, line 6 has no valid "version".',
    );
    expect(await ids(log)).toEqual([answerAt(0).id, answerAt(1).id]);
  });

  const damaged = async () => {
    const whole = await fileOf(
      (async function* () {
        yield [HEADER, ...Array.from({ length: 2000 }, (_, at) => formatLine(answerAt(at)))];
      })(),
      'gzip',
    );
    return whole.slice(0, Math.floor(whole.size / 2));
  };
  test.each<[what: string, make: () => Blob | Promise<Blob>, said: string]>([
    ['is empty', () => file(), NOT_OURS],
    ['is something else', () => file('{"name":"fretty"}', '{}'), NOT_OURS],
    ['is a picture', () => new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 10, 0])]), NOT_OURS],
    ['only looks gzipped', () => new Blob([new Uint8Array([0x1f, 0x8b, 1, 2, 3])]), NOT_OURS],
    ['is a table', () => file(csvHeader()), NOT_OURS],
    [
      'is from a newer version',
      () => file('{"fretty":"answers","version":2}', '{}'),
      'This export is from a newer version of Fretty. Update this one first.',
    ],
    ['is damaged', damaged, DAMAGED],
    ['begins like one and is empty lines', () => file(HEADER, ...Array(20_000).fill('')), DAMAGED],
    ['begins like one and is short bad lines', () => file(HEADER, ...Array(20_000).fill('{}')), DAMAGED],
    ['begins like one and has an endless line', () => file(HEADER, 'x'.repeat(300_000)), DAMAGED],
  ])(
    'when a file that %s is imported, then that is said, and nothing is left behind',
    async (_, make, said) => {
      const { files, log, state } = await openTab();
      await files.importFrom(await make());
      expect(state().report).toBe(`Import: ${said}`);
      expect(await ids(log)).toEqual([]);
      expect(await log.batches()).toEqual([]);
    },
  );

  test('when a file is too large, then it isn’t read at all', async () => {
    const { files, state } = await openTab();
    const large = file(HEADER);
    Object.defineProperty(large, 'size', { value: 500 * 1024 * 1024 + 1 });
    const { reads } = watched(large);
    await files.importFrom(large);
    expect(state().report).toBe("Import: Files larger than 500 MB can't be imported.");
    expect(reads()).toBe(0);
  });

  test('when a small file unpacks to more than 500 MB, then nothing more comes out of it', {
    tags: 'full',
  }, async () => {
    const pack = async (...lines: readonly string[]) =>
      fileOf(
        (async function* () {
          yield lines;
        })(),
        'gzip',
      );
    const many = await pack(...Array(100).fill('x'.repeat(90_000)));
    const bomb = new Blob([await pack(HEADER), ...Array(80).fill(many)]);
    expect(bomb.size).toBeLessThan(2_000_000);
    const { files, log, state } = await openTab();
    await files.importFrom(bomb);
    expect(state().report).toBe("Import: Files larger than 500 MB can't be imported.");
    expect(await log.batches()).toEqual([]);
  });

  test('when a large file can’t be an export, then only its beginning is read', async () => {
    const { files, state } = await openTab();
    const { file: blank, reads } = watched(file(HEADER, '\n'.repeat(5_000_000)));
    await files.importFrom(blank);
    expect(state().report).toBe(`Import: ${DAMAGED}`);
    expect(reads()).toBeLessThan(5);
  });

  test('when a long file is imported, then the page has its turn after every 500 lines', async () => {
    const act = vi.fn();
    const { files, log } = await openTab([], { act });
    await files.importFrom(
      file(HEADER, ...Array.from({ length: 5000 }, (_, at) => formatLine(answerAt(at)))),
    );
    expect(await log.count()).toBe(5000);
    expect(act.mock.calls.length).toBeGreaterThanOrEqual(10);
  });

  test('when it is stopped while a long file is read, then nothing more is read, and nothing of it stays', async () => {
    const act = vi.fn((files: AnswerFiles) => files.stop());
    const { files, log, state } = await openTab([], { act });
    const put = vi.spyOn(log, 'stage');
    await files.importFrom(
      file(HEADER, ...Array.from({ length: 5000 }, (_, at) => formatLine(answerAt(at)))),
    );
    expect(state().report).toBe('Import: Stopped. Nothing was imported.');
    expect(act).toHaveBeenCalledOnce();
    expect(put).not.toHaveBeenCalled();
    expect(await log.batches()).toEqual([]);
  });

  test('when the site’s data is cleared while a file is read, then nothing of it is imported, and that is said', async () => {
    const { files, log, state } = await openTab();
    const stage = log.stage;
    vi.spyOn(log, 'stage').mockImplementationOnce(async (...given) => {
      const isStaged = await stage(...given);
      await deleteElsewhere('fretty');
      return isStaged;
    });
    await files.importFrom(
      file(HEADER, ...Array.from({ length: 2500 }, (_, at) => formatLine(answerAt(at)))),
    );
    expect(state().report).toBe("Import: The answers couldn't be stored. Nothing was imported.");
    expect(await ids(log)).toEqual([]);
    expect(await log.batches()).toEqual([]);
  });

  test('when the disk is full, then nothing is imported', async () => {
    const { files, log, state } = await openTab();
    const makeRoom = fillDisk();
    await files.importFrom(file(HEADER, formatLine(answerAt(0))));
    makeRoom();
    expect(state().report).toBe("Import: The answers couldn't be stored. Nothing was imported.");
    expect(await ids(log)).toEqual([]);
  });

  test('when an import is stopped while it joins the log, then nothing of it stays', async () => {
    const { files, log, state } = await openTab();
    const merge = log.merge;
    vi.spyOn(log, 'merge').mockImplementation((...given) => {
      files.stop();
      return merge(...given);
    });
    await files.importFrom(file(HEADER, formatLine(answerAt(0))));
    expect(state().report).toBe('Import: Stopped. Nothing was imported.');
    expect(await ids(log)).toEqual([]);
    expect(await log.batches()).toEqual([]);
  });

  test('when an import is stopped while its sums are made, then nothing of it stays', async () => {
    const { files, log, state } = await openTab();
    const merge = log.merge;
    vi.spyOn(log, 'merge').mockImplementation((batch, merging) =>
      merge(batch, {
        ...merging,
        progress(share) {
          if (share === 1) setTimeout(files.stop);
        },
      }),
    );
    await files.importFrom(
      file(HEADER, ...Array.from({ length: 2500 }, (_, at) => formatLine(answerAt(at)))),
    );
    expect(state().report).toBe('Import: Stopped. Nothing was imported.');
    expect(await ids(log)).toEqual([]);
    expect(log.state()).toBe('stored');
    expect(await log.batches()).toEqual([]);
  });

  test('when thousands of answers are imported, then they are put aside in a few parts, and progress is told in steps', async () => {
    const { files, log, shares } = await openTab();
    const put = vi.spyOn(log, 'stage');
    await files.importFrom(
      file(HEADER, ...Array.from({ length: 2500 }, (_, at) => formatLine(answerAt(at)))),
    );
    expect(await log.count()).toBe(2500);
    expect(put.mock.calls.length).toBeLessThanOrEqual(3);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.length).toBeLessThan(60);
    expect(shares.at(-1)).toBe(1);
  });

  test('when an import is stopped, then nothing of it stays', async () => {
    const { files, log, state } = await openTab();
    const imported = files.importFrom(file(HEADER, formatLine(answerAt(0))));
    files.stop();
    await imported;
    expect(state().report).toBe('Import: Stopped. Nothing was imported.');
    expect(await ids(log)).toEqual([]);
    expect(await log.batches()).toEqual([]);
  });

  test.each([
    ['agreed', 'This browser keeps your answers until you delete them.'],
    [
      'refused',
      "This browser didn't agree: it may delete your answers when it runs out of room. Export them now and then.",
    ],
    ['unknown', "This browser can't be asked to keep your answers. Export them now and then."],
  ] as const)(
    'when the browser is asked to keep answers and has %s, then that is said',
    async (persistence, said) => {
      const { files, state } = await openTab([], { persistence });
      await files.persist();
      expect(state().report).toBe(`Protect Answers from Browser Clean-up: ${said}`);
    },
  );
});

test('given no storage at all, when answers are exported, deleted and brought back, then that works in memory', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { files, saved, log } = await openTab(THREE);
  await files.exportAs('lines');
  expect(await linesIn(saved[0]?.file ?? new Blob())).toHaveLength(4);
  await files.deleteAll();
  expect(log.pending()).toEqual([]);
  await files.undo();
  expect(log.pending()).toEqual(THREE);
});
