import { capoOf } from '../../../instrument/capo';
import { type Instrument, placesOf } from '../../../instrument/instrument';
import { type Position, pitchClassAt, stringNumber } from '../../../instrument/position';
import { fretText } from '../../../instrument/text';
import { type ChordFault, fretsText, type StringPlay, type Voicing } from '../../../instrument/voicing';
import type { Asked, Prompt } from '../../../quiz/definition';
import { sentences, spokenAnswer, spokenProgress, type Waiting } from '../../../quiz/text';
import {
  type Chord,
  type ChordType,
  chordText,
  chordTypeName,
  spokenChord,
  spokenChordType,
} from '../../../theory/chord';
import type { Line } from '../../../theory/degree';
import { drawnName, type NoteNames, spokenName as spokenNote } from '../../../theory/names';
import { chromaticName, type NoteName } from '../../../theory/note';
import { MUTED, shapeName } from '../text';
import type { ChordsQuestion, ChordsSetup } from './question';

/** What to choose in Name the Chord, with its article. */
export const NAMED = 'a root and a type';

/** The groups of answers. */
export const GROUPS = { root: 'Root', type: 'Chord Type' } as const;

export const NAME_WAITING: Waiting = {
  quick: 'Choose a root and a type, in either order.',
  calm: 'Choose a root and a type, then submit.',
};

const spokenPlay = (play: StringPlay): string => {
  if (play.kind === 'muted') return MUTED;
  return fretText(play.kind === 'open' ? 0 : play.fret);
};

/**
 * What each string of a shape does, without its note.
 *
 * @example spokenStrings(STANDARD_GUITAR, voicing)[1] // 'string 5 fret 3'
 */
export const spokenStrings = (
  instrument: Instrument,
  { strings }: Pick<Voicing, 'strings'>,
): readonly string[] =>
  strings.map((play, guitarString) => `string ${stringNumber(instrument, guitarString)} ${spokenPlay(play)}`);

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What each string of a shape does, told one by one. */
export const stringSentences = (instrument: Instrument, voicing: Voicing): readonly string[] =>
  spokenStrings(instrument, voicing).map(sentence);

const shapeLine = ({ setup, voicing }: ChordsQuestion): Line => ({
  text: fretsText(voicing),
  spoken: spokenStrings(setup.instrument, voicing).join(', '),
});

/** The question of Name the Chord. */
export const namePrompt = (question: ChordsQuestion): Prompt => ({
  before: 'Name the chord: ',
  subject: shapeLine(question),
});

/**
 * The question of Name the Chord as spoken, string by string.
 *
 * @example spokenName(asked) // 'Question 1 of 12. Name the chord: string 6 muted, string 5 fret 3, …'
 */
export const spokenName = (asked: Asked<ChordsSetup, ChordsQuestion>): string =>
  sentences(spokenProgress(asked), `Name the chord: ${shapeLine(asked.question).spoken}.`);

/** What is spoken when it is asked: in full the first time and to the ear alone, then just the strings. */
export function spokenNameArrival(asked: Asked<ChordsSetup, ChordsQuestion>): string {
  if (asked.number === 1 || asked.pace.kind === 'eyes-free') return spokenName(asked);
  return sentence(shapeLine(asked.question).spoken);
}

/**
 * A chord with its notes, below a verdict.
 *
 * @example chordNotes(chord('A', 'minor')) // 'Am: A C E.'
 */
export const chordNotes = (of: Chord, names?: NoteNames): string =>
  `${chordText(of, 'letters', names)}: ${of.tones.map(({ note }) => drawnName(note, names)).join(' ')}.`;

/**
 * A solved chord, below a verdict: its notes and, with a capo, the shape that the hand makes.
 *
 * @example solvedNotes(question) // 'Bb: Bb D F. Capo 3: G shape.'
 */
export function solvedNotes({ setup: { instrument }, chord: of }: ChordsQuestion): string {
  const shape = shapeName(instrument, of, 'letters');
  const notes = chordNotes(of, instrument.names);
  return shape ? `${notes} Capo ${capoOf(instrument)}: ${shape.text}.` : notes;
}

/** The chord that was answered, with its notes, below a verdict. */
export const yourChordNotes = (of: Chord, names?: NoteNames): string => `Yours, ${chordNotes(of, names)}`;

/**
 * A chord as the right answer, with the notes that a wrong one is to teach.
 *
 * @example spokenChordNotes(chord('A', 'minor')) // 'A minor: A, C, E'
 */
export const spokenChordNotes = (of: Chord, names?: NoteNames): string =>
  `${spokenChord(of, names)}: ${of.tones.map(({ note }) => spokenNote(note, names)).join(', ')}`;

/** The question of Build the Chord. */
export const buildPrompt = (question: ChordsQuestion): Prompt => ({
  before: 'Build ',
  subject: askedLine(question),
});

/**
 * The question of Build the Chord as spoken.
 *
 * @example spokenBuild(asked) // 'Question 1 of 12. Build A minor.'
 */
export const spokenBuild = (asked: Asked<ChordsSetup, ChordsQuestion>): string =>
  sentences(spokenProgress(asked), `Build ${askedLine(asked.question).spoken}.`);

export const BUILD_WAITING: Waiting = {
  quick: 'One position per string. The chord counts as soon as it is complete.',
  calm: 'One position on each string that sounds, then submit.',
};

/** Said when a position takes the place of another on its string. */
export const INSTEAD = 'in place of the other on this string';

