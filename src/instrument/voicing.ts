import { type Chord, chord } from '../theory/chord';
import type { Degree, Tone } from '../theory/degree';
import { toneAt } from '../theory/degree';
import { pitchClassOf } from '../theory/note';
import { type Instrument, placesOf } from './instrument';
import { midiAt, type Position, pitchClassAt } from './position';

/** A string of a chord as it is played: muted, open, or fretted by a finger, 1 for the index to 4 for the little one. */
export type StringPlay =
  | { readonly kind: 'muted' }
  | { readonly kind: 'open' }
  | { readonly kind: 'fretted'; readonly fret: number; readonly finger: Finger };

export const FINGERS = [1, 2, 3, 4] as const;
export type Finger = (typeof FINGERS)[number];

/** A finger laid across neighboring strings at one fret; both ends are given by the places of their strings. */
export interface Barre {
  readonly fret: number;
  readonly from: number;
  readonly to: number;
}

/** A way to play a chord: what each string does, by place. */
export interface Voicing {
  readonly strings: readonly StringPlay[];
  readonly barre: Barre | undefined;
  /** How hard it is to reach and how far from what players learn first; the lowest comes first. */
  readonly cost: number;
}

/** The fret of each string, 0 for an open one; `undefined` for a muted one. */
type Frets = readonly (number | undefined)[];

/** Above this fret, frets are so near one another that a hand spans one more. */
const NARROW_FROM = 7;

/**
 * Above this pitch (G3, a MIDI number) no string is a bass: ukuleles and mandolins play chords with any note lowest.
 */
const NO_BASS_FROM = 55;

/** Up to this fret, a hand lies beside the nut. */
const BESIDE_NUT = 2;

/** How many strings of a slash chord sound at least, as players expect it. */
const FULL_CHORD = 4;

/** The lowest fret where open strings still belong to a shape that players call open. */
const OPEN_TO = 4;

/** The degrees that a chord is not itself without. */
function essential({ tones }: Chord): readonly Tone[] {
  const canLeave: readonly Degree[] = tones.length > 4 ? ['R', '5'] : tones.length > 3 ? ['5'] : [];
  return tones.filter(({ degree }) => !canLeave.includes(degree));
}

/** How many frets lie between the lowest and the highest finger at most. */
const spanAt = ({ hand }: Instrument, lowest: number): number => (lowest > NARROW_FROM ? hand - 1 : hand - 2);

/**
 * What a string may play with the hand at a fret: nothing, its open note, or the notes of the chord under the hand. The bass
 * of a slash chord may be no note of the chord, and sounds as the lowest note only.
 */
function choicesOf(instrument: Instrument, of: Chord, guitarString: number, hand: number): Frets {
  const bass = of.bass === undefined ? undefined : pitchClassOf(of.bass);
  const isWanted = (fret: number) => {
    const pitch = pitchClassAt(instrument, { guitarString, fret });
    return pitch === bass || toneAt(of.tones, pitch) !== undefined;
  };
  const under = Array.from({ length: spanAt(instrument, hand) + 1 }, (_, index) => hand + index);
  return [undefined, ...[0, ...under].filter(isWanted)];
}

/** Every way to combine what the strings may play. */
function combinations(choices: readonly Frets[]): readonly Frets[] {
  return choices.reduce<readonly Frets[]>(
    (before, own) => before.flatMap(frets => own.map(fret => [...frets, fret])),
    [[]],
  );
}

const soundingIn = (frets: Frets): readonly Position[] =>
  frets.flatMap((fret, guitarString) => (fret === undefined ? [] : [{ guitarString, fret }]));

const frettedIn = (frets: Frets): readonly Position[] => soundingIn(frets).filter(({ fret }) => fret > 0);

