import { BARE_CELL, type CellAt, type CellView, type Mark } from '../../fretboard/cell';
import type { Instrument } from '../../instrument/instrument';
import { midiAt, type Position, samePosition } from '../../instrument/position';
import type { NotePair } from '../../instrument/reach';
import { INTERVALS, type IntervalName, intervalOf, pitchName, spokenPitch } from '../../theory/interval';
import { chromaticName, type NoteSigns, noteText, pitchClass } from '../../theory/note';
import { SHORT_NAMES } from '../../theory/shortNames';
import type { PlayedInterval, PlayedTone } from './playedInterval';
import type { IntervalsSession } from './quiz';

/** What an interval on a neck is drawn from. */
export interface PairView {
  readonly instrument: Instrument;
  readonly heard: PlayedInterval;
  readonly pair: NotePair;
  /** The note that is sounding, if any. */
  readonly sounding: PlayedTone['note'] | undefined;
  readonly signs: NoteSigns;
}

/** A neck with the root and the second note of an interval; a unison on one string has one place for both. */
export function pairCells({ instrument, heard, pair, sounding, signs }: PairView): CellAt {
  const view = (position: Position, mark: Mark, interval: string, isSounding: boolean): CellView => {
    const midi = midiAt(instrument, position);
    return {
      text: noteText(chromaticName(pitchClass(midi), 'sharps'), signs),
      spoken: spokenPitch(pitchName(midi, 'sharps')),
      interval,
      mark,
      sounding: isSounding,
    };
  };
  const { spoken } = intervalOf(heard.semitones);
  const isOnePlace = samePosition(pair.root, pair.target);
  return position => {
    if (samePosition(position, pair.root))
      return view(position, 'root', '', sounding === 'root' || (isOnePlace && sounding === 'target'));
    if (samePosition(position, pair.target)) return view(position, 'in-set', spoken, sounding === 'target');
    return BARE_CELL;
  };
}

/** The marks of the possible answers: what is chosen or, after the verdict, what is right and wrong. */
export function answerMarks(session: IntervalsSession): ReadonlyMap<IntervalName, Mark> {
  switch (session.status) {
    case 'idle':
    case 'completed':
      return new Map();
    case 'asking':
      return new Map(session.draft === undefined ? [] : [[session.draft, 'selected']]);
    case 'feedback': {
      const { question, answer } = session.last;
      return new Map<IntervalName, Mark>([
        [answer, 'wrong'],
        [question.interval.name, 'right'],
      ]);
    }
  }
}

/**
 * The neck on which a drill is answered: one string, where fret n is the interval of n semitones.
 *
 * @param sounding the interval that is sounding; never that of an unanswered question
 * @example answerCells(new Map(), undefined)({ guitarString: 0, fret: 3 }) // named 'Minor 3rd', at 'fret 3'
 */
export function answerCells(
  marks: ReadonlyMap<IntervalName, Mark>,
  sounding: IntervalName | undefined,
): CellAt {
  return ({ fret }) => {
    const interval = INTERVALS.find(({ semitones }) => semitones === fret);
    if (interval === undefined) return BARE_CELL;
    const mark = marks.get(interval.name);
    return {
      text: SHORT_NAMES[interval.name],
      spoken: interval.name,
      place: fret === 0 ? 'open' : `fret ${fret}`,
      sounding: interval.name === sounding,
      ...(mark === undefined ? {} : { mark }),
    };
  };
}
