import type { NoteNames } from '../theory/names';
import { namesOfLanguage } from './languageNames';
import { oneOf } from './options';
import type { Choices } from './setting';

/**
 * How notes are named: a preference, which no address holds, so that a link works for everyone. English is stored like the
 * others, since the language of the browser decides where nothing is chosen.
 */
export const noteNames = oneOf<NoteNames>({
  id: 'noteNames',
  label: 'Note Names',
  control: 'select',
  options: [
    { value: 'english', text: 'English' },
    { value: 'german', text: 'German' },
    { value: 'german-signs', text: 'German, C# and Db', spoken: 'German, with signs' },
    { value: 'fixed-do', text: 'Fixed Do' },
    { value: 'fixed-do-ti', text: 'Fixed Do, with ti' },
  ],
  initial: 'english',
  defaultIs: 'written',
});

/**
 * The note names that some choices are for.
 *
 * @example namesIn(new Map([['noteNames', 'german']])) // 'german'
 */
export const namesIn = (choices: Choices): NoteNames => noteNames.read(choices);

/**
 * The choices that the language of a browser implies.
 *
 * @example namesImplied('en-US').size // 0
 */
export function namesImplied(language: string): Choices {
  const names = namesOfLanguage(language);
  return names === 'english' ? new Map() : noteNames.write(new Map(), names);
}
