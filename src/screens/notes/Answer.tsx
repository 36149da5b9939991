import type { Ref } from 'react';
import type { Command } from '../../commands/command';
import { isOpen } from '../../quiz/session';
import { chromaticOptions } from '../../settings/noteOptions';
import type { PitchClass } from '../../theory/note';
import { chromaticName } from '../../theory/note';
import { CommandButton } from '../../ui/CommandButton';
import styles from '../../ui/quiz.module.css';
import { Radios } from '../../ui/Radios';
import { useShell } from '../../ui/shell';
import type { NotesSession } from './commands';
import { type NotesAnswered, nameIn, reviewInWords } from './words';

interface AnswerProps {
  readonly session: NotesSession;
  readonly onChoose: (note: PitchClass) => void;
  /** Submit, then next: the one button that stays under the user's finger. */
  readonly goOn: Command | undefined;
  readonly goOnRef: Ref<HTMLButtonElement>;
  readonly others: readonly Command[];
}

/** Where an open question is answered, and where its verdict stands. */
export function Answer({ session, onChoose, goOn, goOnRef, others }: AnswerProps) {
  if (!isOpen(session)) return null;
  return (
    <div className={styles.answer}>
      <Choice session={session} onChoose={onChoose} />
      {session.status === 'feedback' && <Verdict answered={session.last} />}
      <div className={styles.row}>
        {goOn && <CommandButton key="go-on" ref={goOnRef} tone="primary" command={goOn} />}
        {others.map(command => (
          <CommandButton key={command.id} command={command} />
        ))}
      </div>
    </div>
  );
}

function Choice({ session, onChoose }: Pick<AnswerProps, 'session' | 'onChoose'>) {
  if (!isOpen(session)) return null;
  const answered = session.status === 'feedback' ? session.last : undefined;
  const question = session.status === 'asking' ? session.question : session.last.question;
  const answer = session.status === 'asking' ? session.draft : session.last.answer;
  if (question.mode !== 'name-note') return null;
  return (
    <Radios
      legend="Your answer"
      layout="choices"
      options={chromaticOptions(question.setup.accidentals)}
      chosen={answer?.mode === 'name-note' ? chromaticName(answer.note, 'sharps') : undefined}
      locked={answered && 'Answered'}
      onChoose={({ pitch }) => onChoose(pitch)}
    />
  );
}

function Verdict({ answered }: { answered: NotesAnswered }) {
  const { drawn } = useShell();
  const { question, verdict } = answered;
  return (
    <div className={styles.verdict} data-verdict={verdict}>
      <span aria-hidden="true">{verdict === 'right' ? '✓' : '✗'}</span>
      <b>{verdict === 'right' ? 'Correct!' : 'Incorrect'}</b>
      {verdict === 'wrong' && (
        <span>
          <span>The correct answer is:</span>{' '}
          <span className={styles.correct}>{drawn(nameIn(question.setup, question.note))}</span>
        </span>
      )}
      {reviewInWords(answered, name => drawn(name)).map(line => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
