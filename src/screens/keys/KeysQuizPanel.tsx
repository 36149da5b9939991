import type { Ref } from 'react';
import { askedIn } from '../../quiz/cues';
import { EyesFreeNotice } from '../../quiz/EyesFreeNotice';
import { isOpen } from '../../quiz/session';
import { progressText } from '../../quiz/text';
import { Field } from '../../settings/Field';
import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import stack from '../../ui/stack.module.css';
import type { KeysCommands } from './commands';
import type { KeysSession } from './quiz';
import { keysSettings } from './settings';
import { runningText } from './text';

interface KeysQuizPanelProps {
  readonly settings: Settings;
  readonly session: KeysSession;
  readonly commands: KeysCommands;
  readonly startRef: Ref<HTMLButtonElement>;
}

/** The setup of the quiz and, while it runs, its progress. */
export function KeysQuizPanel({ settings, session, commands, startRef }: KeysQuizPanelProps) {
  const drill = useSetting(settings, keysSettings.drill);
  return (
    <Panel title="Quiz" className={stack.stack}>
      {isOpen(session) && <p>{runningText(progressText(askedIn(session)))}</p>}
      <Field settings={settings} row={keysSettings.quizType} />
      <Field settings={settings} row={keysSettings.keyTypes} />
      <Field settings={settings} row={keysSettings.questionCount} />
      <Field settings={settings} row={keysSettings.order} />
      <Field settings={settings} row={keysSettings.drill} />
      {drill === 'on' && <Field settings={settings} row={keysSettings.pause} />}
      <EyesFreeNotice />
      {session.status === 'idle' && (
        <div>
          <CommandButton ref={startRef} tone="primary" command={commands.quiz.start} />
        </div>
      )}
    </Panel>
  );
}
