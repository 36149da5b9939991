import { arpeggioPlan } from '../../audio/plan';
import type { NeckTone } from '../../fretboard/useNeckSound';
import { allPositions, midiAt, type Position, positionsOf } from '../../instrument/position';
import { stringsOfSet } from '../../instrument/shape';
import { STANDARD_TUNING } from '../../instrument/tuning';
import { degreeSemitones } from '../../theory/degree';
import type { TriadView } from './settings';

interface Voice {
  readonly midi: number;
  readonly places: readonly Position[];
}

const OCTAVE = 12;

/** The triad in root position, from the lowest root that the strings have; each note wherever they sound it. */
function rootPosition({ triad, set, frets }: TriadView): readonly Voice[] {
  const strings = stringsOfSet(STANDARD_TUNING, set);
  const places = allPositions(STANDARD_TUNING, frets).filter(({ guitarString }) =>
    strings.includes(guitarString),
  );
  const roots = triad.tones
    .slice(0, 1)
    .flatMap(({ pitch }) => positionsOf(STANDARD_TUNING, OCTAVE, pitch, strings));
  const lowest = Math.min(...roots.map(place => midiAt(STANDARD_TUNING, place)));
  return triad.tones.map(({ degree }) => {
    const midi = lowest + degreeSemitones(degree);
    return { midi, places: places.filter(place => midiAt(STANDARD_TUNING, place) === midi) };
  });
}

const voicesOf = (view: TriadView): readonly Voice[] =>
  view.shape?.notes.map(({ position }) => ({
    midi: midiAt(STANDARD_TUNING, position),
    places: [position],
  })) ?? rootPosition(view);

/**
 * The notes of the chosen shape one by one from the lowest, then together; without a shape, those of the root position.
 *
 * @example triadTones(cMajorOn123).map(({ tone }) => tone.midi) // [60, 64, 67, 60, 64, 67]
 */
export function triadTones(view: TriadView): readonly NeckTone[] {
  const voices = voicesOf(view);
  return arpeggioPlan(voices.map(({ midi }) => midi)).map(tone => ({
    tone,
    places: voices.filter(({ midi }) => midi === tone.midi).flatMap(({ places }) => places),
  }));
}
