import type { ScreenId } from '../../src/commands/screenId';

/** What somebody types into the palette, and what must come first. */
export interface Phrase {
  readonly typed: string;
  /** The screen it is typed on. */
  readonly on: ScreenId;
  /** What may come first, each as the palette writes it: `Go to: Learn the Keys`. */
  readonly first: readonly string[];
}

const on =
  (screen: ScreenId) =>
  (typed: string, ...first: readonly string[]): Phrase => ({ typed, on: screen, first });

const [notes, triads, scales, keys, intervals] = [
  on('notes'),
  on('triads'),
  on('scales'),
  on('keys'),
  on('intervals'),
];

/** Going to a screen, by its name, by what it teaches, and with typing errors. */
const SCREENS: readonly Phrase[] = [
  notes('scales', 'Go to: Learn the Scales'),
  notes('triads', 'Go to: Learn the Triads'),
  notes('intervals', 'Go to: Learn the Intervals'),
  scales('notes', 'Go to: Learn the Notes'),
  notes('keys', 'Go to: Learn the Keys'),
  // A key is musical before it is on a keyboard.
  notes('key', 'Scales: Key C', 'Go to: Learn the Keys'),
  intervals('key', 'Scales: Key C', 'Go to: Learn the Keys'),
  scales('key', 'Scales: Key C'),
  keys('key', 'Keys: Key C major'),
  notes('go to scales', 'Go to: Learn the Scales'),
  notes('learn scales', 'Go to: Learn the Scales'),
  notes('open the keys page', 'Go to: Learn the Keys'),
  triads('take me to the intervals', 'Go to: Learn the Intervals'),
  notes('ear training', 'Go to: Learn the Intervals'),
  notes('train my ear', 'Go to: Learn the Intervals'),
  notes('circle of fifths', 'Go to: Learn the Keys'),
  notes('key signatures', 'Go to: Learn the Keys'),
  notes('chords', 'Go to: Learn the Triads'),
  notes('chord shapes', 'Go to: Learn the Triads'),
  scales('home', 'Go to: Learn the Notes'),
  scales('learn the fretboard', 'Go to: Learn the Notes'),
  notes('scael', 'Go to: Learn the Scales'),
  notes('intervls', 'Go to: Learn the Intervals'),
  notes('traids', 'Go to: Learn the Triads'),
  notes('i want to practice intervals', 'Intervals: Mode Practice', 'Intervals quiz: Start Quiz'),
];

/** Drills: how long, on which corner of the neck, and with which figures. */
const DRILLS: readonly Phrase[] = [
  notes('length 50 questions', 'Notes: Length 50 questions'),
  notes('endless', 'Notes: Length Endless'),
  notes('5 minutes', 'Notes: Length 5 minutes'),
  notes('lowest fret 5', 'Notes: Lowest Fret 5'),
  notes('highest fret 9', 'Notes: Highest Fret 9'),
  notes('naturals', 'Notes: Notes to Ask Naturals'),
  keys('most accidentals 3', 'Keys: Most Accidentals 3'),
  notes('show figures off', 'Settings: Show Figures off'),
  notes('hide the clock', 'Settings: Show Figures off'),
];

