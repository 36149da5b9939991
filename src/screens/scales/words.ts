import { isRoot, type ToneStyle } from '../../fretboard/toneCells';
import { stringSentences, type TextNote, textDiagram } from '../../instrument/diagramText';
import type { NeckNote, PatternSystem } from '../../instrument/pattern';
import type { Cue } from '../../quiz/useCues';
import { degreeWords } from '../../theory/degree';
import { drawnName, type NoteSigns, wordsOf } from '../../theory/note';
import { type Scale, scaleName, scaleWords } from '../../theory/scale';
import { type Line, type ToneText, toneText } from '../../theory/toneText';
import type { Diagram } from './diagrams';

/** A scale in text. */
export const scaleText = (scale: Scale, signs: NoteSigns): ToneText =>
  toneText({ drawn: scaleName(scale, signs), words: scaleWords(scale) }, scale.tones, signs);

/**
 * What is said when another scale is shown.
 *
 * @example cueFor(cMajor, gMajor).say // 'G major: G, A, B, C, D, E, F sharp.'
 */
export function cueFor(before: Scale, after: Scale): Cue<'none'> {
  const words = scaleWords(after);
  if (words === scaleWords(before)) return { focus: 'none', say: '' };
  return { focus: 'none', say: `${words}: ${after.tones.map(({ note }) => wordsOf(note)).join(', ')}.` };
}

const startWords = ({ firstFret }: Diagram): string =>
  firstFret === 0 ? 'open position' : `from fret ${firstFret}`;

/**
 * What a pattern is beside its name: where it starts, and on which degree of the scale if that is how it is numbered.
 *
 * @example patternCaption(secondOfC, scale('C', 'major'), 'letters').drawn // 'degree 2, D · from fret 10'
 */
export function patternCaption(pattern: Diagram, { tones }: Scale, signs: NoteSigns): Line {
  const start = startWords(pattern);
  const first = typeof pattern.id === 'number' ? tones[pattern.id - 1] : undefined;
  if (first === undefined) return { drawn: start, words: start };
  return {
    drawn: `degree ${pattern.id}, ${drawnName(first.note, signs)} · ${start}`,
    words: `degree ${pattern.id}, ${wordsOf(first.note)}, ${start}`,
  };
}

const textNote =
  ({ display, signs }: ToneStyle) =>
  ({ position, note, degree }: NeckNote): TextNote => ({
    position,
    text: display === 'notes' ? drawnName(note, signs) : degree,
    words: display === 'notes' ? wordsOf(note) : degreeWords(degree),
    isRoot: isRoot({ degree }),
  });

/** A diagram in text: a sentence a string for the ear, a monospace drawing for the eye. */
export interface Twin {
  readonly sentences: readonly string[];
  readonly drawing: string;
}

/**
 * The text twin of a diagram; one without notes has no sentences.
 *
 * @example twinOf(diagram, { display: 'notes', signs: 'letters' }).sentences[0] // 'String 6: frets 8 C root, 10 D, 12 E'
 */
export function twinOf({ instrument, notes, firstFret, lastFret }: Diagram, style: ToneStyle): Twin {
  const texts = notes.map(textNote(style));
  return {
    sentences: stringSentences(instrument, texts),
    drawing: textDiagram(instrument, texts, firstFret, lastFret),
  };
}

const SYSTEM_WORDS: Record<PatternSystem, string> = {
  '3-notes-per-string': '3 notes per string',
  caged: 'CAGED',
};

/**
 * A diagram's twin as it goes to the clipboard: what it is, its drawing, its sentences.
 *
 * @example copyText(pattern, scale('C', 'major'), 'caged', style).split('\n')[0] // 'C major, A shape, CAGED'
 */
export function copyText(diagram: Diagram, scale: Scale, system: PatternSystem, style: ToneStyle): string {
  const { sentences, drawing } = twinOf(diagram, style);
  const what = diagram.id === 'neck' ? [] : [diagram.name, SYSTEM_WORDS[system]];
  const heading = [scaleName(scale, style.signs), ...what].join(', ');
  return [heading, '', drawing, '', ...sentences, ''].join('\n');
}
