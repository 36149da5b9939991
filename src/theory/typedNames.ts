import { FOREIGN_KEY_TYPES, KEY_TYPES, type KeyType } from './key';
import { drawnName, type NoteNames, notesBeginning, parseName } from './names';
import { type NoteName, parseNoteName } from './note';
import { type MusicWord, readMusic } from './typedMusic';

/** The words for major and minor that stand beside German names; all others stand beside do re mi. */
const BESIDE_GERMAN: readonly string[] = ['dur', 'moll'];

/** No name of a note has more words: `sol double bemol`. */
const MOST_WORDS = 3;

/** The fewest letters of a word that goes on with a name: `flat`, `diese`. */
const SHORTEST_WORD = 4;

/** What may follow a note in one word, as in `lam` and `Hdim`. */
const QUALITY = /^(?:m|mi|min|minor|maj|major|dim|aug)$/;

const typeOf = (word: string | undefined): KeyType | undefined =>
  KEY_TYPES.find(type => word !== undefined && FOREIGN_KEY_TYPES[type].includes(word));

/** The names that a word for major or minor stands beside; those of the user for any other word. */
function namesBefore(word: string | undefined, own: NoteNames): NoteNames {
  if (word === undefined || typeOf(word) === undefined) return own;
  return BESIDE_GERMAN.includes(word) ? 'german' : 'fixed-do';
}

/** A note with its English name, as search compares it, and how many words it has. */
interface ReadNote {
  readonly text: string;
  readonly length: number;
}

/** The note that some words begin with, the longest first: `si bemol` is no si. */
function noteIn(words: readonly string[], own: NoteNames): ReadNote | undefined {
  const more = words.slice(1, MOST_WORDS).findIndex(word => word.length < SHORTEST_WORD);
  const most = Math.min(words.length, more < 0 ? MOST_WORDS : more + 1);
  for (let length = most; length > 0; length -= 1) {
    const names = namesBefore(words[length], own);
    const note = names === 'english' ? undefined : parseName(words.slice(0, length).join(' '), names);
    if (note !== undefined) return { text: note.toLowerCase(), length };
  }
  if (own === 'english') return undefined;
  const chord = notesBeginning(words[0] ?? '', own).find(({ rest }) => QUALITY.test(rest));
  return chord && { text: `${chord.note.toLowerCase()}${chord.rest}`, length: 1 };
}

/** Typed words in English; the same array if they were. */
function inEnglish(words: readonly string[], own: NoteNames): readonly string[] {
  const read: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const note = noteIn(words.slice(at), own);
    read.push(note?.text ?? typeOf(word) ?? word);
    at += note?.length ?? 1;
  }
  return read.join(' ') === words.join(' ') ? words : read;
}

/** A note as search compares it in the names of the user. */
const wordFor = (note: NoteName, names: NoteNames): string =>
  drawnName(note, names).toLowerCase().replaceAll('♯', '#').replaceAll('♭', 'b');

function renamed(text: string, names: NoteNames): string {
  const note = parseNoteName(text);
  return note === undefined ? text : wordFor(note, names);
}

const plain = (text: string): MusicWord => ({ text, role: 'word' });

/**
 * Returns what reads typed words as `readMusic` does where notes have other names than the English ones, and where keys are
 * named in another language, as in `fis moll` and `si bemol majeur`. A note becomes what it is called in these names.
 *
 * @example readNames('german')(['h', 'dur'])?.map(({ text }) => text) // ['h', 'major']
 * @example readNames('english')(['h', 'dur'])?.map(({ text }) => text) // ['b', 'major']
 */
export const readNames =
  (names: NoteNames) =>
  (typed: readonly string[]): readonly MusicWord[] | undefined => {
    const words = inEnglish(typed, names);
    if (words === typed && names === 'english') return undefined;
    const read = readMusic(words) ?? (words === typed ? undefined : words.map(plain));
    return read?.map(word =>
      word.role === 'note'
        ? {
            ...word,
            text: renamed(word.text, names),
            ...(word.alias && { alias: renamed(word.alias, names) }),
          }
        : word,
    );
  };
