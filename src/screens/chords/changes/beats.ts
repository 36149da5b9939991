import { type ChordList, chordsIn, hasBars } from '../../../theory/chordList';

/** How many beats a chord has or, in a list with bars, a bar. */
export const BEATS = [1, 2, 4, 8] as const;
export type Beats = (typeof BEATS)[number];

/** The clicks before the first chord. */
export const COUNT_IN = 4;

/** How long the clicks go on before they end by themselves (minutes). */
const LONGEST = 5;

/** A chord that sounds for less time isn't announced: its name would take longer (seconds). */
const LEAST_TOLD = 1.2;

/** A chord is announced half a bar of four before it, at most (beats). */
const HALF_A_BAR = 2;

/** What happens on one click. */
export interface Beat {
  /** The place of the chord in the list; that of the first one during the count-in. */
  readonly place: number;
  /** The number of the beat in its chord or in the count-in, from 1. */
  readonly number: number;
  /** Whether the click is accented. */
  readonly isFirst: boolean;
  readonly isCountIn: boolean;
  /** The place of the chord to announce. */
  readonly tells?: number;
}

/**
 * How many beats each chord of a list has: all the same or, with bars, what its bar has for it. In a bar that can't be shared
 * evenly, the first chord has what is left over; one with more chords than beats has a beat for each.
 *
 * @example beatsOf(parseChordList('Am | F C G').list, 4) // [4, 2, 1, 1]
 */
export function beatsOf(list: ChordList, beats: Beats): readonly number[] {
  if (!hasBars(list)) return chordsIn(list).map(() => beats);
  return list.bars.flatMap(bar => {
    const each = Math.max(1, Math.floor(beats / bar.length));
    const first = Math.max(each, beats - each * (bar.length - 1));
    return bar.map((_, index) => (index === 0 ? first : each));
  });
}

interface Round {
  readonly list: ChordList;
  readonly beats: Beats;
  readonly beatsPerMinute: number;
}

/** The beats of the list once through; each chord's beats are told apart by their number. */
function roundOf({ list, beats, beatsPerMinute }: Round): readonly Beat[] {
  const lengths = beatsOf(list, beats);
  return lengths.flatMap((length, place) => {
    const isTold = lengths.length > 1 && length * (60 / beatsPerMinute) >= LEAST_TOLD;
    // Before its last two beats, or before the second half of a shorter chord.
    const telling = length - Math.min(HALF_A_BAR, Math.ceil(length / 2)) + 1;
    return Array.from({ length }, (_, index): Beat => {
      const number = index + 1;
      const tells = isTold && number === telling && { tells: (place + 1) % lengths.length };
      return { place, number, isFirst: number === 1, isCountIn: false, ...tells };
    });
  });
}

/**
 * All beats of a metronome that runs through a list, from the first chord or from another one: the count-in, then the list
 * round and round for some minutes.
 *
 * @example beatPlan({ list, beats: 4, beatsPerMinute: 80 }, 0)[4]?.isCountIn // false: after four clicks the first chord begins
 */
export function beatPlan(round: Round, from: number): readonly Beat[] {
  const once = roundOf(round);
  const start = Math.max(
    0,
    once.findIndex(({ place }) => place === from),
  );
  const turned = [...once.slice(start), ...once.slice(0, start)];
  const rounds = Math.ceil((LONGEST * round.beatsPerMinute) / Math.max(1, once.length));
  const countIn = Array.from({ length: COUNT_IN }, (_, index): Beat => {
    const number = index + 1;
    return { place: turned[0]?.place ?? 0, number, isFirst: number === 1, isCountIn: true };
  });
  return once.length === 0 ? [] : [...countIn, ...Array.from({ length: rounds }, () => turned).flat()];
}
