import { capoOf } from '../../instrument/capo';
import { FINGERS, type Finger } from '../../instrument/fingering';
import type { Instrument } from '../../instrument/instrument';
import { pitchClassAt, stringNumber } from '../../instrument/position';
import { OPEN_TO } from '../../instrument/shapeCost';
import { fretsText, type StringPlay, type Voicing } from '../../instrument/voicing';
import { type Chord, type ChordProblem, chord, chordText, spokenChord, usualChord } from '../../theory/chord';
import { type Line, type ToneText, toneText } from '../../theory/degree';
import { type NoteNames, type NoteSystem, spokenName, systemOf } from '../../theory/names';
import { chromaticName, type NoteName, type NoteSigns, pitchClass, pitchClassOf } from '../../theory/note';

/** The chords that are typed in examples. */
const EXAMPLES = {
  minor: chord('A', 'm7'),
  flat: chord('Bb', 'maj7'),
  slash: chord('D', 'major', 'F#'),
  said: chord('Bb', 'm7'),
} as const;

/** How to begin with a screen reader. */
export const beginText = (names?: NoteNames): string =>
  `Tab to the Chord field and type a chord, such as ${spokenChord(EXAMPLES.minor, names)}, or press colon and type say the shape.`;

export const TITLES = {
  neck: 'Fretboard',
  chord: 'Chord Selector',
  spoken: 'String by String',
  diagram: 'Diagram',
} as const;

export const MUTED = 'muted';
export const FINGER_WORD = 'finger';

/** The text field for a chord. */
export const FIELD = { label: 'Chord', show: 'Show Chord' } as const;

/**
 * What can be typed into it.
 *
 * @example exampleText() // 'for example Am7, Bbmaj7, D/F#, or b flat minor seven'
 */
export function exampleText(names?: NoteNames): string {
  const { minor, flat, slash, said } = EXAMPLES;
  const drawn = [minor, flat, slash].map(of => chordText(of, 'letters', names)).join(', ');
  return `for example ${drawn}, or ${spokenChord(said, names).toLowerCase()}`;
}

/** The field where a chord is the answer to a question. */
export const ANSWER_FIELD = { label: 'Or type it', show: 'Submit' } as const;

const TYPES = 'It knows major, minor, 5, sus, 6, 7, maj7, m7, m(maj7), m7b5, dim, aug, add9 and 9.';

/** The first and the last note of each system, as it lists them. */
const NOTES_FROM_TO: Readonly<Record<NoteSystem, string>> = {
  english: 'A to G',
  german: 'A to H',
  'german-signs': 'A to H',
  'fixed-do': 'do to si',
  'fixed-do-ti': 'do to ti',
};

/**
 * Why a typed chord isn't shown.
 *
 * @example problemText('type', '13') // 'Fretty doesn't know the chord type 13. It knows …'
 */
export function problemText(problem: ChordProblem, text: string, names: NoteNames = 'english'): string {
  switch (problem) {
    case 'empty':
      return `Type a chord, such as ${chordText(EXAMPLES.minor, 'letters', names)}.`;
    case 'root':
      return `${text} doesn't begin with a note, ${NOTES_FROM_TO[systemOf(names)]}.`;
    case 'type':
      return `Fretty doesn't know the chord type ${text}. ${TYPES}`;
    case 'bass':
      return text === '' ? 'A bass note is missing after the slash.' : `${text} isn't a note for the bass.`;
  }
}

export const NO_SHAPE = 'No shape of this chord fits a hand on this instrument.';
/** Where an instrument has more strings than shapes are looked for on. */
export const stringsUsed = (most: number): string => `Shapes use strings 1 to ${most}.`;
export const NO_SHAPE_SHORT = 'No shape to play';

/** A chord in text: its name, notes and intervals. */
export const chordFacts = (chord: Chord, signs: NoteSigns, names: NoteNames | undefined): ToneText =>
  toneText(
    { text: chordText(chord, signs, names), spoken: spokenChord(chord, names) },
    chord.tones,
    signs,
    names,
  );

/** The chord whose shape the hand makes: with a capo, lower than what sounds. */
function heldChord(instrument: Instrument, { root, type, bass }: Chord): Chord {
  const below = (note: NoteName) => pitchClass(pitchClassOf(note) - capoOf(instrument));
  const held = usualChord(below(root), type);
  return bass === undefined ? held : chord(held.root, type, chromaticName(below(bass), 'sharps'));
}

/**
 * The shape that the hand makes, by the chord it is without a capo; `undefined` where there is none.
 *
 * @example shapeName(withCapo(STANDARD_GUITAR, 3), chord('Bb', 'major'), 'letters')?.text // 'G shape'
 */
