import clsx from 'clsx';
import { useSyncExternalStore } from 'react';
import { useListening } from '../../../listening/Listening';
import { HEADPHONES, listeningText, MICROPHONE_NOTICE } from '../../../listening/text';
import { useListenCommands } from '../../../quiz/listenCommands';
import { CommandButton } from '../../../ui/CommandButton';
import { Panel } from '../../../ui/Panel';
import stack from '../../../ui/stack.module.css';
import styles from '../Chords.module.css';
import type { ChordsCommands } from '../commands';
import { awaited, type Check, isRight } from './check';
import type { Checker } from './checker';
import { CHECK, type CheckState, checkLine, summaryText, wantedText } from './text';

interface CheckPanelProps {
  readonly checker: Checker;
  readonly commands: ChordsCommands;
}

/** The check of the chord: what it is for, the string that is awaited, and what each string came to. */
export function CheckPanel({ checker, commands }: CheckPanelProps) {
  const state = useSyncExternalStore(checker.subscribe, checker.state);
  const isOpen = state !== undefined && awaited(state.check) !== undefined;
  return (
    <Panel title={CHECK.title} className={clsx(stack.stack, styles.unprinted)}>
      {state === undefined && (
        <>
          <p>{CHECK.purpose}</p>
          <p>{MICROPHONE_NOTICE}</p>
          <p className={stack.note}>{HEADPHONES}</p>
        </>
      )}
      {state && <p className={styles.awaited}>{isOpen ? wantedText(state) : summaryText(state)}</p>}
      {isOpen && <Ears by={state.check.by} />}
      {state && <Verdicts state={state} />}
      <div className={stack.row}>
        <CommandButton command={commands.checkWrong} />
        <CommandButton command={commands.checkRight} />
        <CommandButton command={commands.checkNext} />
        <CommandButton command={commands.checkHear} />
        <CommandButton command={commands.checkAgain} />
        <CommandButton command={commands.check} />
      </div>
    </Panel>
  );
}

/** Whether the app listens and, if it can't, how to listen again. */
function Ears({ by }: Pick<Check, 'by'>) {
  const state = useListening();
  const listen = useListenCommands()?.listen;
  return (
    <>
      <p className={state.status === 'failed' ? stack.notice : stack.note}>
        {listeningText(state, 'answers')}{' '}
        {listen && state.status !== 'listening' && <CommandButton tone="text" command={listen} />}
      </p>
      {by === 'self' && <p>{CHECK.self}</p>}
    </>
  );
}

function Verdicts({ state: { check, shape } }: { readonly state: CheckState }) {
  if (!check.verdicts.some(Boolean)) return null;
  return (
    <ol className={styles.strings}>
      {check.strings.map((wanted, index) => {
        const verdict = check.verdicts[index];
        return (
          verdict && (
            <li key={wanted.guitarString} data-verdict={isRight(verdict) ? 'right' : 'wrong'}>
              {checkLine(shape, wanted, verdict)}
            </li>
          )
        );
      })}
    </ol>
  );
}
