import clsx from 'clsx';
import type { Command } from '../commands/command';
import { DrillFields } from '../quiz/DrillFields';
import { EyesFreeNotice } from '../quiz/EyesFreeNotice';
import { order } from '../quiz/order';
import type { PaceSettings } from '../quiz/pace';
import { isOpen } from '../quiz/session';
import { Field } from '../settings/Field';
import type { SettingRow } from '../settings/setting';
import type { Settings } from '../settings/settings';
import { CommandButton } from '../ui/CommandButton';
import dock from '../ui/dock.module.css';
import { Panel } from '../ui/Panel';
import { useCommandState } from '../ui/shell';
import stack from '../ui/stack.module.css';
import { NeckScore } from './NeckScore';
import type { AnyNeckSession } from './neckQuiz';
import { QUIZ_MODE } from './neckQuizText';
import type { NeckQuizOfScreen } from './useNeckQuiz';

interface NeckQuizPanelProps {
  readonly settings: Settings;
  /** What decides the questions, beside their order: first the type of quiz. */
  readonly rows: readonly SettingRow[];
  readonly pace: PaceSettings;
  readonly use: Pick<NeckQuizOfScreen, 'quiz' | 'refs'>;
}

/** The setup of a quiz on a neck and, while it runs, its score. */
export function NeckQuizPanel({ settings, rows, pace, use: { quiz, refs } }: NeckQuizPanelProps) {
  const session: AnyNeckSession = quiz.session;
  return (
    <Panel title={QUIZ_MODE} className={clsx(stack.stack, stack.later)}>
      {isOpen(session) && <NeckScore session={session} />}
      {rows.map(row => (
        <Field key={row.id} settings={settings} row={row} />
      ))}
      <Field settings={settings} row={order} />
      {pace.answerWith && <Field settings={settings} row={pace.answerWith} />}
      <DrillFields settings={settings} rows={pace} />
      <EyesFreeNotice />
      {!isOpen(session) && (
        <div className={dock.dock}>
          <WhyNone start={quiz.commands.start} />
          <CommandButton ref={refs.start} tone="primary" command={quiz.commands.start} />
        </div>
      )}
    </Panel>
  );
}

/** Why the quiz can't be started. */
function WhyNone({ start }: { readonly start: Command }) {
  const reason = useCommandState(() => start.disabled);
  return reason === undefined ? null : <p className={stack.notice}>{reason}.</p>;
}
