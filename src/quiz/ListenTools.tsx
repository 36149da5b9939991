import { useListening } from '../listening/Listening';
import type { NoteSource } from '../listening/playedNote';
import { ALTERED, HEADPHONES, listeningText, MICROPHONE_NOTICE } from '../listening/text';
import { CommandButton } from '../ui/CommandButton';
import stack from '../ui/stack.module.css';
import { useListenCommands } from './listenCommands';

interface ListenToolsProps {
  readonly source: NoteSource;
}

/** What listening is for, whether the app listens, and the buttons for it. */
export function ListenTools({ source }: ListenToolsProps) {
  const commands = useListenCommands();
  const state = useListening();
  if (commands === undefined) return null;
  return (
    <div className={stack.stack}>
      {source === 'microphone' && (
        <>
          <p>{MICROPHONE_NOTICE}</p>
          <p className={stack.note}>{HEADPHONES}</p>
        </>
      )}
      <div className={stack.row}>
        <CommandButton command={commands.listen} />
        <CommandButton command={commands.tuner} />
      </div>
      <p className={state.status === 'failed' ? stack.notice : undefined}>
        {listeningText(state, 'answers')}
      </p>
      {state.status === 'listening' && state.sound === 'altered' && <p className={stack.notice}>{ALTERED}</p>}
    </div>
  );
}
