import type { Cue } from '../../quiz/useCues';
import type { NoteSigns } from '../../theory/note';
import { type ToneText, toneText } from '../../theory/toneText';
import { type Triad, triadName, triadWords } from '../../theory/triad';
import type { TriadView } from './settings';
import { shapeWords } from './shapeWords';

/**
 * A triad in text.
 *
 * @example triadText(triad('C', 'minor'), 'letters').notes // { drawn: 'C Eb G', words: 'C, E flat, G' }
 */
export const triadText = (triad: Triad, signs: NoteSigns): ToneText =>
  toneText({ drawn: triadName(triad, signs), words: triadWords(triad) }, triad.tones, signs);

/**
 * What is said when another triad or another shape is shown; of anything else its control says enough.
 *
 * @example cueFor(cMajor, eMinor).say // 'E minor: E, G, B.'
 */
export function cueFor(before: TriadView, after: TriadView): Cue<'none'> {
  const { name, notes } = triadText(after.triad, 'letters');
  const isOther = name.words !== triadWords(before.triad);
  const shape = after.shape && shapeWords(after.instrument, after.shape);
  const moved = shape !== (before.shape && shapeWords(before.instrument, before.shape));
  const texts = [isOther ? `${name.words}: ${notes.words}` : '', moved && shape ? shape : ''];
  return {
    focus: 'none',
    say: texts
      .filter(text => text !== '')
      .map(text => `${text}.`)
      .join(' '),
  };
}
