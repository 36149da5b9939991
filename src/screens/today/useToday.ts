import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useInstrument } from '../../fretboard/useInstrument';
import { pathOn } from '../../practice/path';
import { useActiveQuizzes, useQuizzes } from '../../quiz/quizzes';
import { usePracticeApi } from '../../results/practiceApi';
import { preferences } from '../../settings/preferences';
import type { Settings } from '../../settings/settings';
import { usePreferenceSettings, useSetting } from '../../settings/useSettings';
import { useCommandInput } from '../../ui/shell';
import { useSkills } from '../useSkills';
import { useSums } from '../useSums';
import { createTodayCommands } from './commands';
import { todaySettings } from './settings';
import { type TodayView, viewOf } from './view';

/** What the Today screen shows, as far as it has been read, and its commands. */
export function useToday(settings: Settings) {
  const practice = usePracticeApi();
  const quizzes = useQuizzes();
  const active = useActiveQuizzes();
  const instrument = useInstrument();
  const sums = useSums();
  const minutes = useSetting(settings, todaySettings.minutes);
  const sound = useSetting(usePreferenceSettings(), preferences.sound);
  const skills = useSkills(pathOn(instrument));
  const begun = useSyncExternalStore(practice.today.subscribe, practice.today.current);
  const view = useMemo<TodayView | undefined>(() => {
    if (typeof sums === 'string' || skills === undefined || skills === 'failed') return undefined;
    const moment = { now: practice.now(), today: practice.date() };
    return viewOf({ sums, skills, instrument, minutes, sound, moment });
  }, [sums, skills, instrument, minutes, sound, practice]);
  const isFailed = sums === 'failed' || skills === 'failed';
  const latest = useRef({ view, isFailed });
  latest.current = { view, isFailed };
  // A key that is pressed before the answers are read counts all the same.
  const wanted = useRef<(view: TodayView) => void>(undefined);
  useEffect(() => {
    if (view) wanted.current?.(view);
    wanted.current = undefined;
  }, [view]);
  const commands = useMemo(
    () =>
      createTodayCommands({
        ...{ quizzes, practice, isFailed: () => latest.current.isFailed },
        withView(run) {
          if (latest.current.view) run(latest.current.view);
          else wanted.current = run;
        },
      }),
    [quizzes, practice],
  );
  useCommandInput([isFailed, begun?.at, active.length].join('\n'));
  return { state: isFailed ? ('failed' as const) : (view ?? ('loading' as const)), begun, sound, commands };
}
