import { useEffect, useState } from 'react';
import { useListener, useListening } from '../listening/Listening';
import type { PlayedNote } from '../listening/playedNote';
import { listeningText, signedCents } from '../listening/text';
import { useSpeech } from '../speech/Speech';
import { pitchName } from '../theory/pitch';
import { useShell } from '../ui/shell';
import styles from './StatusLine.module.css';

/** Whether the app listens, in words, and the last note that it heard. */
export default function ListeningNews() {
  const state = useListening();
  const { say, whenQuiet } = useSpeech();
  const text = listeningText(state);
  // That it begins and ends is said by whatever asked for it: a quiz has its own first words and last ones.
  // A refusal can come at once, and would replace the first question of a quiz.
  useEffect(() => {
    if (state.status !== 'failed') return;
    return whenQuiet(() => say(text, 'lasting'));
  }, [state.status, text, say, whenQuiet]);

  if (state.status === 'off') return null;
  return (
    <span className={styles.news}>
      <span>{state.status === 'listening' ? `● ${text}` : text}</span>
      {state.status === 'listening' && <LastNote />}
    </span>
  );
}

/** The note that was heard last. */
function LastNote() {
  const listener = useListener();
  const { withSigns } = useShell();
  const [note, setNote] = useState<PlayedNote>();
  useEffect(() => listener.onNote(event => event.kind === 'heard' && setNote(event.note)), [listener]);
  if (note === undefined) return null;
  return (
    <span>
      {withSigns(pitchName(note.midi, 'sharps'))}, {signedCents(note.cents)}
    </span>
  );
}
