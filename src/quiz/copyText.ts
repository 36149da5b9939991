import type { CopiedLink } from './drillLinks';

type CopyOutcome = CopiedLink['outcome'];

/** How copying a link ended, below its button. */
export const COPY_NOTICES: Record<CopyOutcome, string> = {
  copied: '✓ Link copied: the same questions for everyone',
  failed: "The browser didn't let Fretty copy. Select the link below and copy it by hand.",
};

/** The same as spoken. */
export const COPY_SPOKEN: Record<CopyOutcome, string> = {
  copied: 'The link is on the clipboard. Everyone who opens it gets the same questions.',
  failed: "The link wasn't copied: the browser refused.",
};

/** The field that holds a link that couldn't be copied. */
export const LINK_FIELD = 'Link to this drill';
