import type { Instrument } from '../../instrument/instrument';
import type { NeckNote } from '../../instrument/neckNote';
import { type Position, stringNumber } from '../../instrument/position';
import type { Shape } from '../../instrument/shape';
import { briefPlace, placeText, theFret } from '../../instrument/text';
import type { NoteSource } from '../../listening/playedNote';
import { ANY_STRING } from '../../neckQuiz/text';
import { type Answering, sourceIn } from '../../quiz/answerWith';
import type { Asked, Prompt } from '../../quiz/definition';
import { sentences, spokenProgress, type Waiting } from '../../quiz/text';
import { type Line, type ToneText, toneText } from '../../theory/degree';
import { drawnName, type NoteNames, spokenName } from '../../theory/names';
import { chromaticName, type NoteName, type NoteSigns, pitchClass, pitchClassOf } from '../../theory/note';
import { foreignText } from '../../theory/playedChord';
import {
  spokenTriad,
  TRIAD_QUALITIES,
  type Triad,
  type TriadQuality,
  triad,
  triadName,
} from '../../theory/triad';
import { shapeFormText } from '../shapeFormText';
import type { TriadsQuestion, TriadsSetup } from './quiz/question';
import type { TriadView } from './view';

function spanText({ lowFret, highFret }: Shape): string {
  if (highFret === 0) return 'open strings';
  return lowFret === highFret ? `fret ${lowFret}` : `frets ${lowFret} to ${highFret}`;
}

const INVERSION_TITLES: Record<Shape['inversion'], string> = {
  'root position': 'Root position',
  'first inversion': 'First inversion',
  'second inversion': 'Second inversion',
};

/**
 * A close-position shape in the list of shapes: its inversion and the frets it spans. On its own here, since the settings are
 * loaded before the screen and the rest of its text.
 *
 * @example shapeText(closeShapes(STANDARD_GUITAR, triad('C', 'major'), '1-2-3', 12)[1]) // 'Root position, frets 3 to 5'
 */
export const shapeText = (shape: Shape): string => `${INVERSION_TITLES[shape.inversion]}, ${spanText(shape)}`;

/**
 * A shape in few words.
 *
 * @example shapeBrief(closeShapes(STANDARD_GUITAR, triad('C', 'major'), '1-2-3', 12)[1]) // 'Root position from fret 3'
 */
export const shapeBrief = ({ inversion, lowFret }: Shape): string =>
  `${INVERSION_TITLES[inversion]} from fret ${lowFret}`;

/** How to begin with a screen reader. */
export const BEGIN = 'Tab to the fretboard first, or press colon and type a chord quality, such as minor.';

export const TITLES = {
  settings: 'Fretboard Settings',
  selector: 'Triad Selector',
  neck: 'Fretboard',
} as const;

export const NO_SHAPE_CHOSEN = 'Choose a shape first';

export const SHAPES_NEED_A_SET =
  'Close-position shapes lie on three neighboring strings: choose a String Set of three to see them.';

export const SHAPES_TOO_WIDE =
  'On these strings, close-position shapes of this triad spread over more than five frets, so none is offered.';

/** Why a triad has no shape on a neck whose longer version has some: a short string has none further down. */
export const shapesBeyond = (lastFret: number): string =>
  `On these strings, close-position shapes of this triad lie beyond fret ${lastFret}.`;

/** What can be done on the screen; each text follows its keys. */
export const USES = {
  click: { by: 'Click', text: 'a note to hear it' },
  move: { text: 'move along the neck' },
  play: { text: 'plays the triad, or its shape' },
  root: { text: 'then a note: the root' },
  quality: { text: 'then a digit: the quality' },
  shapes: { text: 'next and previous shape' },
  quiz: { text: 'starts the quiz' },
} as const;

/** What is said in place of keys where there is no keyboard. */
export const TAPS = 'Tap a note to hear it, and a shape to see it on the neck.';

/**
 * A triad in text.
 *
 * @example triadText(triad('C', 'minor'), 'letters').notes // { text: 'C Eb G', spoken: 'C, E flat, G' }
 */
export const triadText = (triad: Triad, signs: NoteSigns, names?: NoteNames): ToneText =>
  toneText(
    { text: triadName(triad, signs, names), spoken: spokenTriad(triad, names) },
    triad.tones,
    signs,
    names,
  );

const spokenNote = (instrument: Instrument, { note, position }: NeckNote): string =>
  `${spokenName(note, instrument.names)} on ${placeText(instrument, position)}`;

