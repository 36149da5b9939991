import { type Ref, useEffect, useRef } from 'react';
import type { Command } from '../../commands/command';
import { EyesFreeNotice } from '../../quiz/EyesFreeNotice';
import { median, seconds } from '../../quiz/results';
import { isOpen, questionNumber, scoreOf } from '../../quiz/session';
import { Field } from '../../settings/Field';
import type { Settings } from '../../settings/settings';
import { useSpeech } from '../../speech/Speech';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import stack from '../../ui/stack.module.css';
import type { NotesSession } from './commands';
import { notesSettings } from './settings';

interface QuizPanelProps {
  readonly settings: Settings;
  readonly session: NotesSession;
  readonly start: Command | undefined;
  readonly startRef: Ref<HTMLButtonElement>;
}

/** The setup of the quiz; while it runs, how it goes. */
export function QuizPanel({ settings, session, start, startRef }: QuizPanelProps) {
  return (
    <Panel title="Quiz Mode" className={stack.stack}>
      {isOpen(session) && <Running session={session} />}
      <Field settings={settings} row={notesSettings.quizType} />
      <Field settings={settings} row={notesSettings.strings} />
      <StringsMessage settings={settings} />
      <Field settings={settings} row={notesSettings.drill} />
      {settings.read(notesSettings.drill) === 'on' && <Field settings={settings} row={notesSettings.pause} />}
      <EyesFreeNotice />
      {start && (
        <div>
          <CommandButton ref={startRef} tone="primary" command={start} />
        </div>
      )}
    </Panel>
  );
}

function StringsMessage({ settings }: { settings: Settings }) {
  const { say } = useSpeech();
  const none = settings.read(notesSettings.strings).length === 0;
  const before = useRef(none);
  useEffect(() => {
    if (none && !before.current) say('No string is chosen: the quiz takes all of them.');
    before.current = none;
  }, [none, say]);
  if (!none) return null;
  return (
    <div className={stack.notice}>
      <p>Please select at least one string to start the quiz.</p>
      <p>As it is, the quiz will use the whole neck.</p>
    </div>
  );
}

function Running({ session }: { session: Extract<NotesSession, { status: 'asking' | 'feedback' }> }) {
  const middle = median(session.answered.map(({ milliseconds }) => milliseconds));
  return (
    <div className={stack.figures}>
      <p>{`Score: ${scoreOf(session.answered)}`}</p>
      <p>{`Answered: ${session.status === 'asking' ? questionNumber(session) - 1 : questionNumber(session)}`}</p>
      {middle !== undefined && <p>{`Median time: ${seconds(middle)}`}</p>}
    </div>
  );
}
