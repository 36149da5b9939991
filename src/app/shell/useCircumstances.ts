import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Circumstances, Command } from '../../commands/command';
import { preferences } from '../../settings/preferences';
import { useSpeech } from '../../speech/Speech';
import { firstNeck, gridOf } from '../../ui/heading';
import { isDialogOpen } from '../../ui/lazyDialog';
import { useAppState } from '../AppContext';
import { UPDATE } from '../text';

/** Reads the current circumstances. It searches the whole page for a dialog, unless the caller knows whether one is open. */
export type ReadCircumstances = (known?: Partial<Pick<Circumstances, 'dialogOpen'>>) => Circumstances;

/** Where the focus is, seen from the necks of the page. */
function neckFocus(): Circumstances['neck'] {
  const { activeElement } = document;
  if (gridOf(activeElement)) return 'focused';
  const isOnPage = activeElement === null || activeElement.matches('body, main, h1');
  return isOnPage && firstNeck() ? 'near' : 'away';
}

/** Returns a function that reads the current circumstances. */
export function useCircumstances(): ReadCircumstances {
  const { navigation, settings, quizzes } = useAppState();
  return useCallback(
    ({ dialogOpen = isDialogOpen() } = {}) => {
      const open = quizzes.active().find(({ isShown }) => isShown);
      return {
        screen: navigation.current()?.id,
        quiz: open ? 'open' : 'none',
        dialogOpen,
        neck: neckFocus(),
        characterHotkeys: settings.preferences.read(preferences.shortcuts),
        sequences: open && open.pace !== 'calm' ? 'off' : 'on',
      };
    },
    [navigation, settings, quizzes],
  );
}

/** Loads a new version once one is ready; disabled while a quiz is open, which the reload would end. */
export function useUpdateCommand(): Command {
  const { updates, quizzes } = useAppState();
  const { say } = useSpeech();
  const state = useSyncExternalStore(updates.subscribe, updates.state);
  const isReady = state !== 'none';
  const isQuizOpen = useSyncExternalStore(quizzes.subscribe, () => quizzes.active().length > 0);

  // Not announced during a quiz: the announcement waits for its end.
  const isSaid = useRef(false);
  useEffect(() => {
    if (!isReady || isQuizOpen || isSaid.current) return;
    isSaid.current = true;
    say(UPDATE.spoken);
  }, [isReady, isQuizOpen, say]);

  useEffect(() => {
    if (state === 'held') say(UPDATE.held);
  }, [state, say]);

  return useMemo(
    () => ({
      id: 'shell.update',
      title: 'Load the New Version',
      group: 'Fretty',
      scope: 'global',
      get isOffered() {
        return updates.state() !== 'none';
      },
      get disabled() {
        return quizzes.active().length > 0 ? UPDATE.disabled : undefined;
      },
      run: updates.take,
    }),
    [updates, quizzes],
  );
}