/**
 * Spoken when the focus goes to a shape.
 *
 * @example spokenLowestNote(STANDARD_GUITAR, { note: 'Eb', degree: '♭3', position: { guitarString: 3, fret: 8 } })
 *   // 'Lowest note: E flat on string 3, fret 8'
 */
export const spokenLowestNote = (instrument: Instrument, note: NeckNote): string =>
  `Lowest note: ${spokenNote(instrument, note)}`;

/**
 * A close-position shape with the place of each note, lowest first.
 *
 * @example spokenShape(STANDARD_GUITAR, shape)
 *   // 'Root position, frets 3 to 5: C on string 3, fret 5; E on string 2, fret 5; …'
 */
export const spokenShape = (instrument: Instrument, shape: Shape): string =>
  `${shapeText(shape)}: ${shape.notes.map(note => spokenNote(instrument, note)).join('; ')}`;

/**
 * Spoken when the triad or the shape changes; other changes are announced by their controls.
 *
 * @example spokenChange(cMajor, eMinor) // 'E minor: E, G, B.'
 */
export function spokenChange(before: TriadView, after: TriadView): string {
  const { names } = after.instrument;
  const { name, notes } = triadText(after.triad, 'letters', names);
  const isOtherTriad = name.spoken !== spokenTriad(before.triad, names);
  const [shapeBefore, shape] = [before, after].map(
    view => view.shape && spokenShape(view.instrument, view.shape),
  );
  return [
    isOtherTriad ? `${name.spoken}: ${notes.spoken}` : undefined,
    shape === shapeBefore ? undefined : shape,
  ]
    .flatMap(text => (text === undefined ? [] : `${text}.`))
    .join(' ');
}

/** Why nothing can be asked. */
export const NO_SHAPES = 'These triads have no close-position shape on these strings';

export const NO_ROOT_POSITION = 'These triads have no root position on these strings';

/** How to answer with a strum, instead of one note after the other. */
export const STRUM_HINT = {
  shape: `Play it string by string, or strum it. ${ANY_STRING}`,
  heard: 'Play its notes one at a time, in any octave and order, or strum all three where they sounded.',
} as const;

/** How Complete the Shape is played. */
export const COMPLETE_HINT: Record<NoteSource, string> = {
  microphone: 'Play the missing note, or strum the whole shape.',
  midi: 'Play the missing note.',
};

/**
 * A string that was silent in a strum; which fret it should have is what is asked.
 *
 * @example silentStringText(STANDARD_GUITAR, { guitarString: 1, fret: 5 }).text // "String 2 didn't sound."
 */
export function silentStringText(instrument: Instrument, { guitarString }: Position): Line {
  const text = `String ${stringNumber(instrument, guitarString)} didn't sound.`;
  return { text, spoken: text };
}

const every = new Intl.ListFormat('en');

/** A note as a triad on a root spells it; with sharps if no triad has it. */
function nameOn(root: NoteName, midi: number): NoteName {
  const pitch = pitchClass(midi);
  const tones = TRIAD_QUALITIES.flatMap(quality => triad(root, quality).tones);
  return tones.find(({ note }) => pitchClassOf(note) === pitch)?.note ?? chromaticName(pitch, 'sharps');
}

/**
 * What was heard in a strum of a triad.
 *
 * @param third whether its third string was silent
 * @example strumText(question, [60, 63], 'silent').text // "Heard C and Eb; one string didn't sound."
 */
export function strumText(
  { triad: { root }, setup }: TriadsQuestion,
  midis: readonly number[],
  third: 'silent' | 'sounding',
): Line {
  const { names } = setup.instrument;
  const notes = midis.map(midi => nameOn(root, midi));
  const line = (heard: readonly string[]) =>
    `Heard ${every.format(heard)}${third === 'silent' ? "; one string didn't sound" : ''}.`;
  return {
    text: line(notes.map(note => drawnName(note, names))),
    spoken: line(notes.map(note => spokenName(note, names))),
  };
}

/** How to answer what is heard, until there is a verdict. */
export const EAR_WAITING: Waiting = {
  quick: 'Listen as often as you like. Answer with one key or click.',
  calm: 'Listen as often as you like, then choose a quality.',
};

