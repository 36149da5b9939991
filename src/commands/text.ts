import { SPOKEN_SIGNS } from './spokenHotkey';

/** The text shown and spoken in place of a key that was removed. */
export const NO_KEY_TEXT = 'no key';

/**
 * Several keys that do the same, as shown or spoken.
 *
 * @example eitherKey(['Q', 'X']) // 'Q or X'
 */
export const eitherKey = (keys: readonly string[]): string => keys.join(' or ') || NO_KEY_TEXT;

/** The name of a leader that shares its family with others: the title of its first command represents all. */
export const leaderTitle = (firstTitle: string): string => `${firstTitle} and similar`;

/** The present use of a key. `follower` is the second key of a sequence whose leader is being changed. */
export type KeyUse = 'key' | 'leader' | 'follower';

const ANOTHER_OR_THAT = 'Choose another key, or change that one first.';

const TAKEN: Record<KeyUse, (key: string, owner: string) => string> = {
  key: (key, owner) => `${key} is already the key for ${owner}. ${ANOTHER_OR_THAT}`,
  leader: (key, owner) => `${key} is already the first key for ${owner}. ${ANOTHER_OR_THAT}`,
  follower: (key, owner) => `${key} is already the second key for ${owner}. Choose another key.`,
};

/**
 * Why a key can't be chosen: something else has it.
 *
 * @example keyTaken('key', 'C', 'Highlight C')
 *   // 'C is already the key for Highlight C. Choose another key, or change that one first.'
 */
export const keyTaken = (use: KeyUse, key: string, owner: string): string => TAKEN[use](key, owner);

const ALLOWED_KEYS = new Intl.ListFormat('en-US', { type: 'disjunction' }).format([
  'a letter with or without Shift',
  'a digit',
  'a function key',
  ...Object.values(SPOKEN_SIGNS).map(sign => `a ${sign}`),
]);

/** Why a press can't become the key of a command, one for a pedal, or the leader of its sequences. */
export const KEY_NOT_ALLOWED: Record<'key' | 'pedal' | 'leader', string> = {
  key: `This must be ${ALLOWED_KEYS}. Arrows, Page Up, Page Down, Home, End, Enter and Space can be used only for pedal actions: Show Answer, I Knew It, I Didn't, Next Question, Repeat and Play.`,
  pedal: "Escape, Tab, and keys with Ctrl, Alt or Cmd can't be chosen.",
  leader: 'Other keys follow this one, so it must be a letter, with or without Shift.',
};
