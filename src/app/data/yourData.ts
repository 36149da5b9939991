import type { Command } from '../../commands/command';
import type { LetterKey } from '../../commands/hotkey';
import { createListeners } from '../../listeners';
import type { DataState, YourData } from '../../screens/yourData';
import type { Announcer } from '../../speech/announcer';
import { lazyModule } from '../../ui/lazyModule';
import type { AnswerFiles, AnswerFilesDeps } from './answerFiles';
import type { Answers } from './answers';
import { DATA } from './text';

export interface YourDataDeps {
  readonly answers: Answers;
  readonly workouts: AnswerFilesDeps['workouts'];
  readonly changeBests: AnswerFilesDeps['changeBests'];
  readonly tunings: AnswerFilesDeps['tunings'];
  readonly names: AnswerFilesDeps['names'];
  readonly announcer: Pick<Announcer, 'say'>;
  /** Lets the user choose a file. */
  pickFile(picked: (file: Blob) => void): void;
  /** Fetches the code that does the work. */
  loadAnswerFiles(
    deps: Pick<
      AnswerFilesDeps,
      'answerLog' | 'change' | 'report' | 'workouts' | 'changeBests' | 'tunings' | 'names'
    >,
  ): Promise<AnswerFiles>;
}

/** The answers as data, with what only the app may do to them. */
export interface OwnData extends YourData {
  /**
   * Works on the answers' files once their code has been fetched.
   *
   * @param title the title of the command, for the report
   * @returns the result of the work, or `undefined` after a report that its code couldn't be fetched
   */
  withAnswerFiles<Result>(
    title: string,
    work: (files: AnswerFiles) => Result | Promise<Result>,
  ): Promise<Result | undefined>;
  /** Shows and speaks the outcome of a command. */
  report(title: string, text: string): void;
  /** Closes the question whether to delete the answers. */
  close(): void;
  /** Drops the report of the last task: the user has gone on. */
  forget(): void;
}

interface Texts {
  readonly id: string;
  readonly title: string;
}

/** Creates the commands on the answers. The code that does their work is fetched when one of them is first run. */
export function createYourData({
  answers,
  workouts,
  changeBests,
  tunings,
  names,
  announcer,
  pickFile,
  loadAnswerFiles,
}: YourDataDeps): OwnData {
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
  const answerFiles = lazyModule(async () =>
    loadAnswerFiles({
      ...{ answerLog: await answers.answerLog(), workouts, changeBests, tunings, names },
      ...{ change, report },
    }),
  );
  const withAnswerFiles: OwnData['withAnswerFiles'] = (title, work) =>
    answerFiles.fetch().then(work, () => void report(title, DATA.notLoaded));

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
    // Hotkeys are shown only where they work.
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
  const fileCommand = (
    texts: Texts,
    key: LetterKey,
    work: (files: AnswerFiles) => void,
    isOffered?: () => boolean,
  ): Command => command(texts, key, () => void withAnswerFiles(texts.title, work), isOffered);

  return {
    commands: {
      exportLines: fileCommand(DATA.exportLines, 'e', files => files.exportAs('lines')),
      exportTable: fileCommand(DATA.exportTable, 't', files => files.exportAs('table')),
      importFile: command(DATA.importFile, 'i', () =>
        pickFile(file => void withAnswerFiles(DATA.importFile.title, files => files.importFrom(file))),
      ),
      keep: fileCommand(DATA.keep, 'k', files => files.persist()),
      deleteAll: command(DATA.deleteAll, 'x', () => change({ question: 'delete' })),
      undo: fileCommand(
        DATA.undo,
        'u',
        files => files.undo(),
        () => state.deletions > 0,
      ),
      stop: fileCommand(
        DATA.stop,
        's',
        files => files.stop(),
        () => state.task !== undefined,
      ),
    },
    state: () => state,
    subscribe,
    show() {
      change({ places: state.places + 1 });
      return () => change({ places: state.places - 1 });
    },
    ...{ withAnswerFiles, report },
    close: () => change({ question: 'none' }),
    forget: () => state.report !== undefined && change({ report: undefined }),
  };
}
