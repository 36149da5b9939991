import type { Instrument } from '../../../instrument/instrument';
import { midiAt, type Position } from '../../../instrument/position';
import { positionsOfVoicing, type Voicing } from '../../../instrument/voicing';

/** A string of a shape that is to be heard: muted ones aren't. */
export interface WantedString extends Position {
  readonly midi: number;
  /** The pitch of the open string, below which it can't sound. */
  readonly open: number;
}

/** How many semitones apart still tell a finger on a wrong fret: a hand that lies in the shape reaches no further. */
const REACH = 4;

const OCTAVE = 12;

/** What a string came to. */
export type Verdict =
  | { readonly kind: 'right' }
  /**
   * Another pitch was heard. `frets` is how far the finger has to move, up the neck if positive; left out where the pitch can't
   * be that of a finger near its place.
   */
  | { readonly kind: 'wrong'; readonly midi: number; readonly frets?: number }
  /** The right note in another octave: a microphone tells of the pitch, and not of where it came from. */
  | { readonly kind: 'octave'; readonly midi: number }
  | { readonly kind: 'silent' }
  /** Passed over before anything was heard. */
  | { readonly kind: 'skipped' }
  /** The player's own verdict where nothing listens. */
  | { readonly kind: 'own'; readonly is: 'right' | 'wrong' };

/** A chord that is being checked string by string, or has been. */
export interface Check {
  /** The strings that sound, the lowest first. */
  readonly strings: readonly WantedString[];
  /** The index of the string that is awaited; that of no string once all have been. */
  readonly at: number;
  /** The latest verdict on each string; `undefined` for one that hasn't been its turn. */
  readonly verdicts: readonly (Verdict | undefined)[];
  /** Who listens: the microphone, or the players themselves. */
  readonly by: 'microphone' | 'self';
  /** When the note was struck that was judged last (milliseconds): what rings on isn't judged again. */
  readonly since: number;
}

export type CheckEvent =
  /** A pitch was heard; `steady` if it has held, so that it is no squeak or slide on the way to another. */
  | {
      readonly kind: 'heard';
      readonly midi: number;
      readonly onset: number;
      readonly steady: boolean;
    }
  /** Nothing was heard for a while. */
  | { readonly kind: 'silence' }
  /** The player goes on to the next string. */
  | { readonly kind: 'next' }
  | { readonly kind: 'own'; readonly is: 'right' | 'wrong' }
  /** The microphone can't be had, or is there again. */
  | { readonly kind: 'ears'; readonly by: Check['by'] };

/** How much earlier than another a note may seem to have been struck that is the same: times are estimated (milliseconds). */
const SAME_STROKE = 150;

/**
 * The strings that a check waits for, from the one with the highest number.
 *
 * @example wantedStrings(STANDARD_GUITAR, cMajor).map(({ midi }) => midi) // [48, 52, 55, 60, 64]
 */
export const wantedStrings = (instrument: Instrument, voicing: Voicing): readonly WantedString[] =>
  positionsOfVoicing(voicing).map(position => ({
    ...position,
    midi: midiAt(instrument, position),
    open: midiAt(instrument, { ...position, fret: 0 }),
  }));

/** A check that waits for the first string; what was struck before `now` doesn't count. */
export const startCheck = (strings: readonly WantedString[], now: number): Check => ({
  ...{ strings, at: 0, by: 'microphone', since: now - SAME_STROKE },
  verdicts: strings.map(() => undefined),
});

/** The string that is awaited; `undefined` once all have been. */
export const awaited = ({ strings, at }: Pick<Check, 'strings' | 'at'>): WantedString | undefined =>
  strings[at];

/** Whether a verdict leaves nothing to mend. */
export const isRight = (verdict: Verdict | undefined): boolean =>
  verdict?.kind === 'right' || (verdict?.kind === 'own' && verdict.is === 'right');

/** The strings that need another try. */
export const leftToMend = ({ strings, verdicts }: Check): readonly WantedString[] =>
  strings.filter((_, index) => !isRight(verdicts[index]));

/**
 * What a pitch means where a string is awaited.
 *
 * @example judged({ midi: 54, open: 50, … }, 52) // { kind: 'wrong', midi: 52, frets: 2 }
 */
export function judged({ midi: wanted, open }: WantedString, midi: number): Verdict {
  if (midi === wanted) return { kind: 'right' };
  if ((midi - wanted) % OCTAVE === 0) return { kind: 'octave', midi };
  const frets = wanted - midi;
  const isNear = Math.abs(frets) <= REACH && midi >= open;
  return { kind: 'wrong', midi, ...(isNear && { frets }) };
}

const withVerdict = (check: Check, verdict: Verdict): Check => ({
  ...check,
  verdicts: check.verdicts.map((each, index) => (index === check.at ? verdict : each)),
});

const goOn = (check: Check): Check => ({ ...check, at: check.at + 1 });

/**
 * What comes of an event. The right pitch goes on to the next string; after any other the same string is awaited again, since
 * the finger on it is what the player mends. The same object where nothing comes of it.
 */
export function checkAfter(check: Check, event: CheckEvent): Check {
  const wanted = awaited(check);
  if (wanted === undefined) return check;
  switch (event.kind) {
    case 'heard': {
      const { midi, onset, steady } = event;
      if (check.by === 'self' || onset < check.since + SAME_STROKE) return check;
      const verdict = judged(wanted, midi);
      if (verdict.kind === 'right') return goOn(withVerdict({ ...check, since: onset }, verdict));
      return steady ? withVerdict({ ...check, since: onset }, verdict) : check;
    }
    case 'silence':
      return check.by === 'self' || check.verdicts[check.at] !== undefined
        ? check
        : withVerdict(check, { kind: 'silent' });
    case 'next':
      return goOn(check.verdicts[check.at] === undefined ? withVerdict(check, { kind: 'skipped' }) : check);
    case 'own':
      return check.by === 'self' ? goOn(withVerdict(check, { kind: 'own', is: event.is })) : check;
    case 'ears':
      return check.by === event.by ? check : { ...check, by: event.by };
  }
}
