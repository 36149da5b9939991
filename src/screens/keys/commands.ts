import type { Command } from '../../commands/command';
import type { QuizCommands } from '../../quiz/quizCommands';
import { isOpen } from '../../quiz/session';
import { BLOCKED_BY_QUESTION } from '../../quiz/text';
import type { Settings } from '../../settings/settings';
import type { Sound } from '../../settings/useSound';
import { type Key, keyInfo, keyName, spokenKey, spokenKeyWithSignature } from '../../theory/key';
import { playCommand } from '../action';
import { KEYS_TEXTS } from './actions';
import { keyAfter, type Turn } from './fifths';
import type { KeysSession } from './quiz/quizzes';
import { keysSettings } from './settings';
import { SELECT_A_KEY } from './text';

/** What the commands of the Keys screen read and call. */
interface KeysCommandsDeps {
  readonly session: () => KeysSession;
  readonly quiz: QuizCommands;
  readonly settings: Settings;
  readonly sound: Pick<Sound, 'state'>;
  readonly say: (text: string) => void;
  readonly play: () => void;
  /** Leaves the results for the setup. */
  readonly leaveResults: () => void;
}

/** The commands of the Keys screen, except those of its settings. */
export interface KeysCommands {
  readonly play: Command;
  readonly clockwise: Command;
  readonly counterclockwise: Command;
  readonly relative: Command;
  readonly switchSpelling: Command;
  readonly newQuiz: Command;
  readonly quiz: QuizCommands;
  /** All of them, in palette order. */
  readonly all: readonly Command[];
}

/** The selected key, if any. */
export function selectedKey(settings: Settings): Key | undefined {
  const selection = settings.read(keysSettings.selection);
  return selection.kind === 'key' ? selection.key : undefined;
}

/**
 * Creates the commands of the Keys screen.
 *
 * @example createKeysCommands(use).relative.title // 'Go to B minor', with D major selected
 */
export function createKeysCommands({
  session,
  quiz,
  settings,
  sound,
  say,
  play,
  leaveResults,
}: KeysCommandsDeps): KeysCommands {
  const shared = { group: 'Keys', scope: 'screen' } as const;
  const selected = () => selectedKey(settings);
  const alternate = () => {
    const key = selected();
    return key && keyInfo(key).alternate;
  };
  const select = (key: Key) => {
    settings.write(keysSettings.selection, { kind: 'key', key });
    say(spokenKeyWithSignature(key));
  };
  const turn = (way: Turn) => select(keyAfter(selected(), way));
  const turnDisabled = () => (isOpen(session()) ? BLOCKED_BY_QUESTION : undefined);

  const commands = {
    play: playCommand({
      ...KEYS_TEXTS.play,
      ...{ session, sound, run: play },
      nothingToPlay: () => (selected() ? undefined : SELECT_A_KEY),
    }),
    clockwise: {
      ...shared,
      ...KEYS_TEXTS.clockwise,
      hotkeys: ['ArrowRight'],
      hint: 'by fifths',
      repeats: true,
      get disabled() {
        return turnDisabled();
      },
      run: () => turn('clockwise'),
    },
    counterclockwise: {
      ...shared,
      ...KEYS_TEXTS.counterclockwise,
      hotkeys: ['ArrowLeft'],
      repeats: true,
      get disabled() {
        return turnDisabled();
      },
      run: () => turn('counterclockwise'),
    },
    relative: {
      ...shared,
      id: 'keys.relative',
      get title() {
        const key = selected();
        return key ? `Go to ${keyName(keyInfo(key).relative, 'letters')}` : '';
      },
      get spoken() {
        const key = selected();
        return key && `Go to ${spokenKey(keyInfo(key).relative)}`;
      },
      hotkeys: ['g'],
      get keywords() {
        const key = selected();
        return ['relative', 'swap', ...(key ? [keyInfo(key).relative.type] : [])];
      },
      hint: 'relative',
      get isOffered() {
        return selected() !== undefined && !isOpen(session());
      },
      run: () => turn('relative'),
    },
    switchSpelling: {
      ...shared,
      id: 'keys.switch',
      get title() {
        const key = alternate();
        return key ? `Switch to ${keyName(key, 'letters')}` : '';
      },
      get spoken() {
        const key = alternate();
        return key && `Switch to ${spokenKey(key)}`;
      },
      hotkeys: ['m'],
      keywords: ['enharmonic', 'spelling', 'sharps', 'flats'],
      hint: 'spelling',
      get isOffered() {
        return alternate() !== undefined && !isOpen(session());
      },
      run() {
        const key = alternate();
        if (key) select(key);
      },
    },
    newQuiz: {
      id: 'keys-quiz.new',
      title: 'New Quiz',
      group: 'Keys quiz',
      scope: 'screen',
      keywords: ['setup', 'reset'],
      get isOffered() {
        return session().status === 'completed';
      },
      run: leaveResults,
    },
  } as const satisfies Record<string, Command>;
  return { ...commands, quiz, all: [...Object.values(commands), ...quiz.all] };
}
