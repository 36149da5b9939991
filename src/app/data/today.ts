import type { ScreenId } from '../../commands/command';
import { createListeners } from '../../listeners';
import type { Listener } from '../../listening/listener';
import {
  addResults,
  formatProgress,
  isNearlyOver,
  type PartProgress,
  parseProgress,
  resumedDrill,
} from '../../practice/partProgress';
import {
  isQuizScreen,
  type Known,
  limitOf,
  nextPartText,
  type PartResult,
  PRACTICE_DONE,
  partText,
  screenOf,
  TODAY_MINUTES,
  type TodayMinutes,
  type TodayPart,
} from '../../practice/parts';
import type { BegunToday, PracticeApi, TodayPractice } from '../../results/practiceApi';
import { formatRecord, parseRecord, type TextStore } from '../../storage/storage';
import type { Courses } from './courses';

/** The name of the record in local storage. */
const NAME = 'fretty-today';

const VERSION = 1;

interface TodayDeps {
  readonly store: Pick<TextStore, 'read' | 'write'>;
  /** The local date: `2026-11-25`. */
  today(): string;
  /** Starts drills. */
  practice(): Pick<PracticeApi, 'begin' | 'drill' | 'instrumentOn'>;
  /** Opens a screen. */
  open(screen: ScreenId): void;
  /** Says which part follows. */
  say(text: string): void;
  /** Tells whether an instrument is heard. */
  readonly listener: Pick<Listener, 'state'>;
  /** Follows the drill that it starts. */
  readonly courses: Pick<Courses, 'begin'>;
}

/** A part as it is stored: `skill 3 notes ?quiz=name-note&drill=on Every note on the whole neck`, or `review 5 notes name-note` and its items. */
const formatPart = (part: TodayPart): string =>
  part.kind === 'review'
    ? ['review', part.minutes, part.asks.screen, part.asks.quiz, ...part.asks.items].join(' ')
    : [part.kind, part.minutes, part.skill.screen, part.skill.query, part.skill.name].join(' ');

/** Reads a part that was stored; `undefined` if it is malformed. */
function parsePart(text: string): TodayPart | undefined {
  const [kind, minutesText, screen, what, ...rest] = text.split(' ');
  const minutes = Number(minutesText);
  const isWhole = Number.isInteger(minutes) && minutes > 0 && what !== undefined && rest.length > 0;
  if (!isWhole || !isQuizScreen(screen)) return undefined;
  if (kind === 'review') return { kind, minutes, asks: { screen, quiz: what, items: rest } };
  const isSkill = (kind === 'skill' || kind === 'ear') && what.startsWith('?');
  return isSkill ? { kind, minutes, skill: { screen, query: what, name: rest.join(' ') } } : undefined;
}

const countIn = (text: string | undefined): number | undefined => {
  const count = Number(text);
  return text !== undefined && Number.isInteger(count) && count >= 0 ? count : undefined;
};

/** Reads the practice that was stored; `undefined` if none was, or it is malformed or of another day. */
function parseToday(text: string, today: string): BegunToday | undefined {
  const record = parseRecord(text);
  if (record?.version !== VERSION || record.values.get('date') !== today) return undefined;
  const { values } = record;
  const lines = values.get('parts')?.split('\n') ?? [];
  const parts = lines.flatMap(line => parsePart(line) ?? []);
  const minutes = TODAY_MINUTES.find(each => String(each) === values.get('minutes'));
  const at = countIn(values.get('at'));
  const known = countIn(values.get('known'));
  const isWhole = parts.length > 0 && parts.length === lines.length;
  if (!isWhole || minutes === undefined || at === undefined || known === undefined) return undefined;
  const skills =
    values
      .get('skills')
      ?.split('\n')
      .filter(name => name !== '') ?? [];
  const begun = { date: today, minutes, parts, known: { items: known, skills } };
  const next = parts[at];
  const progress = next && parseProgress(values.get('progress'), limitOf(next));
  if (next && progress && isNearlyOver(limitOf(next), progress))
    return { ...begun, at: at + 1, progress: undefined };
  return { ...begun, at: Math.min(at, parts.length), progress };
}

const formatToday = ({ date, minutes, parts, at, progress, known }: BegunToday): string =>
  formatRecord({
    version: VERSION,
    values: new Map([
      ['date', date],
      ['minutes', String(minutes)],
      ['parts', parts.map(formatPart).join('\n')],
      ['at', String(at)],
      ['progress', progress ? formatProgress(progress) : ''],
      ['known', String(known.items)],
      ['skills', known.skills.join('\n')],
    ]),
  });

/**
 * Creates today's practice: its drills one after the other, each on its own screen. How far it is survives a reload, also
 * within a drill, until the day ends.
 */
export function createToday({
  store,
  today,
  practice,
  open,
  say,
  listener,
  courses,
}: TodayDeps): TodayPractice {
  const { subscribe, notify } = createListeners();
  let begun = parseToday(store.read(NAME) ?? '', today());

  /** What listening had come to when the practice began: what failed before may work now. */
  let before = listener.state();

  const change = (next: BegunToday) => {
    begun = next;
    store.write(NAME, formatToday(next));
    notify();
  };
  /** The practice, unless a new day has begun. */
  const current = () => (begun?.date === today() ? begun : undefined);
  const partNow = () => {
    const now = current();
    return now?.parts[now.at];
  };
  /** How a part is answered, if not as set: the first that couldn't be heard said so, and keys answer those after it. */
  const answersNow = () => {
    const state = listener.state();
    return state.status === 'failed' && state !== before ? 'keys' : undefined;
  };
  const goOn = () => {
    const part = partNow();
    if (part === undefined) return open('today');
    const [screen, limit] = [screenOf(part), limitOf(part)];
    const before = current()?.progress;
    const answered = ({ left, ...result }: PartProgress) => {
      const now = current();
      if (now) change({ ...now, progress: { ...(before ? addResults(before, result) : result), left } });
    };
    const following = { next, goOn: follow, answered, over };
    courses.begin({ screen, limit, ...(before && resumedDrill(limit, before)), ...following });
    if (part.kind === 'review')
      practice().drill(screen, { quiz: part.asks.quiz, items: part.asks.items }, 'quick', answersNow());
    else practice().begin(screen, part.skill.query, answersNow());
  };
  /** From the results of a part, goes on to what follows, which nobody has read who only listens. */
  const follow = () => {
    const part = partNow();
    goOn();
    if (part) say(`${nameOf(part)}.`);
  };
  const nameOf = (part: TodayPart) => partText(part, practice().instrumentOn(screenOf(part)).names);
  const next = () => {
    if (current() === undefined) return undefined;
    const part = partNow();
    return part === undefined ? PRACTICE_DONE : nextPartText(nameOf(part));
  };
  const over = ({ answers }: PartResult) => {
    const now = current();
    if (now === undefined) return;
    change({ ...now, at: now.at + 1, progress: undefined });
    // Without an answer there are no results from which to go on.
    if (answers === 0) open('today');
  };
  return {
    current,
    begin(minutes: TodayMinutes, parts: readonly TodayPart[], known: Known) {
      before = listener.state();
      change({ date: today(), minutes, parts, at: 0, known });
      goOn();
    },
    goOn,
    subscribe,
  };
}