/** The shell: dialogs, themes and other settings of the app. */
const APP: readonly Phrase[] = [
  notes('settings', 'Fretty: Settings'),
  notes('setings', 'Fretty: Settings'),
  notes('preferences', 'Fretty: Settings'),
  notes('options', 'Fretty: Settings'),
  notes('shortcuts', 'Fretty: Shortcuts'),
  notes('keyboard shortcuts', 'Fretty: Shortcuts'),
  notes('help', 'Fretty: Shortcuts', 'Notes: Tips'),
  notes('what keys can i press', 'Fretty: Shortcuts'),
  notes('change shortcuts', 'Fretty: Change Shortcuts'),
  notes('remap keys', 'Fretty: Change Shortcuts'),
  notes('reset shortcuts', 'Fretty: Reset All Shortcuts'),
  notes('export', 'Your Data: Export'),
  notes('export csv', 'Your Data: Export as CSV'),
  notes('back up my answers', 'Your Data: Export'),
  notes('export my answers', 'Your Data: Export'),
  notes('import', 'Your Data: Import'),
  notes('import my answers', 'Your Data: Import'),
  notes('delete my data', 'Your Data: Delete All Answers'),
  notes('delete all my answers', 'Your Data: Delete All Answers'),
  notes('light mode', 'Settings: Theme Paper'),
  notes('dark mode', 'Settings: Theme Green'),
  notes('amber', 'Settings: Theme Amber'),
  notes('theme ice', 'Settings: Theme Ice'),
  notes('blue theme', 'Settings: Theme Ice'),
  notes('high contrast', 'Settings: Theme High contrast'),
  notes('change the theme', 'Settings: Theme Default', 'Settings: Theme Match the system'),
  notes('mute', 'Settings: Sound off'),
  notes('sound off', 'Settings: Sound off'),
  notes('turn off the sound', 'Settings: Sound off'),
  notes('turn the sound on', 'Settings: Sound on'),
  notes('unmute', 'Settings: Sound on'),
  notes('volume 40', 'Settings: Volume 40%'),
  notes('full volume', 'Settings: Volume 100%'),
  notes('volume', 'Settings: Volume 20%'),
  notes('guitar sound', 'Settings: Voice Plucked string'),
  notes('pluked string', 'Settings: Voice Plucked string'),
  notes('eyes free', 'Settings: Eyes-free quizzes on'),
  notes('blind mode', 'Settings: Eyes-free quizzes on'),
  notes('speak questions aloud', 'Settings: Eyes-free quizzes on'),
  notes('single key shortcuts off', 'Settings: Single-key shortcuts off'),
  notes('hear notes as i move', 'Settings: Hear cells on'),
  notes('read only the pitch', 'Settings: Each cell says Pitch only'),
  notes('real sharp and flat signs', 'Settings: Note signs ♯ and ♭'),
  notes('printed accidentals', 'Settings: Note signs ♯ and ♭'),
  notes('left-handed', 'Settings: Hand Left'),
  notes('lefty', 'Settings: Hand Left'),
  notes('nut on the right', 'Settings: Hand Left'),
  notes('upside down', 'Settings: Lowest String on Top on'),
  notes('quieter', 'Settings: Volume 20%'),
];

/** The Notes: what it draws, and what can be done on it. */
const NOTES: readonly Phrase[] = [
  notes('c', 'Notes: Highlight C'),
  notes('f sharp', 'Notes: Highlight F#'),
  notes('bb', 'Notes: Highlight A#'),
  notes('e flat', 'Notes: Highlight D#'),
  notes('eflat', 'Notes: Highlight D#'),
  notes('show all c', 'Notes: Highlight C'),
  notes('show all c notes', 'Notes: Highlight C'),
  notes('where is f#', 'Notes: Highlight F#'),
  notes('highlight d', 'Notes: Highlight D'),
  notes('hilight g', 'Notes: Highlight G'),
  notes('select all notes', 'Notes: Select All'),
  notes('clear', 'Notes: Clear Selection'),
  notes('hide the other notes', 'Notes: Other notes off'),
  notes('flats', 'Notes: Accidentals Flats'),
  notes('use flats', 'Notes: Accidentals Flats'),
  notes('shrps', 'Notes: Accidentals Sharps'),
  notes('24 frets', 'Notes: Number of Frets 24'),
  notes('24frets', 'Notes: Number of Frets 24'),
  notes('twelve frets', 'Notes: Number of Frets 12'),
  notes('fret 5', 'Fretboard: Go to fret 5'),
  notes('fifth fret', 'Fretboard: Go to fret 5'),
  notes('go to fret 12', 'Fretboard: Go to fret 12'),
  notes('string 3', 'Fretboard: Go to string 3(G)'),
  notes('sixth string', 'Fretboard: Go to string 6(E)'),
  notes('low e string', 'Fretboard: Go to string 6(E)'),
  notes('only low e string', 'Notes: Only string 6(E)'),
  notes('only the low e and a strings', 'Notes: Only strings 6(E), 5(A)'),
  notes('just the g string', 'Notes: Only string 3(G)'),
  notes('hide controls', 'Notes: Hide Controls'),
  notes('hide sidebar', 'Notes: Hide Controls'),
  notes('tips', 'Notes: Tips'),
  notes('play', 'Notes: Play'),
  notes('where am i', 'Fretboard: Where am I?'),
  notes('next same note', 'Fretboard: Next same note'),
];

