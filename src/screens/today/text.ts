import { leftText, resumedName } from '../../practice/partProgress';
import { itemsText, type Known, limitOf, nextPartText, partText, type TodayPart } from '../../practice/parts';
import { type Skill, skillName } from '../../practice/path';
import { counted } from '../../quiz/text';
import type { BegunToday } from '../../results/practiceApi';
import type { NoteNames } from '../../theory/names';

export const TITLES = { practice: "Today's Practice", week: 'This Week' } as const;

/** How to begin, for screen readers. */
export const BEGIN = 'Tab to the Start button, or press colon and type start.';

export const LOADING = 'Reading your answers …';
export const FAILED = "Your answers couldn't be read. Reload the page to try again.";

/** Why a practice has nothing by ear. */
export const NOTHING_BY_EAR = 'Sound is off in the settings, so nothing is asked by ear.';

/** The titles of what can be done with a practice. */
export const START = 'Start';
export const GO_ON = 'Go On';
export const START_OVER = 'Practice Some More';

/** Why nothing can be started. */
export const NOT_READ = "Your answers couldn't be read";

/** What is before the name of a skill, by the kind of its part. */
const LEAD = { review: '', skill: 'New: ', ear: '' } as const;

/**
 * A part of a practice as it is listed.
 *
 * @example partLine({ kind: 'skill', skill, minutes: 3 }) // 'New: Naturals on the whole neck'
 */
export const partLine = (part: TodayPart, names?: NoteNames): string =>
  `${LEAD[part.kind]}${partText(part, names)}`;

/** How long a part is. */
export const minutesText = (minutes: number): string => counted(minutes, 'minute');

const sumOf = (parts: readonly TodayPart[]): number =>
  parts.reduce((total, { minutes }) => total + minutes, 0);

const list = new Intl.ListFormat('en');

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * A practice in one line.
 *
 * @example planText(parts) // '14 positions to review; one new skill: naturals on the whole neck; hear the two thirds. 10 minutes.'
 */
export function planText(parts: readonly TodayPart[], names?: NoteNames): string {
  const nameOf = ({ name }: Pick<Skill, 'name'>) => lowered(skillName(name, names));
  const reviews = parts.flatMap(part => (part.kind === 'review' ? [part.asks] : []));
  const said = [
    ...(reviews.length > 0 ? [`${list.format(reviews.map(({ items }) => itemsText(items)))} to review`] : []),
    ...parts.flatMap(part => (part.kind === 'skill' ? [`one new skill: ${nameOf(part.skill)}`] : [])),
    ...parts.flatMap(part => (part.kind === 'ear' ? [nameOf(part.skill)] : [])),
  ];
  const [first = '', ...others] = said;
  const line = [first.charAt(0).toUpperCase() + first.slice(1), ...others].join('; ');
  return `${line}. ${minutesText(sumOf(parts))}.`;
}

/**
 * How far a practice is.
 *
 * @example progressText(1, 3) // '1 of 3 done'
 */
const progressText = (at: number, parts: number): string => `${at} of ${parts} done`;

/**
 * How far a practice is that isn't done.
 *
 * @example underWayText({ ...begun, at: 1, progress }, 'text') // '1 of 3 done; 1:10 left in this part'
 */
export function underWayText({ parts, at, progress }: BegunToday, way: 'text' | 'spoken'): string {
  const next = parts[at];
  const left = next ? leftText(limitOf(next), progress, way) : '';
  return left === ''
    ? progressText(at, parts.length)
    : `${progressText(at, parts.length)}; ${left} in this part`;
}

/** The marks of the parts of a practice, for screen readers and on the page. */
export const PART_STATE = { done: 'done', next: 'next', later: '' } as const;

/** What was done today, on any screen. */
export interface DoneToday {
  readonly answers: number;
  readonly right: number;
  readonly milliseconds: number;
}

/**
 * What was done today.
 *
 * @example doneText({ answers: 58, right: 51, milliseconds: 540_000 }) // '58 answers today, 51 right, in 9 minutes.'
 */
export function doneText({ answers, right, milliseconds }: DoneToday): string {
  if (answers === 0) return 'No answers yet today.';
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  return `${counted(answers, 'answer')} today, ${right} right, in ${counted(minutes, 'minute')}.`;
}

/**
 * What is known now that wasn't when the practice began.
 *
 * @example learnedText({ items: 20, skills: [] }, { items: 26, skills: ['Naturals on the whole neck'] })
 *   // 'Now known: Naturals on the whole neck. You know 6 more answers than before.'
 */
export function learnedText(before: Known, after: Known, names?: NoteNames): string {
  const count = after.items - before.items;
  const skills = after.skills.filter(name => !before.skills.includes(name));
  if (count <= 0 && skills.length === 0) return 'Nothing new is known yet, but your practice still counts.';
  const more = count === 1 ? 'one more answer' : `${count} more answers`;
  return [
    ...(skills.length > 0 ? [`Now known: ${skills.map(name => skillName(name, names)).join('; ')}.`] : []),
    ...(count > 0 ? [`You know ${more} than before.`] : []),
  ].join(' ');
}

/**
 * How many days of a week were practiced; a goal of 0 is none.
 *
 * @example weekText(3, 5) // '3 of 5 days this week'
 * weekText(5, 3) // '5 days this week, 2 more than your goal'
 */
export function weekText(days: number, goal: number): string {
  if (goal === 0) return `${counted(days, 'day')} this week`;
  if (days > goal) return `${counted(days, 'day')} this week, ${days - goal} more than your goal`;
  return `${days} of ${counted(goal, 'day')} this week`;
}

interface SpokenToday {
  readonly plan: readonly TodayPart[];
  readonly known: Known;
  readonly done: DoneToday;
  /** The dates of this week with answers. */
  readonly week: readonly string[];
}

/**
 * What the page shows, to those who only listen: what there is to practice or, once that is done, how it went.
 *
 * @example spokenToday(view, undefined, 0) // '1 key to review. 1 minute. Q starts.'
 */
export function spokenToday(
  { plan, known, done, week }: SpokenToday,
  begun: BegunToday | undefined,
  goal: number,
  names?: NoteNames,
): string {
  if (begun === undefined) return `${planText(plan, names)} Q starts.`;
  const next = begun.parts[begun.at];
  if (next) {
    const coming = resumedName(nextPartText(partText(next)), limitOf(next), begun.progress, 'spoken');
    return `${progressText(begun.at, begun.parts.length)}. ${coming}. Q goes on.`;
  }
  return `${doneText(done)} ${learnedText(begun.known, known)} ${weekText(week.length, goal)}.`;
}
