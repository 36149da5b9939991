/**
 * Whether a key press belongs to an input method that composes a character: there Escape, Enter and arrows are its own.
 * Safari ends a composition before it sends the key that ended it, and marks that key by its code alone.
 *
 * @see https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
