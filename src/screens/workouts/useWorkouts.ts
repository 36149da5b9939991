import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { WorkoutDrill } from '../../practice/workout';
import { type WorkoutReading, workoutIn } from '../../practice/workoutLink';
import type { CopiedLink } from '../../quiz/drillLinks';
import { useActiveQuizzes, useQuizzes } from '../../quiz/quizzes';
import { type PracticeApi, usePracticeApi } from '../../results/practiceApi';
import type { QuerySettings } from '../../settings/querySettings';
import { useSpeech } from '../../speech/Speech';
import { useCommandInput } from '../../ui/shell';
import { createWorkoutsCommands } from './commands';
import { COPIED_SPOKEN } from './text';

/** What was copied, and how that ended. */
export interface Copied extends CopiedLink {
  readonly what: 'link' | 'result';
}

/** Copies a text, which a browser may refuse. */
async function copyText(text: string): Promise<Copied['outcome']> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    console.warn('Could not copy', error);
    return 'failed';
  }
}

type Drills = 'loading' | 'read' | 'failed';

/** Whether what describes the drills of workouts has been fetched. */
function useDrills({ loadDrills }: PracticeApi): Drills {
  const [drills, setDrills] = useState<Drills>('loading');
  useEffect(() => {
    let isLeft = false;
    loadDrills().then(
      () => isLeft || setDrills('read'),
      error => {
        console.warn('Could not fetch the drills', error);
        if (!isLeft) setDrills('failed');
      },
    );
    return () => {
      isLeft = true;
    };
  }, [loadDrills]);
  return drills;
}

/** What a link means, with a setting that isn't known here taken for one of a newer version. */
const readingOf = (hash: string, knows: (drill: WorkoutDrill) => boolean): WorkoutReading | undefined => {
  const reading = workoutIn(hash);
  return reading?.kind === 'workout' && !reading.workout.drills.every(knows) ? { kind: 'newer' } : reading;
};

/** What the Workouts screen shows, and its commands. */
export function useWorkouts(settings: QuerySettings) {
  const practice = usePracticeApi();
  const quizzes = useQuizzes();
  const active = useActiveQuizzes();
  const { say } = useSpeech();
  const { workouts, workoutRun, knows } = practice;
  const list = useSyncExternalStore(workouts.subscribe, workouts.list);
  const begun = useSyncExternalStore(workoutRun.subscribe, workoutRun.current);
  const hash = useSyncExternalStore(settings.subscribe, settings.hash);
  const drills = useDrills(practice);
  const isRead = drills === 'read';
  const linked = useMemo(() => (isRead ? readingOf(hash, knows) : undefined), [hash, knows, isRead]);
  const [chosen, setChosen] = useState({ of: list.chosen?.id, at: 0 });
  const drillAt = chosen.of === list.chosen?.id ? chosen.at : 0;
  const [isNaming, setNaming] = useState(false);
  const [copied, setCopied] = useState<Copied & { readonly on: string }>();

  // What was copied says nothing of what the page shows later.
  const page = `${hash}\n${list.chosen?.id}\n${begun?.results.length}`;
  const latest = useRef({ linked, drillAt, isRead, page });
  latest.current = { linked, drillAt, isRead, page };
  // A key that is pressed before the drills are read counts all the same.
  const wanted = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isRead) return;
    wanted.current?.();
    wanted.current = undefined;
  }, [isRead]);
  const commands = useMemo(
    () =>
      createWorkoutsCommands({
        ...{ practice, quizzes, say },
        linked: () => latest.current.linked,
        drillAt: () => latest.current.drillAt,
        chooseDrill: at => setChosen({ of: workouts.list().chosen?.id, at }),
        isUnread: () => !latest.current.isRead && settings.hash() !== '',
        whenRead(run) {
          if (latest.current.isRead) run();
          else wanted.current = run;
        },
        dropLink: settings.dropHash,
        askName: () => setNaming(true),
        async copy(what, text) {
          const outcome = await copyText(text);
          setCopied({ what, outcome, address: text, on: latest.current.page });
          say(COPIED_SPOKEN[outcome === 'copied' ? what : 'failed']);
        },
      }),
    [practice, quizzes, say, settings, workouts],
  );
  useCommandInput(
    [page, drillAt, isRead, active.length, list.workouts.length, list.chosen?.drills.length].join('\n'),
  );
  return {
    ...{ list, begun, linked, drills, drillAt, isNaming, commands },
    hasLink: hash !== '',
    copied: copied?.on === page ? copied : undefined,
    choose(at: number) {
      const workout = list.workouts[at];
      if (workout) workouts.choose(workout.id);
      settings.dropHash();
    },
    chooseDrill: (at: number) => setChosen({ of: list.chosen?.id, at }),
    endNaming: () => setNaming(false),
  };
}
