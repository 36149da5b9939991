import { type NoteNames, type NoteSystem, parseName, systemOf } from './names';
import type { NoteName } from './note';

/** A typed note, and its octave if it was given. */
export interface TypedPitch {
  readonly note: NoteName;
  readonly octave: number | undefined;
}

const TYPED = /^(\D+)(\d)?$/;

/**
 * A note that is typed in some names or in English, with or without its octave; anything else gives `undefined`.
 *
 * @example typedPitch('H2', 'german') // { note: 'B', octave: 2 }
 */
export function typedPitch(text: string, names: NoteNames = 'english'): TypedPitch | undefined {
  const [, name = '', octave] = TYPED.exec(text) ?? [];
  const note = parseName(name, names);
  return note && { note, octave: octave === undefined ? undefined : Number(octave) };
}

/** A note among others without spaces, in a text with capitals and in one without. */
interface RunTogether {
  readonly capitals: RegExp;
  readonly small: RegExp;
}

const LETTERS: RunTogether = { capitals: /[A-G][#♯b♭]?\d?/g, small: /[a-g][#♯♭]?\d?/g };
const SYLLABLES = /(?:do|re|mi|fa|sol|la|si|ti)[#♯b♭]?\d?/gi;

/** In capitals a small b is a flat; in small letters it is the note. */
const RUN_TOGETHER: Readonly<Record<NoteSystem, RunTogether>> = {
  english: LETTERS,
  german: { capitals: /(?:[AE]s|[A-H](?:is|es)?)\d?/g, small: /[a-h]\d?/g },
  'german-signs': { capitals: /[A-H][#♯b♭]?\d?/g, small: /[a-h][#♯♭]?\d?/g },
  'fixed-do': { capitals: SYLLABLES, small: SYLLABLES },
  'fixed-do-ti': { capitals: SYLLABLES, small: SYLLABLES },
};

function partsIn(text: string, { capitals, small }: RunTogether): readonly string[] | undefined {
  const notes = text.match(/[A-Z]/.test(text) ? capitals : small) ?? [];
  return notes.join('') === text ? notes : undefined;
}

/**
 * The notes of a text without spaces, in some names or in English; `undefined` if it isn't made of notes.
 *
 * @example notesRunTogether('DADFisAD', 'german')?.length // 6
 */
export const notesRunTogether = (text: string, names: NoteNames = 'english'): readonly string[] | undefined =>
  partsIn(text, RUN_TOGETHER[systemOf(names)]) ?? partsIn(text, LETTERS);
