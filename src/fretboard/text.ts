import { capoOf } from '../instrument/capo';
import type { CursorMove } from '../instrument/cursor';
import { ENDS, type Hand, type Instrument, namesOf } from '../instrument/instrument';
import type { Position } from '../instrument/position';
import { placeText, stringOrdinal, stringText } from '../instrument/text';
import type { ToggleTitles } from '../settings/setting';
import { joinedTitle } from '../settings/text';
import { drawnName } from '../theory/names';
import { pitchParts } from '../theory/pitch';

/** Where a step of the cursor leads on a right-handed neck. */
const STEPS: Partial<Record<CursorMove, string>> = {
  left: 'toward the nut',
  right: 'up the neck',
  up: 'string above',
  down: 'string below',
};

/** The title of each cursor move on a right-handed neck. */
const MOVE_TITLES: Record<CursorMove, string> = {
  left: `Move ${STEPS.left}`,
  right: `Move ${STEPS.right}`,
  up: `Move to the ${STEPS.up}`,
  down: `Move to the ${STEPS.down}`,
  'first-fret': 'Go to the lowest fret',
  'last-fret': 'Go to the highest fret',
  'first-corner': 'Go to the lowest fret of the top string',
  'last-corner': 'Go to the highest fret of the bottom string',
  'octave-down': 'Move 12 frets toward the nut',
  'octave-up': 'Move 12 frets up the neck',
};

/**
 * The title of a cursor move in the palette and the help, given the hand that necks are drawn for.
 *
 * @example moveTitle('right', 'left') // 'Move toward the nut'
 */
export const moveTitle = (move: CursorMove, hand: Hand): string => MOVE_TITLES[rightHanded(move, hand)];

/** Where a step of the cursor leads; `undefined` for longer moves. */
export const stepText = (move: CursorMove, hand: Hand): string | undefined => STEPS[rightHanded(move, hand)];

/** The move that leads the same way on a right-handed neck. */
function rightHanded(move: CursorMove, hand: Hand): CursorMove {
  if (move === 'left') return ENDS[hand].nut;
  return move === 'right' ? ENDS[hand].lastFret : move;
}

const EDGE_TEXTS: Record<Exclude<CursorMove, 'octave-down' | 'octave-up'>, string> = {
  left: 'No fret further left',
  right: 'No fret further right',
  up: 'No string above',
  down: 'No string below',
  'first-fret': 'Already at the open string',
  'last-fret': 'Already at the highest fret shown',
  'first-corner': 'Already at the lowest fret of the top string',
  'last-corner': 'Already at the highest fret of the bottom string',
};

/**
 * The text spoken when a move would lead off the neck. Part of a neck that begins above the nut has no open string.
 *
 * @example edgeText('first-fret', 5, 'right') // 'Already at the lowest fret shown'
 */
export function edgeText(move: CursorMove, firstFret: number, hand: Hand): string {
  if (move === 'first-fret' && firstFret > 0) return 'Already at the lowest fret shown';
  if (move === 'octave-down') return EDGE_TEXTS[ENDS[hand].nut];
  return EDGE_TEXTS[move === 'octave-up' ? ENDS[hand].lastFret : move];
}

export const NECK_TITLES = {
  group: 'Fretboard',
  hear: 'Play this note',
  next: 'Next same note',
  previous: 'Previous same note',
  where: 'Where am I?',
  goToString: (label: string) => `Go to string ${label}`,
  goToFret: (fret: number) => `Go to fret ${fret}`,
  goToPlace: (label: string, fret: number) => `Go to string ${label}, fret ${fret}`,
  goToAnyFret: 'Go to fret',
  goToAnyString: 'Go to a string',
  move: 'Move along the neck',
} as const;

/** The rules that lead from a key of the number row to a fret, as spoken with a leader that frets follow. */
const ROW_RULES = {
  low: 'the number row, where the key before 1 is the open string',
  high: 'with Shift 12 frets higher',
} as const;

/**
 * The rule for the key of a fret.
 *
 * @example rowRule(15) // 'with Shift 12 frets higher'
 */
export const rowRule = (fret: number): string => (fret > 12 ? ROW_RULES.high : ROW_RULES.low);

/**
 * The text shown when the user asks where the cursor is; worded differently from the spoken one.
 *
 * @param place a position, such as `string 5, fret 3`
 * @example hereText('string 5, fret 3') // 'You are on string 5, fret 3'
 */
export const hereText = (place: string): string => `You are on ${place}`;

