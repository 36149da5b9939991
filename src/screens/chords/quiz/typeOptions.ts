import type { Hotkey } from '../../../commands/hotkey';
import type { AnswerOption } from '../../../quiz/definition';
import { CHORD_TYPES, type ChordType, chordTypeName, spokenChordType } from '../../../theory/chord';

/**
 * The key of each type: the digit of its symbol, with Shift if it is minor; the next digit where the seventh is major. None is
 * a letter that names a note.
 */
const TYPE_KEYS: Readonly<Record<ChordType, Hotkey>> = {
  ...({ major: 'shift+m', minor: 'm', '5': 'row5', sus2: 'row2', sus4: 'row4' } as const),
  ...({ '6': 'row6', m6: 'shift+row6', '7': 'row7', m7: 'shift+row7' } as const),
  ...({ maj7: 'row8', 'm-maj7': 'shift+row8', '9': 'row9', m9: 'shift+row9', maj9: 'row10' } as const),
  ...({ add9: 'v', m7b5: 'x', dim: 'z', dim7: 'shift+z', aug: 'u' } as const),
};

/** The types of chords as answers, in the order of the list. */
export const TYPE_OPTIONS: readonly AnswerOption<ChordType>[] = CHORD_TYPES.map(type => ({
  ...{ code: type, answer: type, text: chordTypeName(type), spoken: spokenChordType(type) },
  hotkey: TYPE_KEYS[type],
}));
