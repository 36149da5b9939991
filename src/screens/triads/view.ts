import { arpeggioPlan } from '../../audio/plan';
import type { CellAt, Emphasis } from '../../fretboard/cell';
import { type ToneStyle, toneCells } from '../../fretboard/toneCells';
import type { NeckTone } from '../../fretboard/useNeckSound';
import type { FretCount, Instrument } from '../../instrument/instrument';
import {
  allPositions,
  midiAt,
  type Position,
  type PositionId,
  positionId,
  positionsOf,
} from '../../instrument/position';
import { type Shape, type StringSet, stringsOfSet } from '../../instrument/shape';
import { degreeSemitones } from '../../theory/degree';
import type { Triad } from '../../theory/triad';

/** What the Triads screen shows. */
export interface TriadView {
  readonly instrument: Instrument;
  readonly triad: Triad;
  readonly set: StringSet;
  readonly frets: FretCount;
  /** The highlighted close-position shape; if there is none, all notes on the strings are equal. */
  readonly shape: Shape | undefined;
}

/** A note of the triad, and every place where it can be played. */
interface SoundingNote {
  readonly midi: number;
  readonly places: readonly Position[];
}

const OCTAVE = 12;

/** The triad in root position from the lowest root on the strings, with every place of each note on them. */
function rootPosition({ instrument, triad, set, frets }: TriadView): readonly SoundingNote[] {
  const strings = stringsOfSet(instrument, set);
  const places = allPositions(instrument, frets).filter(({ guitarString }) => strings.includes(guitarString));
  const roots = triad.tones
    .slice(0, 1)
    .flatMap(({ pitch }) => positionsOf(instrument, OCTAVE, pitch, strings));
  const lowest = Math.min(...roots.map(place => midiAt(instrument, place)));
  return triad.tones.map(({ degree }) => {
    const midi = lowest + degreeSemitones(degree);
    return { midi, places: places.filter(place => midiAt(instrument, place) === midi) };
  });
}

const soundingNotes = (view: TriadView): readonly SoundingNote[] =>
  view.shape?.notes.map(({ position }) => ({
    midi: midiAt(view.instrument, position),
    places: [position],
  })) ?? rootPosition(view);

/**
 * The notes of the chosen shape or, without one, of the root position: one by one from the lowest, then together.
 *
 * @example triadTones(cMajorOn123).map(({ tone }) => tone.midi) // [60, 64, 67, 60, 64, 67]
 */
export function triadTones(view: TriadView): readonly NeckTone[] {
  const notes = soundingNotes(view);
  return arpeggioPlan(notes.map(({ midi }) => midi)).map(tone => ({
    tone,
    places: notes.filter(({ midi }) => midi === tone.midi).flatMap(({ places }) => places),
  }));
}

/**
 * The neck of a triad: its notes on the strings of the set, those of the chosen shape highlighted, and what is sounding.
 *
 * @example triadCells(view, { display: 'intervals', signs: 'letters' }, new Set())({ guitarString: 3, fret: 5 })
 *   // { text: 'R', spoken: 'C', interval: 'root', mark: 'root' }
 */
export function triadCells(
  { instrument, triad, set, shape }: TriadView,
  style: ToneStyle,
  sounding: ReadonlySet<PositionId>,
): CellAt {
  const strings = stringsOfSet(instrument, set);
  const inSet = toneCells(instrument, triad.tones, style, ({ guitarString }) =>
    strings.includes(guitarString),
  );
  const inShape = shape && new Set(shape.notes.map(({ position }) => positionId(position)));

  const emphasisAt = (id: PositionId): Emphasis | undefined => {
    if (inShape === undefined) return undefined;
    return inShape.has(id) ? 'strong' : 'weak';
  };

  return position => {
    const id = positionId(position);
    const view = inSet(position);
    const emphasis = view.mark && emphasisAt(id);
    return {
      ...view,
      ...(emphasis && { emphasis }),
      ...(sounding.has(id) && { sounding: true }),
    };
  };
}
