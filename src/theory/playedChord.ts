import type { Tone } from './degree';
import { drawnName, type NoteNames, spokenName } from './names';
import { chromaticName, type NoteName, type PitchClass, pitchClassOf } from './note';

/** The notes of a chord that were played so far, each once, in any octave and order. */
export type PlayedTones = readonly PitchClass[];

type Chord = readonly Pick<Tone, 'note'>[];

const classesOf = (chord: Chord): readonly PitchClass[] => chord.map(({ note }) => pitchClassOf(note));

/**
 * What played notes are of a chord: a part of it, all of it, or not its own, once one of them isn't in it.
 *
 * @example partOf([0, 7], triad('C', 'major').tones) // 'part'
 */
export function partOf(played: PlayedTones, chord: Chord): 'part' | 'whole' | 'foreign' {
  const classes = classesOf(chord);
  if (!played.every(tone => classes.includes(tone))) return 'foreign';
  return classes.every(tone => played.includes(tone)) ? 'whole' : 'part';
}

/**
 * The one of several chords that all played notes belong to; `undefined` if there is none, or more than one.
 *
 * @example chordWith([0, 3, 7], qualities, quality => triad('C', quality).tones) // 'minor'
 */
export function chordWith<T>(
  played: PlayedTones,
  chords: readonly T[],
  tonesOf: (chord: T) => Chord,
): T | undefined {
  const [only, ...others] = chords.filter(chord => partOf(played, tonesOf(chord)) !== 'foreign');
  return others.length === 0 ? only : undefined;
}

/** A note that isn't in the chord that was asked for, as the chord that it makes spells it. */
export function foreignNote(played: PlayedTones, made: Chord | undefined): NoteName {
  const last = played.at(-1) ?? 0;
  return made?.find(({ note }) => pitchClassOf(note) === last)?.note ?? chromaticName(last, 'sharps');
}

/**
 * What a foreign note makes of a chord.
 *
 * @param made the chord that it makes, if any: `it minor`
 * @example foreignText('Eb', 'it minor') // { text: 'Eb makes it minor.', spoken: 'E flat makes it minor.' }
 */
export function foreignText(
  note: NoteName,
  made: { readonly text: string; readonly spoken: string } | undefined,
  names?: NoteNames,
) {
  const [drawn, spoken] = [drawnName(note, names), spokenName(note, names)];
  return {
    text: made ? `${drawn} makes ${made.text}.` : `${drawn} isn't in it.`,
    spoken: made ? `${spoken} makes ${made.spoken}.` : `${spoken} isn't in it.`,
  };
}
