import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import type { Knowledge } from '../../src/practice/knowledge';
import { type AskedItems, TODAY_MINUTES, type TodayMinutes } from '../../src/practice/parts';
import { pathOn, type Skill } from '../../src/practice/path';
import { replay } from '../../src/practice/sums';
import {
  dueIn,
  type KnowledgeByQuiz,
  knowledgeByQuiz,
  planToday,
  type SkillOnPath,
  type SkillState,
  skillState,
} from '../../src/practice/today';
import { answersWith, DAY, dateOf, START } from './made';
import { MANY_PLACES, manyAnswers } from './manyAnswers';

const PATH = pathOn(STANDARD_GUITAR);

const KNOWN: SkillState = { kind: 'known' };
const NEW: SkillState = { kind: 'new' };

/** Whether a skill is heard, not seen. */
const isHeard = ({ screen, query }: Skill): boolean => screen === 'intervals' || query.includes('quiz=ear-');

/** The path for a learner who knows some of its skills. */
const pathWith = (stateOf: (index: number) => SkillState): readonly SkillOnPath[] =>
  PATH.map((skill, index) => ({
    skill,
    asks: { screen: skill.screen, quiz: isHeard(skill) ? 'ear-a' : 'a', items: ['1'] },
    state: stateOf(index),
  }));

const due = (screen: AskedItems['screen'], quiz: string, count: number): AskedItems => ({
  ...{ screen, quiz },
  items: Array.from({ length: count }, (_, index) => `${quiz}:${index}`),
});

/** A plan in short: `review notes 12 in 2`, `skill 5`. */
const planned = (
  minutes: TodayMinutes,
  all: readonly AskedItems[],
  path: readonly SkillOnPath[],
  sound: 'on' | 'off' = 'on',
) =>
  planToday({ minutes, due: all, path, sound }).map(part =>
    part.kind === 'review'
      ? `review ${part.asks.quiz} ${part.asks.items.length} in ${part.minutes}`
      : `${part.kind} ${PATH.indexOf(part.skill)} in ${part.minutes}`,
  );

const begun = pathWith(index => (index === 0 ? { kind: 'learning', percent: 40 } : NEW));
const someKnown = pathWith(index => (index < 4 ? KNOWN : NEW));
const allKnown = pathWith(() => KNOWN);
const onlyEar = pathWith(index => (PATH[index] && isHeard(PATH[index]) ? NEW : KNOWN));
const withoutEar = someKnown.filter(({ skill }) => !isHeard(skill));
const EAR = PATH.findIndex(isHeard);
const LAST_EAR = PATH.findLastIndex(isHeard);
const SECOND_EAR = PATH.findIndex((skill, index) => isHeard(skill) && index > EAR);

describe('given what a log says', () => {
  test.each<[string, TodayMinutes, readonly AskedItems[], readonly SkillOnPath[], readonly string[]]>([
    ['nothing at all', 10, [], pathWith(() => NEW), ['skill 0 in 5']],
    ['nothing at all, and little time', 5, [], pathWith(() => NEW), ['skill 0 in 5']],
    ['one day, nothing due', 10, [], begun, ['skill 0 in 8', `ear ${EAR} in 2`]],
    ['four skills known', 10, [], someKnown, ['skill 4 in 8', `ear ${SECOND_EAR} in 2`]],
    [
      'a few places due',
      10,
      [due('notes', 'name-note', 4)],
      someKnown,
      ['review name-note 4 in 1', 'skill 4 in 7', `ear ${SECOND_EAR} in 2`],
    ],
    [
      'many places due',
      10,
      [due('notes', 'name-note', 70)],
      someKnown,
      ['review name-note 30 in 5', 'skill 4 in 3', `ear ${SECOND_EAR} in 2`],
    ],
    [
      'everything due, on all screens',
      15,
      [
        due('notes', 'name-note', 70),
        due('notes', 'find-on-string', 60),
        due('keys', 'name-key', 26),
        due('triads', 'name-quality', 20),
        due('scales', 'name-degree', 9),
      ],
      someKnown,
      [
        'review name-note 18 in 3',
        'review name-key 12 in 2',
        'review name-quality 12 in 2',
        'skill 4 in 5',
        `ear ${SECOND_EAR} in 3`,
      ],
    ],
    [
      'everything due, and little time',
      5,
      [due('notes', 'name-note', 70), due('keys', 'name-key', 26)],
      someKnown,
      ['review name-note 12 in 2', 'skill 4 in 2', `ear ${SECOND_EAR} in 1`],
    ],
    [
      'only keys, which are due',
      10,
      [due('keys', 'name-key', 26)],
      pathWith(() => NEW),
      ['review name-key 26 in 5', 'skill 0 in 3', `ear ${EAR} in 2`],
    ],
    ['every skill known', 10, [], allKnown, [`ear ${LAST_EAR} in 10`]],
    [
      'every skill known, and some of it due',
      10,
      [due('triads', 'name-quality', 12)],
      allKnown,
      ['review name-quality 12 in 2', `ear ${LAST_EAR} in 8`],
    ],
    ['all but what is heard', 10, [], onlyEar, [`ear ${EAR} in 10`]],
    ['an instrument without sound', 10, [], withoutEar, ['skill 4 in 10']],
  ])('when it is %s, with %i minutes, then they are spent so', (_, minutes, all, path, parts) => {
    expect(planned(minutes, all, path)).toEqual(parts);
  });

  const HEARD = [due('intervals', 'interval', 13), due('keys', 'ear-chord', 7)];
  const PLAYED = due('intervals', 'play-interval', 6);
  const LAST = PATH.length - 1;

  test.each<[string, readonly AskedItems[], readonly SkillOnPath[], readonly string[]]>([
    ['nothing at all', [], pathWith(() => NEW), ['skill 0 in 5']],
    ['what was heard due', HEARD, someKnown, ['skill 4 in 10']],
    [
      'what was played due, too',
      [...HEARD, PLAYED],
      someKnown,
      ['review play-interval 6 in 1', 'skill 4 in 9'],
    ],
    ['every skill known', HEARD, allKnown, [`ear ${LAST} in 10`]],
    ['all but what is heard', [], onlyEar, [`ear ${LAST} in 10`]],
  ])('when it is %s, but sound is off, then nothing is asked by ear', (_, all, path, parts) => {
    expect(PATH[LAST] && isHeard(PATH[LAST])).toBe(false);
    expect(planned(10, all, path, 'off')).toEqual(parts);
  });

  test.each(TODAY_MINUTES)(
    'when there are %i minutes, then all of them are spent, and at most half on reviews',
    minutes => {
      for (let count = 0; count < 120; count += 1) {
        const parts = planToday({
          minutes,
          due: [due('notes', 'a', count), due('keys', 'b', count)],
          path: someKnown,
          sound: count % 2 === 0 ? 'on' : 'off',
        });
        expect(parts.reduce((total, part) => total + part.minutes, 0)).toBe(minutes);
        const reviewed = parts.reduce(
          (total, part) => total + (part.kind === 'review' ? part.minutes : 0),
          0,
        );
        expect(reviewed).toBeLessThanOrEqual(minutes / 2);
      }
    },
  );
});

