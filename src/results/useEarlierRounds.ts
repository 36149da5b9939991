import { useEffect, useState } from 'react';
import type { ScreenId } from '../commands/command';
import type { AnySession } from '../quiz/definition';
import { preferences } from '../settings/preferences';
import { usePreferenceSettings, useSetting } from '../settings/useSettings';
import { earlierRounds } from './earlier';
import { usePracticeApi } from './practiceApi';

/** The latest rows of rounds in the log, the newest first. They are checked where they are used. */
export type EarlierRounds = readonly object[];

const NONE: EarlierRounds = [];

/**
 * The rounds before a quiz, of the same type. They are read while it runs, so that the results appear at once; there are none
 * while answers aren't remembered.
 */
export function useEarlierRounds(screen: ScreenId, session: AnySession): EarlierRounds {
  const practice = usePracticeApi();
  const isRemembering = useSetting(usePreferenceSettings(), preferences.remember) === 'on';
  const run = session.status === 'idle' ? undefined : session.run;
  const [rounds, setRounds] = useState(NONE);
  useEffect(() => {
    if (run === undefined || !isRemembering) return;
    let isLeft = false;
    const read = async () => {
      const latest = await earlierRounds(await practice.log(), screen, run.quiz.id);
      if (!isLeft) setRounds(latest);
    };
    read().catch(error => console.warn('Could not read earlier rounds', error));
    return () => {
      isLeft = true;
    };
  }, [practice, screen, run, isRemembering]);
  return isRemembering ? rounds : NONE;
}
