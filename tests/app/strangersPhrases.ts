/** What somebody who doesn't know Fretty typed on the Notes screen, and what may come first, as the palette writes it. */
export type StrangersPhrase = readonly [typed: string, ...first: string[]];

/** Going to a screen. */
const GOING: readonly StrangersPhrase[] = [
  ['notes', 'Go to: Learn the Notes'],
  ['traids', 'Go to: Learn the Triads'],
  ['go to scales', 'Go to: Learn the Scales'],
  ['circle of 5ths', 'Go to: Learn the Keys'],
  ['ear training', 'Go to: Learn the Intervals'],
  ['intervls', 'Go to: Learn the Intervals'],
  ['home', 'Go to: Learn the Notes'],
  ['learn the keys', 'Go to: Learn the Keys'],
  ['fretboard', 'Go to: Learn the Notes'],
  ['three note chords', 'Go to: Learn the Triads'],
];

/** Triads, by their symbols, their names and the strings they lie on. */
const TRIADS: readonly StrangersPhrase[] = [
  ['c minor triad strings 1 2 3', 'Triads: C, Minor, 1-2-3'],
  ['Am', 'Triads: A, Minor'],
  ['F#dim', 'Triads: F#, Diminished'],
  ['b flat major triad', 'Triads: Bb, Major'],
  ['Bbm triad', 'Triads: Bb, Minor'],
  ['caug', 'Triads: C, Augmented'],
  ['E+', 'Triads: E, Augmented'],
  ['g# min triad', 'Triads: G#, Minor'],
  ['d major chord on the top three strings', 'Triads: D, Major, 1-2-3'],
  ['triad strings 234', 'Triads: String Set 2-3-4'],
  ['g maj triad all strings', 'Triads: G, Major, All'],
  ['e dim 3-4-5', 'Triads: E, Diminished, 3-4-5'],
  ['a minor triad low strings', 'Triads: A, Minor, 4-5-6'],
  ['triads show intervals', 'Triads: Display Intervals'],
  ['triad inversions', 'Go to: Learn the Triads'],
  ['augmented', 'Triads: Quality Augmented', 'Chords: Chord Type Augmented'],
  ['A sharp diminished', 'Triads: A#, Diminished'],
];

/** Scales, their patterns, and which part of them the neck shows. */
const SCALES: readonly StrangersPhrase[] = [
  ['a melodic minor patterns', 'Scales: Patterns, A, Melodic Minor'],
  ['eb major scale', 'Scales: Eb, Major'],
  ['c maj scale', 'Scales: C, Major'],
  ['melodic minor', 'Scales: Scale Type Melodic Minor'],
  ['f# melodic min', 'Scales: F#, Melodic Minor'],
  ['g flat major scale', 'Scales: Gb, Major'],
  ['G major caged', 'Scales: G, Major, CAGED'],
  ['3nps', 'Scales: Pattern System 3 Notes per String'],
  ['three notes per string d major', 'Scales: D, Major, 3 Notes per String'],
  ['caged shapes', 'Scales: Pattern System CAGED'],
  ['e shape', 'Scales: Go to E shape'],
  ['pattern 4', 'Scales: Go to Pattern 4'],
  ['second position a major', 'Scales: Go to Pattern 2, A, Major'],
  ['scale positions', 'Scales: View Mode Patterns'],
  ['whole neck', 'Scales: View Mode Fretboard'],
  ['d major scale frets 5 to 9', 'Scales: D, Major, Min Fret 5, Max Fret 9'],
  ['only frets 0-4', 'Notes: Lowest Fret 0, Highest Fret 4'],
  ['max fret 7', 'Scales: Max Fret 7'],
  ['bb scale strings 1 2', 'Scales: Bb, Only strings 2(B), 1(E)'],
  ['do re mi in g', 'Scales: G, Major'],
  ['copy tabs', 'Copy: on Scales'],
  ['print', 'Scales: Print'],
  ['scale degrees', 'Scales: Display Intervals', 'Scales: Quiz Type Name the Degree'],
];