/**
 * The other positions with the same pitch as the one under the cursor; empty if there are none.
 *
 * @example samePitchText(['string 6, fret 8']) // 'the same pitch: string 6, fret 8'
 */
export const samePitchText = (places: readonly string[]): string =>
  places.length === 0 ? '' : `the same pitch: ${places.join('; ')}`;

/**
 * The name of a cell that a short string lacks.
 *
 * @example missingText(INSTRUMENTS.banjo, { guitarString: 0, fret: 3 }) // 'string 5, fret 3, no string here'
 */
export const missingText = (instrument: Instrument, place: Position): string =>
  `${placeText(instrument, place)}, no string here`;

/**
 * What is drawn above the open strings: 0 or, with a capo, at which fret they are held.
 *
 * @example capoNumber(withCapo(STANDARD_GUITAR, 3)) // 'capo 3'
 */
export function capoNumber(instrument: Instrument): string {
  const capo = capoOf(instrument);
  return capo === 0 ? '0' : `capo ${capo}`;
}

/**
 * The frets of a neck that are in view.
 *
 * @example viewText(0, 6, 12) // 'frets 0 to 6 of 12'
 */
export const viewText = (from: number, to: number, last: number): string =>
  `frets ${from} to ${to} of ${last}`;

/** The purpose of a choice of strings: those that a neck shows, or those that a quiz asks about. */
export type StringUse = 'shown' | 'asked';

/**
 * The text spoken when a string is chosen or cleared.
 *
 * @param string its name, such as `String 6`
 * @example TOGGLED_STRING.shown('String 6').off // 'String 6 hidden'
 */
export const TOGGLED_STRING = {
  shown: (string: string) => ({ on: `${string} shown`, off: `${string} hidden` }),
  asked: (string: string) => ({ on: `${string} is in the quiz`, off: `${string} isn't in the quiz` }),
} as const satisfies Record<StringUse, (string: string) => Record<'on' | 'off', string>>;

const list = new Intl.ListFormat('en-US', { type: 'unit', style: 'short' });

const strings = (labels: readonly string[]): string =>
  `${labels.length === 1 ? 'string' : 'strings'} ${list.format(labels)}`;

/** What the commands are called that choose the roots of a quiz. */
export const ROOT_TITLES: ToggleTitles = {
  on: root => `Ask about root ${root}`,
  off: root => `Don't ask about root ${root}`,
  only: roots => `Ask only about ${roots.length === 1 ? 'root' : 'roots'} ${joinedTitle(roots)}`,
};

/** The titles of the commands that choose strings, given their labels. */
export const STRING_TITLES = {
  shown: {
    on: (label: string) => `Show string ${label}`,
    off: (label: string) => `Hide string ${label}`,
    only: (labels: readonly string[]) => `Only ${strings(labels)}`,
  },
  asked: {
    on: (label: string) => `Ask on string ${label}`,
    off: (label: string) => `Don't ask on string ${label}`,
    only: (labels: readonly string[]) => `Only ${strings(labels)}`,
  },
} as const satisfies Record<StringUse, unknown>;

/** The note of an open string as its tuning is written: as the user names it, and in English. */
function openNotesOf(instrument: Instrument, place: number): readonly string[] {
  const string = instrument.strings[place];
  if (string === undefined) return [];
  const { note } = pitchParts(string.openNote);
  return [...new Set([drawnName(note, namesOf(instrument)), note])];
}

/**
 * The names that guitarists have for a string: by its number, its note and, at the edges, its pitch.
 *
 * @example stringWords(STANDARD_GUITAR, 0) // ['String 6', '6th string', 'E string', 'low E string', 'lowest thickest bass string']
 */
export function stringWords(instrument: Instrument, place: number): readonly string[] {
  const opens = instrument.strings.map(({ open }) => open);
  const open = opens[place] ?? 0;
  const notes = openNotesOf(instrument, place);
  const named = (edge: string) => notes.map(note => `${edge}${note} string`);
  const edge =
    open === Math.min(...opens)
      ? [...named('low '), 'lowest thickest bass string']
      : open === Math.max(...opens)
        ? [...named('high '), 'highest thinnest string']
        : [];
  return [stringText(instrument, place), `${stringOrdinal(instrument, place)} string`, ...named(''), ...edge];
}

/** The words for each mark in a cell's name; `in-set` isn't spoken. */
export const MARK_TEXTS = {
  root: 'root',
  'in-set': '',
  highlighted: 'highlighted',
  selected: 'selected',
  target: 'target',
  right: 'right',
  wrong: 'wrong',
  missed: 'missed',
} as const;

export const SOUNDING = 'sounding';
