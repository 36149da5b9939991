import { type Instrument, isShort } from './instrument';
import type { Position } from './position';

/** A finger of the fretting hand: 1 for the index to 4 for the little one. */
export const FINGERS = [1, 2, 3, 4] as const;
export type Finger = (typeof FINGERS)[number];

/** A finger laid across neighboring strings at one fret; both ends are given by the places of their strings. */
export interface Barre {
  readonly fret: number;
  readonly from: number;
  readonly to: number;
}

/** The fret of each string, 0 for an open one; `undefined` for a muted one. */
export type Frets = readonly (number | undefined)[];

/**
 * Above this pitch (G3, a MIDI number) no string is a bass: ukuleles and mandolins play chords with any note lowest.
 */
const NO_BASS_FROM = 55;

/**
 * Whether an instrument has strings low enough for a bass. A banjo, whose short string is a drone, plays chords with any note
 * lowest, too: its open strings are a G chord over D.
 */
export const hasBassStrings = ({ strings }: Pick<Instrument, 'strings'>): boolean =>
  strings.some(({ open }) => open < NO_BASS_FROM) && !strings.some(isShort);

/** What the hand does in a shape: a short string isn't held, but rings on as a drone or isn't played. */
export const withoutDrone = ({ strings }: Instrument, frets: Frets): Frets =>
  strings.some(isShort)
    ? frets.map((fret, place) => (fret === 0 && strings[place]?.from !== undefined ? undefined : fret))
    : frets;

/** The strings that sound, by place, each with its fret. */
export const soundingIn = (frets: Frets): readonly Position[] =>
  frets.flatMap((fret, guitarString) => (fret === undefined ? [] : [{ guitarString, fret }]));

/** The strings under fingers. */
export const frettedIn = (frets: Frets): readonly Position[] =>
  soundingIn(frets).filter(({ fret }) => fret > 0);

/** The strings between two that sound and don't sound themselves. */
export function mutedBetween(frets: Frets): readonly number[] {
  const first = frets.findIndex(fret => fret !== undefined);
  const last = frets.findLastIndex(fret => fret !== undefined);
  return frets.flatMap((fret, place) => (fret === undefined && place > first && place < last ? [place] : []));
}

/** Whether a string is under a finger. */
export const isFretted = (fret: number | undefined): boolean => fret !== undefined && fret > 0;

/**
 * The barre that a shape needs where four fingers wouldn't do: one across the lowest fret, under the others, or one by a later
 * finger on neighboring strings, as in C9. No open string may lie under it, and none that another finger stops below it.
 */
