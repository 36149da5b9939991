import { type Chord, chord, usualChord } from '../theory/chord';
import type { Degree, Tone } from '../theory/degree';
import { toneAt } from '../theory/degree';
import { pitchClass, pitchClassOf } from '../theory/note';
import {
  type Barre,
  barreOf,
  FINGERS,
  type Finger,
  type Fingered,
  type Frets,
  fingersFrom,
  fingersOf,
  flatFinger,
  frettedIn,
  hasBassStrings,
  mutedBetween,
  smallBarre,
  soundingIn,
  withoutDrone,
} from './fingering';
import { type Instrument, isShort, placesOf } from './instrument';
import { midiAt, type Position, pitchClassAt, stringNumber } from './position';
import { costOf } from './shapeCost';

/** A string of a chord as it is played: muted, open, or fretted by a finger, 1 for the index to 4 for the little one. */
export type StringPlay =
  | { readonly kind: 'muted' }
  | { readonly kind: 'open' }
  | { readonly kind: 'fretted'; readonly fret: number; readonly finger: Finger };

/** A way to play a chord: what each string does, by place. */
export interface Voicing {
  readonly strings: readonly StringPlay[];
  readonly barre: Barre | undefined;
  /** How hard it is to reach and how far from what players learn first; the lowest comes first. */
  readonly cost: number;
}

/** Above this fret, frets are so near one another that a hand spans one more. */
const NARROW_FROM = 7;

/** Chords are looked for on so many strings from string 1: with each further one, looking takes three times as long. */
export const MOST_STRINGS = 8;

/** The degrees that a chord is not itself without. */
function essential({ tones }: Chord): readonly Tone[] {
  const canLeave: readonly Degree[] = tones.length > 4 ? ['R', '5'] : tones.length > 3 ? ['5'] : [];
  return tones.filter(({ degree }) => !canLeave.includes(degree));
}

/** How many frets lie between the lowest and the highest finger at most. */
const spanAt = ({ hand }: Instrument, lowest: number): number => (lowest > NARROW_FROM ? hand - 1 : hand - 2);

/**
 * What a string may play with the hand at a fret: nothing, its open note, or the notes of the chord under the hand. The bass
 * of a slash chord may be no note of the chord, and sounds as the lowest note only. A short string rings along if its open note
 * is one of the chord's.
 */
function choicesOf(instrument: Instrument, of: Chord, guitarString: number, hand: number): Frets {
  if (stringNumber(instrument, guitarString) > MOST_STRINGS) return [undefined];
  const bass = of.bass === undefined ? undefined : pitchClassOf(of.bass);
  const isWanted = (fret: number) => {
    const pitch = pitchClassAt(instrument, { guitarString, fret });
    return pitch === bass || toneAt(of.tones, pitch) !== undefined;
  };
  const string = instrument.strings[guitarString];
  if (string && isShort(string)) return toneAt(of.tones, pitchClass(string.open)) ? [0] : [undefined];
  const under = Array.from({ length: spanAt(instrument, hand) + 1 }, (_, index) => hand + index);
  return [undefined, ...[0, ...under].filter(isWanted)];
}

/**
 * Whether a hand may still play the strings that are combined so far: with more than one muted among them, or more fingers than
 * there are beside a barre, none can, whatever the others play. It runs for every combination, so it makes no lists.
 */
function isHopeful(frets: Frets): boolean {
  let [muted, unsure, fretted, together] = [0, 0, 0, 0];
  let hasBegun = false;
  for (const fret of frets) {
    if (fret === undefined) {
      unsure += 1;
      continue;
    }
    if (hasBegun) muted += unsure;
    hasBegun = true;
    unsure = 0;
    if (fret === 0) continue;
    fretted += 1;
    let same = 0;
    for (const other of frets) if (other === fret) same += 1;
    together = Math.max(together, same);
  }
  return muted <= 1 && fretted - together < FINGERS.length;
}

/** Every way to combine what the strings may play that a hand may play. */
function combinations(choices: readonly Frets[]): readonly Frets[] {
  return choices.reduce<readonly Frets[]>(
    (before, own) => before.flatMap(frets => own.map(fret => [...frets, fret])).filter(isHopeful),
    [[]],
  );
}

/** Whether the finger on the string below can lie against a muted one. */
const canMute = (frets: Frets, place: number): boolean => (frets[place - 1] ?? 0) > 0;

