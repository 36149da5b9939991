import { spokenDegree, type Tone } from './degree';
import { type NoteSigns, noteText, spokenNoteName } from './note';

/** A text as displayed and as spoken. */
export interface Line {
  readonly text: string;
  readonly spoken: string;
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
 * @example toneText(name, triad('C', 'minor').tones, 'letters').notes // { text: 'C Eb G', spoken: 'C, E flat, G' }
 */
export function toneText(name: Line, tones: readonly Tone[], signs: NoteSigns): ToneText {
  return {
    name,
    notes: {
      text: tones.map(({ note }) => noteText(note, signs)).join(' '),
      spoken: tones.map(({ note }) => spokenNoteName(note)).join(', '),
    },
    intervals: {
      text: tones.map(({ degree }) => degree).join(' '),
      spoken: tones.map(({ degree }) => spokenDegree(degree)).join(', '),
    },
  };
}
