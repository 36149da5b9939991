const DOWN = '{ArrowDown}';
const UP = '{ArrowUp}';
const RIGHT = '{ArrowRight}';
const LEFT = '{ArrowLeft}';

/** A type of quiz, and what comes of its first question without chance. A new type gets a row here. */
export interface QuizRow {
  readonly name: string;
  readonly address: string;
  /** How many questions it has. */
  readonly length: number;
  /** The keys of the right answer, and those of a wrong one. */
  readonly right: string;
  readonly wrong: string;
  /** Whether an answer is typed, so that a drill has to be told where it ends. */
  readonly isTyped?: true;
  /** The question as the live region has it and, if that differs, as the voice asks it. */
  readonly asked: string;
  readonly askedByEar?: string;
  readonly saidRight: string;
  readonly saidWrong: string;
  /** What is said once it is given up. */
  readonly saidGivenUp: string;
  /** What a self-check says the answer is; without it, the quiz has none. */
  readonly saidChecked?: string;
  /** The second question, as the voice asks it. */
  readonly secondByEar: string;
}

const TRIAD = 'string 3 fret 5, string 2 fret 5, string 1 fret 3';
const SECOND_TRIAD = 'string 3 fret 9, string 2 fret 8, string 1 fret 8';
const CHORD =
  'string 6 muted, string 5 fret 3, string 4 fret 2, string 3 open, string 2 fret 1, string 1 open';
const SECOND_CHORD =
  'string 6 muted, string 5 fret 4, string 4 fret 6, string 3 fret 6, string 2 fret 6, string 1 fret 4';
const COMPLETE = 'Complete it: which fret on string 3?';

