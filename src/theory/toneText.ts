import { degreeWords, type Tone } from './degree';
import { drawnName, type NoteSigns, wordsOf } from './note';

/** A text as displayed and as spoken. */
export interface Line {
  readonly drawn: string;
  readonly words: string;
}

/** A triad or a scale in text: its name, and its notes and intervals from the root up. */
export interface ToneText {
  readonly name: Line;
  readonly notes: Line;
  readonly intervals: Line;
}

/**
 * A triad or a scale in text.
 *
 * @example toneText(name, triad('C', 'minor').tones, 'letters').notes // { drawn: 'C Eb G', words: 'C, E flat, G' }
 */
export function toneText(name: Line, tones: readonly Tone[], signs: NoteSigns): ToneText {
  return {
    name,
    notes: {
      drawn: tones.map(({ note }) => drawnName(note, signs)).join(' '),
      words: tones.map(({ note }) => wordsOf(note)).join(', '),
    },
    intervals: {
      drawn: tones.map(({ degree }) => degree).join(' '),
      words: tones.map(({ degree }) => degreeWords(degree)).join(', '),
    },
  };
}