/** How a chord is built. */
export const BUILD_USES = {
  move: { text: 'move along the neck' },
  pick: { text: 'select a position, one on each string that sounds' },
  pairs: { text: 'then a fret on the number row: select that position' },
} as const;

export const BUILD_TAPS = {
  calm: 'Tap one position on each string that sounds, then submit.',
  quick: 'Tap one position on each string that sounds: the chord counts as soon as it is complete.',
} as const;

/**
 * What was built, as players write it.
 *
 * @example builtText(STANDARD_GUITAR, places) // 'x 3 2 0 1 0'
 */
export const builtText = (instrument: Instrument, places: readonly Position[]): string =>
  placesOf(instrument)
    .map(guitarString => String(places.find(each => each.guitarString === guitarString)?.fret ?? 'x'))
    .join(' ');

/** Members of a chord by the number of their degree. */
const MEMBERS: Readonly<Record<string, string>> = {
  ...{ R: 'root', '2': 'second', '3': 'third', '4': 'fourth', '5': 'fifth' },
  ...{ '6': 'sixth', '7': 'seventh', '9': 'ninth' },
};

/** A chord within a sentence, where its root alone might be taken for a note: `C major`, `Am7`. */
const inSentence = (of: Chord, names: NoteNames | undefined): string =>
  of.type === 'major' ? `${chordText(of, 'letters', names)} major` : chordText(of, 'letters', names);

/** What names notes and chords in a sentence, as it is written or spoken. */
interface Words {
  readonly note: (name: NoteName, names: NoteNames | undefined) => string;
  readonly chord: (of: Chord, names: NoteNames | undefined) => string;
}

const WRITTEN: Words = { note: drawnName, chord: inSentence };
const SPOKEN: Words = { note: spokenNote, chord: spokenChord };

function faultIn({ setup, chord: of }: ChordsQuestion, fault: ChordFault, words: Words): string {
  const { names } = setup.instrument;
  switch (fault.kind) {
    case 'foreign': {
      const { place } = fault;
      const name = chromaticName(pitchClassAt(setup.instrument, place), setup.accidentals);
      const string = stringNumber(setup.instrument, place.guitarString);
      return `${words.note(name, names)} on string ${string} isn't in ${words.chord(of, names)}.`;
    }
    case 'missing': {
      const { degree, note } = fault.tone;
      return `The ${MEMBERS[degree.slice(-1)]}, ${words.note(note, names)}, is missing.`;
    }
    case 'bass':
      return `The lowest note has to be the root, ${words.note(of.root, names)}.`;
    case 'few':
      return 'A chord needs at least three strings.';
    case 'reach':
      return "One hand can't hold this shape.";
  }
}

/**
 * What is wrong with a chord that was built.
 *
 * @example faultText(cMajor, fault) // 'The third, E, is missing.'
 */
export const faultText = (question: ChordsQuestion, fault: ChordFault): string =>
  faultIn(question, fault, WRITTEN);

/** How many faults are spoken: nobody remembers more. */
const MOST_FAULTS = 2;

/** The first faults of a shape, as spoken: `Wrong: The third, E, is missing.` */
export const spokenFaults = (question: ChordsQuestion, faults: readonly ChordFault[]): string =>
  sentences('Wrong:', ...faults.slice(0, MOST_FAULTS).map(fault => faultIn(question, fault, SPOKEN)));

/** A shape that would have been right, string by string. */
export const spokenOneWay = ({ setup }: ChordsQuestion, voicing: Voicing): string =>
  `One way: ${spokenStrings(setup.instrument, voicing).join(', ')}.`;

/** Spoken when a chord was built rightly. */
export const spokenBuilt = (question: ChordsQuestion): string =>
  spokenAnswer(askedLine(question).spoken, 'right');

/** What to choose in Chord by Ear, with its article. */
export const A_TYPE = 'a type of chord';

/** How to answer what is heard, until there is a verdict. */
export const EAR_WAITING: Waiting = {
  quick: 'Listen as often as you like. Answer with one key or click.',
  calm: 'Listen as often as you like, then choose a type.',
};

/** The question of Chord by Ear. */
export const earPrompt = (): Prompt => ({ before: 'Which type of chord do you hear?' });

/**
 * The question of Chord by Ear as spoken.
 *
 * @example spokenEar(asked) // 'Question 1 of 12. Which type of chord is it?'
 */
export const spokenEar = (asked: Asked<ChordsSetup, ChordsQuestion>): string =>
  sentences(spokenProgress(asked), 'Which type of chord is it?');

/** What is spoken when it is asked: in full the first time, then as little as goes before a sound. */
export const spokenEarArrival = (asked: Asked<ChordsSetup, ChordsQuestion>): string =>
  asked.number === 1 || asked.pace.kind === 'calm' ? spokenEar(asked) : spokenProgress(asked);

/** A chord in a list. */
export const chordLine = (of: Chord, names?: NoteNames): Line => ({
  text: chordText(of, 'letters', names),
  spoken: spokenChord(of, names),
});

/** The chord of a question in a list. */
export const askedLine = ({ setup, chord: of }: ChordsQuestion): Line =>
  chordLine(of, setup.instrument.names);

/** The type of a chord in a list. */
export const typeLine = (type: ChordType): Line => ({
  text: chordTypeName(type),
  spoken: spokenChordType(type),
});

/**
 * A type of chord in a sentence.
 *
 * @example theType('maj7') // { text: 'the maj7 chord', spoken: 'the major seven chord' }
 */
export function theType(type: ChordType): Line {
  const { text, spoken } = typeLine(type);
  return { text: `the ${text} chord`, spoken: `the ${spoken} chord` };
}
