import { createContext, useContext, useLayoutEffect } from 'react';
import type { Command, ScreenId } from '../commands/command';
import { isInUse, type Listener } from '../listening/listener';
import type { NoteSource } from '../listening/playedNote';
import { LISTENING } from '../listening/text';
import type { AllSettings } from '../settings/useSettings';
import { useShell } from '../ui/shell';
import { answerWith } from './answerWith';
import { drill } from './pace';

/** What the commands for listening need from the app. */
export interface ListenDeps {
  readonly listener: Listener;
  readonly navigation: {
    readonly current: () => { readonly id: ScreenId } | undefined;
  };
  readonly screens: AllSettings['screens'];
  /** Opens the tuner. */
  readonly tuner: Command;
  readonly say: (text: string) => void;
}

/** Provides what the app has. */
export const ListenDepsContext = createContext<ListenDeps | undefined>(undefined);

/** The commands for listening, which every screen that listens has as buttons. */
export interface ListenCommands {
  /** `Listen` or, while the app listens, `Stop Listening`. */
  readonly listen: Command;
  /** Opens the tuner. */
  readonly tuner: Command;
}

/** The screens that listen outside a quiz, too. */
const WITH_EARS: readonly ScreenId[] = ['tuner', 'chords'];

/** What the shown screen wants to listen to; the sentence that says what for stands on it. */
function wantedSource({ navigation, screens }: ListenDeps): NoteSource | undefined {
  const screen = navigation.current();
  const settings = screen && screens[screen.id];
  // Progress has a setting of the same name, and no quiz.
  const hasQuiz = settings?.table.rows.some(({ id }) => id === drill.id);
  const chosen = hasQuiz ? settings?.choices().get(answerWith.id) : undefined;
  if (chosen === 'microphone' || chosen === 'midi') return chosen;
  return screen && WITH_EARS.includes(screen.id) ? 'microphone' : undefined;
}

/**
 * Creates the commands for listening.
 *
 * @example createListenCommands(deps).listen.title // 'Listen'
 */
export function createListenCommands(deps: ListenDeps): ListenCommands {
  const { listener, tuner, say } = deps;
  const isOn = () => isInUse(listener.state());
  const start = async (source: NoteSource) => {
    await listener.start(source);
    if (listener.state().status === 'listening') say(LISTENING.begun);
  };
  const canRun = () => isOn() || wantedSource(deps) !== undefined;
  const listen: Command = {
    ...LISTENING.command,
    get title() {
      return isOn() ? LISTENING.stop : LISTENING.command.title;
    },
    scope: 'global',
    hotkeys: ['shift+l'],
    get hint() {
      return isOn() ? 'stop listening' : undefined;
    },
    get hotkeysWork() {
      return canRun();
    },
    get disabled() {
      return canRun() ? undefined : LISTENING.nowhere;
    },
    run() {
      const source = wantedSource(deps);
      if (isOn()) {
        listener.stop();
        say(LISTENING.stopped);
      } else if (source) void start(source);
    },
  };
  return { listen, tuner };
}

const made = new WeakMap<ListenDeps, ListenCommands>();

/** The commands for listening of an app, made once. */
function commandsOf(deps: ListenDeps): ListenCommands {
  const commands = made.get(deps) ?? createListenCommands(deps);
  made.set(deps, commands);
  return commands;
}

/** The commands for listening, which exist from then on; `undefined` outside the app. */
export function useListenCommands(): ListenCommands | undefined {
  const deps = useContext(ListenDepsContext);
  const { registry } = useShell();
  const commands = deps && commandsOf(deps);
  useLayoutEffect(() => {
    // The app is their owner, so several places on a screen may use them.
    if (deps && commands) registry.publish(deps, [commands.listen], 'app');
  }, [registry, deps, commands]);
  return commands;
}
