import { store } from './choices';
import type { Choices, StoredText } from './setting';

/** A value stored as a single text. */
export interface TextSetting<T> extends StoredText {
  /** Parses any text as well as possible; never throws. */
  readonly parse: (text: string) => T;
  read(choices: Choices): T;
  write(choices: Choices, value: T): Choices;
}

interface TextShape<T> extends Pick<TextSetting<T>, 'id' | 'parse'> {
  readonly format: (value: T) => string;
}

/**
 * A setting without a control; its default is the value of the empty text.
 *
 * @example textOf({ id: 'keymap', parse: parseKeymap, format: formatKeymap }).read(new Map()).size // 0
 */
export function textOf<T>({ id, parse: parseText, format }: TextShape<T>): TextSetting<T> {
  const parse = memoizeLast(parseText);
  const stored: StoredText = { id, defaultCode: '', accepts: text => format(parse(text)) !== '' };
  return {
    ...stored,
    parse,
    read: choices => parse(choices.get(id) ?? ''),
    write: (choices, value) => store(choices, stored, format(value)),
  };
}

/** Remembers the result of the last call. */
function memoizeLast<T>(parse: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly value: T } | undefined;
  return text => {
    if (last?.text !== text) last = { text, value: parse(text) };
    return last.value;
  };
}