export function shapeName(instrument: Instrument, of: Chord, signs: NoteSigns): Line | undefined {
  if (capoOf(instrument) === 0) return undefined;
  const held = heldChord(instrument, of);
  const { names } = instrument;
  return { text: `${chordText(held, signs, names)} shape`, spoken: `${spokenChord(held, names)} shape` };
}

/**
 * The name of a chord where nothing else tells of the capo.
 *
 * @example nameInFull(withCapo(STANDARD_GUITAR, 3), chord('Bb', 'major'), 'letters') // 'Bb (capo 3, G shape)'
 */
export function nameInFull(instrument: Instrument, of: Chord, signs: NoteSigns): string {
  const shape = shapeName(instrument, of, signs);
  const name = chordText(of, signs, instrument.names);
  return shape ? `${name} (capo ${capoOf(instrument)}, ${shape.text})` : name;
}

/**
 * A chord by its shape and by its sound; `undefined` without a capo.
 *
 * @example capoLine(withCapo(STANDARD_GUITAR, 3), chord('Bb', 'major'), 'letters')?.text // 'Capo 3: G shape, sounds Bb'
 */
export function capoLine(instrument: Instrument, of: Chord, signs: NoteSigns): Line | undefined {
  const shape = shapeName(instrument, of, signs);
  const { names } = instrument;
  const capo = `Capo ${capoOf(instrument)}`;
  return (
    shape && {
      text: `${capo}: ${shape.text}, sounds ${chordText(of, signs, names)}`,
      spoken: `${capo}: ${shape.spoken}, sounds ${spokenChord(of, names)}`,
    }
  );
}

const frettedIn = ({ strings }: Pick<Voicing, 'strings'>): readonly number[] =>
  strings.flatMap(play => (play.kind === 'fretted' ? [play.fret] : []));

/** Where a shape lies: by the barre of its first finger, open beside the nut, or by its lowest fret. */
function placeOf(voicing: Voicing): string {
  const lowest = Math.min(...frettedIn(voicing));
  if (voicing.barre?.fret === lowest) return `barre at fret ${lowest}`;
  const isBesideNut = Math.max(0, ...frettedIn(voicing)) <= OPEN_TO;
  const hasOpen = voicing.strings.some(({ kind }) => kind === 'open');
  return isBesideNut && hasOpen ? 'open' : `from fret ${lowest}`;
}

/**
 * A shape in the list of shapes.
 *
 * @example shapeLine({ text: 'C', spoken: 'C major' }, voicing).text // 'C, open: x 3 2 0 1 0'
 */
export function shapeLine(name: Line, voicing: Voicing): Line {
  const where = placeOf(voicing);
  const spoken = voicing.strings.map(play => spokenFret(play)).join(', ');
  return {
    text: `${name.text}, ${where}: ${fretsText(voicing)}`,
    spoken: `${name.spoken}, ${where}: ${spoken}`,
  };
}

function spokenFret(play: StringPlay): string {
  switch (play.kind) {
    case 'muted':
      return MUTED;
    case 'open':
      return 'open';
    case 'fretted':
      return String(play.fret);
  }
}

const fingersText = ({ strings }: Voicing): string =>
  strings.map(play => (play.kind === 'fretted' ? String(play.finger) : '–')).join(' ');

/**
 * A shape to be copied.
 *
 * @example copiedText('C', voicing) // 'C  x 3 2 0 1 0  fingers – 3 2 – 1 –'
 */
export const copiedText = (name: string, voicing: Voicing): string =>
  `${name}  ${fretsText(voicing)}  fingers ${fingersText(voicing)}`;

/** What a string of a shape does, with the note that it sounds. */
function playText(play: StringPlay, note?: NoteName, names?: NoteNames): string {
  const sounds = note === undefined ? '' : `, ${spokenName(note, names)}`;
  switch (play.kind) {
    case 'muted':
      return 'muted';
    case 'open':
      return `open${sounds}`;
    case 'fretted':
      return `fret ${play.fret}, finger ${play.finger}${sounds}`;
  }
}

/** A shape to be told: what each string does, from the one with the highest number. */
export interface ToldShape {
  readonly instrument: Instrument;
  readonly chord: Chord;
  readonly voicing: Voicing;
}

const spokenToldChord = ({ instrument, chord }: ToldShape): string => spokenChord(chord, instrument.names);

/**
 * Each string of a shape in words.
 *
 * @example stringLines(cMajor)[1] // 'String 5: fret 3, finger 3, C.'
 */
export const stringLines = ({ instrument, chord, voicing }: ToldShape): readonly string[] =>
  voicing.strings.map((play, guitarString) => {
    const fret = play.kind === 'fretted' ? play.fret : 0;
    const pitch = pitchClassAt(instrument, { guitarString, fret });
    const tone = chord.tones.find(each => each.pitch === pitch);
    const note = play.kind === 'muted' ? undefined : (tone?.note ?? chord.bass);
    return `String ${stringNumber(instrument, guitarString)}: ${playText(play, note, instrument.names)}.`;
  });

