/** Why nothing can be played: the user has turned sound off. */
export const SOUND_IS_OFF = 'Sound is off in the settings';

/** The value of a locked setting with none of its options chosen. */
export const NOTHING_CHOSEN = 'none';

/** The same with all of them chosen. */
export const EVERYTHING_CHOSEN = 'all';

/** Resetting all settings: its title, why it can't be done, and as spoken. */
export const RESET_SETTINGS = {
  title: 'Reset All Settings',
  nothing: 'All settings have their defaults',
  spoken: 'All settings are back to their defaults. Shortcuts and answers are kept.',
} as const;

/** Which keys choose a note. */
export const NOTE_KEYS = 'a letter; with Shift its sharp or flat';

/** What a Quick Drill shows. */
export const FIGURES_DESCRIPTION =
  'In a Quick Drill: the number of the question or the time left, accuracy, and answers per minute.';

/**
 * A changed setting as spoken.
 *
 * @example spokenChoice('Accidentals', 'Flats') // 'Accidentals, Flats'
 */
export const spokenChoice = (setting: string, option: string): string => `${setting}, ${option}`;

/**
 * An option of a setting with many values, as spoken when it is chosen or cleared.
 *
 * @example spokenToggle('C sharp', 'on') // 'C sharp, on'
 */
export const spokenToggle = (option: string, state: 'on' | 'off'): string => `${option}, ${state}`;

/**
 * Several changed settings as spoken.
 *
 * @example spokenChoices(['Key, B flat', 'Scale Type, Major']) // 'Key, B flat. Scale Type, Major'
 */
export const spokenChoices = (texts: readonly string[]): string => texts.join('. ');

/** The command that turns a setting on if it is off, and off if it is on. */
export const turnTitle = (setting: string, to: string): string => `Turn ${setting} ${to}`;

/**
 * The command that chooses an option of each of several settings.
 *
 * @example joinedTitle(['Bb', 'Major']) // 'Bb, Major'
 */
export const joinedTitle = (options: readonly string[]): string => options.join(', ');
