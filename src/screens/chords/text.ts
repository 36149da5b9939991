import { FINGERS, type Finger } from '../../instrument/fingering';
import type { Instrument } from '../../instrument/instrument';
import { pitchClassAt, stringNumber } from '../../instrument/position';
import { fretsText, type StringPlay, type Voicing } from '../../instrument/voicing';
import { type Chord, type ChordProblem, chordText, spokenChord } from '../../theory/chord';
import { type Line, type ToneText, toneText } from '../../theory/degree';
import {
  chromaticName,
  type NoteName,
  type NoteSigns,
  pitchClass,
  pitchClassOf,
  spokenNoteName,
} from '../../theory/note';
import { awaited, type Check, leftToMend, type Verdict, type WantedString } from './check';

/** How to begin with a screen reader. */
export const BEGIN =
  'Tab to the Chord field and type a chord, such as A minor seven, or press colon and type say the shape.';

export const TITLES = {
  neck: 'Fretboard',
  chord: 'Chord Selector',
  spoken: 'String by String',
  diagram: 'Diagram',
} as const;

export const MUTED = 'muted';
export const FINGER_WORD = 'finger';

/** The text field for a chord. */
export const FIELD = {
  label: 'Chord',
  example: 'for example Am7, Bbmaj7, D/F#, or b flat minor seven',
  show: 'Show Chord',
} as const;

/** The field where a chord is the answer to a question. */
export const ANSWER_FIELD = { label: 'Or type it', show: 'Submit' } as const;

const TYPES = 'It knows major, minor, 5, sus, 6, 7, maj7, m7, m(maj7), m7b5, dim, aug, add9 and 9.';

/**
 * Why a typed chord isn't shown.
 *
 * @example problemText('type', '13') // 'Fretty doesn't know the chord type 13. It knows …'
 */
export function problemText(problem: ChordProblem, text: string): string {
  switch (problem) {
    case 'empty':
      return 'Type a chord, such as Am7.';
    case 'root':
      return `${text} doesn't begin with a note, A to G.`;
    case 'type':
      return `Fretty doesn't know the chord type ${text}. ${TYPES}`;
    case 'bass':
      return text === '' ? 'A bass note is missing after the slash.' : `${text} isn't a note for the bass.`;
  }
}

export const NO_SHAPE = 'No shape of this chord fits a hand on this instrument.';
export const NO_SHAPE_SHORT = 'No shape to play';

/** A chord in text: its name, notes and intervals. */
export const chordFacts = (chord: Chord, signs: NoteSigns): ToneText =>
  toneText({ text: chordText(chord, signs), spoken: spokenChord(chord) }, chord.tones, signs);

const frettedIn = ({ strings }: Pick<Voicing, 'strings'>): readonly number[] =>
  strings.flatMap(play => (play.kind === 'fretted' ? [play.fret] : []));

/** Where a shape lies: open, by its barre, or by its lowest fret. */
function placeOf(voicing: Voicing): string {
  if (voicing.barre) return `barre at fret ${voicing.barre.fret}`;
  if (voicing.strings.some(({ kind }) => kind === 'open')) return 'open';
  return `from fret ${Math.min(...frettedIn(voicing))}`;
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
function playText(play: StringPlay, note: NoteName | undefined): string {
  const sounds = note === undefined ? '' : `, ${spokenNoteName(note)}`;
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
    const note = tone?.note ?? chord.bass;
    return `String ${stringNumber(instrument, guitarString)}: ${playText(play, play.kind === 'muted' ? undefined : note)}.`;
  });

/**
 * A whole shape in words.
 *
 * @example spokenShape(cMajor) // 'C major, open. String 6: muted. String 5: fret 3, finger 3, C. …'
 */
export const spokenShape = (told: ToldShape): string =>
  [`${spokenChord(told.chord)}, ${placeOf(told.voicing)}.`, ...stringLines(told)].join(' ');

const list = new Intl.ListFormat('en');

const isSame = (one: StringPlay | undefined, other: StringPlay): boolean =>
  one !== undefined && playText(one, undefined) === playText(other, undefined);

/** Where a finger is that stops one string. */
interface FingerPlace {
  readonly finger: Finger;
  readonly place: number;
  readonly fret: number;
}

/** The fingers that stop one string each: those that can move by themselves. */
const singleFingers = ({ strings }: Voicing): readonly FingerPlace[] =>
  FINGERS.flatMap(finger => {
    const found = strings.flatMap((play, place) =>
      play.kind === 'fretted' && play.finger === finger ? [{ finger, place, fret: play.fret }] : [],
    );
    return found.length === 1 ? found : [];
  });