export function barreOf(frets: Frets): Barre | 'none' | 'impossible' {
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
export const hasOthersAbove = (frets: Frets, barre: Barre): boolean =>
  frets.some((fret, place) => isUnder(barre, place) && fret !== barre.fret);

const isUnder = ({ from, to }: Barre, guitarString: number): boolean =>
  guitarString >= from && guitarString <= to;

/**
 * The last strings at the lowest fret, where the first finger lies flat across them, as in Dm7: no barre of the whole hand, but
 * one finger less.
 */
export function flatFinger(frets: Frets): Barre | undefined {
  const fret = Math.min(...frettedIn(frets).map(each => each.fret));
  const from = frets.findLastIndex(each => each !== fret) + 1;
  const flat = { fret, from, to: frets.length - 1 };
  return from < flat.to && coversItsFret(frets, flat) ? flat : undefined;
}

/**
 * A barre that a small neck makes easy, where four fingers would crowd: D7 and F# on a ukulele. It lies under the last string,
 * or stops most of the strings.
 */
export function smallBarre(instrument: Instrument, frets: Frets): Barre | undefined {
  const isHeld = instrument.strings.every((string, place) => isShort(string) || isFretted(frets[place]));
  if (hasBassStrings(instrument) || !isHeld) return undefined;
  const barre = runAt(frets, Math.min(...frettedIn(frets).map(({ fret }) => fret)));
  const stopped = frets.filter(fret => fret === barre.fret).length;
  const isWorthIt = stopped > 2 || (stopped === 2 && barre.to === frets.length - 1);
  return isWorthIt && coversItsFret(frets, barre) ? barre : undefined;
}

/** Up to which fret each finger has a fret of its own beside the nut: the little one comes last. */
const OWN_FRETS = 3;

/** From so many frets under a hand on, they are so narrow that each finger has two: on a mandolin. */
const NARROW_HAND = 6;

const isNarrow = ({ hand }: Instrument): boolean => hand >= NARROW_HAND;

/** Whether a shape of one or two fingers lies beside the nut, where each finger keeps to its own fret: Em7, Cmaj7. */
const keepsToFrets = (instrument: Instrument, frets: Frets, fingers: readonly Position[]): boolean =>
  !isNarrow(instrument) &&
  fingers.length <= 2 &&
  frets.includes(0) &&
  fingers.every(({ fret }) => fret <= OWN_FRETS);

/** The finger that lies flat across strings on a fret of its own, where the first can't: it bends back most easily. */
const RING: Finger = 3;

/** The fingers of a shape, in the order of the frets and then of the strings, as players put them. */
export function fingersOf(
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
  const isLate = barred.length > 1 && single.length <= RING && single.at(-1) === barred[0];
  const highest = isLate ? RING : FINGERS.length;
  // The fret of the first finger.
  const lowest = barre === undefined && keepsToFrets(instrument, frets, single) ? 1 : (single[0]?.fret ?? 0);
  const reach = isNarrow(instrument) ? () => 0 : fretsOut;
  const found = new Map<number, Finger>();
  let last = 0;
  for (const [index, position] of single.entries()) {
    const left = single.length - index - 1;
    const wanted = Math.max(last + 1, 1 + position.fret - lowest, last + reach(single[index - 1], position));
    last = Math.min(wanted, highest - left);
    const finger = FINGERS[last - 1] ?? 4;
    for (const { guitarString } of position === barred[0] ? barred : [position])
      found.set(guitarString, finger);
  }
  return found;
}

/**
 * How many frets a finger lies beyond the one before it on a higher string, where the next finger would have to stretch: Am7b5
 * ends with the little one. Over lower strings, as in Ddim, the hand turns toward it.
 */
const fretsOut = (before: Position | undefined, after: Position): number =>
  before !== undefined && before.guitarString < after.guitarString ? after.fret - before.fret : 0;

/** A shape with the fingers that hold it, by the places of the strings. */
export interface Fingered {
  readonly frets: Frets;
  readonly fingers: ReadonlyMap<number, Finger>;
}

/**
 * The fingers of a shape that is another one with a finger lifted or put elsewhere, as players hold Asus2, Dsus4 and Esus4: the
 * others stay, and the new one comes next to them. `undefined` if it isn't such a shape.
 */
export function fingersFrom(known: Fingered, frets: Frets): ReadonlyMap<number, Finger> | undefined {
  const fretted = frettedIn(frets);
  const kept = fretted.flatMap(({ fret, guitarString }) => {
    const finger = known.fingers.get(guitarString);
    return finger !== undefined && known.frets[guitarString] === fret ? [{ fret, guitarString, finger }] : [];
  });
  const [moved, ...others] = fretted.filter(
    ({ guitarString }) => !kept.some(each => each.guitarString === guitarString),
  );
  const outermost = kept.toSorted((a, b) => b.finger - a.finger)[0];
  if (outermost === undefined || others.length > 0) return undefined;
  const fingers = new Map(kept.map(({ guitarString, finger }) => [guitarString, finger]));
  if (fingers.size > new Set(fingers.values()).size) return undefined;
  if (moved === undefined) return fingers;
  const next = FINGERS.find(finger => finger > outermost.finger);
  const reach = moved.fret - outermost.fret;
  return next === undefined || reach < 0 || reach > 1 ? undefined : fingers.set(moved.guitarString, next);
}
