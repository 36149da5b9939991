import { THEMES, type Theme } from '../src/settings/preferences.ts';

/**
 * The theme in which every rule runs. No two of its colours are alike: two that are met in it tell which tokens of
 * src/ui/tokens.css they are, and so what they are in every other theme.
 */
export const FIRST: Theme = 'ice';

/** The themes in which only colours are judged again. */
export const OTHERS: readonly Theme[] = THEMES.filter(theme => theme !== FIRST);