const knowing = (own: Partial<Knowledge>): Knowledge => ({
  ...{ weakness: 0.5, isKnown: false, wasWrong: false, answers: 1, overdue: 0 },
  ...own,
});

describe('given a skill of ten items', () => {
  const asks = due('notes', 'name-note', 10);
  const knownIn = (count: number): KnowledgeByQuiz =>
    new Map([
      [
        'notes/name-note',
        new Map(asks.items.slice(0, count).map(item => [item, knowing({ isKnown: true })])),
      ],
    ]);

  test('when none was ever asked, then it is new, whatever is known elsewhere', () => {
    expect(skillState(asks, new Map())).toEqual({ kind: 'new' });
    expect(skillState({ ...asks, quiz: 'find-on-string' }, knownIn(10))).toEqual({ kind: 'new' });
  });

  test('when six are known, then it is being learned; from nine on it is known', () => {
    expect(skillState(asks, knownIn(6))).toEqual({ kind: 'learning', percent: 60 });
    expect(skillState(asks, knownIn(8))).toEqual({ kind: 'learning', percent: 80 });
    expect(skillState(asks, knownIn(9))).toEqual({ kind: 'known' });
  });

  test('when one was asked and isn’t known, then the skill has begun', () => {
    const asked = new Map([['notes/name-note', new Map([['name-note:3', knowing({})]])]]);
    expect(skillState(asks, asked)).toEqual({ kind: 'learning', percent: 0 });
  });
});

describe('given a log of two quizzes', () => {
  const { items } = replay(
    answersWith(
      { item: 'key:C-major' },
      { item: 'key:G-major', verdict: 'wrong', grade: 1 },
      { screen: 'notes', quiz: 'name-note', item: 'place:E2:1:3' },
    ),
  );
  const dueAfter = (days: number) => {
    const now = START + days * DAY;
    return dueIn(knowledgeByQuiz(items.values(), { now, today: dateOf(now) }));
  };

  test('when it is the same day, then nothing is due', () => {
    expect(dueAfter(0)).toEqual([]);
  });

  test('when days have passed, then what was forgotten first is due first, by type of quiz', () => {
    expect(dueAfter(1)).toEqual([{ screen: 'keys', quiz: 'name-key', items: ['key:G-major'] }]);
    expect(dueAfter(30)).toEqual([
      { screen: 'keys', quiz: 'name-key', items: ['key:G-major', 'key:C-major'] },
      { screen: 'notes', quiz: 'name-note', items: ['place:E2:1:3'] },
    ]);
  });
});

test('given a year of 100,000 answers on one quiz, when 30 days have passed, then all its places are due, and half the time is theirs', {
  tags: 'full',
}, () => {
  const { items } = replay(manyAnswers(100_000, START));
  const now = START + 30 * DAY;
  const all = dueIn(knowledgeByQuiz(items.values(), { now, today: dateOf(now) }));
  expect(all.map(({ quiz, items }) => [quiz, items.length])).toEqual([
    ['name-note', MANY_PLACES.stages.flat().length],
  ]);
  expect(planned(10, all, someKnown)).toEqual([
    'review name-note 30 in 5',
    'skill 4 in 3',
    `ear ${SECOND_EAR} in 2`,
  ]);
});
