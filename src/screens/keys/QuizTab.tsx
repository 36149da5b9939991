import type { Settings } from '../../settings/settings';
import { KeysQuizPanel } from './KeysQuizPanel';
import type { KeysOfScreen } from './keysOfScreen';
import styles from './QuizTab.module.css';

interface QuizTabProps {
  readonly settings: Settings;
  readonly keys: KeysOfScreen;
  /** Without the setup there is nothing but the question, or the results. */
  readonly setup: 'shown' | 'hidden';
}

/** The quiz in each of its states, and how it is set up. */
export function QuizTab({ settings, keys, setup }: QuizTabProps) {
  const { session, code } = keys.quiz;
  const panel = setup === 'shown' && <KeysQuizPanel settings={settings} keys={keys} />;
  if (session.status === 'idle' || code === undefined) return panel;
  switch (session.status) {
    case 'asking':
    case 'checking':
    case 'feedback':
      return (
        <div className={styles.open} data-setup={setup}>
          <div className={styles.question}>
            <code.KeysQuestionPanel session={session} keys={keys} />
            <code.QuizHowToUse session={session} commands={keys.commands} />
          </div>
          {panel}
        </div>
      );
    case 'completed':
      return (
        <>
          <code.KeysResults session={session} keys={keys} comparison={keys.comparison} />
          {panel}
        </>
      );
  }
}
