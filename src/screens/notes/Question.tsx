import { isOpen, questionNumber } from '../../quiz/session';
import styles from '../../ui/quiz.module.css';
import { useShell } from '../../ui/shell';
import type { NotesSession } from './commands';
import { promptOf } from './words';

/** What is asked, and how far the quiz is. */
export function Question({ session }: { session: NotesSession }) {
  const { drawn } = useShell();
  if (!isOpen(session)) return null;
  const question = session.status === 'asking' ? session.question : session.last.question;
  const { before, note, after } = promptOf(question);
  const done = (questionNumber(session) / session.questions.length) * 100;
  return (
    <div className={styles.question}>
      <p className={styles.prompt}>
        {before} {note !== '' && <b>{drawn(note)}</b>} {after}
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ width: `${done}%` }} />
      </div>
    </div>
  );
}
