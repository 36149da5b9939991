import type { ItemSum } from './itemSum';
import { type Knowledge, knowledgeOf, type Moment, UNKNOWN } from './knowledge';
import { type AskedItems, isQuizScreen, type TodayMinutes, type TodayPart } from './parts';
import type { Skill } from './path';
import { testId } from './skillTest';

/** How far a learner has come with a skill. */
export type SkillState =
  | { readonly kind: 'new' }
  | { readonly kind: 'learning'; readonly percent: number }
  | { readonly kind: 'known' };

/** A skill of the path with what it asks on an instrument, and how far the learner has come. */
export interface SkillOnPath {
  readonly skill: Skill;
  readonly asks: AskedItems;
  readonly state: SkillState;
}

/** What the log says of every type of quiz, by `notes/name-note` and the like. */
export type KnowledgeByQuiz = ReadonlyMap<string, ReadonlyMap<string, Knowledge>>;

const quizKey = ({ screen, quiz }: Pick<ItemSum, 'screen' | 'quiz'>): string => `${screen}/${quiz}`;

/** The knowledge of all items of a log, by their type of quiz. */
export function knowledgeByQuiz(sums: Iterable<ItemSum>, moment: Moment): KnowledgeByQuiz {
  const grouped = new Map<string, ItemSum[]>();
  for (const sum of sums) {
    const own = grouped.get(quizKey(sum));
    if (own) own.push(sum);
    else grouped.set(quizKey(sum), [sum]);
  }
  return new Map(
    [...grouped].flatMap(([key, own]) => {
      const [first] = own;
      return first ? [[key, knowledgeOf(first, own, moment)] as const] : [];
    }),
  );
}

/** How many of its items must be known before a skill is: nobody is asked for the last rare key of twenty. */
const KNOWN_FROM = 0.9;

/** How far the learner has come with what a drill asks. A skill of which nothing was ever answered is new. */
export function skillState({ screen, quiz, items }: AskedItems, knowledge: KnowledgeByQuiz): SkillState {
  const own = knowledge.get(quizKey({ screen, quiz }));
  const each = items.map(item => own?.get(item) ?? UNKNOWN);
  if (each.every(({ answers }) => answers === 0)) return { kind: 'new' };
  const share = each.filter(({ isKnown }) => isKnown).length / items.length;
  return share >= KNOWN_FROM ? { kind: 'known' } : { kind: 'learning', percent: Math.floor(share * 100) };
}

/** A skill with what its drill asks on an instrument. */
export type AskedSkill = Pick<SkillOnPath, 'skill' | 'asks'>;

/**
 * How far the learner has come on a path. Skills that can't be asked on the instrument are left out.
 *
 * @param passed the ids of the tests that were passed: their skills are known, whatever else the log says
 */
export const pathIn = (
  skills: readonly AskedSkill[],
  knowledge: KnowledgeByQuiz,
  passed: ReadonlySet<string>,
): readonly SkillOnPath[] =>
  skills
    .filter(({ asks }) => asks.items.length > 0)
    .map(each => ({
      ...each,
      state: passed.has(testId(each.skill)) ? { kind: 'known' } : skillState(each.asks, knowledge),
    }));

/** The first skill of a path that isn't known yet; `undefined` once all are. */
export const nextIn = (path: readonly SkillOnPath[]): Skill | undefined =>
  path.find(({ state }) => state.kind !== 'known')?.skill;

/** The time that is spent by ear (minutes). */
const BY_EAR: Readonly<Record<TodayMinutes, number>> = { 5: 1, 10: 2, 15: 3 };

/** How long someone without any answers is kept at the first skill (minutes): a dozen places bear no more. */
const FIRST_SKILL = 5;

/** How many items are reviewed in a minute, so that the weak ones come twice. */
const REVIEWED_IN_A_MINUTE = 6;

/** Whether a type of quiz asks for what is heard. */
const isByEar = ({ screen, quiz }: Pick<AskedItems, 'screen' | 'quiz'>): boolean =>
  screen === 'intervals' ? quiz !== 'play-interval' : quiz.startsWith('ear-');

