import { spokenNoteName } from './note';
import { type PitchName, pitchParts } from './pitch';

/**
 * A note with its octave as spoken.
 *
 * @example spokenPitch('D#4') // 'D sharp 4'
 */
export function spokenPitch(name: PitchName): string {
  const { note, octave } = pitchParts(name);
  return `${spokenNoteName(note)} ${octave}`;
}
