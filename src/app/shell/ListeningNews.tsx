import { useEffect, useRef, useState } from 'react';
import { useListener, useListening } from '../../listening/Listening';
import type { ListeningState } from '../../listening/listener';
import type { PlayedNote } from '../../listening/playedNote';
import { LISTENING, listeningText, signedCents } from '../../listening/text';
import { useSpeech } from '../../speech/Speech';
import { pitchName } from '../../theory/pitch';
import { useShell } from '../../ui/shell';
import { useScreen } from '../AppContext';
import styles from './StatusLine.module.css';

/** Whether the app listens, in words, and the last note that it heard. */
export function ListeningNews() {
  const state = useListening();
  const screen = useScreen();
  const text = listeningText(state, screen?.id === 'tuner' ? 'tuning' : 'answers');
  useSpokenNews(state.status, text);

  if (state.status === 'off') return null;
  return (
    <span className={styles.news}>
      <span>{state.status === 'listening' ? `● ${text}` : text}</span>
      {state.status === 'listening' && <LastNote />}
    </span>
  );
}

/**
 * Speaks news that nobody asked for: that listening can't begin or go on, and that it goes on again. Its beginning and end are
 * spoken by whatever asked for it: a quiz has its own first words and last ones.
 */
function useSpokenNews(status: ListeningState['status'], text: string): void {
  const { say, whenQuiet } = useSpeech();
  const before = useRef(status);
  useEffect(() => {
    const isBack = before.current === 'interrupted' && status === 'listening';
    before.current = status;
    if (isBack) return say(LISTENING.begun, 'news');
    if (status !== 'failed' && status !== 'interrupted') return;
    // A refusal can come at once, and would replace the first question of a quiz.
    return whenQuiet(() => say(text, status === 'failed' ? 'lasting' : 'news'));
  }, [status, text, say, whenQuiet]);
}

/** The note that was heard last. */
function LastNote() {
  const listener = useListener();
  const { withSigns } = useShell();
  const [note, setNote] = useState<PlayedNote>();
  useEffect(() => listener.onNote(event => event.kind === 'heard' && setNote(event.note)), [listener]);
  if (note === undefined) return null;
  return (
    <>
      {' · '}
      <span>
        {withSigns(pitchName(note.midi, 'sharps'))}, {signedCents(note.cents)}
      </span>
    </>
  );
}
