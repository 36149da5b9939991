import type { Instrument } from '../instrument/instrument';
import { type Position, pitchClassAt } from '../instrument/position';
import { degreeSemitones, spokenDegree, type Tone, toneAt } from '../theory/degree';
import { drawnName, type NoteNames, spokenName } from '../theory/names';
import type { NoteSigns } from '../theory/note';
import { BARE_CELL, type CellView } from './cell';
import type { Display } from './neckSettings';

/** How a neck labels the notes of a triad or a scale. */
export interface ToneStyle {
  readonly display: Display;
  readonly signs: NoteSigns;
  /** How notes are named, if not in English. */
  readonly names?: NoteNames;
}

/** Whether a note is the root of its triad or scale. */
export const isRoot = ({ degree }: Pick<Tone, 'degree'>): boolean => degreeSemitones(degree) === 0;

/**
 * A note of a triad or a scale as a neck shows it. The pitch is always said, the interval only if it is drawn.
 *
 * @example toneView({ note: 'Eb', degree: '♭3' }, { display: 'intervals', signs: 'letters' })
 *   // { text: '♭3', spoken: 'E flat', interval: 'flat third', mark: 'in-set' }
 */
export function toneView(tone: Pick<Tone, 'note' | 'degree'>, style: ToneStyle): CellView {
  const { note, degree } = tone;
  const { display, signs, names } = style;
  const spoken = spokenName(note, names);
  const mark = isRoot(tone) ? 'root' : 'in-set';
  return display === 'notes'
    ? { text: drawnName(note, names, signs), spoken, mark }
    : { text: degree, spoken, interval: spokenDegree(degree), mark };
}

/**
 * The cells of a neck that shows the notes of a triad or a scale.
 *
 * @param shows whether a note at a position is shown; by default all are
 * @example toneCells(STANDARD_GUITAR, triad('C', 'minor').tones, style)({ guitarString: 3, fret: 8 }).text // '♭3'
 */
export function toneCells(
  instrument: Instrument,
  tones: readonly Tone[],
  style: ToneStyle,
  shows: (position: Position) => boolean = () => true,
): (position: Position) => CellView {
  return position => {
    const tone = shows(position) ? toneAt(tones, pitchClassAt(instrument, position)) : undefined;
    return tone ? toneView(tone, style) : BARE_CELL;
  };
}
