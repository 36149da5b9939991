import { useEffect, useState } from 'react';
import { useListener, useListening } from '../listening/Listening';
import type { Strum } from '../listening/playedNote';
import { listeningText } from '../listening/text';
import { CommandButton } from '../ui/CommandButton';
import type { AnyRun } from './definition';
import { useListenCommands } from './listenCommands';
import { octaveOfferText } from './octaves';
import { isInTime, strummedIn } from './playing';
import styles from './Quiz.module.css';
import { type AnsweringNote, type Asking, playedIn } from './session';
import { HEARING } from './text';

interface HearingProps {
  readonly session: Asking<unknown, unknown, AnyRun>;
  /** A hint about playing it. */
  readonly hint?: string | undefined;
}

/** In the place of the verdict while a question waits for a note: whether Fretty listens, and what it heard last. */
export function Hearing({ session, hint }: HearingProps) {
  const heard = useHeard(session);
  const { offer } = session;
  const listen = useListenCommands()?.listen;
  return (
    <>
      <p>
        {useStatusText()} {listen && <CommandButton tone="text" command={listen} />}
      </p>
      {heard && <p className={styles.heard}>{heard}</p>}
      {offer ? <p>{octaveOfferText(offer)}</p> : hint !== undefined && <p>{hint}</p>}
    </>
  );
}

function useStatusText(): string {
  const state = useListening();
  const notes = useNotes();
  if (state.status === 'failed') return listeningText(state, 'answers');
  return state.status === 'listening' && notes === 'ignored' ? HEARING.ignoring : HEARING[state.status];
}

/** Whether a note that is played now is ignored. */
function useNotes(): 'told' | 'ignored' {
  const listener = useListener();
  const [now, setNow] = useState<'told' | 'ignored'>('told');
  useEffect(() => listener.onSound(({ notes }) => setNow(notes ?? 'told')), [listener]);
  return now;
}

/** A strum, and how many questions had been answered before it. */
interface HeardStrum {
  readonly strum: Strum;
  readonly after: number;
}

/** What a strum has of a question, in words, until something else answers; it may have answered earlier notes of the same piece. */
function strumText({ strum, after }: HeardStrum, { run, question, answered }: HearingProps['session']) {
  const since = answered.slice(after);
  const isLatest = run.quiz.isContinuous ? since.every(each => playedIn(each)?.strummed) : since.length === 0;
  return isLatest ? strummedIn(run.quiz, question, strum)?.heard(question, strum)?.text : undefined;
}

/** What was heard last since the question was asked, in words; `undefined` before that. */
function useHeard(session: HearingProps['session']): string | undefined {
  const { run, question, answered, clock } = session;
  const listener = useListener();
  const [heard, setHeard] = useState<{ readonly of: unknown; readonly note: AnsweringNote }>();
  const [latest, setLatest] = useState<HeardStrum>();
  useEffect(
    () =>
      listener.onNote(({ kind, note }) => {
        if (kind === 'ended' || !isInTime(note, clock)) return;
        setLatest(undefined);
        setHeard({ of: answered, note });
      }),
    [listener, answered, clock],
  );
  useEffect(
    () => listener.onStrum(strum => setLatest({ strum, after: answered.length })),
    [listener, answered],
  );
  const strummed = latest && strumText(latest, session);
  if (strummed !== undefined) return strummed;
  return heard?.of === answered ? run.quiz.played?.heardText(question, heard.note) : undefined;
}
