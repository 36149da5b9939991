import type { ScreenId } from '../../commands/command';
import { createListeners } from '../../listeners';
import {
  addResults,
  formatProgress,
  formatResult,
  isNearlyOver,
  type PartProgress,
  parseProgress,
  parseResult,
  resumedDrill,
  resumedName,
} from '../../practice/partProgress';
import { isQuizScreen, type PartResult } from '../../practice/parts';
import type { Skill } from '../../practice/path';
import { lengthOf, placeText, WORKOUT_DONE } from '../../practice/workout';
import type { BegunWorkout, PracticeApi, WorkoutRun } from '../../results/practiceApi';
import { datesUpTo } from '../../screens/dates';
import { formatRecord, parseRecord, type TextStore } from '../../storage/storage';
import type { Courses } from './courses';

/** The name of the record in local storage. */
const NAME = 'fretty-workout';

const VERSION = 1;

/** For how many days a workout is kept: half done, to be continued; done, for its result to be sent. */
const KEPT_DAYS = { underWay: 7, done: 2 } as const;

const isKept = ({ date, drills, results }: BegunWorkout, today: string): boolean =>
  datesUpTo(today, KEPT_DAYS[results.length < drills.length ? 'underWay' : 'done']).includes(date);

interface WorkoutRunDeps {
  readonly store: Pick<TextStore, 'read' | 'write'>;
  /** The local date: `2026-11-26`. */
  today(): string;
  /** Starts drills. */
  practice(): Pick<PracticeApi, 'beginOn'>;
  /** Opens a screen. */
  open(screen: ScreenId): void;
  /** Says which drill begins. */
  say(text: string): void;
  readonly courses: Pick<Courses, 'begin'>;
}

/** A drill as it is stored: `notes ?quiz=name-note&drill=on Name Note, 12 questions`. */
const formatDrill = ({ screen, query, name }: Skill): string => [screen, query, name].join(' ');

function parseDrill(text: string): Skill | undefined {
  const [screen, query = '', ...name] = text.split(' ');
  return isQuizScreen(screen) && query.startsWith('?') && name.length > 0
    ? { screen, query, name: name.join(' ') }
    : undefined;
}

/** Each line read; `undefined` if one of them can't be. */
function linesOf<T>(text: string, parse: (line: string) => T | undefined): readonly T[] | undefined {
  const lines = text === '' ? [] : text.split('\n');
  const read = lines.flatMap(line => parse(line) ?? []);
  return read.length === lines.length ? read : undefined;
}

/** Reads the workout that was stored; `undefined` if none was, or it is malformed. */
function parseRun(text: string): BegunWorkout | undefined {
  const record = parseRecord(text);
  if (record?.version !== VERSION) return undefined;
  const { values } = record;
  const [date, name] = [values.get('date'), values.get('name')];
  const drills = linesOf(values.get('drills') ?? '', parseDrill);
  const results = linesOf(values.get('results') ?? '', parseResult);
  if (date === undefined || name === undefined || !drills || !results) return undefined;
  if (drills.length === 0 || results.length > drills.length) return undefined;
  const begun = { date, name, drills };
  const next = drills[results.length];
  const progress = next && parseProgress(values.get('progress'), lengthOf(next));
  if (next && progress && isNearlyOver(lengthOf(next), progress))
    return { ...begun, results: [...results, progress], progress: undefined };
  return { ...begun, results, progress };
}

const formatRun = ({ date, name, drills, results, progress }: BegunWorkout): string =>
  formatRecord({
    version: VERSION,
    values: new Map([
      ['date', date],
      ['name', name],
      ['drills', drills.map(formatDrill).join('\n')],
      ['results', results.map(formatResult).join('\n')],
      ['progress', progress ? formatProgress(progress) : ''],
    ]),
  });

/**
 * Creates the run of a workout: its drills one after the other, each on its own screen. How far it is and how it went
 * survives a reload, also within a drill, and some days.
 */
export function createWorkoutRun({ store, today, practice, open, say, courses }: WorkoutRunDeps): WorkoutRun {
  const { subscribe, notify } = createListeners();
  let begun = parseRun(store.read(NAME) ?? '');

  const change = (next: BegunWorkout) => {
    begun = next;
    store.write(NAME, formatRun(next));
    notify();
  };
  /** The workout, unless it is too long ago. */
  const current = () => (begun && isKept(begun, today()) ? begun : undefined);
  /** The drill that comes next, and what it is called in its place. */
  const nextDrill = () => {
    const now = current();
    const drill = now?.drills[now.results.length];
    return now && drill && { drill, text: placeText(now.results.length + 1, now.drills.length, drill.name) };
  };
  const next = () => (current() === undefined ? undefined : (nextDrill()?.text ?? WORKOUT_DONE));
  const goOn = () => {
    const coming = nextDrill();
    if (coming === undefined) return open('workouts');
    const { drill, text } = coming;
    const length = lengthOf(drill);
    const before = current()?.progress;
    const withBefore = (result: PartResult): PartResult => (before ? addResults(before, result) : result);
    const answered = ({ left, ...result }: PartProgress) => {
      const now = current();
      if (now) change({ ...now, progress: { ...withBefore(result), left } });
    };
    const over = (result: PartResult) => {
      const now = current();
      if (now === undefined) return;
      change({ ...now, date: today(), results: [...now.results, withBefore(result)], progress: undefined });
      // Without an answer there are no results from which to go on.
      if (result.answers === 0) open('workouts');
    };
    courses.begin({
      screen: drill.screen,
      ...(before && resumedDrill(length, before)),
      ...{ next, goOn, answered, over },
    });
    practice().beginOn(drill);
    say(`${resumedName(text, length, before, 'spoken')}.`);
  };
  return {
    current,
    begin(name, drills) {
      change({ date: today(), name, drills, results: [] });
      goOn();
    },
    goOn,
    subscribe,
  };
}
