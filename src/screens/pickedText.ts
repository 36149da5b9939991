import type { Instrument } from '../instrument/instrument';
import type { Position } from '../instrument/position';
import { placeText } from '../instrument/text';
import type { Waiting } from '../quiz/answerText';

/** Why there is nothing to submit yet. */
export const NOTHING_SELECTED = 'Nothing selected yet';

/** In the place of the verdict until there is one. */
export const PICK_WAITING: Waiting = {
  quick: 'Each position counts as soon as you choose it.',
  calm: 'Choose every position, then submit.',
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

/** How many positions there are: `1 position`. */
export const placesCount = (count: number): string => (count === 1 ? '1 position' : `${count} positions`);

/**
 * Every place that answers a question, before there is a verdict.
 *
 * @example solvedText(STANDARD_GUITAR, places) // ['2 positions: string 5, fret 3; string 2, open.']
 */
export const solvedText = (instrument: Instrument, places: readonly Position[]): readonly string[] => [
  `${placesCount(places.length)}: ${places.map(place => placeText(instrument, place)).join('; ')}.`,
];
