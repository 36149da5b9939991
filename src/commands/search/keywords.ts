import type { Command } from '../command';

/**
 * Other words a user might search for, by the id of a command, of a setting or of its option; `*` for any screen. They are
 * loaded with the search.
 */
export type Keywords = Readonly<Record<string, readonly string[]>>;

/**
 * The keywords under an id.
 *
 * @example keywordsUnder({ '*.drill': ['fast'] }, 'notes.drill') // ['fast']
 */
export const keywordsUnder = (keywords: Keywords, id: string): readonly string[] =>
  [id, id.replace(/^[^.]*/, '*')].flatMap(each => keywords[each] ?? []);

/** All keywords of a command: its own, and those of its setting. */
export const keywordsOf = (
  { id, family, keywords: declared = [] }: Pick<Command, 'id' | 'family' | 'keywords'>,
  keywords: Keywords,
): readonly string[] => [
  ...keywordsUnder(keywords, id),
  ...declared,
  ...(family ? keywordsUnder(keywords, family.id) : []),
];