/** Whether the notes are those of the chord, with its bass lowest. */
function isChord(instrument: Instrument, of: Chord, frets: Frets): boolean {
  const sounding = soundingIn(frets);
  const lowest = lowestIn(instrument, sounding);
  if (lowest === undefined) return false;
  const others = sounding.filter(position => position !== lowest);
  const isTone = (position: Position) => toneAt(of.tones, pitchClassAt(instrument, position)) !== undefined;
  const pitches = sounding.map(position => pitchClassAt(instrument, position));
  const hasAll = essential(of).every(({ pitch }) => pitches.includes(pitch));
  return hasAll && others.every(isTone) && hasBass(instrument, of, lowest, isTone(lowest));
}

/**
 * Whether some places of a neck, one a string, sound a chord: no other note, none missing that makes it, its bass lowest. It
 * says nothing about whether a hand reaches them.
 *
 * @example soundsChord(STANDARD_GUITAR, chord('C', 'major'), positionsOfVoicing(voicing)) // true
 */
export const soundsChord = (instrument: Instrument, of: Chord, places: readonly Position[]): boolean =>
  isChord(instrument, of, fretsAt(instrument, places));

const fretsAt = (instrument: Instrument, places: readonly Position[]): Frets =>
  placesOf(instrument).map(guitarString => places.find(each => each.guitarString === guitarString)?.fret);

const lowestIn = (instrument: Instrument, places: readonly Position[]): Position | undefined =>
  places.toSorted((a, b) => midiAt(instrument, a) - midiAt(instrument, b))[0];

function hasBass(instrument: Instrument, of: Chord, lowest: Position, isTone: boolean): boolean {
  if (!hasBassStrings(instrument) && of.bass === undefined) return isTone;
  return pitchClassAt(instrument, lowest) === pitchClassOf(of.bass ?? of.root);
}

/** The first shapes that players know of other chords, and that those of a chord come from. */
interface Known {
  /** That of a slash chord without its own bass. */
  readonly plain?: Frets | undefined;
  /** That of the major chord whose third a suspended one moves. */
  readonly major?: Fingered | undefined;
}

/** A shape as it is played; `undefined` if no hand can. */
function playable(
  instrument: Instrument,
  of: Chord,
  frets: Frets,
  { plain, major }: Known = {},
): Voicing | undefined {
  const held = withoutDrone(instrument, frets);
  const muted = mutedBetween(held);
  if (muted.length > 1 || muted.some(place => !canMute(held, place))) return undefined;
  const found = frettedIn(held).length === 0 ? 'none' : barreOf(held);
  if (found === 'impossible') return undefined;
  const needed = found === 'none' ? undefined : found;
  const barre = needed ?? smallBarre(instrument, held);
  const flat = barre ?? flatFinger(held);
  const moved = flat === undefined && major !== undefined ? fingersFrom(major, held) : undefined;
  const fingers = moved ?? fingersOf(instrument, held, flat);
  const strings = frets.map((fret, place): StringPlay => {
    if (fret === undefined) return { kind: 'muted' };
    return fret === 0 ? { kind: 'open' } : { kind: 'fretted', fret, finger: fingers.get(place) ?? 1 };
  });
  return { strings, barre, cost: costOf(instrument, of, { frets, barre: needed, plain }) };
}

/** How many strings a chord needs: a power chord has its root twice. */
const LEAST = 3;

/**
 * The ways to play a chord on an instrument, those that players meet first before the rest; computed, never looked up. None is
 * just a part of an earlier one, holds a foreign note or lacks one that makes the chord; the lowest note is the root or the bass
 * that is asked for, but on instruments without bass strings.
 *
 * @param frets the last fret that a finger may reach
 * @example fretsText(voicingsOf(STANDARD_GUITAR, chord('C', 'major'), 12)[0]) // 'x 3 2 0 1 0'
 */
export function voicingsOf(instrument: Instrument, of: Chord, frets: number): readonly Voicing[] {
  const found = new Map<string, Frets>();
  const first = { plain: plainOf(instrument, of, frets), major: majorOf(instrument, of, frets) };
  for (let hand = 1; hand <= frets; hand++) {
    const choices = placesOf(instrument).map(place =>
      choicesOf(instrument, of, place, hand).filter(fret => fret === undefined || fret <= frets),
    );
    for (const each of combinations(choices)) {
      const isHere = each.includes(hand) || (hand === 1 && frettedIn(each).length === 0);
      if (!isHere) continue;
      // A drone isn't always plucked, so the hand holds the whole chord.
      const held = withoutDrone(instrument, each);
      if (soundingIn(held).length < LEAST || !isChord(instrument, of, held)) continue;
      found.set(each.join(), each);
    }
  }
  const all = [...found.values()].flatMap(each => playable(instrument, of, each, first) ?? []);
  return withoutParts(all.toSorted((a, b) => a.cost - b.cost));
}

