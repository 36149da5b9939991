/** Can't be heard or seen, but makes a text differ from the same text without it. */
const NO_BREAK_SPACE = '\u00A0';

/**
 * Creates the text of the live region, empty at first. Orca drops a text that equals the last one it was given there, even if
 * the region was emptied in between (heard in Orca 43.1), so when a text is repeated, one of the two ends in a no-break space.
 *
 * @param changed called after each change
 * @example createRegion(notify).text() // ''
 */
export function createRegion(changed: () => void) {
  let text = '';
  let lastShown = '';
  return {
    text: () => text,
    /** Whether a text is in the region, with or without the space. */
    holds: (said: string): boolean => text === said || text === said + NO_BREAK_SPACE,
    /** Shows a text, or empties the region. */
    show(said: string) {
      if (said === '' && text === '') return;
      text = said !== '' && said === lastShown ? said + NO_BREAK_SPACE : said;
      if (text !== '') lastShown = text;
      changed();
    },
  };
}
