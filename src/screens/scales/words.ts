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

/** The open position reaches from the open strings to the fourth fret. */
const OPEN_POSITION_END = 4;

/** The frets that are played, which may be fewer than those that are shown. */
function spanWords({ notes }: Diagram): string {
  const played = notes.map(({ position }) => position.fret);
  const [low, high] = [Math.min(...played), Math.max(...played)];
  const frets = `frets ${low} to ${high}`;
  return low === 0 && high <= OPEN_POSITION_END ? `open position, ${frets}` : frets;
}

/**
 * What a pattern is beside its name: the frets that it spans and, if it is numbered, the degree, note and fret that it
 * starts on.
 *
 * @example patternCaption(secondOfC, 'letters').drawn
 *   // 'starts on degree 2, D, fret 10 · frets 10 to 15'
 */
export function patternCaption(pattern: Diagram, signs: NoteSigns): Line {
  const span = spanWords(pattern);
  const [first] = pattern.notes;
  if (typeof pattern.id === 'string' || first === undefined) return { drawn: span, words: span };
  const { note, position } = first;
  const start = position.fret === 0 ? 'open string' : `fret ${position.fret}`;
  return {
    drawn: `starts on degree ${pattern.id}, ${drawnName(note, signs)}, ${start} · ${span}`,
    words: `starts on degree ${pattern.id}, ${wordsOf(note)}, ${start}; ${span}`,
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
 * @example twinOf(diagram, { display: 'notes', signs: 'letters' }).sentences[0] // 'String 6: fret 8, C root; fret 10, D; fret 12, E'
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
