/** How a neck is drawn. Its places, their names and their order for screen readers don't depend on it. */
export interface Orientation {
  /** The hand that a neck is for; for the left the nut is on the right. */
  readonly hand: 'right' | 'left';
  /** The string in the top row: string 1, or the one with the highest number. */
  readonly topString: 'first' | 'lowest';
}

export type Hand = Orientation['hand'];

/** How necks are drawn unless the user prefers otherwise. */
export const RIGHT_HANDED: Orientation = { hand: 'right', topString: 'first' };

/** The end of a drawn neck. */
export type Side = 'left' | 'right';

/** The side of the nut, and the side of the last fret. */
export const ENDS: Readonly<Record<Hand, Readonly<Record<'nut' | 'lastFret', Side>>>> = {
  right: { nut: 'left', lastFret: 'right' },
  left: { nut: 'right', lastFret: 'left' },
};
