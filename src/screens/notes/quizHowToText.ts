/** What can be done while a question is open, in a few words each, after the keys or the gesture for it. */
export const QUIZ_HOW_TO = {
  pick: 'select or deselect a position',
  pickByKeys: 'then a fret on the number row: choose that position',
  pickFret: 'choose a fret',
  pickHere: 'choose the position you are on',
  name: 'name the note',
  fretOf: 'choose the fret where you played it',
  where: 'say and show where you are',
  submit: 'submit your answer',
  next: 'go on',
  replay: 'hear the answer',
  quit: 'quit the quiz',
  finish: 'finish the drill',
} as const;

/** The same where there is no keyboard, and where one tap answers. */
export const QUIZ_TAPS = {
  calm: {
    'find-note': 'Tap every position of the note, and tap again to take one back. Then submit.',
    'find-note-drill': 'Tap every position of the note: each counts as soon as you tap it.',
    'find-on-string': 'Tap a fret of the string where the note is, in any octave, then submit.',
    'play-note': 'Play the note, tap the fret where you did, then submit.',
    'name-note': 'Tap the name of the marked note, then submit.',
    feedback: 'Right and wrong are marked on the neck. Tap the neck to hear a note.',
  },
  quick: {
    'find-on-string': 'Tap a fret of the string where the note is, in any octave.',
    'play-note': 'Play the note, then tap the fret where you did.',
    'name-note': 'Tap the name of the marked note.',
  },
} as const;
