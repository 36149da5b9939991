import type { Answer } from '../../practice/answer';
import type { ChangeBest } from '../../practice/changeBest';
import { csvHeader, formatCsv } from '../../practice/csv';
import {
  isHopeless,
  NOTHING_READ,
  type Reading,
  type ReadWorkout,
  readLines,
} from '../../practice/importing';
import type { IdentifiedTuning } from '../../practice/keptTuning';
import {
  formatBestLine,
  formatLine,
  formatTuningLine,
  formatWorkoutLine,
  HEADER,
} from '../../practice/lines';
import {
  DAMAGED_EXPORT,
  DELETE_FAILED,
  deletedText,
  EXPORT_FAILED,
  exportedText,
  importText,
  NEWER_EXPORT,
  NO_ANSWERS,
  NOT_AN_EXPORT,
  NOT_IMPORTED,
  PERSISTENCE,
  STOPPED_EXPORT,
  STOPPED_IMPORT,
  TOO_LARGE,
  UNDO_FAILED,
  undoneText,
} from '../../practice/text';
import type { ChangeBests, Workouts } from '../../results/practiceApi';
import type { DataState, DataTask } from '../../screens/yourData';
import { fileOf, linesOf, type SoFar } from '../../storage/files';
import type { Log } from '../../storage/log';
import { type Persistence, requestPersistence } from '../../storage/persistence';
import { saveFile } from '../../storage/pickFile';
import { createTabLocks, type TabLocks } from '../../storage/tabLocks';
import type { NoteNames } from '../../theory/names';
import type { AnswerLog } from './answerLog';
import { DATA } from './text';
import type { Tunings } from './tunings';

/** The largest file that is read, packed or unpacked (bytes). */
export const LARGEST = 500 * 1024 * 1024;

/** How a long task shares the page with its user. */
export interface Turns {
  /** The time on a clock that never jumps (milliseconds). */
  now(): number;
  /** Lets the page handle keys, and draw. */
  giveWay(): Promise<void>;
}

interface ImportDeps {
  /** Adds those of the workouts in the file that are new, and returns how many they are. */
  readonly addWorkouts: Workouts['merge'];
  /** Adds the counts of chord changes that are better than those known, and returns how many they are. */
  readonly addBests: ChangeBests['merge'];
  /** Adds those of the tunings in the file that are new, and returns how many they are. */
  readonly addTunings: Tunings['merge'];
  readonly log: Pick<Log<Answer>, 'stage' | 'merge' | 'drop'>;
  readonly tabLocks: TabLocks;
  /** The name of the batch in which answers are staged; no other batch has it. */
  readonly batch: string;
  /** Called with how much is read, from 0 to 1. */
  progress(share: number): void;
  readonly signal: AbortSignal;
  readonly turns: Turns;
}

/** At least this many answers are staged together. */
const STAGED_TOGETHER = 1000;

/** How many lines are read before the clock is looked at. */
const AT_ONCE = 500;

/** How long a file is read before the page has its turn (milliseconds). */
const TURN = 20;

/** No more workouts of a file are read. */
const MOST_WORKOUTS = 500;

/** No more own tunings of a file are read. */
const MOST_TUNINGS = 500;

/** No more counts of chord changes of a file are read. */
const MOST_BESTS = 5000;

/** Reading's share of an import; the rest is merging. */
const READING = 0.5;

/** Lines in groups; one empty group if there are none. */
function* inGroups(lines: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at === 0 || at < lines.length; at += AT_ONCE) yield lines.slice(at, at + AT_ONCE);
}

/** The lines of a file in small groups, between which the page has its turns. */
async function* linesInTurns(
  file: Blob,
  turns: Turns,
  tell: (soFar: SoFar) => void,
): AsyncGenerator<readonly string[]> {
  let began = turns.now();
  for await (const lines of linesOf(file, tell)) {
    for (const group of inGroups(lines)) {
      yield group;
      if (turns.now() - began < TURN) continue;
      await turns.giveWay();
      began = turns.now();
    }
  }
}

