import { useMemo } from 'react';
import { intervalOf } from '../../theory/interval';
import { Panel } from '../../ui/Panel';
import { Spoken } from '../../ui/Spoken';
import styles from './AnsweredNeck.module.css';
import { shownAnswers } from './answerCells';
import { noPractice } from './commands';
import { IntervalNeck } from './IntervalNeck';
import { notesOf, type PlayedInterval, samePlayed } from './playedInterval';
import type { IntervalsSession } from './quiz';
import { NOT_DRAWN_YET } from './quizText';
import type { Listening } from './useListening';

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
  return (
    <div data-sounding={isSounding || undefined}>
      <dt>{label}</dt>
      <dd>
        <span>{intervalOf(heard.semitones).name}</span>
        <Spoken {...notesOf(heard)} />
      </dd>
    </div>
  );
}