const list = new Intl.ListFormat('en');

/** What a finger stops: a string, or several that it lies across. */
interface Stop {
  readonly finger: Finger;
  readonly fret: number;
  /** The places of its first and its last string. */
  readonly from: number;
  readonly to: number;
}

const stopsIn = ({ strings }: Voicing): readonly Stop[] =>
  FINGERS.flatMap(finger => {
    const found = strings.flatMap((play, place) =>
      play.kind === 'fretted' && play.finger === finger ? [{ fret: play.fret, place }] : [],
    );
    const [first, last] = [found[0], found.at(-1)];
    return first && last ? [{ finger, fret: first.fret, from: first.place, to: last.place }] : [];
  });

const isFlat = ({ from, to }: Stop): boolean => from < to;

/** Which strings a finger lies across: `strings 6 to 1`. */
function acrossText(instrument: Instrument, { finger, from, to }: Stop): string {
  const [first, last] = [stringNumber(instrument, from), stringNumber(instrument, to)];
  return `Finger ${finger} lies across strings ${first} ${to - from === 1 ? 'and' : 'to'} ${last}`;
}

/**
 * A whole shape in words.
 *
 * @example spokenShape(fMajor) // 'F major, barre at fret 1. Finger 1 lies across strings 6 to 1. String 6: fret 1, finger 1, F. …'
 */
export const spokenShape = (told: ToldShape): string =>
  [
    `${capoLine(told.instrument, told.chord, 'letters')?.spoken ?? spokenToldChord(told)}, ${placeOf(told.voicing)}.`,
    ...stopsIn(told.voicing)
      .filter(isFlat)
      .map(stop => `${acrossText(told.instrument, stop)}.`),
    ...stringLines(told),
  ].join(' ');

/** Fingers that move together, by strings toward the highest and by frets. */
interface Move {
  readonly fingers: readonly Stop[];
  readonly strings: number;
  readonly frets: number;
}

/** The fingers that keep their form from one shape to another: two or more that move by as much. */
function movesBetween(before: Voicing, after: Voicing): readonly Move[] {
  const known = stopsIn(before);
  const all = stopsIn(after).flatMap(each => {
    const was = known.find(({ finger }) => finger === each.finger);
    return was === undefined || isFlat(was) || isFlat(each)
      ? []
      : [{ fingers: [each], strings: each.from - was.from, frets: each.fret - was.fret }];
  });
  const together = all.map(move => ({
    ...move,
    fingers: all
      .filter(({ strings, frets }) => strings === move.strings && frets === move.frets)
      .flatMap(({ fingers }) => fingers),
  }));
  return together.filter(
    ({ fingers, strings, frets }, index) =>
      // Told once, with its first finger.
      fingers[0] === all[index]?.fingers[0] && fingers.length > 1 && (strings !== 0 || frets !== 0),
  );
}

/** By how many frets a shape without open strings slides along the neck, where only that changes. */
function slideBetween(before: Voicing, after: Voicing): number | undefined {
  const slides = after.strings.map((play, place) => {
    const was = before.strings[place];
    if (play.kind === 'fretted' && was?.kind === 'fretted' && play.finger === was.finger)
      return play.fret - was.fret;
    return play.kind === 'muted' && was?.kind === 'muted' ? undefined : Number.NaN;
  });
  const [slide, ...others] = new Set(slides.filter(each => each !== undefined));
  return others.length > 0 || Number.isNaN(slide) ? undefined : slide;
}

/** Down is where the hand goes: toward the floor, to higher strings. */
function moveText({ fingers, strings, frets }: Move): string {
  const ways = [
    ...(strings === 0 ? [] : [`${strings > 0 ? 'down' : 'up'} ${counted(Math.abs(strings), 'string')}`]),
    ...(frets === 0 ? [] : [`${frets > 0 ? 'up' : 'down'} ${counted(Math.abs(frets), 'fret')}`]),
  ];
  return `Fingers ${list.format(fingers.map(({ finger }) => String(finger)))} move ${ways.join(' and ')}.`;
}

const isSamePlay = (one: StringPlay | undefined, other: StringPlay): boolean =>
  one !== undefined && playText(one) === playText(other);

const isSameStop = (one: Stop, other: Stop): boolean =>
  one.finger === other.finger && one.fret === other.fret && one.from === other.from && one.to === other.to;

/** The strings that stay as they are: `Strings 5 and 4 stay.` */
const stayText = (numbers: readonly string[]): string =>
  numbers.length === 1 ? `String ${numbers[0]} stays.` : `Strings ${list.format(numbers)} stay.`;

