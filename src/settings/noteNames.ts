import { type NoteNames, type NoteSystem, type Octaves, withHelmholtz } from '../theory/names';
import { namesOfLanguage } from './languageNames';
import { oneOf } from './options';
import type { Choices } from './setting';
import { ONLY_GERMAN } from './text';

/**
 * How notes are named: a preference, which no address holds, so that a link works for everyone. English is stored like the
 * others, since the language of the browser decides where nothing is chosen.
 */
export const noteNames = oneOf<NoteSystem>({
  id: 'noteNames',
  label: 'Note Names',
  control: 'select',
  options: [
    { value: 'english', text: 'English' },
    { value: 'german', text: 'German' },
    { value: 'german-signs', text: 'German, with signs' },
    { value: 'fixed-do', text: 'Fixed Do' },
    { value: 'fixed-do-ti', text: 'Fixed Do, with ti' },
  ],
  initial: 'english',
  defaultIs: 'written',
});

/** How octaves are told: a preference, too. */
export const octaveNames = oneOf<Octaves>({
  id: 'octaveNames',
  label: 'Octave Names',
  control: 'radios',
  options: [
    { value: 'scientific', text: 'Scientific' },
    { value: 'helmholtz', text: 'Helmholtz' },
  ],
  initial: 'scientific',
  heldBy: choices => (withHelmholtz(noteNames.read(choices)) ? undefined : ONLY_GERMAN),
});

const NAMING: readonly string[] = [noteNames.id, octaveNames.id];

/** Whether a setting is about how notes are named, which every screen takes over and no address holds. */
export const isNaming = (id: string): boolean => NAMING.includes(id);

/**
 * The note names that some choices are for.
 *
 * @example namesIn(new Map([['noteNames', 'german']])) // 'german'
 */
export function namesIn(choices: Choices): NoteNames {
  const system = noteNames.read(choices);
  const helmholtz = octaveNames.read(choices) === 'helmholtz' ? withHelmholtz(system) : undefined;
  return helmholtz ?? system;
}

/**
 * The choices that the language of a browser implies.
 *
 * @example namesImplied('en-US').size // 0
 */
export function namesImplied(language: string): Choices {
  const names = namesOfLanguage(language);
  return names === 'english' ? new Map() : noteNames.write(new Map(), names);
}
