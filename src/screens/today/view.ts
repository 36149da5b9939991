import type { Instrument } from '../../instrument/instrument';
import { isAskable } from '../../practice/askable';
import { totalOf } from '../../practice/history';
import type { Moment } from '../../practice/knowledge';
import type { AskedItems, Known, TodayMinutes, TodayPart } from '../../practice/parts';
import type { Skill } from '../../practice/path';
import { passedTests } from '../../practice/skillTest';
import type { Sums } from '../../practice/sums';
import {
  type AskedSkill,
  dueIn,
  type KnowledgeByQuiz,
  knowledgeByQuiz,
  nextIn,
  pathIn,
  planToday,
  type SkillOnPath,
} from '../../practice/today';
import { weekUpTo } from '../dates';
import type { DoneToday } from './text';

/** What the Today screen shows. */
export interface TodayView {
  readonly minutes: TodayMinutes;
  readonly plan: readonly TodayPart[];
  readonly path: readonly SkillOnPath[];
  /** The first skill that isn't known yet. */
  readonly next: Skill | undefined;
  readonly known: Known;
  readonly done: DoneToday;
  /** The dates of this week with answers. */
  readonly week: readonly string[];
}

interface ViewDeps {
  readonly sums: Pick<Sums, 'items' | 'days' | 'rounds'>;
  /** The skills of the instrument, each with what its drill asks. */
  readonly skills: readonly AskedSkill[];
  readonly instrument: Instrument;
  readonly minutes: TodayMinutes;
  /** Where it is off, nothing is asked by ear. */
  readonly sound: 'on' | 'off';
  readonly moment: Moment;
}

/** What is due and can be asked on an instrument. */
const askable = (due: readonly AskedItems[], instrument: Instrument): readonly AskedItems[] =>
  due
    .map(asks => ({ ...asks, items: asks.items.filter(isAskable(instrument, asks.quiz)) }))
    .filter(({ items }) => items.length > 0);

const knownIn = (knowledge: KnowledgeByQuiz): number =>
  [...knowledge.values()].reduce(
    (total, own) => total + [...own.values()].filter(({ isKnown }) => isKnown).length,
    0,
  );

/** What the Today screen shows of a log. A skill that the instrument can't be asked is left out. */
export function viewOf({ sums, skills, instrument, minutes, sound, moment }: ViewDeps): TodayView {
  const knowledge = knowledgeByQuiz(sums.items.values(), moment);
  const path = pathIn(skills, knowledge, passedTests(sums.rounds.values()));
  const days = [...sums.days.values()];
  const practiced = new Set(days.map(({ date }) => date));
  return {
    minutes,
    plan: planToday({ minutes, due: askable(dueIn(knowledge), instrument), path, sound }),
    path,
    next: nextIn(path),
    known: {
      items: knownIn(knowledge),
      skills: path.filter(({ state }) => state.kind === 'known').map(({ skill }) => skill.name),
    },
    done: totalOf(days.filter(({ date }) => date === moment.today)),
    week: weekUpTo(moment.today).filter(date => practiced.has(date)),
  };
}
