import { THEMES, type Theme } from '../src/settings/preferences.ts';

/**
 * The theme in which every rule runs. No two of its colors are the same, so a color here identifies its token in
 * src/ui/tokens.css, and with it the color in every other theme.
 */
export const FIRST: Theme = 'ice';

/** The themes in which only colors are checked. */
export const OTHERS: readonly Theme[] = THEMES.filter(theme => theme !== FIRST);