/** What is due, by its type of quiz; the largest part first, and in each what is most overdue first. */
export function dueIn(knowledge: KnowledgeByQuiz): readonly AskedItems[] {
  const due = [...knowledge].flatMap(([key, own]) => {
    const [screen, quiz] = key.split('/');
    const items = [...own]
      .filter(([, { overdue }]) => overdue >= 1)
      .sort(([, one], [, other]) => other.overdue - one.overdue)
      .map(([item]) => item);
    return isQuizScreen(screen) && quiz !== undefined && items.length > 0 ? [{ screen, quiz, items }] : [];
  });
  return due.sort((one, other) => other.items.length - one.items.length);
}

interface PlanDeps {
  readonly minutes: TodayMinutes;
  readonly due: readonly AskedItems[];
  readonly path: readonly SkillOnPath[];
  /** Where it is off, nothing is asked by ear. */
  readonly sound: 'on' | 'off';
}

/** The least time that a review is worth opening a screen for (minutes). */
const LEAST_REVIEW = 2;

/** What is due on each screen: its largest part, so that no screen comes twice. */
const largestOnScreens = (due: readonly AskedItems[]): readonly AskedItems[] =>
  due.filter((asks, index) => due.findIndex(({ screen }) => screen === asks.screen) === index);

/** The reviews of a practice: of what is due, at most half the time, and as many items as that has room for. */
function reviews(minutes: TodayMinutes, due: readonly AskedItems[]): readonly TodayPart[] {
  const screens = largestOnScreens(due);
  const count = screens.reduce((total, { items }) => total + items.length, 0);
  const time = Math.min(Math.floor(minutes / 2), Math.ceil(count / REVIEWED_IN_A_MINUTE));
  const asked = screens.slice(0, Math.max(1, Math.floor(time / LEAST_REVIEW)));
  return asked.map((asks, index): TodayPart => {
    const share = Math.floor(time / asked.length) + (index < time % asked.length ? 1 : 0);
    const items = asks.items.slice(0, share * REVIEWED_IN_A_MINUTE);
    return { kind: 'review', asks: { ...asks, items }, minutes: share };
  });
}

/**
 * What to practice today: first what is due, then a skill that isn't known yet, then one by ear. Once every skill is known,
 * what there is to review or to hear takes the time. Someone without any answers begins with the first skill.
 *
 * @param path the skills that the instrument has, in a teacher's order
 * @example planToday({ minutes: 10, due: [], path, sound: 'on' }).map(({ kind }) => kind) // ['skill', 'ear']
 */
export function planToday({ minutes, sound, ...all }: PlanDeps): readonly TodayPart[] {
  const isHearable = (asks: AskedItems) => sound === 'on' || !isByEar(asks);
  const due = all.due.filter(isHearable);
  const path = all.path.filter(({ asks }) => isHearable(asks));
  const open = path.filter(({ state }) => state.kind !== 'known');
  const [first] = open;
  const isBeginner = due.length === 0 && path.every(({ state }) => state.kind === 'new');
  if (first && isBeginner)
    return [{ kind: 'skill', skill: first.skill, minutes: Math.min(minutes, FIRST_SKILL) }];
  const review = reviews(minutes, due);
  const skill = open.find(({ asks }) => !isByEar(asks));
  const heard = [open.find(({ asks }) => isByEar(asks)), path.findLast(({ asks }) => isByEar(asks))];
  // Without sound, who knows everything repeats the last skill.
  const ear = heard.find(each => each !== undefined) ?? (skill ? undefined : path.at(-1));
  const left = minutes - review.reduce((total, part) => total + part.minutes, 0);
  const earTime = skill === undefined ? left : BY_EAR[minutes];
  const skillTime = ear === undefined ? left : left - earTime;
  return [
    ...review,
    ...(skill ? [{ kind: 'skill', skill: skill.skill, minutes: skillTime } as const] : []),
    ...(ear ? [{ kind: 'ear', skill: ear.skill, minutes: earTime } as const] : []),
  ];
}