/** All types of quiz, as their screens list them. */
export const QUIZZES: readonly QuizRow[] = [
  {
    name: 'Find Note',
    address: '/?strings=6.5',
    length: 12,
    right: `${DOWN.repeat(4)}${RIGHT.repeat(3)} ${DOWN}${RIGHT.repeat(5)} `,
    wrong: `${DOWN.repeat(5)} `,
    asked: 'Question 1 of 12. Find every C on strings 5, 6.',
    saidRight: 'Right: C.',
    saidWrong: 'Wrong: E, string 6 open. Missed 2: 6th fret 8, 5th 3.',
    saidGivenUp: 'Missed 2: 6th fret 8, 5th 3.',
    saidChecked: '2 positions: 6th fret 8, 5th 3.',
    secondByEar: 'Question 2 of 12. Find every C sharp on strings 5, 6.',
  },
  {
    name: 'Name Note',
    address: '/?quiz=name-note',
    length: 12,
    right: 'e',
    wrong: 'c',
    asked: 'Question 1 of 12. Name this note.',
    askedByEar: 'Question 1 of 12. Name the note on string 6, open.',
    saidRight: 'Right: E.',
    saidWrong: 'Wrong. It is E.',
    saidGivenUp: 'It is E.',
    saidChecked: 'It is E.',
    secondByEar: 'Question 2 of 12. Name the note on string 6, fret 1.',
  },
  {
    name: 'Find on String',
    address: '/?quiz=find-on-string',
    length: 12,
    right: '8',
    wrong: '7',
    asked: 'Question 1 of 12. Find C on string 6.',
    saidRight: 'Right: C.',
    saidWrong: 'Wrong. Fret 7 is B. C is fret 8.',
    saidGivenUp: 'C is fret 8.',
    saidChecked: 'C is fret 8.',
    secondByEar: 'Question 2 of 12. Find C sharp on string 6.',
  },
  {
    name: 'Play Note',
    address: '/?quiz=play-note',
    length: 12,
    right: '8',
    wrong: '7',
    asked: 'Question 1 of 12. Play C on string 6, then choose its fret.',
    saidRight: 'Right: C.',
    saidWrong: 'Wrong. Fret 7 is B. C is fret 8.',
    saidGivenUp: 'C is fret 8.',
    saidChecked: 'C is fret 8.',
    secondByEar: 'Question 2 of 12. Play C sharp on string 6, then choose its fret.',
  },
  {
    name: 'Name the Quality',
    address: '/triads',
    length: 12,
    right: '{Shift>}M{/Shift}',
    wrong: 'm',
    asked: `Question 1 of 12. Name the quality: ${TRIAD}.`,
    saidRight: 'Right: major.',
    saidWrong: 'Wrong. It is major: C, E, G.',
    saidGivenUp: 'It is major: C, E, G.',
    saidChecked: 'It is major: C, E, G.',
    secondByEar: `Question 2 of 12. Name the quality: ${SECOND_TRIAD}.`,
  },
  {
    name: 'Name the Inversion',
    address: '/triads?quiz=name-inversion',
    length: 12,
    right: '1',
    wrong: '3',
    asked: `Question 1 of 12. Name the inversion: ${TRIAD}.`,
    saidRight: 'Right: root position.',
    saidWrong: 'Wrong. It is root position: C, E, G.',
    saidGivenUp: 'It is root position: C, E, G.',
    saidChecked: 'It is root position: C, E, G.',
    secondByEar: `Question 2 of 12. Name the inversion: ${SECOND_TRIAD}.`,
  },
  {
    name: 'Complete the Shape',
    address: '/triads?quiz=complete-shape&qualities=major&sets=1-2-3&roots=C',
    length: 12,
    right: '[Digit5]',
    wrong: '[Digit4]',
    asked: `Question 1 of 12. C major, root position: string 2 fret 5, string 1 fret 3. ${COMPLETE}`,
    saidRight: 'Right: fret 5.',
    saidWrong: 'Wrong. It is fret 5, C.',
    saidGivenUp: 'It is fret 5, C.',
    saidChecked: 'It is fret 5, C.',
    secondByEar: `Question 2 of 12. C major, first inversion: string 2 fret 8, string 1 fret 8. ${COMPLETE}`,
  },
  {
    name: 'Quality by Ear',
    address: '/triads?quiz=ear-quality&roots=C',
    length: 12,
    right: '{Shift>}M{/Shift}',
    wrong: 'm',
    asked: 'Question 1 of 12. Which quality is it?',
    saidRight: 'Right: major.',
    saidWrong: 'Wrong. It is major: C, E, G.',
    saidGivenUp: 'It is major: C, E, G.',
    saidChecked: 'It is major: C, E, G.',
    secondByEar: 'Question 2 of 12.',
  },
  {
    name: 'Play the Shape',
    address: '/triads?quiz=play-shape&qualities=major&sets=1-2-3&roots=C',
    length: 12,
    right: '[Digit5]',
    wrong: '[Digit4]',
    asked: 'C major, root position, up. Question 1 of 12. Play C on string 3, fret 5, then choose its fret.',
    saidRight: 'Right: C.',
    saidWrong: 'Wrong: B. String 3, fret 5 is C.',
    saidGivenUp: 'String 3, fret 5 is C.',
    saidChecked: 'String 3, fret 5 is C.',
    secondByEar: 'Question 2 of 12. Play E on string 2, fret 5, then choose its fret.',
  },
  {
    name: 'Name the Chord',
    address: '/chords',
    length: 12,
    right: 'c{Shift>}M{/Shift}',
    wrong: 'cm',
    asked: `Question 1 of 12. Name the chord: ${CHORD}.`,
    saidRight: 'Right: C major.',
    saidWrong: 'Wrong. It is C major: C, E, G.',
    saidGivenUp: 'It is C major: C, E, G.',
    saidChecked: 'It is C major: C, E, G.',
    secondByEar: `Question 2 of 12. Name the chord: ${SECOND_CHORD}.`,
  },
  {
    name: 'Build the Chord',
    address: '/chords?quiz=build-chord&types=major',
    length: 12,
    right: ` ${DOWN}${RIGHT} ${DOWN}${LEFT} ${DOWN}${RIGHT.repeat(2)} ${DOWN}${RIGHT} `,
    wrong: `${DOWN} `,
    asked: 'Question 1 of 12. Build C major.',
    saidRight: 'Right: C major.',
    saidWrong: `Wrong: B on string 2 isn't in C major. The root, C, is missing. One way: ${CHORD}.`,
    saidGivenUp: `One way: ${CHORD}.`,
    saidChecked: `One way: ${CHORD}.`,
    secondByEar: 'Question 2 of 12. Build D flat major.',
  },
  {
    name: 'Chord by Ear, on Chords',
    address: '/chords?quiz=ear-chord-type&roots=C',
    length: 12,
    right: '{Shift>}M{/Shift}',
    wrong: 'm',
    asked: 'Question 1 of 12. Which type of chord is it?',
    saidRight: 'Right: major.',
    saidWrong: 'Wrong. It is C major: C, E, G.',
    saidGivenUp: 'It is C major: C, E, G.',
    saidChecked: 'It is C major: C, E, G.',
    secondByEar: 'Question 2 of 12.',
  },
  {
    name: 'Name the Degree',
    address: '/scales',
    length: 12,
    right: '1',
    wrong: '3',
    asked: 'Question 1 of 12. Name the degree on string 6, fret 8 in C major.',
    saidRight: 'Right: 1.',
    saidWrong: 'Wrong. It is 1, C.',
    saidGivenUp: 'It is 1, C.',
    saidChecked: 'It is 1, C.',
    secondByEar: 'Question 2 of 12. Name the degree on string 6, fret 10 in C major.',
  },
  {
    name: 'Find the Degree',
    address: '/scales?quiz=find-degree&keys=C&types=major',
    length: 12,
    right: ` ${UP.repeat(2)}${RIGHT.repeat(2)} ${UP.repeat(2)}${RIGHT.repeat(3)} `,
    wrong: `${RIGHT.repeat(2)} `,
    asked: 'Question 1 of 12. Find every 1st degree of C major in pattern 1, frets 8 to 13.',
    askedByEar:
      'Question 1 of 12. Find every 1st degree of C major in pattern 1, frets 8 to 13. You are on string 6, fret 8.',
    saidRight: 'Right: 1st degree of C major.',
    saidWrong: 'Wrong: string 6 fret 10. Missed 3: string 6 fret 8, string 4 fret 10, string 2 fret 13.',
    saidGivenUp: 'Missed 3: string 6 fret 8, string 4 fret 10, string 2 fret 13.',
    saidChecked: '3 positions: string 6 fret 8, string 4 fret 10, string 2 fret 13.',
    secondByEar:
      'Question 2 of 12. Find every 2nd degree of C major in pattern 1, frets 8 to 13. You are on string 6, fret 8.',
  },
  {
    name: 'Degree by Ear',
    address: '/scales?quiz=ear-degree&types=major&keys=C',
    length: 12,
    right: '1',
    wrong: '3',
    asked: 'Question 1 of 12. Which degree of C major is it?',
    saidRight: 'Right: 1.',
    saidWrong: 'Wrong. It is 1, C.',
    saidGivenUp: 'It is 1, C.',
    saidChecked: 'It is 1, C.',
    secondByEar: 'Question 2 of 12.',
  },
  {
    name: 'Play the Pattern',
    address: '/scales?quiz=play-pattern&view=patterns&key=A&type=minor-pentatonic',
    length: 12,
    right: '[Digit5]',
    wrong: '[Digit8]',
    asked:
      'A minor pentatonic, pattern 1, up. Question 1 of 12. Play A on string 6, fret 5, then choose its fret.',
    saidRight: 'Right: A.',
    saidWrong: 'Wrong: C. String 6, fret 5 is A.',
    saidGivenUp: 'String 6, fret 5 is A.',
    saidChecked: 'String 6, fret 5 is A.',
    secondByEar: 'Question 2 of 12. Play C on string 6, fret 8, then choose its fret.',
  },
  {
    name: 'Name the Key',
    address: '/keys?types=major',
    length: 10,
    right: 'c',
    wrong: 'x',
    isTyped: true,
    asked: 'Question 1 of 10. Signature: no sharps or flats. Name the major key.',
    saidRight: 'Right: C major.',
    saidWrong: 'Wrong. It is C major.',
    saidGivenUp: 'It is C major.',
    saidChecked: 'It is C major.',
    secondByEar: 'Question 2 of 10. Signature: F sharp. Name the major key.',
  },
  {
    name: 'Count the Accidentals',
    address: '/keys?quiz=count-accidentals&types=major',
    length: 10,
    right: '0',
    wrong: '6',
    asked: 'C major: how many sharps or flats? Question 1 of 10.',
    saidRight: 'Right: C major has no sharps or flats.',
    saidWrong: 'Wrong. C major has no sharps or flats.',
    saidGivenUp: 'C major has no sharps or flats.',
    saidChecked: 'C major has no sharps or flats.',
    secondByEar: 'G major: how many sharps or flats? Question 2 of 10.',
  },
  {
    name: 'Chord by Ear',
    address: '/keys?view=quiz&quiz=ear-chord&types=major',
    length: 10,
    right: '1',
    wrong: '5',
    asked: 'Question 1 of 10. Which chord of C major is it?',
    saidRight: 'Right: the one chord, C major.',
    saidWrong: 'Wrong. It is the one chord, C major.',
    saidGivenUp: 'It is the one chord, C major.',
    saidChecked: 'It is the one chord, C major.',
    secondByEar: 'Question 2 of 10.',
  },
  {
    name: 'Name the Interval',
    address: '/intervals?mode=quiz',
    length: 12,
    right: 'a',
    wrong: 'k',
    asked: 'Question 1 of 12. Which interval is it, ascending?',
    saidRight: 'Right: unison.',
    saidWrong: 'Wrong: it was a unison. Yours was an octave.',
    saidGivenUp: 'It was a unison.',
    secondByEar: 'Question 2 of 12.',
  },
  {
    name: 'Name the Interval, Together',
    address: '/intervals?mode=quiz&sounding=together',
    length: 12,
    right: 'a',
    wrong: 'k',
    asked: 'Question 1 of 12. Which interval is it, both notes together?',
    saidRight: 'Right: unison.',
    saidWrong: 'Wrong: it was a unison. Yours was an octave.',
    saidGivenUp: 'It was a unison.',
    secondByEar: 'Question 2 of 12.',
  },
  {
    name: 'Play the Interval',
    address: '/intervals?mode=quiz&type=play-interval&intervals=3',
    length: 12,
    right: '3',
    wrong: '4',
    asked: 'Question 1 of 12. Play the note a minor third up.',
    saidRight: 'Right: D sharp.',
    saidWrong: 'Wrong. A minor third up from C 4 is D sharp 4, 3 frets; yours, 4, was a major third.',
    saidGivenUp: 'A minor third up from C 4 is D sharp 4.',
    secondByEar: 'Question 2 of 12. Play the note a minor third up.',
  },
];
