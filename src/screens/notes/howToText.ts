/** What can be done now, in a few words each, after the keys or the gesture for it. */
export const HOW_TO = {
  walk: 'walk the neck',
  hear: 'hear a place',
  pick: 'choose a place, or take it back',
  pickByKeys: 'then a fret on the number row: choose that place',
  pickFret: 'choose a fret',
  pickHere: 'choose the place you are on',
  goToString: 'go to a string',
  highlight: 'highlight a note',
  start: 'start the quiz',
  name: 'name the note',
  sharps: 'its sharp',
  flats: 'its flat',
  where: 'say and show where you are',
  submit: 'submit your answer',
  next: 'go on',
  replay: 'hear the answer',
  quit: 'quit the quiz',
} as const;

/** What the pointer does, in place of a key. */
export const GESTURES = { click: 'or a click' } as const;

/** The same where there is no keyboard. */
export const TAPS = {
  explore: 'Tap a place to hear it. Tap a note below to see it everywhere on the neck.',
  'find-note': 'Tap every place of the note, and tap again to take one back. Then submit.',
  'find-note-drill': 'Tap every place of the note: each counts as soon as you tap it.',
  'find-on-string': 'Tap a fret of the string where the note is, in any octave, then submit.',
  'name-note': 'Tap the name of the marked note, then submit.',
  feedback: 'Right and wrong are marked on the neck. Tap a place to hear it.',
} as const;
