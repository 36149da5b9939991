import { useMemo } from 'react';
import { BARE_CELL, type CellAt, type Mark } from '../../fretboard/cell';
import { useInstrument } from '../../fretboard/useInstrument';
import { answerOf } from '../../quiz/session';
import { INTERVALS, type IntervalName, intervalOf, SHORT_NAMES } from '../../theory/interval';
import { Panel } from '../../ui/Panel';
import { Spoken } from '../../ui/Spoken';
import styles from './AnsweredNeck.module.css';
import type { ShownInterval } from './cells';
import { noPractice } from './commands';
import { IntervalNeck } from './IntervalNeck';
import { notesOf, type PlayedInterval, samePlayed } from './playedInterval';
import type { IntervalsSession } from './quiz/nameInterval';
import { answeredInterval, heardAs } from './quiz/question';
import { NOT_DRAWN_YET } from './text';
import type { Listening } from './useIntervalPlayer';

function chosenMark({
  question,
  draft,
}: Extract<IntervalsSession, { status: 'asking' }>): ReadonlyMap<IntervalName, Mark> {
  const chosen = draft === undefined ? undefined : answeredInterval(question, draft);
  return new Map(chosen ? [[chosen.name, 'selected']] : []);
}

/** The marks of the possible answers: what is chosen or, after the verdict, what is right and wrong. */
export function answerMarks(session: IntervalsSession): ReadonlyMap<IntervalName, Mark> {
  switch (session.status) {
    case 'idle':
    case 'completed':
      return new Map();
    case 'asking':
      return chosenMark(session);
    case 'checking':
    case 'feedback': {
      const { question } = session.last;
      const answer = answerOf(session.last);
      const answered = answer === undefined ? undefined : answeredInterval(question, answer);
      return new Map<IntervalName, Mark>([
        ...(answered ? [[answered.name, 'wrong'] as const] : []),
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
  const wrong = verdict === 'wrong' && answer !== undefined ? heardAs(question, answer) : undefined;
  return wrong ? [right, { heard: wrong, mark: 'wrong' }] : [right];
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

/**
 * The neck on which an interval that is told is placed: one string that is tuned to the root, where fret n is n semitones away.
 * Until the question is answered, each fret only shows its key.
 *
 * @example stepCells(new Map(), 'asking')({ guitarString: 0, fret: 3 }) // at 'fret 3', with its key
 */
export function stepCells(
  marks: ReadonlyMap<IntervalName, Mark>,
  status: 'asking' | 'checking' | 'feedback',
): CellAt {
  const named = answerCells(marks, undefined);
  if (status !== 'asking') return named;
  return place => {
    const { mark } = named(place);
    const at = place.fret === 0 ? 'open' : `fret ${place.fret}`;
    return { ...BARE_CELL, place: at, ...(mark === undefined ? { hasKey: true } : { mark }) };
  };
}

interface AnsweredNeckProps {
  readonly session: IntervalsSession;
  readonly listening: Listening;
  /** Whether the neck's commands are for this one. */
  readonly inUse: boolean;
  readonly onFocus: () => void;
}

/**
 * The right interval and a wrong answer on the neck, from one root. An open question has its place, but nothing in it: a
 * bare neck that can't be heard or reached.
 */
export function AnsweredNeck({ session, listening, inUse, onFocus }: AnsweredNeckProps) {
  const shown = useMemo(() => shownAnswers(session), [session]);
  const isOpen = session.status === 'asking';
  return (
    <Panel title="On the Neck" className={styles.panel}>
      <dl className={styles.notes}>
        {shown.map(({ heard, mark }) => (
          <PlayedNotes
            key={mark}
            label={mark === 'wrong' ? 'Yours' : 'Played'}
            heard={heard}
            isSounding={listening.now !== undefined && samePlayed(listening.now.heard, heard)}
          />
        ))}
      </dl>
      {isOpen && <p className={styles.later}>{NOT_DRAWN_YET}</p>}
      <div inert={isOpen} aria-hidden={isOpen || undefined}>
        <IntervalNeck
          shown={shown}
          listening={listening}
          disabled={noPractice(session, listening.sound, listening.playback === 'silent')}
          inUse={inUse}
          tools="hidden"
          onFocus={onFocus}
        />
      </div>
    </Panel>
  );
}

interface PlayedNotesProps {
  readonly label: string;
  readonly heard: PlayedInterval;
  readonly isSounding: boolean;
}

function PlayedNotes({ label, heard, isSounding }: PlayedNotesProps) {
  const { names } = useInstrument();
  return (
    <div data-sounding={isSounding || undefined}>
      <dt>{label}</dt>
      <dd>
        <span>{intervalOf(heard.semitones).name}</span>
        <Spoken {...notesOf(heard, names)} />
      </dd>
    </div>
  );
}
