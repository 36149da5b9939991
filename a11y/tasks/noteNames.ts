import { noteKey } from './answers.ts';
import { dialog, type Keys, type Task, typed } from './task.ts';

/** The keys that choose something in the palette. */
const choose = (words: string): readonly string[] => [
  ...[': (Type a command)', ...typed(words).split(' '), 'Enter'],
];

/** The keys of the twelve notes with German names, in flats: h is B, and b is B flat. */
const GERMAN_KEYS = [
  ...['c', 'Shift+D', 'd', 'Shift+E', 'e', 'f', 'Shift+G', 'g', 'Shift+A', 'a'],
  ...['b', 'h'],
];

/** Chooses note names and answers a whole quiz on string 2, whose open note is B. */
const nameAllIn = (names: string, keys?: readonly string[]): Keys =>
  async function* (page) {
    yield* choose(names);
    yield 'q';
    for (let question = 1; question <= 12; question++)
      yield* [await noteKey(page, { keys }), 'Enter', 'Enter'];
  };

/** A quiz with German names, and one with do re mi. */
export const noteNames: readonly Task[] = [
  {
    name: 'Answer a whole Name Note quiz with German names',
    spec: '4 Notes quiz',
    address: '/?quiz=name-note&strings=2&accidentals=flats',
    keys: nameAllIn('german names', GERMAN_KEYS),
    most: 51,
    ends: page => dialog('Quiz Results')(page).getByText('12/12', { exact: true }),
  },
  {
    name: 'Answer a whole Name Note quiz with do re mi',
    spec: '4 Notes quiz',
    address: '/?quiz=name-note&strings=2',
    keys: nameAllIn('do re mi'),
    most: 47,
    ends: page => dialog('Quiz Results')(page).getByText('12/12', { exact: true }),
  },
];
