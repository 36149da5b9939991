import { type Key, keyInfo, keyName, spokenKey } from '../../theory/key';
import { type NoteName, spokenNoteName } from '../../theory/note';
import type { Step } from '../../theory/scale';
import { spokenSignature } from '../../theory/signature';
import type { Line } from '../../theory/toneText';
import { spokenTriad, type Triad, triadName } from '../../theory/triad';

/** How to begin with a screen reader. */
export const BEGIN = 'Tab to the circle of fifths first, or press colon and type start for the quiz.';

export const SELECT_A_KEY = 'Select a key first';

/** A key's name. */
export const keyText = (key: Key): Line => ({ text: keyName(key, 'letters'), spoken: spokenKey(key) });

/**
 * A row of notes.
 *
 * @example notesText(['F#', 'C#']) // { text: 'F# C#', spoken: 'F sharp, C sharp' }
 */
export const notesText = (notes: readonly NoteName[]): Line => ({
  text: notes.join(' '),
  spoken: notes.map(spokenNoteName).join(', '),
});

/**
 * The accidentals of a key signature, in their order.
 *
 * @example signatureText({ tonic: 'C', type: 'major' }).text // 'no sharps or flats'
 */
export function signatureText(key: Key): Line {
  const { signature, accidentals } = keyInfo(key);
  if (signature.length > 0) return notesText(signature.map(({ note }) => note));
  const none = spokenSignature(accidentals);
  return { text: none, spoken: none };
}

const STEP_WORDS: Record<Step, string> = { W: 'whole', H: 'half', 'W+H': 'whole and a half' };

/**
 * The steps of a scale.
 *
 * @example stepsText(['W', 'W', 'H']) // { text: 'W-W-H', spoken: 'whole, whole, half' }
 */
export const stepsText = (steps: readonly Step[]): Line => ({
  text: steps.join('-'),
  spoken: steps.map(step => STEP_WORDS[step]).join(', '),
});

export const TITLES = { circle: 'Circle of Fifths' } as const;

/** Shown in the center of the circle while no key is selected, a line each. */
export const HUB = { empty: ['pick', 'a key'] } as const;

/** What can be done with the circle; each text follows its keys. */
export const USES = {
  click: { by: 'Click', text: 'a key to select it' },
  around: { text: 'go around by fifths' },
  relative: { text: 'goes to the relative key' },
  major: { text: 'then a note: a major key' },
  minor: { text: 'then a note: a minor key' },
  quiz: { text: 'starts the quiz' },
} as const;

/** What is said in place of keys where there is no keyboard. */
export const TAPS = {
  circle: 'Tap a key of the circle to read everything about it.',
  quiz: 'Type your answer, then tap Submit Answer, and Next Question to go on.',
} as const;

/** How to select a key; each text follows its keys. */
export const SELECTING = {
  click: 'Click or tap one on the circle.',
  first: 'begins at C.',
  letters: 'then a note letter selects a major or a minor key.',
} as const;

/** Shown in place of the circle and of the selected key while a question is open. */
export const HIDDEN_BY_QUIZ = 'Hidden during the quiz: it would give the answer away.';

/** Shown until a key is selected. */
export const NO_KEY = 'Select a key from the Circle of Fifths to see its information';

/** Shown for an address whose key doesn't exist. */
export const UNKNOWN_KEY = 'Key information not found';

/** What the arrow keys do on the circle. */
export const CIRCLE_HELP =
  'Right and Left move around by fifths, Up and Down between a key and its relative.';

/** The dominant that minor keys borrow. */
export const dominantText = (dominant: Triad): Line => ({
  text: `In practice v is often V, ${triadName(dominant, 'letters')}.`,
  spoken: `In practice chord 5 is often ${spokenTriad(dominant)}.`,
});