/** Quizzes: starting each from anywhere, and setting one up. */
const QUIZZES: readonly Phrase[] = [
  notes('start', 'Notes quiz: Start Quiz'),
  notes('quiz', 'Notes quiz: Start Quiz'),
  notes('qiuz', 'Notes quiz: Start Quiz'),
  notes('strat quiz', 'Notes quiz: Start Quiz'),
  notes('quiz me', 'Notes quiz: Start Quiz'),
  notes('test me on the notes', 'Notes quiz: Start Quiz'),
  scales('notes quiz', 'Notes quiz: Start Quiz'),
  notes('start interval quiz', 'Intervals quiz: Start Quiz'),
  notes('interval quiz', 'Intervals quiz: Start Quiz'),
  notes('quiz me on fifths', 'Intervals quiz: Start Quiz', 'Intervals: Ask only Perfect 5th'),
  notes('ear training quiz', 'Intervals quiz: Start Quiz'),
  scales('key quiz', 'Keys quiz: Start Quiz'),
  intervals('key signature quiz', 'Keys quiz: Start Quiz'),
  keys('start the quiz', 'Keys quiz: Start Quiz'),
  intervals('start quiz', 'Intervals quiz: Start Quiz'),
  notes('name note', 'Notes: Quiz Type Name Note'),
  notes('find the note', 'Notes: Quiz Type Find Note'),
  notes('quick drill', 'Notes: Quick Drill on'),
  notes('drill on', 'Notes: Quick Drill on'),
  notes('no pause', 'Notes: Pause after a right answer 0 seconds'),
  notes('pause 1 second', 'Notes: Pause after a right answer 1 second'),
  keys('count accidentals', 'Keys: Quiz Type Count the Accidentals'),
  keys('how many sharps', 'Keys: Quiz Type Count the Accidentals'),
  keys('20 questions', 'Keys: Number of Questions 20'),
  keys('only minor keys', 'Keys: Key Types Minor'),
  intervals(
    'descending intervals',
    'Intervals: Practice Direction Descending',
    'Intervals: Quiz Direction Descending Only',
  ),
  intervals('only thirds and fifths', 'Intervals: Ask only Minor 3rd, Major 3rd, Perfect 5th'),
  notes('ask only perfect fifth', 'Intervals: Ask only Perfect 5th'),
  notes('stop', 'Settings: Sound off'),
  notes('statistics', 'Go to: See Your Progress'),
  notes('how am i doing', 'Go to: See Your Progress'),
  notes('weak spots', 'Notes: Question Order Weak Spots First'),
  triads('weak spots', 'Triads: Question Order Weak Spots First'),
  notes('quit quiz', 'Quit Quiz: in a quiz'),
  notes('submit answer', 'Submit Answer: in a quiz'),
];

/** Answering on an instrument. */
const PLAYING: readonly Phrase[] = [
  notes('play note', 'Notes: Quiz Type Play Note'),
  notes('answer with microphone', 'Notes: Answer With Microphone'),
  notes('answer with midi', 'Notes: Answer With MIDI'),
  notes('answer by playing', 'Notes: Answer With Microphone', 'Notes: Answer With MIDI'),
  notes('only right notes count', 'Notes: Only Right Notes Count on'),
  intervals('play the interval', 'Intervals: Quiz Type Play the Interval'),
  intervals('play the second note', 'Intervals: Quiz Type Play the Interval'),
  notes('exact octave', 'Notes: Register Exact'),
];

/** Hearing intervals, from anywhere. */
const INTERVALS: readonly Phrase[] = [
  notes('perfect fifth', 'Intervals: Play Perfect 5th'),
  notes('play a perfect fourth', 'Intervals: Play Perfect 4th'),
  notes('major third', 'Intervals: Play Major 3rd'),
  notes('minor 2nd', 'Intervals: Play Minor 2nd'),
  notes('tritone', 'Intervals: Play Tritone'),
  notes('tri tone', 'Intervals: Play Tritone'),
  notes('octave', 'Intervals: Play Octave'),
  scales('what does a minor sixth sound like', 'Intervals: Play Minor 6th'),
  notes('perfct fith', 'Intervals: Play Perfect 5th'),
  notes('p5', 'Intervals: Play Perfect 5th'),
  notes('semitone', 'Intervals: Play Minor 2nd'),
  intervals('perfect fifth', 'Intervals: Perfect 5th'),
  intervals('octave from a', 'Intervals: Octave, A4'),
  notes('minor third down from e', 'Intervals: Play Minor 3rd, E4, Descending'),
  intervals('replay', 'Intervals: Replay'),
  intervals('descending', 'Intervals: Practice Direction Descending'),
  intervals('root note a4', 'Intervals: Root Note A4'),
];

