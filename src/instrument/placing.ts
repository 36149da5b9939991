import type { Tone } from '../theory/degree';
import { type PitchClass, pitchClass } from '../theory/note';
import { type Instrument, placesOf } from './instrument';
import { type NeckNote, neckNoteAt } from './neckNote';
import { firstFretOf, fretOfPitch, fretsOn, midiAt, pitchClassAt } from './position';

const OCTAVE = 12;

/**
 * The intervals from each string to the one above it, bottom row first (semitones).
 *
 * @example intervalsUp(STANDARD_GUITAR) // [5, 5, 5, 4, 5]
 */
export const intervalsUp = ({ strings }: Instrument): readonly number[] =>
  strings.slice(1).map(({ open }, place) => open - (strings[place]?.open ?? open));

/**
 * The lowest fret of a string that sounds a pitch class: 0 to 11, unless the string is short.
 *
 * @example lowestFret(STANDARD_GUITAR, 0, 7) // 3, where string 6 sounds a G
 */
export function lowestFret(instrument: Instrument, guitarString: number, pitch: PitchClass): number {
  const above = pitchClass(pitch - pitchClassAt(instrument, { guitarString, fret: 0 }));
  return above === 0 ? 0 : above + firstFretOf(instrument, guitarString);
}

/** A tone, and the blue note that leads on from it on the same string. */
type Group = readonly Tone[];

/**
 * Whether a tone is a blue note: the flat fifth of a scale that has a fifth as well.
 *
 * @example isBlue(gFlat, scale('C', 'blues').tones) // true
 */
export const isBlue = ({ degree }: Tone, tones: readonly Tone[]): boolean =>
  degree === '♭5' && tones.some(other => other.degree === '5');

/** The tones of a scale, upward: each by itself, but for a blue note, which goes with the one before. */
const grouped = (tones: readonly Tone[]): readonly Group[] =>
  tones.flatMap((tone, index) => {
    if (isBlue(tone, tones)) return [];
    const next = tones[index + 1];
    return [next && isBlue(next, tones) ? [tone, next] : [tone]];
  });

/** `count` groups of tones, upward from the group at `from`, each tone with its semitones above the first. */
function climb(groups: readonly Group[], from: number, count: number) {
  const cycle = [...groups.slice(from), ...groups.slice(0, from)];
  const bottom = cycle[0]?.[0]?.pitch ?? 0;
  return Array.from({ length: Math.ceil(count / cycle.length) }, (_, octave) =>
    cycle.map(group =>
      group.map(tone => ({ tone, height: pitchClass(tone.pitch - bottom) + OCTAVE * octave })),
    ),
  )
    .flat()
    .slice(0, count);
}

/**
 * Notes from the bottom string to the top one, as many on each: a list from each tone that isn't a blue note, which comes in
 * addition. Where frets would lie behind the nut, all are 12 frets up.
 *
 * @example notesPerString(STANDARD_GUITAR, scale('A', 'minor-pentatonic').tones, 2)[0]?.length // 12
 */
export function notesPerString(
  instrument: Instrument,
  tones: readonly Tone[],
  count: number,
): readonly (readonly NeckNote[])[] {
  const groups = grouped(tones);
  return groups.map(([first], from) => {
    const start = lowestFret(instrument, 0, first?.pitch ?? 0);
    const lowest = midiAt(instrument, { guitarString: 0, fret: start });
    const places = climb(groups, from, placesOf(instrument).length * count).flatMap((group, index) => {
      const guitarString = Math.floor(index / count);
      const fretOf = (midi: number) => fretOfPitch(instrument, guitarString, midi);
      return group.map(({ tone, height }) => ({ tone, guitarString, fret: fretOf(lowest + height) }));
    });
    const lift = places.some(({ fret }) => fret < 0) ? OCTAVE : 0;
    return places.map(({ tone: { note, degree }, guitarString, fret }) => ({
      position: { guitarString, fret: fret + lift },
      note,
      degree,
    }));
  });
}

/**
 * The places of the strings that a position climbs on: from the lowest, each that is higher than those before. The bottom
 * string of a re-entrant ukulele isn't among them: the others have its notes.
 *
 * @example positionStrings(INSTRUMENTS.ukulele) // [1, 2, 3]
 */
export function positionStrings({ strings }: Instrument): readonly number[] {
  const opens = strings.map(({ open }) => open);
  const lowest = opens.indexOf(Math.min(...opens));
  return opens.flatMap((open, place) =>
    place === lowest || (place > lowest && open > Math.max(...opens.slice(lowest, place))) ? [place] : [],
  );
}

/**
 * All notes under a hand that stays where it is: a list from each tone on the lowest string. Each string is played up to where
 * the next one takes over, or as far as the hand reaches.
 *
 * @example notesInPosition(STANDARD_GUITAR, scale('C', 'whole-tone').tones).length // 6
 */
export function notesInPosition(
  instrument: Instrument,
  tones: readonly Tone[],
): readonly (readonly NeckNote[])[] {
  const places = positionStrings(instrument);
  const openAt = (guitarString: number) => midiAt(instrument, { guitarString, fret: 0 });
  return tones.map(({ pitch }) => {
    const start = lowestFret(instrument, places[0] ?? 0, pitch);
    return places.flatMap((guitarString, index) => {
      const next = places[index + 1];
      const room = next === undefined ? instrument.hand : openAt(next) - openAt(guitarString);
      const count = Math.min(instrument.hand, room);
      return fretsOn(instrument, guitarString, start, start + count - 1).flatMap(
        fret => neckNoteAt(instrument, tones, { guitarString, fret }) ?? [],
      );
    });
  });
}
