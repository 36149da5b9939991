import type { Stroke } from '../commands/hotkey';
import {
  drawnName,
  type NoteNames,
  type NoteSystem,
  otherWords,
  spokenName,
  systemOf,
} from '../theory/names';
import {
  type AccidentalStyle,
  chromaticName,
  type NoteName,
  PITCH_CLASSES,
  type PitchClass,
  partsOf,
} from '../theory/note';
import type { SettingOption } from './setting';
import { NOTE_KEYS } from './text';

const LETTER_STROKES = { C: 'c', D: 'd', E: 'e', F: 'f', G: 'g', A: 'a', B: 'b' } as const;

/** The notes whose German name begins with another letter than the English one. */
const GERMAN_STROKES: Readonly<Partial<Record<NoteName, Stroke>>> = { B: 'h', Bb: 'b' };

/** The strokes of notes that aren't those of their English names; do re mi begin with letters that are taken. */
const OWN_STROKES: Readonly<Record<NoteSystem, Readonly<Partial<Record<NoteName, Stroke>>>>> = {
  english: {},
  german: GERMAN_STROKES,
  'german-signs': GERMAN_STROKES,
  'fixed-do': {},
  'fixed-do-ti': {},
};

/**
 * The stroke for a note: its letter, with Shift for an accidental; notes with double accidentals have none.
 *
 * @example noteStroke('Db') // 'shift+d'
 * @example noteStroke('B', 'german') // 'h'
 */
export function noteStroke(name: NoteName, names: NoteNames = 'english'): Stroke | undefined {
  const own = OWN_STROKES[systemOf(names)][name];
  if (own !== undefined) return own;
  const { letter, accidental } = partsOf(name);
  if (accidental === '') return LETTER_STROKES[letter];
  return accidental.length === 1 ? `shift+${LETTER_STROKES[letter]}` : undefined;
}

/** The stroke of a note's option, and the rule that it follows. */
export const noteKey = (stroke: Stroke) => ({ stroke, keyRule: NOTE_KEYS });

/**
 * A note as an option of a setting or an answer.
 *
 * @example noteOption('Bb').spoken // 'B flat'
 */
export function noteOption(name: NoteName, names: NoteNames = 'english'): Omit<SettingOption, 'code'> {
  const stroke = noteStroke(name, names);
  return {
    text: drawnName(name, names),
    spoken: spokenName(name, names),
    ...(names !== 'english' && { keywords: otherWords(name, names) }),
    ...(stroke === undefined ? {} : noteKey(stroke)),
  };
}

/** A chromatic note under its current name. */
export interface ChromaticOption extends SettingOption {
  readonly pitch: PitchClass;
}

/** Both names of a pitch class, so that a search for Bb finds A#; in English as well, where that means no other note. */
function bothNames(pitch: PitchClass, names: NoteNames): readonly string[] {
  const both = (['sharps', 'flats'] as const).map(style => chromaticName(pitch, style));
  const others = both.flatMap(name => otherWords(name, names));
  return [...new Set([...both.map(name => drawnName(name, names)), ...others])];
}

/** The twelve notes whose other names are commands of their own, so that no option is found by both. */
export const ownNamedOptions = (style: AccidentalStyle, names: NoteNames): readonly SettingOption[] =>
  PITCH_CLASSES.map(pitch => {
    const name = chromaticName(pitch, style);
    return { ...noteOption(name, names), code: chromaticName(pitch, 'sharps') };
  });

/** The twelve chromatic notes from C up, named with sharps or with flats; the codes are the same either way. */
export function chromaticOptions(
  style: AccidentalStyle,
  names: NoteNames = 'english',
): readonly ChromaticOption[] {
  return PITCH_CLASSES.map(pitch => ({
    ...noteOption(chromaticName(pitch, style), names),
    code: chromaticName(pitch, 'sharps'),
    keywords: bothNames(pitch, names),
    pitch,
  }));
}
