import { namesOfLanguage } from '../settings/languageNames';
import { noteNames } from '../settings/noteNames';
import type { Choices } from '../settings/setting';
import type { TextStore } from '../storage/storage';
import type { NoteSystem } from '../theory/names';

/** The name in local storage of the note names that were told. */
const NAME = 'fretty-names';

/** What is told once in a browser: that notes are named as in its language. */
export interface NamesNotice {
  /** The names to tell of; `undefined` if they are English, chosen by the user, or told already. */
  toTell(): NoteSystem | undefined;
  /** They were told. */
  told(): void;
}

interface NamesNoticeDeps {
  readonly store: Pick<TextStore, 'read' | 'write'>;
  readonly language: string;
  /** The preferences that the user has chosen. */
  readonly chosen: () => Choices;
}

/** Creates the notice about the note names of the browser's language. Without storage, every visit tells them. */
export function createNamesNotice({ store, language, chosen }: NamesNoticeDeps): NamesNotice {
  const names = namesOfLanguage(language);
  const isKnown = () => names === 'english' || chosen().has(noteNames.id) || store.read(NAME) !== undefined;
  return {
    toTell: () => (isKnown() ? undefined : names),
    told: () => store.write(NAME, names),
  };
}
