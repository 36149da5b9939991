import { type Command, isOffered, type ScreenId } from '../commands/command';
import type { CommandRegistry } from '../commands/registry';
import type { Navigation } from './links/navigation';

interface DeferredCommandsDeps {
  readonly registry: Pick<CommandRegistry, 'find' | 'subscribe'>;
  readonly navigation: Pick<Navigation, 'current' | 'subscribe'>;
  /** Calls back once the page has settled after a change. */
  readonly soon: (run: () => void) => void;
  /** Whether something has come in between: an open dialog. */
  readonly isBusy: () => boolean;
  readonly say: (text: string) => void;
}

/** Runs commands of screens that are still being opened. */
export interface DeferredCommands {
  /**
   * Runs a command as soon as its screen has published it, or says why it can't be run. A deferred command is dropped if
   * another one follows, or another screen is opened first.
   */
  run(screen: ScreenId, id: string): void;
}

const canRun = (command: Command): boolean => isOffered(command) && command.disabled === undefined;

/** Creates the deferred commands, each run right after its screen was opened. */
export function createDeferredCommands({
  registry,
  navigation,
  soon,
  isBusy,
  say,
}: DeferredCommandsDeps): DeferredCommands {
  let drop = () => {};
  return {
    run(screen, id) {
      drop();
      let isOpen = true;
      const attempt = () => {
        if (!isOpen) return;
        const command = registry.find(id);
        const hasLeft = navigation.current()?.id !== screen;
        if (command === undefined && !hasLeft) return;
        drop();
        if (command === undefined || hasLeft || isBusy()) return;
        if (canRun(command)) command.run();
        else if (command.disabled !== undefined) say(command.disabled);
      };
      const listen = () => soon(attempt);
      const stops = [registry.subscribe(listen), navigation.subscribe(listen)];
      drop = () => {
        isOpen = false;
        for (const stop of stops) stop();
      };
      attempt();
    },
  };
}