/** The notes on the neck, their names, and how much of the neck there is. */
const NOTES: readonly StrangersPhrase[] = [
  ['where is c#', 'Notes: Highlight C#'],
  ['all the e notes', 'Notes: Highlight E'],
  ['show c e g', 'Notes: Highlight only C, E, G'],
  ['b flat', 'Notes: Highlight Bb'],
  ['f sharp note', 'Notes: Highlight F#'],
  ['clear notes', 'Notes: Clear Selection'],
  ['select all notes', 'Notes: Select All'],
  ['24 frets', 'Notes: Number of Frets 24'],
  ['15fr', 'Notes: Number of Frets 15'],
  ['more frets', 'Notes: Number of Frets 15'],
  ['use flats', 'Notes: Accidentals Flats'],
  ['shaprs', 'Notes: Accidentals Sharps'],
  ['accidentals', 'Notes: Accidentals Sharps'],
  ['hide sidebar', 'Notes: Hide Controls'],
];

/** Keys and their signatures. */
const KEYS: readonly StrangersPhrase[] = [
  ['key of d', 'Keys: Key D major'],
  ['key signature of e flat', 'Keys: Key Eb major'],
  ['how many sharps in a major', 'Keys: Key A major'],
  ['c# minor key', 'Keys: Key C# minor'],
  ['relative minor of g', 'Keys: Key E minor'],
];

/** Intervals, played from anywhere. */
const INTERVALS: readonly StrangersPhrase[] = [
  ['perfect 5th', 'Intervals: Play Perfect 5th'],
  ['play tritone', 'Intervals: Play Tritone'],
  ['p4', 'Intervals: Play Perfect 4th'],
  ['m3', 'Intervals: Play Minor 3rd'],
  ['M7', 'Intervals: Play Major 7th'],
  ['flat 5', 'Intervals: Play Tritone'],
  ['maj 6th down', 'Intervals: Play Major 6th, Descending'],
  ['octave from a', 'Intervals: Play Octave, A4'],
  ['minor 3rd above g', 'Intervals: Play Minor 3rd, G4, Ascending'],
  ['hear it again', 'Replay: on Intervals'],
];

/** Quizzes: starting each, and setting one up. */
const QUIZZES: readonly StrangersPhrase[] = [
  ['find note quiz', 'Notes: Quiz Type Find Note'],
  ['name the note', 'Notes: Quiz Type Name Note'],
  ['notes quiz string 6', 'Notes: Only string 6(E)'],
  ['fretboard test', 'Notes quiz: Start Quiz'],
  ['key sig quiz', 'Keys quiz: Start Quiz'],
  ['keys quiz 20 questions', 'Keys: Quiz, Number of Questions 20'],
  ['quiz minor keys', 'Keys: Quiz, Minor'],
  ['interval quiz descending', 'Intervals: Quiz Direction Descending Only'],
  ['mixed both', 'Intervals: Quiz Direction Mixed Both (Ascending Both + Descending Both)'],
  ['ear quick drill', 'Intervals quiz: Start Quick Drill', 'Intervals: Quick Drill on'],
];

/** What applies everywhere. */
const APP: readonly StrangersPhrase[] = [
  ['dark mode', 'Settings: Theme Green'],
  ['theam', 'Settings: Theme Default'],
  ['mute', 'Settings: Sound off'],
  ['louder', 'Settings: Volume 100%'],
  ['tempo slower', 'Scales: Tempo 40'],
  ['stop talking', 'Settings: Eyes-free quizzes off'],
  ['eyes free', 'Settings: Eyes-free quizzes on'],
  ['turn off keyboard shortcuts', 'Settings: Single-key shortcuts off'],
  ['remap keys', 'Fretty: Change Shortcuts'],
  ['what keys can i press', 'Fretty: Shortcuts'],
];

/** All of them that are understood; `docs/decisions.md` names those that aren't. */
export const STRANGERS_PHRASES: readonly StrangersPhrase[] = [
  ...GOING,
  ...TRIADS,
  ...SCALES,
  ...NOTES,
  ...KEYS,
  ...INTERVALS,
  ...QUIZZES,
  ...APP,
];
