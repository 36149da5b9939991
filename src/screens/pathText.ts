import { TEST } from '../practice/skillTest';
import type { SkillState } from '../practice/today';

/** The title of the path. */
export const PATH = 'Path';

/**
 * How far the learner has come with a skill.
 *
 * @example stateText({ kind: 'learning', percent: 60 }) // 'learning, 60 percent'
 */
export function stateText(state: SkillState): string {
  switch (state.kind) {
    case 'new':
      return 'not begun';
    case 'learning':
      return `learning, ${state.percent} percent`;
    case 'known':
      return 'known';
  }
}

/**
 * How far the learner has come with a skill, as a mark.
 *
 * @example stateMark({ kind: 'learning', percent: 60 }) // '60%'
 */
export function stateMark(state: SkillState): string {
  switch (state.kind) {
    case 'new':
      return '[ ]';
    case 'learning':
      return `${state.percent}%`;
    case 'known':
      return '[x]';
  }
}

/** The mark of the skill that comes next. */
export const NEXT_MARK = 'Next';

/**
 * How much of the path is known.
 *
 * @example pathText(12, 46) // '12 of 46 known'
 */
export const pathText = (known: number, all: number): string => `${known} of ${all} known`;

/** What is said of the tests of skills. */
export const TEST_NOTE = `For what you know already: ${TEST.questions} questions, and with ${TEST.right} right the skill counts as known.`;

/** What is said of the path. */
export const PATH_NOTE = 'In the order a teacher would use. Start anywhere: nothing is locked.';