/** The question of Quality by Ear; to play it, its root is told. */
export function earQualityPrompt(
  { setup: { instrument }, triad: { root } }: TriadsQuestion,
  answering: Answering = {},
): Prompt {
  if (sourceIn(answering) === undefined) return { before: 'Which quality do you hear?' };
  return {
    before: 'Play the triad you hear. Its root is ',
    subject: { text: drawnName(root, instrument.names), spoken: spokenName(root, instrument.names) },
    after: '.',
  };
}

/** The root of a question as spoken. */
const spokenRoot = ({ setup, triad }: TriadsQuestion): string =>
  spokenName(triad.root, setup.instrument.names);

/**
 * The question of Quality by Ear as spoken.
 *
 * @example spokenEarQuality(asked) // 'Question 1 of 12. Which quality is it?'
 */
export function spokenEarQuality(asked: Asked<TriadsSetup, TriadsQuestion>): string {
  const root = spokenRoot(asked.question);
  const isPlayed = sourceIn(asked) !== undefined;
  return sentences(
    spokenProgress(asked),
    isPlayed ? `Play the triad you hear. Its root is ${root}.` : 'Which quality is it?',
  );
}

/** What is spoken when it is asked: in full the first time, then as little as goes before a sound. */
export function spokenEarQualityArrival(asked: Asked<TriadsSetup, TriadsQuestion>): string {
  if (asked.number === 1 || asked.pace.kind === 'calm') return spokenEarQuality(asked);
  const root = spokenRoot(asked.question);
  return sentences(spokenProgress(asked), sourceIn(asked) === undefined ? '' : `Root ${root}.`);
}

/**
 * What a note that was played makes of a triad that it doesn't belong to.
 *
 * @example foreignQuality('Eb', 'minor').text // 'Eb makes it minor.'
 */
export const foreignQuality = (note: NoteName, made: TriadQuality | undefined, names?: NoteNames): Line =>
  foreignText(note, made && { text: `it ${made}`, spoken: `it ${made}` }, names);

/** A question of Quality by Ear with its answer, in a list. */
export const earQualityLine = (question: TriadsQuestion): Line => ({
  text: `${triadLine(question).text}, ${question.form.inversion}`,
  spoken: `${triadLine(question).spoken}, ${question.form.inversion}`,
});

/** What a quiz asks of a shape. */
export type Naming = 'quality' | 'inversion';

/** What to name, with its article. */
export const NAMED: Record<Naming, string> = { quality: 'a quality', inversion: 'an inversion' };

export const COMPLETE_WAITING: Waiting = {
  quick: 'Answer with one fret key or click.',
  calm: 'Choose the fret of that string. You can change it until you submit.',
};

type Notes = Shape['notes'];

/**
 * The strings and frets of some places, lowest note first: enough to take a question without looking.
 *
 * @example placesText(setup, shape.notes).text // 'strings 3-2-1, frets 5-5-3'
 */
export function placesText(setup: TriadsSetup, notes: Notes): Line {
  const places = notes.map(({ position }) => position);
  return {
    text: `${stringsText(setup, notes)}, frets ${places.map(({ fret }) => fret).join('-')}`,
    spoken: places.map(place => briefPlace(setup.instrument, place)).join(', '),
  };
}

const stringsText = ({ instrument }: TriadsSetup, notes: Notes): string =>
  `strings ${notes.map(({ position }) => stringNumber(instrument, position.guitarString)).join('-')}`;

/** What a question says of its triad before it asks, if anything. */
export type GivenName = (question: TriadsQuestion) => Line | undefined;

/** The name of a triad. */
export const triadLine = ({ setup, triad }: Pick<TriadsQuestion, 'setup' | 'triad'>): Line => ({
  text: triadName(triad, 'letters', setup.instrument.names),
  spoken: spokenTriad(triad, setup.instrument.names),
});

/** A question that asks what a shape is. */
export function namingPrompt(
  naming: Naming,
  given: Line | undefined,
  { setup, shape }: TriadsQuestion,
): Prompt {
  const places = placesText(setup, shape.notes);
  if (given === undefined) return { before: `Name the ${naming}: `, subject: places };
  // With its frets too, a long name would take a second line and push the answers down; the neck shows them.
  const text = `${given.text} on ${stringsText(setup, shape.notes)}`;
  return {
    before: `Name the ${naming} of `,
    subject: { text, spoken: `${given.spoken}: ${places.spoken}` },
  };
}

/**
 * A question that asks what a shape is, as spoken.
 *
 * @example spokenNaming('quality', undefined, asked)
 *   // 'Question 1 of 12. Name the quality: string 3 fret 5, string 2 fret 5, string 1 fret 3.'
 */
