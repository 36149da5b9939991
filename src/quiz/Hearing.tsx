import { useEffect, useState } from 'react';
import { useListener, useListening } from '../listening/Listening';
import { listeningText } from '../listening/text';
import { CommandButton } from '../ui/CommandButton';
import type { AnyRun } from './definition';
import { useListenCommands } from './listenCommands';
import { isInTime } from './playing';
import type { AnsweringNote, Asking } from './session';
import { HEARING } from './text';

interface HearingProps {
  readonly session: Asking<unknown, unknown, AnyRun>;
  /** A hint about playing it. */
  readonly hint?: string | undefined;
}

/** In the place of the verdict while a question waits for a note: whether Fretty listens, and what it heard last. */
export function Hearing({ session, hint }: HearingProps) {
  const heard = useHeard(session);
  const listen = useListenCommands()?.listen;
  const { quiz } = session.run;
  return (
    <>
      <p>
        {useStatusText()} {listen && <CommandButton tone="text" command={listen} />}
      </p>
      {hint !== undefined && <p>{hint}</p>}
      {heard && <p>{quiz.played?.heardText(session.question, heard)}</p>}
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

/** The note that was heard last since the question was asked; `undefined` before the first. */
function useHeard({ answered, clock }: HearingProps['session']): AnsweringNote | undefined {
  const listener = useListener();
  const [heard, setHeard] = useState<{ readonly of: unknown; readonly note: AnsweringNote }>();
  useEffect(
    () =>
      listener.onNote(({ kind, note }) => {
        if (kind !== 'ended' && isInTime(note, clock)) setHeard({ of: answered, note });
      }),
    [listener, answered, clock],
  );
  return heard?.of === answered ? heard.note : undefined;
}
