import { arpeggioPlan } from '../../audio/plan';
import type { NeckTone } from '../../fretboard/useNeckSound';
import { allPositions, midiAt, type Position, positionsOf } from '../../instrument/position';
import { stringsOfSet } from '../../instrument/shape';
import { degreeSemitones } from '../../theory/degree';
import type { TriadView } from './view';

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