/** The first shape of a slash chord without its own bass. */
function plainOf(instrument: Instrument, { root, type, bass }: Chord, frets: number): Frets | undefined {
  const [first] = bass === undefined ? [] : voicingsOf(instrument, chord(root, type), frets);
  return first && fretsOf(first);
}

/** The first shape of the major chord that a suspended one is held like, where no barre leaves the fingers a choice. */
function majorOf(instrument: Instrument, { root, type, bass }: Chord, frets: number): Fingered | undefined {
  if ((type !== 'sus2' && type !== 'sus4') || bass !== undefined) return undefined;
  const [first] = voicingsOf(instrument, usualChord(pitchClassOf(root), 'major'), frets);
  if (first === undefined || first.barre !== undefined) return undefined;
  const fingers = first.strings.flatMap((play, place) =>
    play.kind === 'fretted' ? [[place, play.finger] as const] : [],
  );
  return { frets: fretsOf(first), fingers: new Map(fingers) };
}

const fretsOf = ({ strings }: Voicing): Frets =>
  strings.map(play => (play.kind === 'muted' ? undefined : fretOf(play)));

/** What is wrong with some places that are to sound a chord. */
export type ChordFault =
  /** A note that is none of the chord's. */
  | { readonly kind: 'foreign'; readonly place: Position }
  /** A note that the chord isn't itself without. */
  | { readonly kind: 'missing'; readonly tone: Tone }
  /** The lowest note, where another has to be. */
  | { readonly kind: 'bass'; readonly place: Position }
  /** Too few strings, or more than a hand can hold. */
  | { readonly kind: 'few' | 'reach' };

/**
 * What is wrong with places, one a string, that are to sound a chord; nothing if a hand can play it there.
 *
 * @example chordFaults(STANDARD_GUITAR, chord('C', 'major'), positionsOfVoicing(cMajor)) // []
 */
export function chordFaults(
  instrument: Instrument,
  of: Chord,
  places: readonly Position[],
): readonly ChordFault[] {
  const pitches = places.map(place => pitchClassAt(instrument, place));
  const bass = of.bass === undefined ? undefined : pitchClassOf(of.bass);
  const foreign = places.filter(place => {
    const pitch = pitchClassAt(instrument, place);
    return toneAt(of.tones, pitch) === undefined && pitch !== bass;
  });
  const missing = essential(of).filter(({ pitch }) => !pitches.includes(pitch));
  const found: readonly ChordFault[] = [
    ...foreign.map(place => ({ kind: 'foreign', place }) as const),
    ...missing.map(tone => ({ kind: 'missing', tone }) as const),
  ];
  if (found.length > 0) return found;
  const frets = fretsAt(instrument, places);
  const lowest = lowestIn(instrument, places);
  if (lowest && !isChord(instrument, of, frets)) return [{ kind: 'bass', place: lowest }];
  if (places.length < LEAST) return [{ kind: 'few' }];
  return isInReach(instrument, of, frets) ? [] : [{ kind: 'reach' }];
}

function isInReach(instrument: Instrument, of: Chord, frets: Frets): boolean {
  const fretted = frettedIn(frets).map(({ fret }) => fret);
  const lowest = Math.min(...fretted);
  const isNarrow = fretted.length === 0 || Math.max(...fretted) - lowest <= spanAt(instrument, lowest);
  return isNarrow && playable(instrument, of, frets) !== undefined;
}

/** Shapes without those that leave out strings of an earlier one and are the same otherwise. */
function withoutParts(ranked: readonly Voicing[]): readonly Voicing[] {
  const kept: Voicing[] = [];
  for (const voicing of ranked) if (!kept.some(each => isPartOf(voicing, each))) kept.push(voicing);
  return kept;
}

const isPartOf = (part: Voicing, whole: Voicing): boolean =>
  part.strings.every((play, place) => {
    const other = whole.strings[place];
    return play.kind === 'muted' || (other?.kind === play.kind && fretOf(other) === fretOf(play));
  });

const fretOf = (play: StringPlay): number => (play.kind === 'fretted' ? play.fret : 0);

/**
 * A voicing as players write it, from the string with the highest number.
 *
 * @example fretsText(voicing) // 'x 3 2 0 1 0'
 */
export const fretsText = ({ strings }: Pick<Voicing, 'strings'>): string =>
  strings
    .map(play => (play.kind === 'muted' ? 'x' : play.kind === 'open' ? '0' : String(play.fret)))
    .join(' ');

/** The places of a voicing that sound, by place of the string. */
export const positionsOfVoicing = ({ strings }: Pick<Voicing, 'strings'>): readonly Position[] =>
  strings.flatMap((play, guitarString) =>
    play.kind === 'muted' ? [] : [{ guitarString, fret: play.kind === 'open' ? 0 : play.fret }],
  );
