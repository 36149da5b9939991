import { useEffect, useState } from 'react';
import type { ScreenId } from '../commands/command';
import type { AnySession } from '../quiz/definition';
import { preferences } from '../settings/preferences';
import { usePreferenceSettings, useSetting } from '../settings/useSettings';
import { usePracticeApi } from './practiceApi';

/** How many rounds are read: far more than are compared, since the best may be an old one. */
const READ = 500;

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
      const log = await practice.log();
      await log.flush();
      const latest = await log.lastRows('rounds', `${screen}/${run.quiz.id}/`, READ);
      if (!isLeft) setRounds(latest);
    };
    read().catch(error => console.warn('Could not read earlier rounds', error));
    return () => {
      isLeft = true;
    };
  }, [practice, screen, run, isRemembering]);
  return isRemembering ? rounds : NONE;
}
