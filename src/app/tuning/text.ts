import { notesText, STRING_COUNTS, spokenNotes, type TuningFault } from '../../instrument/ownTuning';
import type { Line } from '../../theory/degree';
import { type PitchName, spokenPitch } from '../../theory/pitch';

/** The texts of the dialog in which players tune an instrument of their own. */
export const TUNING = {
  title: 'Your Own Tuning',
  command: 'Your Own…',
  kept: 'Your Tunings',
  another: 'Another tuning',
  name: 'Name',
  /** @example TUNING.nameHint('D A D G A D') // 'Without a name it is called D A D G A D.' */
  nameHint: (notes: string): string => `Without a name it is called ${notes}.`,
  whole: 'Tuning',
  hint: 'Every string, string 1 last: D A D G A D, or with octaves D2 A2 D3 G3 A3 D4.',
  strings: 'Strings',
  stringHint: 'Up and Down Arrow tune a string by a semitone.',
  add: 'Add a String',
  takeAway: 'Remove a String',
  use: 'Use This Tuning',
  remove: 'Delete',
  undo: 'Undo Delete',
  newer:
    'A newer version of Fretty has stored your tunings. Reload the page to use it; until then, they stay as they are, and this one is only used.',
} as const;

/** Why something can't be done. */
export const WHY_NOT = {
  most: `A tuning has ${STRING_COUNTS.most} strings at most`,
  least: `A tuning has ${STRING_COUNTS.least} strings at least`,
} as const;

/** A string by its number, as the name of its field. */
export const stringName = (number: number): string => `String ${number}`;

/**
 * What is wrong with a typed tuning, by string.
 *
 * @example faultText({ kind: 'no-note', guitarString: 3, text: 'X' }) // 'String 3: X is not a note.'
 */
export function faultText(fault: TuningFault): string {
  switch (fault.kind) {
    case 'count':
      return `A tuning has ${STRING_COUNTS.least} to ${STRING_COUNTS.most} strings, not ${fault.strings}.`;
    case 'no-note':
      return `${stringName(fault.guitarString)}: ${fault.text} is not a note.`;
    case 'out-of-range':
      return `${stringName(fault.guitarString)}: ${fault.text} is too low or too high. Strings are tuned to A0 at the lowest and A5 at the highest.`;
  }
}

/**
 * How a typed tuning is read: with its octaves, and the ready-made instrument that it is, if it is one.
 *
 * @example readingLine(['D2', 'A2', 'D3', 'G3', 'A3', 'D4'], 'Guitar, DADGAD').text
 *   // 'D2 A2 D3 G3 A3 D4: the same as Guitar, DADGAD'
 */
export function readingLine(openNotes: readonly PitchName[], same: string | undefined): Line {
  const also = same === undefined ? '' : `: the same as ${same}`;
  return {
    text: `${openNotes.join(' ')}${also}`,
    spoken: `${openNotes.map(spokenPitch).join(', ')}${also}`,
  };
}

/** What was done to a tuning, as spoken. */
export const SPOKEN = {
  deleted: (name: string): string => `${name} is deleted. You can undo this.`,
  undone: (name: string): string => `${name} is back.`,
} as const;

/** The tuning deleted last. */
export const deletedText = (name: string): string => `${name} was deleted.`;

/**
 * A kept tuning as an option: its name, and its notes unless they are its name.
 *
 * @example keptLine('Celtic', ['D2', 'A2', 'D3', 'G3', 'A3', 'D4']).text // 'Celtic: D A D G A D'
 */
export function keptLine(name: string, openNotes: readonly PitchName[]): Line {
  const notes = notesText(openNotes);
  const spoken = spokenNotes(openNotes);
  return name === notes
    ? { text: name, spoken }
    : { text: `${name}: ${notes}`, spoken: `${name}: ${spoken}` };
}
