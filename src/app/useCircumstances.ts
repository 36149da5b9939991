import { useCallback } from 'react';
import type { Circumstances } from '../commands/command';
import { preferences } from '../settings/preferences';
import { isDialogOpen } from '../ui/lazyDialog';
import { useAppState } from './AppContext';

/** Reads the current circumstances. It searches the whole page for a dialog, unless the caller knows whether one is open. */
export type ReadCircumstances = (known?: Partial<Pick<Circumstances, 'dialogOpen'>>) => Circumstances;

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
        neckFocused: document.activeElement?.closest('[role="grid"]') != null,
        characterHotkeys: settings.preferences.read(preferences.shortcuts),
        sequences: open && open.pace !== 'calm' ? 'off' : 'on',
      };
    },
    [navigation, settings, quizzes],
  );
}