export const spokenNaming = (
  naming: Naming,
  given: Line | undefined,
  asked: Asked<TriadsSetup, TriadsQuestion>,
): string => {
  const what = `Name the ${naming}${given === undefined ? '' : ` of ${given.spoken}`}`;
  return sentences(
    spokenProgress(asked),
    `${what}: ${placesText(asked.setup, asked.question.shape.notes).spoken}.`,
  );
};

/** What is said of a later question: only what is new in it. */
export function spokenPlaces(given: Line | undefined, { setup, shape }: TriadsQuestion): string {
  const places = placesText(setup, shape.notes).spoken;
  return given === undefined ? `On ${places}.` : `${given.spoken} on ${places}.`;
}

/** A shape by its name: `C minor, first inversion`. */
export const shapeName = (question: TriadsQuestion): Line => {
  const { text, spoken } = triadLine(question);
  return { text: `${text}, ${question.shape.inversion}`, spoken: `${spoken}, ${question.shape.inversion}` };
};

const stringOf = ({ setup }: TriadsQuestion, { position }: NeckNote): string =>
  `string ${stringNumber(setup.instrument, position.guitarString)}`;

/** The question of Complete the Shape: `C minor, first inversion. Complete it: which fret on string 2?` */
export const completePrompt = (question: TriadsQuestion, missing: NeckNote): Prompt => ({
  before: '',
  subject: shapeName(question),
  after: `. Complete it: which fret on ${stringOf(question, missing)}?`,
});

/**
 * The question of Complete the Shape as spoken, with the notes that are given.
 *
 * @example spokenComplete(asked, missing, given)
 *   // 'Question 1 of 12. C minor, first inversion: string 3 fret 8, string 1 fret 8. Complete it: which fret on string 2?'
 */
export const spokenComplete = (
  asked: Asked<TriadsSetup, TriadsQuestion>,
  missing: NeckNote,
  given: Notes,
): string => {
  const { question, setup } = asked;
  const places = placesText(setup, given).spoken;
  return sentences(
    spokenProgress(asked),
    `${shapeName(question).spoken}: ${places}. Complete it: which fret on ${stringOf(question, missing)}?`,
  );
};

/** Spoken when a place is picked on another string than the one that is asked about. */
export const notOnString = (instrument: Instrument, guitarString: number): string =>
  `The question is about string ${stringNumber(instrument, guitarString)}`;

/**
 * What a shape is, below the verdict.
 *
 * @example solutionText(question) // 'C minor, first inversion: Eb G C.'
 */
export function solutionText(question: TriadsQuestion): string {
  const { setup, shape } = question;
  const notes = shape.notes.map(({ note }) => drawnName(note, setup.instrument.names));
  return `${triadLine(question).text}, ${shape.inversion}: ${notes.join(' ')}.`;
}

const spokenNotes = (notes: readonly { readonly note: NoteName }[], names: NoteNames | undefined): string =>
  notes.map(({ note }) => spokenName(note, names)).join(', ');

/**
 * The answer of a question that asks what a shape is, with the notes that a wrong answer is to teach: from the root up or,
 * for an inversion, as they sound.
 *
 * @example spokenShapeAnswer('quality', question, 'minor') // 'minor: C, E flat, G'
 */
export const spokenShapeAnswer = (
  naming: Naming,
  { setup, triad, shape }: TriadsQuestion,
  answer: string,
): string =>
  `${answer}: ${spokenNotes(naming === 'quality' ? triad.tones : shape.notes, setup.instrument.names)}`;

/**
 * The fret and the name of a missing note.
 *
 * @example spokenMissing(STANDARD_GUITAR, missing) // 'fret 8, E flat'
 */
export const spokenMissing = ({ names }: Instrument, { note, position }: NeckNote): string =>
  `${theFret(position.fret)}, ${spokenName(note, names)}`;

/**
 * The verdict on a wrong note that was played, as spoken.
 *
 * @param heard the note, as spoken
 * @example spokenMisplayed(STANDARD_GUITAR, missing, 'D sharp') // 'Wrong: D sharp. It is fret 8, E flat.'
 */
export const spokenMisplayed = (instrument: Instrument, missing: NeckNote, heard: string): string =>
  `Wrong: ${heard}. It is ${spokenMissing(instrument, missing)}.`;

/** A question with its answer, in a list. */
export const lineOf = ({ form }: TriadsQuestion): Line => shapeFormText(form);
