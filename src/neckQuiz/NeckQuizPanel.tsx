import type { ReactNode } from 'react';
import { DrillFields } from '../quiz/DrillFields';
import type { AnySession } from '../quiz/definition';
import { EyesFreeNotice } from '../quiz/EyesFreeNotice';
import { useFiguresState } from '../quiz/Figures';
import { order } from '../quiz/order';
import { PlayedFields } from '../quiz/PlayedFields';
import type { PaceSettings } from '../quiz/pace';
import { resultsOf } from '../quiz/results';
import { isOpen } from '../quiz/session';
import { medianText } from '../quiz/text';
import { Field, ShownFields } from '../settings/Field';
import type { SettingRow } from '../settings/setting';
import type { Settings } from '../settings/settings';
import { Panel } from '../ui/Panel';
import stack from '../ui/stack.module.css';
import type { AnyNeckSession } from './definition';
import { answeredLine, QUIZ_MODE, scoreLine } from './text';
import type { NeckQuizOfScreen } from './useNeckQuiz';

interface NeckQuizPanelProps {
  readonly settings: Settings;
  /** The settings that decide the questions, except their order; the type of quiz comes first. */
  readonly rows: readonly SettingRow[];
  /** The order of the questions, where a quiz of this screen has none. */
  readonly orderRows?: readonly SettingRow[];
  readonly pace: PaceSettings;
  /** The settings of answers that are played. */
  readonly playedRows?: readonly SettingRow[];
  readonly neckQuiz: Pick<NeckQuizOfScreen, 'quiz'>;
  /** Controls that only a drill of this screen has. */
  readonly drill?: ReactNode;
  /** Text about the settings. */
  readonly children?: ReactNode;
}

const ORDER = [order];

/** The setup of a quiz on a neck and, while it runs, its score. */
export function NeckQuizPanel({
  settings,
  rows,
  orderRows = ORDER,
  pace,
  playedRows = [],
  neckQuiz: { quiz },
  drill,
  children,
}: NeckQuizPanelProps) {
  const session: AnyNeckSession = quiz.session;
  return (
    <Panel title={QUIZ_MODE} className={stack.stack}>
      {isOpen(session) && <NeckScore session={session} />}
      <ShownFields settings={settings} rows={rows} />
      {children}
      <ShownFields settings={settings} rows={orderRows} />
      {pace.answerWith && (
        <>
          <Field settings={settings} row={pace.answerWith} />
          <PlayedFields
            session={session}
            settings={settings}
            rows={playedRows}
            answerWith={pace.answerWith}
          />
        </>
      )}
      <DrillFields settings={settings} rows={pace}>
        {drill}
      </DrillFields>
      <EyesFreeNotice />
    </Panel>
  );
}

interface NeckScoreProps {
  readonly session: Exclude<AnySession, { readonly status: 'idle' }>;
}

/** How a running quiz is going. */
function NeckScore({ session }: NeckScoreProps) {
  const results = resultsOf(session);
  if (useFiguresState(session) === 'hidden') return null;
  return (
    <div className={stack.figures}>
      <div>{scoreLine(results)}</div>
      <div>{answeredLine(results)}</div>
      {results.medianTime !== undefined && <div>{medianText(results.medianTime)}</div>}
    </div>
  );
}
