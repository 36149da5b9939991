import { type Choices, type KeptText, store } from './setting';

/** Something that is kept as one text, and what it means. */
export interface TextSetting<T> extends KeptText {
  /** Makes what it can of any text; never throws. */
  readonly parse: (text: string) => T;
  read(choices: Choices): T;
  write(choices: Choices, value: T): Choices;
}

interface TextShape<T> extends Pick<TextSetting<T>, 'id' | 'parse'> {
  readonly format: (value: T) => string;
}

/**
 * A setting that no control offers; its default is whatever an empty text means.
 *
 * @example textOf({ id: 'keymap', parse: parseKeymap, format: formatKeymap }).read(new Map()).size // 0
 */
export function textOf<T>({ id, parse: parseAnew, format }: TextShape<T>): TextSetting<T> {
  const parse = remembered(parseAnew);
  const kept: KeptText = { id, defaultCode: '', accepts: text => format(parse(text)) !== '' };
  return {
    ...kept,
    parse,
    read: choices => parse(choices.get(id) ?? ''),
    write: (choices, value) => store(choices, kept, format(value)),
  };
}

/** The same function, which doesn't work out again what it was asked last. */
function remembered<T>(parse: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly value: T } | undefined;
  return text => {
    if (last?.text !== text) last = { text, value: parse(text) };
    return last.value;
  };
}