/** Chords on the Triads. */
const TRIADS: readonly Phrase[] = [
  notes('a minor chord', 'Triads: A, minor'),
  notes('am', 'Triads: A, minor'),
  notes('cmaj', 'Triads: C, major'),
  notes('gm', 'Triads: G, minor'),
  notes('f#m', 'Triads: F#, minor'),
  notes('b flat major triad', 'Triads: A#, major'),
  triads('quiz', 'Triads quiz: Start Quiz'),
  notes('triad quiz', 'Triads quiz: Start Quiz'),
  notes('scale quiz', 'Scales quiz: Start Quiz'),
  triads('name the inversion', 'Triads: Quiz Type Name the Inversion'),
  scales('find the degree', 'Scales: Quiz Type Find the Degree'),
  triads('minor', 'Triads: Quality minor'),
  triads('minro', 'Triads: Quality minor'),
  triads('dim', 'Triads: Quality diminished'),
  triads('c augmented', 'Triads: C, augmented'),
  triads('c minor on 2-3-4', 'Triads: C, minor, 2-3-4'),
  triads('strings 2-3-4', 'Triads: String Set 2-3-4'),
  triads('show intervals', 'Triads: Display Intervals'),
  triads('eb', 'Triads: Root D#'),
  triads('arpeggio', 'Triads: Play'),
  triads('next shape', 'Triads: Next Shape'),
  triads('whole neck', 'Triads: String Set All'),
  notes('c°', 'Triads: C, diminished'),
  notes('e minor triad', 'Triads: E, minor'),
];

/** Scales, their patterns, and the filter. */
const SCALES: readonly Phrase[] = [
  notes('bflat major scale', 'Scales: Bb, Major'),
  notes('b flat major scale', 'Scales: Bb, Major'),
  notes('a melodic minor', 'Scales: A, Melodic Minor'),
  scales('d major', 'Scales: D, Major'),
  scales('melodic minor', 'Scales: Scale Type Melodic Minor'),
  scales('jazz minor', 'Scales: Scale Type Melodic Minor'),
  scales('key f', 'Scales: Key F'),
  scales('caged', 'Scales: Pattern System CAGED'),
  scales('patterns', 'Scales: View Mode Patterns'),
  scales('3nps', 'Scales: Pattern System 3 Notes per String'),
  scales('three notes per string', 'Scales: Pattern System 3 Notes per String'),
  scales('g major caged', 'Scales: G, Major, CAGED'),
  scales('frets 5 to 9', 'Scales: Min Fret 5, Max Fret 9'),
  scales('tempo 120', 'Scales: Tempo 120'),
  scales('120 bpm', 'Scales: Tempo 120'),
  scales('stop', 'Scales: Stop'),
  scales('copy', 'Scales: Copy'),
  scales('print', 'Scales: Print'),
  scales('key of d', 'Scales: Key D'),
  scales('pattern 4', 'Scales: Go to Pattern 4'),
  notes('g major e shape', 'Scales: Go to E shape, G, Major'),
  notes('5-9 frets a major', 'Scales: A, Major, Min Fret 5, Max Fret 9'),
  notes('hide the g string', 'Scales: Hide string 3(G)'),
  notes('copy', 'Copy: on Scales'),
  scales('next key', 'Scales: Next Key by Fifths', 'Scales: Next Key'),
  scales('intervals on the neck', 'Scales: Display Intervals', 'Scales: Fretboard, Intervals'),
  scales('scale degrees', 'Scales: Display Intervals', 'Scales: Quiz Type Name the Degree'),
  keys('play a major scale', 'Keys: Play', 'Scales: A, Major'),
];

/** Keys and their signatures. */
const KEYS: readonly Phrase[] = [
  keys('d major', 'Keys: Key D major'),
  keys('f sharp minor', 'Keys: Key F# minor'),
  notes('key of e flat major', 'Keys: Key Eb major'),
  keys('relative minor', 'Relative Key: on Keys, once a key is chosen'),
  notes('relative major of a minor', 'Keys: Key C major'),
  keys('up a fifth', 'Keys: Up a fifth'),
  keys('clockwise', 'Keys: Up a fifth'),
  keys('key information', 'Keys: View Key Information'),
];

/** What students and teachers type, and what must come first. */
export const PHRASES: readonly Phrase[] = [
  ...SCREENS,
  ...DRILLS,
  ...APP,
  ...NOTES,
  ...QUIZZES,
  ...PLAYING,
  ...INTERVALS,
  ...TRIADS,
  ...SCALES,
  ...KEYS,
];