/** The reason to stop reading a file, if there is one. */
function refusal(reading: Reading, unpacked: number): string | undefined {
  if (reading.kind === 'other') return NOT_AN_EXPORT;
  if (reading.kind === 'newer-export') return NEWER_EXPORT;
  if (isHopeless(reading)) return DAMAGED_EXPORT;
  return unpacked > LARGEST ? TOO_LARGE : undefined;
}

interface StagedFile {
  readonly reading: Reading;
  readonly workouts: readonly ReadWorkout[];
  readonly bests: readonly ChangeBest[];
  readonly tunings: readonly IdentifiedTuning[];
}

/** Reads a file and stages its answers; stops as soon as it turns out not to be an export. */
async function stageFile(file: Blob, deps: ImportDeps): Promise<StagedFile | string> {
  const { log, batch, progress, signal, turns } = deps;
  let reading = NOTHING_READ;
  let answers: readonly Answer[] = [];
  const workouts: ReadWorkout[] = [];
  const bests: ChangeBest[] = [];
  const tunings: IdentifiedTuning[] = [];
  let unpacked = 0;
  const tell = (soFar: SoFar) => {
    unpacked = soFar.unpacked;
    progress((READING * soFar.read) / file.size);
  };
  const stage = async () => {
    const isStaged = answers.length === 0 || (await log.stage(batch, answers));
    answers = [];
    return isStaged;
  };
  try {
    for await (const lines of linesInTurns(file, turns, tell)) {
      if (signal.aborted) return STOPPED_IMPORT;
      const read = readLines(reading, lines);
      reading = read.reading;
      const refused = refusal(reading, unpacked);
      if (refused !== undefined) return refused;
      answers = [...answers, ...read.answers];
      workouts.push(...read.workouts.slice(0, MOST_WORKOUTS - workouts.length));
      bests.push(...read.bests.slice(0, MOST_BESTS - bests.length));
      tunings.push(...read.tunings.slice(0, MOST_TUNINGS - tunings.length));
      if (answers.length >= STAGED_TOGETHER && !(await stage())) return NOT_IMPORTED;
    }
    if (!(await stage())) return NOT_IMPORTED;
  } catch (error) {
    console.warn('Could not read a file', error);
    return reading.kind === 'export' ? DAMAGED_EXPORT : NOT_AN_EXPORT;
  }
  return reading.kind === 'export' ? { reading, workouts, bests, tunings } : NOT_AN_EXPORT;
}

/**
 * Merges the answers of a file into the log, all that can be read of them or, if anything fails, none.
 *
 * @returns the outcome in words
 * @example await importFile(file, { log, tabLocks, batch, progress, signal, turns }) // 'Imported 12 new answers.'
 */
export async function importFile(file: Blob, deps: ImportDeps): Promise<string> {
  if (file.size > LARGEST) return TOO_LARGE;
  const { log, tabLocks, batch, progress, signal } = deps;
  const release = await tabLocks.hold(batch);
  try {
    const staged = await stageFile(file, deps);
    if (typeof staged === 'string') return staged;
    const { reading, workouts, bests, tunings } = staged;
    const added = await log.merge(batch, {
      progress: share => progress(READING + (1 - READING) * share),
      signal,
      // The site's data may have been cleared meanwhile.
      expected: reading.answers - reading.bad,
    });
    if (added !== undefined)
      return importText(reading, added, {
        workouts: deps.addWorkouts(workouts),
        bests: deps.addBests(bests),
        tunings: deps.addTunings(tunings),
      });
    return signal.aborted ? STOPPED_IMPORT : NOT_IMPORTED;
  } finally {
    await log.drop(batch);
    release();
  }
}

