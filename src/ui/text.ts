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

/** The commands that copy and save what a screen shows as a picture, and the words that find them. */
export const PICTURE = {
  copy: { title: 'Copy as Picture', keywords: ['image', 'png', 'clipboard', 'diagram', 'handout'] },
  save: {
    title: 'Save as SVG',
    keywords: ['image', 'vector', 'download', 'export', 'diagram', 'handout', 'worksheet'],
  },
} as const;

/** How copying or saving a picture ended. */
export type PictureOutcome = 'copied' | 'saved' | 'svg' | 'failed';

/** How it ended, beside the buttons. */
export const PICTURE_NOTICES: Record<PictureOutcome, string> = {
  copied: '✓ Copied',
  saved: "✓ In your downloads instead: the browser didn't let Fretty copy",
  svg: '✓ Saved',
  failed: "The picture couldn't be made",
};

/** How it ended, as spoken. */
export const PICTURE_SPOKEN: Record<PictureOutcome, string> = {
  copied: 'The picture is on the clipboard.',
  saved: "The browser didn't let Fretty copy, so the picture is in your downloads.",
  svg: 'The picture is in your downloads.',
  failed: "The picture couldn't be made.",
};

/** The texts in place of a dialog that failed to load or to render. */
export const FAILED_DIALOG = {
  title: 'Something Went Wrong',
  text: "This dialog couldn't be opened. Check your connection, then try again. If that fails too, reload the page.",
} as const;
