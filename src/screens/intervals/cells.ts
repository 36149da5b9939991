import { BARE_CELL, type CellAt, type CellView, type Mark } from '../../fretboard/cell';
import type { Instrument } from '../../instrument/instrument';
import { midiAt, type Position, samePosition } from '../../instrument/position';
import { answerOf } from '../../quiz/session';
import { INTERVALS, type IntervalName, intervalOf } from '../../theory/interval';
import { pitchName, spokenPitch } from '../../theory/pitch';
import { ROOT, SHORT_NAMES } from '../../theory/shortNames';
import { type PlayedInterval, type PlayedTone, samePlayed, signedSemitones } from './playedInterval';
import { heardAs } from './question';
import type { IntervalsSession } from './quiz';

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
  const heardNow = shown.some(({ heard }) => sounding !== undefined && samePlayed(heard, sounding.heard))
    ? sounding?.tone.midi
    : undefined;
  return position => {
    const midi = midiAt(instrument, position);
    const found = shown.find(({ heard }) => heard.root + signedSemitones(heard) === midi);
    if (midi !== root && found === undefined) return BARE_CELL;
    const isNear = near.some(place => samePosition(place, position));
    return {
      ...noteView(midi === root, found),
      spoken: spokenPitch(pitchName(midi, 'sharps')),
      sounding: isNear && heardNow === midi,
      ...(isNear ? {} : { emphasis: 'weak' }),
    };
  };
}

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

/** The marks of the possible answers: what is chosen or, after the verdict, what is right and wrong. */
export function answerMarks(session: IntervalsSession): ReadonlyMap<IntervalName, Mark> {
  switch (session.status) {
    case 'idle':
    case 'completed':
      return new Map();
    case 'asking':
      return new Map(session.draft === undefined ? [] : [[session.draft, 'selected']]);
    case 'checking':
    case 'feedback': {
      const { question } = session.last;
      const answer = answerOf(session.last);
      return new Map<IntervalName, Mark>([
        ...(answer === undefined ? [] : [[answer, 'wrong'] as const]),
        [question.interval.name, 'right'],
      ]);
    }
  }
}

/** The right interval and a wrong answer, once there is a verdict; before, nothing may give the answer away. */
export function shownAnswers(session: IntervalsSession): readonly ShownInterval[] {
  if (session.status !== 'feedback') return [];
  const { question, verdict } = session.last;
  const answer = answerOf(session.last);
  const right: ShownInterval = { heard: question.heard, mark: 'right' };
  const isWrong = verdict === 'wrong' && answer !== undefined;
  return isWrong ? [right, { heard: heardAs(question, answer), mark: 'wrong' }] : [right];
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
