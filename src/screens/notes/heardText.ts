import { heardText, spokenHeard } from '../../quiz/playedText';
import type { AnsweringNote } from '../../quiz/session';
import { chromaticName, pitchClass, spokenNoteName } from '../../theory/note';
import { pitchName } from '../../theory/pitch';
import { spokenPitch } from '../../theory/spokenPitch';
import type { NotesSetup } from './definition';

type Spelling = Pick<NotesSetup, 'accidentals'>;

/**
 * What was heard, as shown; with its string, if the instrument tells.
 *
 * @example heardIn(setup, { midi: 59, cents: -12, source: 'microphone' }) // 'Heard B3, 12 cents flat'
 */
export function heardIn({ accidentals }: Spelling, { midi, cents, guitarString }: AnsweringNote): string {
  const pitch = pitchName(midi, accidentals);
  return heardText(guitarString === undefined ? pitch : `${pitch} on string ${guitarString}`, cents);
}

/**
 * The same as spoken. The octave is only said where it is the mistake.
 *
 * @param right the pitches that are right
 * @example spokenHeardIn(setup, { midi: 59, cents: -12, source: 'microphone' }, [48]) // 'B, 12 cents flat'
 * @example spokenHeardIn(setup, { midi: 60, cents: 0, source: 'midi' }, [48]) // 'C 4'
 */
export function spokenHeardIn(
  { accidentals }: Spelling,
  { midi, cents, guitarString }: AnsweringNote,
  right: readonly number[],
): string {
  const isOctaveOff = !right.includes(midi) && right.some(each => pitchClass(each) === pitchClass(midi));
  const name = isOctaveOff
    ? spokenPitch(pitchName(midi, accidentals))
    : spokenNoteName(chromaticName(pitchClass(midi), accidentals));
  return spokenHeard(guitarString === undefined ? name : `${name} on string ${guitarString}`, cents);
}