/** Fingers that move together, by strings toward the highest and by frets. */
interface Move {
  readonly fingers: readonly FingerPlace[];
  readonly strings: number;
  readonly frets: number;
}

/** The fingers that keep their form from one shape to another: two or more that move by as much. */
function movesBetween(before: Voicing, after: Voicing): readonly Move[] {
  const known = singleFingers(before);
  const all = singleFingers(after).flatMap(each => {
    const was = known.find(({ finger }) => finger === each.finger);
    return was === undefined
      ? []
      : [{ fingers: [each], strings: each.place - was.place, frets: each.fret - was.fret }];
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

/**
 * What changes from one shape to another: fingers that move together, then the other strings.
 *
 * @example spokenChanges(eMajor, aMinor) // 'From E major to A minor. Fingers 1, 2 and 3 move down one string. String 6: …'
 */
export function spokenChanges(before: ToldShape, after: ToldShape): string {
  const from = `From ${spokenChord(before.chord)} to ${spokenChord(after.chord)}.`;
  const lines = stringLines(after);
  const isSameNeck = before.instrument === after.instrument;
  const slide = isSameNeck ? slideBetween(before.voicing, after.voicing) : undefined;
  if (slide)
    return `${from} The whole hand moves ${slide > 0 ? 'up' : 'down'} ${counted(Math.abs(slide), 'fret')}.`;
  const moves = isSameNeck ? movesBetween(before.voicing, after.voicing) : [];
  const moved = moves.flatMap(({ fingers }) => fingers.map(({ place }) => place));
  const stays = after.voicing.strings.map((play, place) => isSame(before.voicing.strings[place], play));
  const kept = after.voicing.strings.flatMap((_, place) =>
    stays[place] ? [String(stringNumber(after.instrument, place))] : [],
  );
  return [
    from,
    ...moves.map(moveText),
    ...lines.filter((_, place) => !stays[place] && !moved.includes(place)),
    ...(kept.length === 0
      ? []
      : [
          `${kept.length === 1 ? 'String' : 'Strings'} ${list.format(kept)} ${kept.length === 1 ? 'stays' : 'stay'}.`,
        ]),
  ].join(' ');
}

/** Said when there is nothing to compare a shape with. */
export const NO_CHANGE = 'Show another chord first';

/** Said once a shape has been copied, or couldn't be. */
export const COPIED = 'The chord is copied as text.';
export const NOT_COPIED = "The browser didn't let Fretty copy the chord.";

/** Said once a picture of the chord is on the clipboard or, where the browser didn't let it, in the downloads. */
export const PICTURE_COPIED = {
  copied: 'A picture of the chord is on the clipboard.',
  saved: "The browser didn't let Fretty copy, so the picture is in your downloads.",
} as const;

/** A check, and the shape that is checked. */
export interface CheckState {
  readonly check: Check;
  readonly shape: ToldShape;
}

/** The titles of Check My Chord and of its commands. */
export const CHECK = {
  title: 'Check My Chord',
  end: 'End the Check',
  next: 'Skip This String',
  hear: 'Play This String',
  again: 'Say It Again',
  wrong: 'It Was Wrong',
  right: 'It Was Right',
  purpose: 'Pluck the strings of the chord one at a time, the lowest first, and hear whether each is right.',
  self: 'Check each string yourself: pluck it, and say whether it was right or wrong.',
  ended: 'The check has ended.',
} as const;

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

const counted = (number: number, noun: string): string =>
  `${numberText(number)} ${noun}${number === 1 ? '' : 's'}`;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A pitch as a chord spells it or, where it isn't in the chord, with the signs that the chord has. */
function heardNote({ chord }: ToldShape, midi: number): string {
  const pitch = pitchClass(midi);
  const notes = [...chord.tones.map(({ note }) => note), ...(chord.bass === undefined ? [] : [chord.bass])];
  const known = notes.find(note => pitchClassOf(note) === pitch);
  const style = notes.some(note => note.slice(1).includes('b')) ? 'flats' : 'sharps';
  return spokenNoteName(known ?? chromaticName(pitch, style));
}

const stringOf = ({ instrument }: ToldShape, { guitarString }: WantedString): string =>
  `String ${stringNumber(instrument, guitarString)}`;

const octavesText = (wanted: number, midi: number): string => {
  const octaves = Math.abs(midi - wanted) / 12;
  return `${octaves === 1 ? 'an octave' : counted(octaves, 'octave')} ${midi > wanted ? 'higher' : 'lower'}`;
};

/**
 * What a string of a checked chord came to: the pitch that was heard, and never which string it came from.
 *
 * @example checkLine(shape, wanted, { kind: 'wrong', midi: 52, frets: 2 }) // 'String 4: heard E, wanted F sharp. Two frets up.'
 */
export function checkLine(shape: ToldShape, wanted: WantedString, verdict: Verdict): string {
  const name = stringOf(shape, wanted);
  const note = heardNote(shape, wanted.midi);
  switch (verdict.kind) {
    case 'right':
      return `${name}: right.`;
    case 'own':
      return `${name}: ${verdict.is}.`;
    case 'wrong': {
      const heard = `${name}: heard ${heardNote(shape, verdict.midi)}, wanted ${note}.`;
      if (verdict.frets === undefined) return heard;
      const move = counted(Math.abs(verdict.frets), 'fret');
      return `${heard} ${capitalized(move)} ${verdict.frets > 0 ? 'up' : 'down'}.`;
    }
    case 'octave':
      return `${name}: heard ${note}, ${octavesText(wanted.midi, verdict.midi)} than wanted.`;
    case 'silent':
      return `${name} is muted or silent.`;
    case 'skipped':
      return `${name}: skipped.`;
  }
}

/**
 * How a check went.
 *
 * @example summaryText({ shape, check }) // 'All six strings are right.'
 */
export function summaryText({ shape, check }: CheckState): string {
  const left = leftToMend(check);
  if (left.length === 0) return `All ${counted(check.strings.length, 'string')} are right.`;
  const numbers = left.map(({ guitarString }) => String(stringNumber(shape.instrument, guitarString)));
  return left.length === 1
    ? `String ${numbers[0]} needs another try.`
    : `Strings ${list.format(numbers)} need another try.`;
}

/**
 * The string that is awaited: to be plucked or, where nothing listens, as the shape has it.
 *
 * @example wantedText({ shape, check }) // 'Pluck string 5.'
 */
export function wantedText({ shape, check }: CheckState): string {
  const wanted = awaited(check);
  if (wanted === undefined) return '';
  if (check.by === 'self') return stringLines(shape)[wanted.guitarString] ?? '';
  return `Pluck string ${stringNumber(shape.instrument, wanted.guitarString)}.`;
}

/** The string that is awaited as spoken; while the microphone waits, as short as can be: it is deaf to strings meanwhile. */
function spokenWanted(shape: ToldShape, check: Check): string {
  const wanted = awaited(check);
  if (wanted === undefined) return summaryText({ shape, check });
  return check.by === 'self' ? wantedText({ shape, check }) : `${stringOf(shape, wanted)}.`;
}

/** Spoken when a check begins. */
export const spokenCheckStart = (shape: ToldShape, check: Check): string =>
  `Pluck ${spokenChord(shape.chord)}, one string at a time. ${spokenWanted(shape, check)}`;

/** Spoken when the players have to check themselves. */
export const spokenSelfCheck = (shape: ToldShape, check: Check): string =>
  `${CHECK.self} ${spokenWanted(shape, check)}`;

/** Spoken when a check is ended. */
export const spokenCheckEnd = (): string => CHECK.ended;

/**
 * What is spoken as a check goes on; without what was before, what is awaited.
 *
 * @example spokenCheck(shape, before, after) // 'Right. String 4.'
 */
export function spokenCheck(shape: ToldShape, before: Check | undefined, after: Check): string {
  const next = spokenWanted(shape, after);
  const tried = before && awaited(before);
  const verdict = before && after.verdicts[before.at];
  if (before === undefined || tried === undefined) return next;
  if (before.by !== after.by) return next;
  if (verdict === undefined) return next;
  if (before.at === after.at) return checkLine(shape, tried, verdict);
  return verdict.kind === 'right' ? `Right. ${next}` : next;
}

/**
 * Spoken when another chord or shape is shown.
 *
 * @example spokenChange(before, after) // 'A minor: A, C, E. Shape 1 of 9, open.'
 */
export function spokenShown(told: ToldShape, rank: number, count: number, isOtherChord: boolean): string {
  const { notes } = chordFacts(told.chord, 'letters');
  const shape = `Shape ${rank} of ${count}, ${placeOf(told.voicing)}.`;
  return isOtherChord ? `${spokenChord(told.chord)}: ${notes.spoken}. ${shape}` : shape;
}

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
