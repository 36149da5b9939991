import type { Command } from '../../commands/command';
import type { LetterKey } from '../../commands/hotkey';
import { createListeners } from '../../listeners';
import type { DataState, YourData } from '../../screens/yourData';
import type { Announcer } from '../../speech/announcer';
import { lazyModule } from '../../ui/lazyModule';
import type { AnswerFiles, AnswerFilesDeps } from './answerFiles';
import type { Answers } from './answers';
import { DATA } from './text';

/** What the commands on the answers need from the app. */
export interface YourDataDeps {
  readonly answers: Answers;
  readonly announcer: Pick<Announcer, 'say'>;
  /** Lets the user choose a file. */
  pickFile(picked: (file: Blob) => void): void;
  /** Fetches the code that does the work. */
  loadAnswerFiles(use: Pick<AnswerFilesDeps, 'book' | 'change' | 'report'>): Promise<AnswerFiles>;
}

/** The answers as data, and what only the app needs of them. */
export interface OwnData extends YourData {
  /**
   * Does some work on them once its code is there.
   *
   * @param title the command that wants it
   * @returns what the work does, or `undefined` after a report that its code couldn't be loaded
   */
  withDesk<Result>(
    title: string,
    work: (desk: AnswerFiles) => Result | Promise<Result>,
  ): Promise<Result | undefined>;
  /** Shows and speaks what came of a command. */
  report(title: string, text: string): void;
  /** Asks no longer whether to delete them. */
  close(): void;
  /** Drops what came of the last task: the user has gone on. */
  forget(): void;
}

interface Texts {
  readonly id: string;
  readonly title: string;
}

/**
 * Creates the commands on the answers. Their code is fetched when one of them is first run.
 *
 * @example createYourData(use).commands.exportLines.run()
 */
export function createYourData({ answers, announcer, pickFile, loadAnswerFiles }: YourDataDeps): OwnData {
  const { subscribe, notify } = createListeners();
  let state: DataState = { question: 'none', deletions: 0, places: 0 };

  const change = (next: Partial<DataState>) => {
    state = { ...state, ...next };
    notify();
  };
  const report = (title: string, text: string) => {
    change({ report: text });
    announcer.say(DATA.spoken(title, text), 'news');
  };
  const desk = lazyModule(async () => loadAnswerFiles({ book: await answers.book(), change, report }));
  const withDesk: OwnData['withDesk'] = (title, work) =>
    desk.fetch().then(work, () => void report(title, DATA.notLoaded));

  answers.whenLoaded(({ log, trouble }) => {
    const look = () => trouble() !== state.trouble && change({ trouble: trouble() });
    log.subscribe(look);
    look();
  });

  const family = { id: 'data', title: DATA.group } as const;
  const command = (
    { id, title }: Texts,
    key: LetterKey,
    run: () => void,
    isOffered = () => true,
  ): Command => ({
    ...{ id: `data.${id}`, title, group: DATA.group, scope: 'global' },
    ...{ family, run },
    // Shown only where they work.
    get hotkeys() {
      return state.places > 0 ? ([`d ${key}`] as const) : [];
    },
    get isOffered() {
      return isOffered();
    },
    get disabled() {
      return state.task && id !== DATA.stop.id ? DATA.busy : undefined;
    },
  });
  const atDesk = (
    texts: Texts,
    key: LetterKey,
    work: (desk: AnswerFiles) => void,
    isOffered?: () => boolean,
  ): Command => command(texts, key, () => void withDesk(texts.title, work), isOffered);

  return {
    commands: {
      exportLines: atDesk(DATA.exportLines, 'e', desk => desk.exportAs('lines')),
      exportTable: atDesk(DATA.exportTable, 't', desk => desk.exportAs('table')),
      importFile: command(DATA.importFile, 'i', () =>
        pickFile(file => void withDesk(DATA.importFile.title, desk => desk.importFrom(file))),
      ),
      keep: atDesk(DATA.keep, 'k', desk => desk.keep()),
      deleteAll: command(DATA.deleteAll, 'x', () => change({ question: 'delete' })),
      undo: atDesk(
        DATA.undo,
        'u',
        desk => desk.undo(),
        () => state.deletions > 0,
      ),
      stop: atDesk(
        DATA.stop,
        's',
        desk => desk.stop(),
        () => state.task !== undefined,
      ),
    },
    state: () => state,
    subscribe,
    show() {
      change({ places: state.places + 1 });
      return () => change({ places: state.places - 1 });
    },
    ...{ withDesk, report },
    close: () => change({ question: 'none' }),
    forget: () => state.report !== undefined && change({ report: undefined }),
  };
}
