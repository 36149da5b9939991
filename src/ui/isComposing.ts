/**
 * Whether a key press belongs to an input method's composition, which uses Escape, Enter and the arrows itself. Safari ends
 * a composition before it sends the key that ended it, and marks that key only by its key code.
 *
 * @see https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
