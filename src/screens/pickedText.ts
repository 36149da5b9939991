import type { Waiting } from '../quiz/answerText';

/** Why there is nothing to submit yet. */
export const NOTHING_SELECTED = 'Nothing selected yet';

/** In the place of the verdict until there is one. */
export const PICK_WAITING: Waiting = {
  quick: 'Each place counts as soon as you choose it.',
  calm: 'Choose every place, then submit.',
};

/** Spoken when a place is selected or deselected in a quiz that is answered with Enter. */
export const SELECTED = { more: 'selected', less: 'not selected' } as const;

/** How many places have been found, spoken after each right pick of a drill. */
export const spokenFound = (found: number, all: number): string => `Right, ${found} of ${all}`;

/**
 * Places of an answer with their number, if there are any.
 *
 * @example countedText(1, 'of 2 missed', ['string 5, fret 3']) // ['1 of 2 missed: string 5, fret 3.']
 */
export const countedText = (count: number, what: string, places: readonly string[]): readonly string[] =>
  count === 0 ? [] : [`${count} ${what}: ${places.join('; ')}.`];
