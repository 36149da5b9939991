/** What can be done now, in a few words each, after the keys or the gesture for it. */
export const HOW_TO = {
  walk: 'move along the neck',
  hear: 'hear the note',
  goToString: 'go to a string',
  highlight: 'highlight a note',
  sharps: 'its sharp',
  flats: 'its flat',
  start: 'start the quiz',
} as const;

/** What the pointer does, in place of a key. */
export const GESTURES = { click: 'or click' } as const;

/** The same where there is no keyboard. */
export const TAPS = 'Tap the neck to hear a note. Tap a note below to see it everywhere on the neck.';
