import {
  DELETE_FAILED,
  deletedText,
  EXPORT_FAILED,
  exportedText,
  KEEPING,
  NO_ANSWERS,
  STOPPED_EXPORT,
  UNDO_FAILED,
  undoneText,
} from '../practice/text';
import type { DataState, DataTask } from '../screens/yourData';
import { type Claims, createClaims } from '../storage/claims';
import { askToKeep, type Keeping } from '../storage/keeping';
import { saveFile } from '../storage/saveFile';
import type { AnswerBook } from './answerBook';
import { DATA } from './dataText';
import { EXPORTS, type ExportKind, exportFile } from './exportFile';
import { importFile, type Turns } from './importFile';

/** What the work on the answers needs. */
export interface DeskUse {
  readonly book: Pick<AnswerBook, 'log'>;
  change(next: Partial<DataState>): void;
  /** Shows and speaks what came of a command. */
  report(title: string, text: string): void;
  /** The local date of now: `2026-11-22`. */
  today(): string;
  /** Makes an id that no other tab makes. */
  newId(): string;
  readonly claims: Claims;
  save(file: Blob, name: string): void;
  askToKeep(): Promise<Keeping>;
  readonly turns: Turns;
  /** Calls the listener when the page is left. */
  whenLeft(listener: () => void): void;
}

/** Does what the commands on the answers say. None of it throws or rejects. */
export interface DataDesk {
  exportAs(kind: ExportKind): Promise<void>;
  importFrom(file: Blob): Promise<void>;
  /** How many answers there are, with those that aren't stored yet. */
  count(): Promise<number>;
  deleteAll(): Promise<void>;
  /** Brings back what was deleted last. */
  undo(): Promise<void>;
  keep(): Promise<void>;
  /** Stops an export or an import. */
  stop(): void;
}

/** The desk of a browser's page. */
export const browserDesk = (
  use: Omit<DeskUse, 'claims' | 'save' | 'askToKeep' | 'turns' | 'whenLeft'>,
): DataDesk =>
  createDesk({
    ...use,
    claims: createClaims(navigator.locks),
    save: saveFile,
    askToKeep: () => askToKeep(navigator.storage),
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

/** Progress is shown in steps of this size. */
const STEP = 0.02;

/** Deleted answers that can still be brought back. */
interface Deletion {
  readonly batch: string;
  readonly count: number;
  giveUp(): void;
}

/**
 * Creates the desk.
 *
 * @example await createDesk(use).exportAs('lines')
 */
export function createDesk(use: DeskUse): DataDesk {
  const { change, report, claims } = use;
  const { log } = use.book;
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
    // What is on the page is redrawn each time.
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

  use.whenLeft(() => {
    for (const { batch, giveUp } of deletions) void log.drop(batch).then(giveUp);
    setDeletions([]);
  });

  return {
    exportAs: kind =>
      run('Export', async progress => {
        try {
          const { file, count } = await exportFile(log, { kind, progress, signal: stopping.signal });
          if (count === 0) return NO_ANSWERS;
          const name = `fretty-answers-${use.today()}.${EXPORTS[kind].ending}`;
          use.save(file, name);
          return exportedText(count, name);
        } catch (error) {
          if (stopping.signal.aborted) return STOPPED_EXPORT;
          console.warn('Could not export the answers', error);
          return EXPORT_FAILED;
        }
      }),
    importFrom: file =>
      run('Import', progress =>
        importFile(file, {
          ...{ log, claims, progress, turns: use.turns },
          batch: `import-${use.newId()}`,
          signal: stopping.signal,
        }),
      ),
    count,
    async deleteAll() {
      const batch = `deleted-${use.newId()}`;
      const claiming = claims.claim(batch);
      // In this very moment, so that later answers stay.
      const cleared = await log.clear(batch, claiming);
      const giveUp = await claiming;
      if (cleared.kind === 'kept') setDeletions([...deletions, { batch, count: cleared.count, giveUp }]);
      else giveUp();
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
        last.giveUp();
      }
      report(DATA.undo.title, isBack ? undoneText(last.count) : UNDO_FAILED);
    },
    async keep() {
      report(DATA.keep.title, KEEPING[await use.askToKeep()]);
    },
    stop: () => stopping.abort(),
  };
}
