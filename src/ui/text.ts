/** The title of a page in the browser's tab and history. */
export const documentTitle = (page: string): string => `${page} · Fretty`;

/**
 * The first paragraph of a screen, which introduces Fretty and says how to begin with a screen reader.
 *
 * @param begin how to begin on this screen, as one sentence
 */
export const introText = (begin: string): string =>
  `Fretty teaches the guitar fretboard: notes, triads, chords, scales, keys and intervals. With a screen reader: ${begin} In browse mode, single letters belong to the screen reader.`;

/** The title of a screen's tips. */
export const tipsTitle = (screen: string): string => `${screen} Tips`;

/** The texts spoken when a screen's controls are shown or hidden. */
export const SPOKEN_CONTROLS = { shown: 'Controls shown', hidden: 'Controls hidden' } as const;

/** The texts in place of a dialog that failed to load or to render. */
export const FAILED_DIALOG = {
  title: 'Something Went Wrong',
  text: "This dialog couldn't be opened. Check your connection, then try again. If that fails too, reload the page.",
} as const;
