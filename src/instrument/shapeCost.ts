import type { Chord } from '../theory/chord';
import { type Degree, toneAt } from '../theory/degree';
import { pitchClassOf } from '../theory/note';
import {
  type Barre,
  FINGERS,
  type Frets,
  fingersOf,
  flatFinger,
  frettedIn,
  hasBassStrings,
  hasOthersAbove,
  isFretted,
  mutedBetween,
  soundingIn,
  withoutDrone,
} from './fingering';
import { type Instrument, placesOf } from './instrument';
import { midiAt, pitchClassAt } from './position';

/** Up to this fret, a hand lies beside the nut. */
const BESIDE_NUT = 2;

/** How many strings of a slash chord sound at least, as players expect it. */
const FULL_CHORD = 4;

/** Up to this fret, open strings belong to a shape that players call open. */
export const OPEN_TO = 4;

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
  /** The degrees that sound, the lowest string first and a drone last; `undefined` is a bass that is no note of the chord. */
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

/** What so many strings cost; more than are listed cost as much as the most. */
const costOfCount = (costs: readonly number[], count: number): number => costs[count] ?? costs.at(-1) ?? 0;

const mutedAbove = ({ frets, last, hasBass }: Grip): number =>
  costOfCount(MUTED_ABOVE, frets.length - 1 - last) * (hasBass ? 1 : FEW_STRINGS.above);

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
    ({ first, hasBass }) => (hasBass ? costOfCount(MUTED_BELOW, first) : first * FEW_STRINGS.below),
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
export interface Held {
  readonly frets: Frets;
  readonly barre: Barre | undefined;
  readonly plain: Frets | undefined;
}

function gripOf(instrument: Instrument, of: Chord, { frets: played, barre, plain }: Held): Grip {
  const frets = withoutDrone(instrument, played);
  const fretted = frettedIn(frets).map(({ fret }) => fret);
  const sounding = soundingIn(frets);
  const drones = soundingIn(played).filter(({ guitarString }) => frets[guitarString] === undefined);
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
    degrees: [...sounding, ...drones].map(
      position => toneAt(of.tones, pitchClassAt(instrument, position))?.degree,
    ),
    fingers: fingersWith(barre),
    isWholeHand: fingersWith(barre ?? flatFinger(frets)) === FINGERS.length,
    bassPitch: Math.min(...sounding.map(position => midiAt(instrument, position))),
    hasBassBelow:
      hasBass && below.some(guitarString => pitchClassAt(instrument, { guitarString, fret: 0 }) === bass),
  };
}

/** How hard a shape is to reach and how far from what players learn first: the sum of `COSTS`. */
export function costOf(instrument: Instrument, of: Chord, held: Held): number {
  const grip = gripOf(instrument, of, held);
  return COSTS.reduce((total, [, cost]) => total + cost(grip), 0);
}
