import type { Stroke } from '../commands/hotkey';
import {
  type AccidentalStyle,
  chromaticName,
  type NoteName,
  PITCH_CLASSES,
  type PitchClass,
  partsOf,
  spokenNoteName,
} from '../theory/note';
import type { SettingOption } from './setting';
import { NOTE_KEYS } from './text';

const LETTER_STROKES = { C: 'c', D: 'd', E: 'e', F: 'f', G: 'g', A: 'a', B: 'b' } as const;

/**
 * The stroke for a note: its letter, with Shift for an accidental; notes with double accidentals have none.
 *
 * @example noteStroke('Db') // 'shift+d'
 */
export function noteStroke(name: NoteName): Stroke | undefined {
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
export function noteOption(name: NoteName): Omit<SettingOption, 'code'> {
  const stroke = noteStroke(name);
  return {
    text: name,
    spoken: spokenNoteName(name),
    ...(stroke === undefined ? {} : noteKey(stroke)),
  };
}

/** A chromatic note under its current name. */
export interface ChromaticOption extends SettingOption {
  readonly pitch: PitchClass;
}

/** Both names of a pitch class, so that a search for Bb finds A#. */
const bothNames = (pitch: PitchClass): readonly string[] => [
  ...new Set((['sharps', 'flats'] as const).map(style => chromaticName(pitch, style))),
];

/** The twelve chromatic notes from C up, named with sharps or with flats; the codes are the same either way. */
export function chromaticOptions(style: AccidentalStyle): readonly ChromaticOption[] {
  return PITCH_CLASSES.map(pitch => ({
    ...noteOption(chromaticName(pitch, style)),
    code: chromaticName(pitch, 'sharps'),
    keywords: bothNames(pitch),
    pitch,
  }));
}
