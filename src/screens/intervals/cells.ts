import { BARE_CELL, type CellAt, type CellView } from '../../fretboard/cell';
import type { Instrument } from '../../instrument/instrument';
import { midiAt, type Position, samePosition } from '../../instrument/position';
import { intervalOf, ROOT, SHORT_NAMES } from '../../theory/interval';
import { spokenPitchName } from '../../theory/names';
import { pitchName } from '../../theory/pitch';
import { type PlayedInterval, type PlayedTone, samePlayed, signedSemitones } from './playedInterval';

/** An interval on a neck, and how its second note is marked. */
export interface ShownInterval {
  readonly heard: PlayedInterval;
  readonly mark: 'in-set' | 'right' | 'wrong';
}

/** What intervals on a neck are drawn from. */
export interface IntervalsView {
  readonly instrument: Instrument;
  /** All from the same root; there may be none. */
  readonly shown: readonly ShownInterval[];
  /** The places under one hand, which stand out from the others. */
  readonly near: readonly Position[];
  /** The tone that is sounding, if any. */
  readonly sounding: PlayedTone | undefined;
}

/**
 * A neck with every place of a root and of the second note of each interval. A unison has the places of its root.
 *
 * @example intervalCells(view)({ guitarString: 4, fret: 4 }) // text 'm3', spoken 'D sharp 4', interval 'minor third'
 */
export function intervalCells({ instrument, shown, near, sounding }: IntervalsView): CellAt {
  const root = shown[0]?.heard.root;
  const isShown = shown.some(({ heard }) => sounding !== undefined && samePlayed(heard, sounding.heard));
  const heardNow = sounding && isShown ? soundingNow(sounding) : [];
  return position => {
    const midi = midiAt(instrument, position);
    const found = shown.find(({ heard }) => heard.root + signedSemitones(heard) === midi);
    if (midi !== root && found === undefined) return BARE_CELL;
    const isNear = near.some(place => samePosition(place, position));
    return {
      ...noteView(midi === root, found),
      spoken: spokenPitchName(pitchName(midi, 'sharps'), instrument.names),
      sounding: isNear && heardNow.includes(midi),
      ...(isNear ? {} : { emphasis: 'weak' }),
    };
  };
}

/** What is heard while a tone sounds, as MIDI numbers: both notes of an interval that is played together. */
const soundingNow = ({ tone, heard }: PlayedTone): readonly number[] =>
  heard.direction === 'together' ? [heard.root, heard.root + signedSemitones(heard)] : [tone.midi];

/** The root, or the second note of an interval; where it is both, it is marked as the answer if there was one. */
function noteView(
  isRoot: boolean,
  found: ShownInterval | undefined,
): Pick<CellView, 'text' | 'mark' | 'interval'> {
  const mark = isRoot && (found === undefined || found.mark === 'in-set') ? 'root' : (found?.mark ?? 'root');
  if (found === undefined || mark === 'root') return { text: ROOT, mark };
  const { name, spoken } = intervalOf(found.heard.semitones);
  return { text: isRoot ? ROOT : SHORT_NAMES[name], mark, interval: spoken };
}