/**
 * What changes from one shape to another, as short as can be: fingers that move together, those that lie across strings, then
 * the other strings, without their notes.
 *
 * @example spokenChanges(eMajor, aMinor) // 'From E major to A minor. Fingers 1, 2, and 3 move down one string. String 6: …'
 */
export function spokenChanges(before: ToldShape, after: ToldShape): string {
  const { instrument, voicing } = after;
  const from = `From ${spokenChord(before.chord, instrument.names)} to ${spokenToldChord(after)}.`;
  const isSameNeck = before.instrument === instrument;
  const slide = isSameNeck ? slideBetween(before.voicing, voicing) : undefined;
  if (slide)
    return `${from} The whole hand moves ${slide > 0 ? 'up' : 'down'} ${counted(Math.abs(slide), 'fret')}.`;
  const moves = isSameNeck ? movesBetween(before.voicing, voicing) : [];
  const known = stopsIn(before.voicing);
  const laid = stopsIn(voicing).filter(stop => isFlat(stop) && !known.some(each => isSameStop(each, stop)));
  const moved = moves.flatMap(({ fingers }) => fingers);
  const isTold = (play: StringPlay) =>
    play.kind === 'fretted' && [...moved, ...laid].some(({ finger }) => finger === play.finger);
  const left = voicing.strings.flatMap((play, place) =>
    isTold(play)
      ? []
      : [
          {
            number: String(stringNumber(instrument, place)),
            play,
            stays: isSamePlay(before.voicing.strings[place], play),
          },
        ],
  );
  const kept = left.filter(({ stays }) => stays);
  if (kept.length === voicing.strings.length) return `${from} ${EVERY_STRING_STAYS}`;
  return [
    from,
    ...moves.map(moveText),
    ...laid.map(stop => `${acrossText(instrument, stop)} at fret ${stop.fret}.`),
    ...left.filter(({ stays }) => !stays).map(({ number, play }) => `String ${number}: ${playText(play)}.`),
    ...(kept.length === 0 ? [] : [stayText(kept.map(({ number }) => number))]),
  ].join(' ');
}

const EVERY_STRING_STAYS = 'Every string stays.';

/** Said when there is nothing to compare a shape with. */
export const NO_CHANGE = 'Show another chord first';

/** Said once a shape has been copied, or couldn't be. */
export const COPIED = 'The chord is copied as text.';
export const NOT_COPIED = "The browser didn't let Fretty copy the chord.";

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

const numberText = (number: number): string => NUMBERS[number] ?? String(number);

/** A number of things, in words: `two frets`. */
export const counted = (number: number, noun: string): string =>
  `${numberText(number)} ${noun}${number === 1 ? '' : 's'}`;

/**
 * Spoken when another chord or shape is shown.
 *
 * @example spokenShown(told, 1, 9, true) // 'A minor: A, C, E. Shape 1 of 9, open.'
 */
export function spokenShown(told: ToldShape, rank: number, count: number, isOtherChord: boolean): string {
  const { instrument, chord } = told;
  const { name, notes } = chordFacts(chord, 'letters', instrument.names);
  const held = shapeName(instrument, chord, 'letters');
  const shape = `${held ? `${held.spoken}. ` : ''}Shape ${rank} of ${count}, ${placeOf(told.voicing)}.`;
  return isOtherChord ? `${name.spoken}: ${notes.spoken}. ${shape}` : shape;
}

/** The titles of the commands that copy and save the neck as a picture; those of every screen take the diagram. */
export const NECK_PICTURE = { copy: 'Copy Neck as Picture', save: 'Save Neck as SVG' } as const;

/** The diagram for those who don't see it. */
export const diagramText = (name: string, voicing: Voicing): string =>
  `Chord diagram of ${name}: ${fretsText(voicing)}`;

/** What can be done on the screen; each text follows its keys. */
export const USES = {
  type: { text: 'type a chord' },
  shapes: { text: 'next and previous shape' },
  play: { text: 'strums it, then plays each string' },
  next: { text: 'says the next string' },
  whole: { text: 'says the whole shape' },
  changes: { text: 'says only what changes' },
  check: { text: 'listens to your chord, string by string' },
  list: { text: 'type chords to change between' },
  places: { text: 'next and previous chord of the list' },
  minute: { text: 'counts changes for a minute' },
  metronome: { text: 'metronome' },
  move: { text: 'move along the neck' },
  quiz: { text: 'starts the quiz' },
} as const;

/** What is said in place of keys where there is no keyboard. */
export const TAPS = 'Type a chord, choose a shape, and tap Play to hear it.';

/** Why a quiz can ask nothing. */
export const NO_CHORDS = 'No shape of these chords fits a hand on this instrument';
