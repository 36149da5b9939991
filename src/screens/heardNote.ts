import type { AnsweringNote } from '../quiz/session';
import { heardText, spokenHeard } from '../quiz/text';
import { drawnPitch, type NoteNames, spokenName } from '../theory/names';
import { chromaticName, type NoteName, pitchClass, pitchClassOf } from '../theory/note';
import { PITCHES, pitchName } from '../theory/pitch';
import type { PlayedTones } from '../theory/playedChord';

/** What was heard, as shown. */
export const heardNote = ({ midi, cents }: AnsweringNote, names?: NoteNames): string =>
  heardText(drawnPitch(pitchName(midi, 'sharps'), names), cents);

/** What was heard, as spoken. */
export const spokenHeardNote = ({ midi, cents }: AnsweringNote, names?: NoteNames): string =>
  spokenHeard(spokenName(chromaticName(pitchClass(midi), 'sharps'), names), cents);

/** The pitches of some notes in every octave, as MIDI numbers. */
export const pitchesOf = (notes: readonly { readonly note: NoteName }[]): readonly number[] => {
  const classes = notes.map(({ note }) => pitchClassOf(note));
  return PITCHES.filter(midi => classes.includes(pitchClass(midi)));
};

/** The notes of a chord after another was played; `undefined` if that was played before. */
export function withNote(played: PlayedTones, midi: number): PlayedTones | undefined {
  const tone = pitchClass(midi);
  return played.includes(tone) ? undefined : [...played, tone];
}

/** How to play a chord that is heard. */
export const CHORD_HINT = 'Play its notes one at a time, in any octave and order.';
