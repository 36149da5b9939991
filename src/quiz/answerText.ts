import type { Verdict } from './grade';

/** In the place of the verdict until there is one: how to answer, where one key does and where the answer is submitted. */
export interface Waiting {
  readonly quick: string;
  readonly calm: string;
}

/** Why there is nothing to submit yet. */
export const chooseFirst = (what: string): string => `Choose ${what} first`;

/**
 * How to choose one of several answers.
 *
 * @example waitingFor('a note').calm // 'Choose a note. You can change it until you submit.'
 */
export const waitingFor = (what: string): Waiting => ({
  quick: 'One key or click answers.',
  calm: `Choose ${what}. You can change it until you submit.`,
});

/** Spoken when an answer is chosen but not yet submitted. */
export const spokenChosen = (answer: string): string => `${answer}, chosen`;

/**
 * A verdict with the right answer as spoken, worded differently from the page.
 *
 * @param right the right answer, as spoken
 * @example spokenAnswer('C sharp', 'wrong') // 'Wrong. It is C sharp.'
 */
export function spokenAnswer(right: string, verdict: Verdict): string {
  switch (verdict) {
    case 'right':
      return `Right: ${right}.`;
    case 'wrong':
      return `Wrong. It is ${right}.`;
    case 'given-up':
      return `It is ${right}.`;
  }
}