/** The formats of an export: gzipped JSON lines, which can be imported, or a table. */
export const EXPORTS = {
  lines: { header: () => HEADER, format: formatLine, packing: 'gzip', ending: 'jsonl.gz' },
  table: { header: csvHeader, format: formatCsv, packing: 'text', ending: 'csv' },
} as const;
export type ExportKind = keyof typeof EXPORTS;

interface ExportOptions {
  readonly kind: ExportKind;
  /** How a table names notes, beside their English names. */
  readonly names?: NoteNames;
  /** The lines of what a table has no place for. */
  readonly others?: readonly string[];
  /** Called with how much is done, from 0 to 1. */
  progress(share: number): void;
  readonly signal: AbortSignal;
}

/**
 * All answers of a log as a file, and how many they are.
 *
 * @throws the signal's reason, if it is aborted.
 */
export async function exportFile(
  log: Pick<Log<Answer>, 'entries' | 'count' | 'pending'>,
  { kind, names, others = [], progress, signal }: ExportOptions,
): Promise<{ readonly file: Blob; readonly count: number }> {
  const { header, format, packing } = EXPORTS[kind];
  const total = (await log.count()) + log.pending().length;
  let count = 0;
  async function* lines() {
    yield [header(names), ...others];
    for await (const answers of log.entries()) {
      signal.throwIfAborted();
      yield answers.map(answer => format(answer, names));
      count += answers.length;
      progress(Math.min(1, count / total));
    }
  }
  return { file: await fileOf(lines(), packing), count };
}

export interface AnswerFilesDeps {
  readonly workouts: Pick<Workouts, 'list' | 'merge'>;
  readonly changeBests: Pick<ChangeBests, 'list' | 'merge'>;
  readonly tunings: Pick<Tunings, 'list' | 'merge'>;
  readonly answerLog: Pick<AnswerLog, 'log'>;
  /** How the user names notes. */
  names(): NoteNames;
  change(next: Partial<DataState>): void;
  /** Shows and speaks the outcome of a command. */
  report(title: string, text: string): void;
  /** The local date: `2026-11-22`. */
  today(): string;
  /** Makes an id that no other tab makes. */
  newId(): string;
  readonly tabLocks: TabLocks;
  save(file: Blob, name: string): void;
  requestPersistence(): Promise<Persistence>;
  readonly turns: Turns;
  /** Calls the listener when the page is left. */
  whenLeft(listener: () => void): void;
}

/** Exports, imports and deletes the answers. Nothing in it throws or rejects. */
export interface AnswerFiles {
  exportAs(kind: ExportKind): Promise<void>;
  importFrom(file: Blob): Promise<void>;
  /** How many answers there are, with those that aren't stored yet. */
  count(): Promise<number>;
  deleteAll(): Promise<void>;
  /** Brings back the answers that were deleted last. */
  undo(): Promise<void>;
  /** Asks the browser to keep the answers until the user deletes them. */
  persist(): Promise<void>;
  /** Stops an export or an import. */
  stop(): void;
}

/** The answer files of a browser's page. */
export const browserAnswerFiles = (
  deps: Omit<AnswerFilesDeps, 'tabLocks' | 'save' | 'requestPersistence' | 'turns' | 'whenLeft'>,
): AnswerFiles =>
  createAnswerFiles({
    ...deps,
    tabLocks: createTabLocks(navigator.locks),
    save: saveFile,
    requestPersistence: () => requestPersistence(navigator.storage),
    turns: { now: () => performance.now(), giveWay },
    whenLeft: listener => window.addEventListener('pagehide', listener),
  });

/** Lets the browser handle keys and draw; not by a timer, which may take a second where the page is hidden. */
const giveWay = (): Promise<void> =>
  new Promise(given => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      given();
    };
    port2.postMessage(undefined);
  });

/** The step in which progress is shown. */
const STEP = 0.02;

/** Deleted answers that can still be brought back. */
interface Deletion {
  readonly batch: string;
  readonly count: number;
  release(): void;
}

