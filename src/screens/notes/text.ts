/** How to begin with a screen reader. */
export const BEGIN = 'Tab to the fretboard first, or press colon and type start for the quiz.';

export const ALL_SELECTED = 'All notes are selected';
export const NONE_SELECTED = 'No notes are selected';
export const SPOKEN_ALL_ON = 'All notes, on';
export const SPOKEN_ALL_OFF = 'All notes, off';
/** Shown and spoken while no string is selected for the quiz. */
export const NO_STRINGS = {
  shown: [
    'Please select at least one string to start the quiz.',
    'Or start it as it is: then it asks about every string.',
  ],
  spoken: 'No string is selected: the quiz will use them all.',
} as const;

/** Shown while only naturals are wanted where there are none. */
export const NO_NATURALS = 'No natural notes here, so every note is included.';
