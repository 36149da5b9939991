import { DrillFields } from '../../quiz/DrillFields';
import { EyesFreeNotice } from '../../quiz/EyesFreeNotice';
import { DrillNote, isDrilling, LockedNote } from '../../quiz/LockedNote';
import { PlayedFields } from '../../quiz/PlayedFields';
import { usePracticeApi } from '../../results/practiceApi';
import { Field, ShownFields } from '../../settings/Field';
import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import { Panel } from '../../ui/Panel';
import stack from '../../ui/stack.module.css';
import { QuizHowToUse } from './KeysHowToUse';
import { KeysQuestionPanel } from './KeysQuestionPanel';
import { KeysResults } from './KeysResults';
import styles from './QuizTab.module.css';
import { keysSettings } from './settings';
import type { Keys } from './useKeys';

/** Beside the results its key belongs to Drill These, so none is drawn. */
const { leader: _, ...DRILL_WITHOUT_KEY } = keysSettings.drill;

/** What decides the questions. */
const ASKED = [keysSettings.keyTypes, keysSettings.chords, keysSettings.row];

/** What can be set where answers are played. */
const PLAYED = [keysSettings.onlyRight];

interface KeysQuizPanelProps {
  readonly settings: Settings;
  readonly keys: Keys;
}

/** The setup of the quiz. */
export function KeysQuizPanel({ settings, keys: { quiz } }: KeysQuizPanelProps) {
  const drill = useSetting(settings, keysSettings.drill);
  return (
    <Panel title="Quiz" className={stack.stack}>
      <Field settings={settings} row={keysSettings.quizType} />
      <ShownFields settings={settings} rows={ASKED} />
      {drill === 'off' && <Field settings={settings} row={keysSettings.questionCount} />}
      <Field settings={settings} row={keysSettings.order} />
      <Field settings={settings} row={keysSettings.answerWith} />
      <PlayedFields
        session={quiz.session}
        settings={settings}
        rows={PLAYED}
        answerWith={keysSettings.answerWith}
      />
      <DrillFields
        settings={settings}
        rows={keysSettings}
        {...(quiz.session.status === 'completed' && { drill: DRILL_WITHOUT_KEY, link: 'elsewhere' })}
      >
        <Field settings={settings} row={keysSettings.mostAccidentals} />
      </DrillFields>
      <LockedNote session={quiz.session} />
      <EyesFreeNotice />
    </Panel>
  );
}

interface QuizTabProps {
  readonly settings: Settings;
  readonly keys: Keys;
  /** Without the setup there is nothing but the question, or the results. */
  readonly setup: 'shown' | 'hidden';
}

/** The quiz in each of its states, and how it is set up. */
export function QuizTab({ settings, keys, setup }: QuizTabProps) {
  const { session } = keys.quiz;
  const { describe } = usePracticeApi();
  const panel = setup === 'shown' && <KeysQuizPanel settings={settings} keys={keys} />;
  switch (session.status) {
    case 'idle':
      return panel;
    case 'asking':
    case 'checking':
    case 'feedback':
      return (
        <div className={styles.open} data-setup={setup}>
          <div className={styles.question}>
            <KeysQuestionPanel session={session} keys={keys} />
            {isDrilling(session) ? (
              <DrillNote session={session} describe={(way, items) => describe('keys', way, items)} />
            ) : (
              <QuizHowToUse session={session} commands={keys.commands} />
            )}
          </div>
          {panel}
        </div>
      );
    case 'completed':
      return (
        <div className={styles.ended} data-setup={setup}>
          <KeysResults session={session} keys={keys} />
          {panel}
        </div>
      );
  }
}
