import type { Ink } from './marks';

/** The colors of a picture: those of the theme, or black on white for paper. */
export type PictureColors = 'theme' | 'black';

/** The color of each ink: `#4be38a`. */
export type Inks = (ink: Ink) => string;

/** The color of the theme that an ink has, if not the one of its name. */
const TOKENS: Partial<Record<Ink, Ink>> = { mark: 'accent', 'mark-ink': 'accent-ink' };

/** Black on white: most notes are framed, so that those that matter most stand out in black. */
const BLACK_ON_WHITE: Record<Ink, string> = {
  ground: '#ffffff',
  raised: '#ffffff',
  line: '#777777',
  edge: '#000000',
  text: '#000000',
  dim: '#444444',
  bright: '#000000',
  accent: '#000000',
  'accent-ink': '#ffffff',
  mark: '#ffffff',
  'mark-ink': '#000000',
  warn: '#000000',
  good: '#000000',
  mid: '#000000',
  bad: '#000000',
  string: '#777777',
  fret: '#aaaaaa',
};

/**
 * The colors that a picture is drawn with.
 *
 * @param token the value of a custom property of the page
 * @example inksOf('black', name => styles.getPropertyValue(name))('bright') // '#000000'
 */
export const inksOf =
  (colors: PictureColors, token: (name: `--${Ink}`) => string): Inks =>
  ink =>
    colors === 'black' ? BLACK_ON_WHITE[ink] : token(`--${TOKENS[ink] ?? ink}`).trim();
