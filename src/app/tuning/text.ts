import { notesText, STRING_COUNTS, spokenNotes, type TuningFault } from '../../instrument/ownTuning';
import type { Line } from '../../theory/degree';
import { drawnPitch, type NoteNames, type NoteSystem, spokenPitchName } from '../../theory/names';
import type { PitchName } from '../../theory/pitch';

const H_AND_B = 'H is B natural, and B is B flat.';
const GERMAN_HINT = `Every string, string 1 last: E A D G H E, or with octaves E2 A2 D3 G3 H3 E4. ${H_AND_B}`;
const SYLLABLES_HINT =
  'Every string, string 1 last: re la re sol la re, or with octaves re2 la2 re3 sol3 la3 re4. Letters work too: D A D G A D.';

/** How a tuning is typed. */
const HINTS: Readonly<Record<NoteSystem, string>> = {
  english: 'Every string, string 1 last: D A D G A D, or with octaves D2 A2 D3 G3 A3 D4.',
  german: GERMAN_HINT,
  'german-signs': GERMAN_HINT,
  'fixed-do': SYLLABLES_HINT,
  'fixed-do-ti': SYLLABLES_HINT,
};

/** What isn't a note. */
const NO_NOTE: Readonly<Record<NoteSystem, string>> = {
  english: 'not a note',
  german: 'not a note in German or English',
  'german-signs': 'not a note in German or English',
  'fixed-do': 'not a note: neither do, re, mi, fa, sol, la, si nor a letter',
  'fixed-do-ti': 'not a note: neither do, re, mi, fa, sol, la, ti nor a letter',
};

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
  hint: (names: NoteSystem): string => HINTS[names],
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
 * @example faultText({ kind: 'no-note', guitarString: 3, text: 'X' }, 'english') // 'String 3: X is not a note.'
 */
export function faultText(fault: TuningFault, names: NoteSystem): string {
  switch (fault.kind) {
    case 'count':
      return `A tuning has ${STRING_COUNTS.least} to ${STRING_COUNTS.most} strings, not ${fault.strings}.`;
    case 'no-note':
      return `${stringName(fault.guitarString)}: ${fault.text} is ${NO_NOTE[names]}.`;
    case 'out-of-range':
      return `${stringName(fault.guitarString)}: ${drawnPitch(fault.openNote, names)} is too low or too high. Strings are tuned to ${drawnPitch('A0', names)} at the lowest and ${drawnPitch('A5', names)} at the highest.`;
  }
}

/**
 * A tuning as it stands in its field.
 *
 * @example typedText(['B1', 'E2', 'A2'], 'german') // 'H1 E2 A2'
 */
export const typedText = (openNotes: readonly PitchName[], names: NoteNames): string =>
  openNotes.map(openNote => drawnPitch(openNote, names)).join(' ');

/**
 * How a typed tuning is read: with its octaves, and the ready-made instrument that it is, if it is one.
 *
 * @example readingLine(['D2', 'A2', 'D3', 'G3', 'A3', 'D4'], 'english', 'Guitar, DADGAD').text
 *   // 'D2 A2 D3 G3 A3 D4: the same as Guitar, DADGAD'
 */
export function readingLine(
  openNotes: readonly PitchName[],
  names: NoteNames,
  same: string | undefined,
): Line {
  const also = same === undefined ? '' : `: the same as ${same}`;
  return {
    text: `${typedText(openNotes, names)}${also}`,
    spoken: `${openNotes.map(each => spokenPitchName(each, names)).join(', ')}${also}`,
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
 * A kept tuning as an option: its name, and its notes unless they are its name. A name stays as it is.
 *
 * @example keptLine('Celtic', ['D2', 'A2', 'D3', 'G3', 'A3', 'D4']).text // 'Celtic: D A D G A D'
 */
export function keptLine(name: string, openNotes: readonly PitchName[], names?: NoteNames): Line {
  const notes = notesText(openNotes, names);
  const spoken = spokenNotes(openNotes, names);
  return name === notes
    ? { text: name, spoken }
    : { text: `${name}: ${notes}`, spoken: `${name}: ${spoken}` };
}
