import type { Settings } from '../../settings/settings';
import { KeysQuestionPanel } from './KeysQuestionPanel';
import { KeysQuizPanel } from './KeysQuizPanel';
import { KeysResults } from './KeysResults';
import { QuizHowToUse } from './QuizHowToUse';
import styles from './QuizTab.module.css';
import type { Keys } from './useKeys';

interface QuizTabProps {
  readonly settings: Settings;
  readonly keys: Keys;
  /** Without the setup there is nothing but the question, or the results. */
  readonly setup: 'shown' | 'hidden';
}

/** The quiz in each of its states, and how it is set up. */
export function QuizTab({ settings, keys, setup }: QuizTabProps) {
  const { session } = keys.quiz;
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
            <QuizHowToUse session={session} commands={keys.commands} />
          </div>
          {panel}
        </div>
      );
    case 'completed':
      return (
        <>
          <KeysResults session={session} keys={keys} comparison={keys.comparison} />
          {panel}
        </>
      );
  }
}
