import type { Ref } from 'react';
import type { Command } from '../../commands/command';
import { EyesFreeNotice } from '../../quiz/EyesFreeNotice';
import { isOpen, questionNumber } from '../../quiz/session';
import { Field } from '../../settings/Field';
import type { Settings } from '../../settings/settings';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import stack from '../../ui/stack.module.css';
import type { KeysSession } from './commands';
import { keysSettings } from './settings';

interface QuizPanelProps {
  readonly settings: Settings;
  readonly session: KeysSession;
  readonly start: Command | undefined;
  readonly startRef: Ref<HTMLButtonElement>;
}

/** The setup of the quiz; while it runs, how far it is. */
export function QuizPanel({ settings, session, start, startRef }: QuizPanelProps) {
  return (
    <Panel title="Quiz" className={stack.stack}>
      {isOpen(session) && (
        <p>{`Running: ${questionNumber(session)} of ${session.questions.length}. Its question stands above the circle.`}</p>
      )}
      <Field settings={settings} row={keysSettings.quizType} />
      <Field settings={settings} row={keysSettings.keyTypes} />
      <Field settings={settings} row={keysSettings.questionCount} />
      <Field settings={settings} row={keysSettings.drill} />
      {settings.read(keysSettings.drill) === 'on' && <Field settings={settings} row={keysSettings.pause} />}
      <EyesFreeNotice />
      {start && (
        <div>
          <CommandButton ref={startRef} tone="primary" command={start} />
        </div>
      )}
    </Panel>
  );
}