/** Creates the export, import and deletion of a log's answers. */
export function createAnswerFiles(deps: AnswerFilesDeps): AnswerFiles {
  const { change, report, tabLocks } = deps;
  const { log } = deps.answerLog;
  let deletions: readonly Deletion[] = [];
  let stopping = new AbortController();

  const setDeletions = (next: readonly Deletion[]) => {
    deletions = next;
    change({ deletions: next.length });
  };
  const count = async () => {
    await log.flush();
    return (await log.count()) + log.pending().length;
  };

  /** Runs a task, which shows how far it has come. */
  const run = async (
    name: DataTask['name'],
    task: (progress: (share: number) => void) => Promise<string>,
  ) => {
    stopping = new AbortController();
    let shown = 0;
    // Each change redraws the page.
    const progress = (share: number) => {
      if (share < 1 && share - shown < STEP) return;
      shown = share;
      change({ task: { name, share } });
    };
    change({ task: { name, share: 0 }, report: undefined });
    const text = await task(progress);
    change({ task: undefined });
    report(name, text);
  };

  deps.whenLeft(() => {
    for (const { batch, release } of deletions) void log.drop(batch).then(release);
    setDeletions([]);
  });

  return {
    exportAs: kind =>
      run('Export', async progress => {
        try {
          const kept = kind === 'lines' ? deps.workouts.list().workouts : [];
          const bests = kind === 'lines' ? deps.changeBests.list() : [];
          const { things: tunings } = kind === 'lines' ? deps.tunings.list() : { things: [] };
          const others = [
            ...kept.map(({ id, ...workout }) => formatWorkoutLine(id, workout)),
            ...bests.map(formatBestLine),
            ...tunings.map(formatTuningLine),
          ];
          const { file, count } = await exportFile(log, {
            ...{ kind, names: deps.names(), others, progress },
            signal: stopping.signal,
          });
          if (count === 0 && others.length === 0) return NO_ANSWERS;
          const name = `fretty-answers-${deps.today()}.${EXPORTS[kind].ending}`;
          deps.save(file, name);
          return exportedText(count, name, {
            ...{ workouts: kept.length, bests: bests.length, tunings: tunings.length },
          });
        } catch (error) {
          if (stopping.signal.aborted) return STOPPED_EXPORT;
          console.warn('Could not export the answers', error);
          return EXPORT_FAILED;
        }
      }),
    importFrom: file =>
      run('Import', progress =>
        importFile(file, {
          ...{ log, tabLocks, progress, turns: deps.turns, addWorkouts: deps.workouts.merge },
          addBests: deps.changeBests.merge,
          addTunings: deps.tunings.merge,
          batch: `import-${deps.newId()}`,
          signal: stopping.signal,
        }),
      ),
    count,
    async deleteAll() {
      const batch = `deleted-${deps.newId()}`;
      const locking = tabLocks.hold(batch);
      // Without waiting for the lock, so that answers from now on stay.
      const cleared = await log.clear(batch, locking);
      const release = await locking;
      if (cleared.kind === 'kept') setDeletions([...deletions, { batch, count: cleared.count, release }]);
      else release();
      report(
        DATA.deleteAll.title,
        cleared.kind === 'failed' ? DELETE_FAILED : deletedText(cleared.count, cleared.kind),
      );
    },
    async undo() {
      const last = deletions.at(-1);
      if (last === undefined) return;
      const isBack = (await log.merge(last.batch, { expected: last.count })) !== undefined;
      if (isBack) {
        setDeletions(deletions.filter(deletion => deletion !== last));
        last.release();
      }
      report(DATA.undo.title, isBack ? undoneText(last.count) : UNDO_FAILED);
    },
    async persist() {
      report(DATA.keep.title, PERSISTENCE[await deps.requestPersistence()]);
    },
    stop: () => stopping.abort(),
  };
}