/** The strings between two that sound and don't sound themselves. */
function mutedBetween(frets: Frets): readonly number[] {
  const first = frets.findIndex(fret => fret !== undefined);
  const last = frets.findLastIndex(fret => fret !== undefined);
  return frets.flatMap((fret, place) => (fret === undefined && place > first && place < last ? [place] : []));
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

const hasBassStrings = ({ strings }: Instrument): boolean => strings.some(({ open }) => open < NO_BASS_FROM);

function hasBass(instrument: Instrument, of: Chord, lowest: Position, isTone: boolean): boolean {
  if (!hasBassStrings(instrument) && of.bass === undefined) return isTone;
  return pitchClassAt(instrument, lowest) === pitchClassOf(of.bass ?? of.root);
}

/**
 * The barre that a shape needs where four fingers wouldn't do: one across the lowest fret, under the others, or one by a later
 * finger on neighboring strings, as in C9. No open string may lie under it, and none that another finger stops below it.
 */
function barreOf(frets: Frets): Barre | 'none' | 'impossible' {
  const fretted = frettedIn(frets);
  if (fretted.length <= FINGERS.length) return 'none';
  const candidates = [...new Set(fretted.map(({ fret }) => fret))].sort((a, b) => a - b);
  for (const fret of candidates) {
    const barre = runAt(frets, fret);
    if (fret === candidates[0] ? !coversItsFret(frets, barre) : !endsTheHand(frets, barre)) continue;
    const inIt = fretted.filter(position => position.fret === fret && isUnder(barre, position.guitarString));
    if (inIt.length > 1 && fretted.length - inIt.length + 1 <= FINGERS.length) return barre;
  }
  return 'impossible';
}

/** Whether a barre by the first finger has all of its fret under it: that finger can't be anywhere else. */
const coversItsFret = (frets: Frets, barre: Barre): boolean =>
  frets.every((fret, place) => fret !== barre.fret || isUnder(barre, place));

/** Whether a barre by a later finger lies on the last strings, with no other finger among them: a bent finger spans no other. */
const endsTheHand = (frets: Frets, barre: Barre): boolean =>
  barre.to === frets.findLastIndex(fret => fret !== undefined) &&
  frets.every((fret, place) => !isUnder(barre, place) || fret === undefined || fret === barre.fret);

/** The longest barre at a fret: from its last string back as far as no string sounds below it. */
function runAt(frets: Frets, fret: number): Barre {
  const to = frets.lastIndexOf(fret);
  let from = to;
  for (let place = to; place >= 0 && (frets[place] ?? fret) >= fret; place--)
    if (frets[place] === fret) from = place;
  return { fret, from, to };
}

/** Whether other fingers stop strings under a barre. */
const hasOthersAbove = (frets: Frets, barre: Barre): boolean =>
  frets.some((fret, place) => isUnder(barre, place) && fret !== barre.fret);

const isUnder = ({ from, to }: Barre, guitarString: number): boolean =>
  guitarString >= from && guitarString <= to;

/**
 * The last strings at the lowest fret, where the first finger lies flat across them, as in Dm7: no barre of the whole hand, but
 * one finger less.
 */
function flatFinger(frets: Frets): Barre | undefined {
  const fret = Math.min(...frettedIn(frets).map(each => each.fret));
  const from = frets.findLastIndex(each => each !== fret) + 1;
  const flat = { fret, from, to: frets.length - 1 };
  return from < flat.to && coversItsFret(frets, flat) ? flat : undefined;
}

/**
 * A barre that a small neck makes easy, where four fingers would crowd: D7 and F# on a ukulele. It lies under the last string,
 * or stops most of the strings.
 */
function smallBarre(instrument: Instrument, frets: Frets): Barre | undefined {
  if (hasBassStrings(instrument) || !frets.every(isFretted)) return undefined;
  const barre = runAt(frets, Math.min(...frets.map(fret => fret ?? 0)));
  const stopped = frets.filter(fret => fret === barre.fret).length;
  const isWorthIt = stopped > 2 || (stopped === 2 && barre.to === frets.length - 1);
  return isWorthIt && coversItsFret(frets, barre) ? barre : undefined;
}

/** Up to which fret each finger has a fret of its own beside the nut. */
const OWN_FRETS = 4;

/**
 * Whether a shape of one or two fingers lies beside the nut, where each finger keeps to its own fret: Em7, Cmaj7. On a mandolin,
 * a finger has two frets.
 */
const keepsToFrets = ({ hand }: Instrument, frets: Frets, fingers: readonly Position[]): boolean =>
  hand <= OWN_FRETS + 1 &&
  fingers.length <= 2 &&
  frets.includes(0) &&
  fingers.every(({ fret }) => fret <= OWN_FRETS);

/** The fingers of a shape, in the order of the frets and then of the strings, as players put them. */
function fingersOf(
  instrument: Instrument,
  frets: Frets,
  barre: Barre | undefined,
): ReadonlyMap<number, Finger> {
  const fretted = frettedIn(frets).toSorted((a, b) => a.fret - b.fret || a.guitarString - b.guitarString);
  const isBarred = ({ fret, guitarString }: Position) =>
    barre !== undefined && fret === barre.fret && isUnder(barre, guitarString);
  const barred = fretted.filter(isBarred);
  // A barre is one finger, and comes where its first string would.
  const single = fretted.filter(position => !isBarred(position) || position === barred[0]);
  // The fret of the first finger.
  const lowest = barre === undefined && keepsToFrets(instrument, frets, single) ? 1 : (fretted[0]?.fret ?? 0);
  const found = new Map<number, Finger>();
  let last = 0;
  for (const [index, position] of single.entries()) {
    const left = single.length - index - 1;
    const wanted = Math.max(last + 1, 1 + position.fret - lowest);
    last = Math.min(wanted, FINGERS.length - left);
    const finger = FINGERS[last - 1] ?? 4;
    for (const { guitarString } of position === barred[0] ? barred : [position])
      found.set(guitarString, finger);
  }
  return found;
}

/** What a shape's cost is made of. */
interface Grip {
  readonly chord: Chord;
  readonly frets: Frets;
  /** The lowest and the highest fret under a finger; 0 if all strings are open. */
  readonly lowest: number;
  readonly highest: number;
  /** The places of the first and the last string that sounds. */
  readonly first: number;
  readonly last: number;
  /** The degrees that sound, the lowest string first; `undefined` is a bass that is no note of the chord. */
  readonly degrees: readonly (Degree | undefined)[];
  readonly barre: Barre | undefined;
  readonly fingers: number;
  /** Whether all four fingers are on the neck, even where one may lie flat. */
  readonly isWholeHand: boolean;
  readonly hasBass: boolean;
  /** The lowest pitch as a MIDI number. */
  readonly bassPitch: number;
  /** Whether an open string below the first one that sounds is the same note. */
  readonly hasBassBelow: boolean;
  /** The first shape of a slash chord without its own bass. */
  readonly plain: Frets | undefined;
}

const isPower = ({ chord }: Grip): boolean => chord.tones.length === 2;
const isSlash = ({ chord }: Grip): boolean => chord.bass !== undefined;
const isOpen = ({ frets }: Grip): boolean => frets.includes(0);

/** The open strings between two that are fretted. */
function innerOpens(frets: Frets): readonly number[] {
  const first = frets.findIndex(isFretted);
  const last = frets.findLastIndex(isFretted);
  return frets.flatMap((fret, place) => (fret === 0 && place > first && place < last ? [place] : []));
}

const isFretted = (fret: number | undefined): boolean => fret !== undefined && fret > 0;

/** How many open strings lie between neighbors that are two frets apart or more. */
const stretchedOver = (frets: Frets): number =>
  innerOpens(frets).filter(place => {
    const [below = 0, above = 0] = [frets[place - 1], frets[place + 1]];
    return below > 0 && above > 0 && Math.abs(below - above) > 1;
  }).length;

/** How far a shape of a slash chord is from the shape of the chord itself, which the hand knows, above the bass. */
function unlikeItsChord({ frets, plain, first, last }: Grip): number {
  const changes = frets.map((fret, place) => {
    if (place <= first || fret === plain?.[place]) return 0;
    if (fret === undefined) return place > last ? 2 : 1;
    return plain?.[place] === undefined ? 2 : 7;
  });
  return changes.reduce<number>((total, change) => total + change, 0);
}

const mutedAbove = ({ frets, last, hasBass }: Grip): number =>
  (MUTED_ABOVE[frets.length - 1 - last] ?? 0) * (hasBass ? 1 : FEW_STRINGS.above);

/** Whether the fifth is left out while another note than the root is doubled. */
const doublesForFifth = (grip: Grip): boolean =>
  lacking(grip, '5') > 0 &&
  grip.chord.tones.some(
    ({ degree }) => degree !== 'R' && grip.degrees.filter(each => each === degree).length > 1,
  );

const when = (isTrue: boolean, cost: number): number => (isTrue ? cost : 0);

/** The frets of the two lowest strings that sound. */
const lowestTwo = ({ frets }: Grip): readonly number[] =>
  soundingIn(frets)
    .map(({ fret }) => fret)
    .slice(0, 2);

/** Below this pitch (D3, a MIDI number), thirds and seconds above a bass blur. */
const MUDDY_BELOW = 50;

/** So many strings muted below the lowest note: one or two are ordinary (A, D), more lose the bass. */
const MUTED_BELOW = [0, 1.1, 2.2, 5, 8, 11, 14];

/** So many strings silent above the highest note; more than one takes the chord's brightness. */
const MUTED_ABOVE = [0, 2.3, 6, 10, 14, 18, 22];

/** What strings are missed by on an instrument of few: its chords sound all of them. */
const FEW_STRINGS = { below: 2.3, above: 1.7 } as const;

/**
 * What makes a shape come later, and why. Players meet open shapes first, then barre shapes of all strings, then what lies
 * further up the neck. The figures put the shapes first that chord books print first: tests/instrument/voicing.test.ts.
 */
const COSTS: readonly (readonly [why: string, cost: (grip: Grip) => number])[] = [
  ['it lies further up', ({ lowest }) => Math.max(0, lowest - 1) * 0.9],
  ['it needs fingers', ({ fingers }) => fingers * 0.3],
  ['a barre takes strength', ({ barre }) => when(barre !== undefined, 2)],
  [
    'a barre by a later finger bends it back',
    ({ barre, lowest }) => when(barre !== undefined && barre.fret > lowest, 1),
  ],
  [
    'a barre in the middle ends under other fingers',
    ({ barre, first, last }) => when(barre !== undefined && barre.from !== first && barre.to !== last, 3),
  ],
  [
    'a barre that leaves out the bass and lies under other fingers bends at its joint',
    ({ barre, first, frets }) =>
      when(barre !== undefined && barre.from !== first && hasOthersAbove(frets, barre), 1),
  ],
  ['a lower open string that is the bass is left out', ({ hasBassBelow }) => when(hasBassBelow, 2)],
  [
    'open strings ring on beside a hand that has left the nut',
    grip => when(isOpen(grip) && grip.hasBass && grip.lowest > BESIDE_NUT, 1.5),
  ],
  ['an open string is hard to keep free beside a barre', grip => when(isOpen(grip) && !!grip.barre, 1)],
  ['it stretches the hand', ({ lowest, highest }) => (highest - lowest) * 0.35],
  [
    'four frets spread the fingers, the more between open strings',
    grip => when(grip.highest - grip.lowest > 2, (grip.hasBass ? 2.5 : 1.5) + when(isOpen(grip), 1.5)),
  ],
  [
    'the lower strings are silent, which are no bass on a small instrument',
    ({ first, hasBass }) => (hasBass ? (MUTED_BELOW[first] ?? 0) : first * FEW_STRINGS.below),
  ],
  [
    'a silent string at the top is missed, but for power chords',
    grip => when(!isPower(grip), mutedAbove(grip)),
  ],
  ['a string between two others has to be muted', ({ frets }) => mutedBetween(frets).length * 5.5],
  [
    'a power chord is three strings',
    grip => when(isPower(grip), Math.max(0, soundingIn(grip.frets).length - 3) * 1.5),
  ],
  ['the fifth is left out', grip => lacking(grip, '5')],
  ['another note is doubled in place of the fifth', grip => when(doublesForFifth(grip), 2)],
  ['the root is left out', grip => lacking(grip, 'R') * 3],
  [
    'a note other than the root sounds three times',
    ({ chord, degrees }) =>
      chord.tones.filter(({ degree }) => degree !== 'R' && degrees.filter(each => each === degree).length > 2)
        .length * 0.2,
  ],
  ['open strings sound beside a hand far up', grip => when(isOpen(grip) && grip.highest > OPEN_TO, 8)],
  [
    'an open third or seventh right above the bass is muddy',
    grip =>
      when(
        grip.bassPitch < MUDDY_BELOW &&
          lowestTwo(grip)[1] === 0 &&
          grip.degrees[1] !== 'R' &&
          grip.degrees[1] !== '5',
        4,
      ),
  ],
  [
    'the finger beside the lowest has to reach back',
    ({ frets, first, hasBass, highest, lowest }) => {
      const [bass = 0, next = 0] = [frets[first], frets[first + 1]];
      return when(hasBass && next > 0 && bass - next >= 2, highest - lowest > 2 ? 7.5 : 4.2);
    },
  ],
  [
    'the bass of a slash chord is meant to be heard: low, and under a full chord',
    grip =>
      when(
        isSlash(grip) && grip.hasBass,
        grip.first * 0.2 + when(soundingIn(grip.frets).length < FULL_CHORD, 9),
      ),
  ],
  [
    'a slash chord is the shape of its chord with another bass',
    grip => when(isSlash(grip), unlikeItsChord(grip)),
  ],
  [
    'a fourth right above the bass of a barre chord is taken for the root',
    ({ barre, degrees }) => when(barre !== undefined && degrees[1] === '4', 1),
  ],
  [
    'all four fingers have to clear one open string among them',
    ({ isWholeHand, frets, highest, lowest }) =>
      when(isWholeHand && innerOpens(frets).length === 1, 1.2 + (highest - lowest) * 1.5),
  ],
  [
    'fingers that are frets apart damp an open string between them',
    ({ frets }) => stretchedOver(frets) * 0.4,
  ],
];

/** Whether a chord has a degree that doesn't sound, as a number. */
const lacking = ({ chord, degrees }: Grip, degree: Degree): number =>
  when(chord.tones.some(tone => tone.degree === degree) && !degrees.includes(degree), 1);

/** What a chord is held with: its frets, the barre that they need, and the first shape of a slash chord without its bass. */
interface Held {
  readonly frets: Frets;
  readonly barre: Barre | undefined;
  readonly plain: Frets | undefined;
}

function gripOf(instrument: Instrument, of: Chord, { frets, barre, plain }: Held): Grip {
  const fretted = frettedIn(frets).map(({ fret }) => fret);
  const sounding = soundingIn(frets);
  const first = sounding[0]?.guitarString ?? 0;
  const fingersWith = (laid: Barre | undefined) => new Set(fingersOf(instrument, frets, laid).values()).size;
  const bass = pitchClassOf(of.bass ?? of.root);
  const hasBass = hasBassStrings(instrument);
  const below = placesOf(instrument).slice(0, first);
  return {
    ...{ chord: of, frets, barre, plain, first, hasBass },
    lowest: fretted.length === 0 ? 0 : Math.min(...fretted),
    highest: Math.max(0, ...fretted),
    last: sounding.at(-1)?.guitarString ?? 0,
    degrees: sounding.map(position => toneAt(of.tones, pitchClassAt(instrument, position))?.degree),
    fingers: fingersWith(barre),
    isWholeHand: fingersWith(barre ?? flatFinger(frets)) === FINGERS.length,
    bassPitch: Math.min(...sounding.map(position => midiAt(instrument, position))),
    hasBassBelow:
      hasBass && below.some(guitarString => pitchClassAt(instrument, { guitarString, fret: 0 }) === bass),
  };
}

/** A shape as it is played; `undefined` if no hand can. */
function playable(instrument: Instrument, of: Chord, frets: Frets, plain?: Frets): Voicing | undefined {
  const muted = mutedBetween(frets);
  if (muted.length > 1 || muted.some(place => !canMute(frets, place))) return undefined;
  const found = frettedIn(frets).length === 0 ? 'none' : barreOf(frets);
  if (found === 'impossible') return undefined;
  const needed = found === 'none' ? undefined : found;
  const barre = needed ?? smallBarre(instrument, frets);
  const fingers = fingersOf(instrument, frets, barre ?? flatFinger(frets));
  const strings = frets.map((fret, place): StringPlay => {
    if (fret === undefined) return { kind: 'muted' };
    return fret === 0 ? { kind: 'open' } : { kind: 'fretted', fret, finger: fingers.get(place) ?? 1 };
  });
  const grip = gripOf(instrument, of, { frets, barre: needed, plain });
  return { strings, barre, cost: COSTS.reduce((total, [, cost]) => total + cost(grip), 0) };
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
  const plain = plainOf(instrument, of, frets);
  for (let hand = 1; hand <= frets; hand++) {
    const choices = placesOf(instrument).map(place =>
      choicesOf(instrument, of, place, hand).filter(fret => fret === undefined || fret <= frets),
    );
    for (const each of combinations(choices)) {
      const isHere = each.includes(hand) || (hand === 1 && frettedIn(each).length === 0);
      if (!isHere || soundingIn(each).length < LEAST || !isChord(instrument, of, each)) continue;
      found.set(each.join(), each);
    }
  }
  const all = [...found.values()].flatMap(each => playable(instrument, of, each, plain) ?? []);
  return withoutParts(all.toSorted((a, b) => a.cost - b.cost));
}

/** The first shape of a slash chord without its own bass. */
function plainOf(instrument: Instrument, { root, type, bass }: Chord, frets: number): Frets | undefined {
  const [first] = bass === undefined ? [] : voicingsOf(instrument, chord(root, type), frets);
  return first?.strings.map(play => (play.kind === 'muted' ? undefined : fretOf(play)));
}

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
