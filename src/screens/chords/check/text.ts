import { stringNumber } from '../../../instrument/position';
import { spokenChord } from '../../../theory/chord';
import { spokenName } from '../../../theory/names';
import { chromaticName, pitchClass, pitchClassOf } from '../../../theory/note';
import { counted, stringLines, type ToldShape } from '../text';
import { awaited, type Check, leftToMend, type Verdict, type WantedString } from './check';

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

const list = new Intl.ListFormat('en');

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A pitch as a chord spells it or, where it isn't in the chord, with the signs that the chord has. */
function heardNote({ instrument, chord }: ToldShape, midi: number): string {
  const pitch = pitchClass(midi);
  const notes = [...chord.tones.map(({ note }) => note), ...(chord.bass === undefined ? [] : [chord.bass])];
  const known = notes.find(note => pitchClassOf(note) === pitch);
  const style = notes.some(note => note.slice(1).includes('b')) ? 'flats' : 'sharps';
  return spokenName(known ?? chromaticName(pitch, style), instrument.names);
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
  `Pluck ${spokenChord(shape.chord, shape.instrument.names)}, one string at a time. ${spokenWanted(shape, check)}`;

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
