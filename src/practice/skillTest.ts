import { hashOf } from '../quiz/seed';
import type { Line } from '../theory/degree';
import type { Skill } from './path';

/** How many questions the test of a skill has, and how many of them must be right. */
export const TEST = { questions: 20, right: 18 } as const;

const TEST_PREFIX = 'test';
const HASH_LENGTH = 7;

/**
 * The id that the answers of a skill's test are logged with. It is longer than that of any settings.
 *
 * @example testId(skill) // 'test1x9k3zq'
 */
export const testId = ({ screen, query }: Pick<Skill, 'screen' | 'query'>): string =>
  `${TEST_PREFIX}${hashOf(`${screen}${query}`).toString(36).padStart(HASH_LENGTH, '0')}`;

/** Whether what an answer was logged with is the id of a test. */
export const isTestId = (settings: string | undefined): settings is string =>
  settings?.length === TEST_PREFIX.length + HASH_LENGTH && settings.startsWith(TEST_PREFIX);

const isPassed = ({ right, answers }: { readonly right: number; readonly answers: number }): boolean =>
  answers >= TEST.questions && right >= TEST.right;

/**
 * How the test of a skill ended.
 *
 * @example testOutcome({ right: 19, answered: 20 }).text // 'Test passed: this skill counts as known.'
 */
export const testOutcome = ({
  right,
  answered,
}: {
  readonly right: number;
  readonly answered: number;
}): Line =>
  isPassed({ right, answers: answered })
    ? { text: 'Test passed: this skill counts as known.', spoken: 'You have passed: the skill is known now.' }
    : {
        text: `Test not passed: it takes ${TEST.right} right answers out of ${TEST.questions}.`,
        spoken: `Not passed: ${TEST.right} of ${TEST.questions} must be right.`,
      };

/**
 * The ids of the tests that were passed: each of their questions was answered, and nearly all rightly.
 *
 * @param rounds the sums of tests, and any others
 */
export const passedTests = (
  rounds: Iterable<{ readonly settings?: string; readonly answers: number; readonly right: number }>,
): ReadonlySet<string> =>
  new Set(
    [...rounds].flatMap(({ settings, ...round }) =>
      isTestId(settings) && isPassed(round) ? [settings] : [],
    ),
  );
