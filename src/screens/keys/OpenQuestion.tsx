import { type FormEvent, type KeyboardEvent, type Ref, useId } from 'react';
import type { Command } from '../../commands/command';
import { EyesFreeTools } from '../../quiz/EyesFreeTools';
import { isOpen, questionNumber } from '../../quiz/session';
import type { EyesFree } from '../../quiz/useEyesFree';
import type { Key } from '../../theory/key';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import quiz from '../../ui/quiz.module.css';
import { useShell } from '../../ui/shell';
import type { KeysActs, KeysSession } from './commands';
import styles from './OpenQuestion.module.css';
import type { KeysQuestion } from './question';
import { Said } from './Said';
import { Staff } from './Staff';
import { accuracyOf, correctAnswer, type KeysAnswered, promptOf, remarkOn, signatureText } from './words';

type Open = Extract<KeysSession, { status: 'asking' | 'feedback' }>;

interface OpenQuestionProps {
  readonly session: KeysSession;
  readonly acts: KeysActs;
  readonly eyesFree: EyesFree;
  readonly field: Ref<HTMLInputElement>;
  /** Submit, then next: the one button that stays under the user's finger. */
  readonly goOn: Command | undefined;
  readonly goOnRef: Ref<HTMLButtonElement>;
  readonly others: readonly Command[];
}

/** The question on the screen, where it is answered, and its verdict. */
export function OpenQuestion({ session, eyesFree, ...rest }: OpenQuestionProps) {
  if (!isOpen(session)) return null;
  const question = session.status === 'asking' ? session.question : session.last.question;
  return (
    <Panel title={`Question ${questionNumber(session)} of ${session.questions.length}`}>
      <Asked question={question} />
      <Progress session={session} />
      <EyesFreeTools {...eyesFree} />
      {showsSignature(session.status, question) && <Signature of={question.key} />}
      <Answer session={session} question={question} {...rest} />
    </Panel>
  );
}

/** Where the accidentals are to be counted, they are drawn only afterward. */
const showsSignature = (status: Open['status'], { mode }: KeysQuestion): boolean =>
  mode === 'name-key' || status === 'feedback';

/** How far the quiz is and how well it goes: the bar takes its color from the words beside it. */
function Progress({ session }: { session: Open }) {
  const accuracy = accuracyOf(session.answered);
  const done = (questionNumber(session) / session.questions.length) * 100;
  return (
    <>
      <div className={quiz.bar} data-standing={accuracy?.standing} aria-hidden="true">
        <span style={{ width: `${done}%` }} />
      </div>
      <p className={styles.accuracy} data-standing={accuracy?.standing}>
        {accuracy?.text ?? 'Nothing answered yet'}
      </p>
    </>
  );
}

function Asked({ question }: { question: KeysQuestion }) {
  const { before, subject, after } = promptOf(question);
  return (
    <p className={quiz.prompt}>
      {before}{' '}
      <b>
        <Said line={subject} />
      </b>
      {after}
    </p>
  );
}

/** A key's signature, on a staff and as a list. */
function Signature({ of: key }: { of: Key }) {
  return (
    <div className={styles.signature}>
      <Staff accidentalsOf={key} />
      <p className={styles.list}>
        <Said line={signatureText(key)} />
      </p>
    </div>
  );
}

/** A held Enter must not run through questions and results. */
const onceOnly = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
};

interface AnswerProps extends Omit<OpenQuestionProps, 'session' | 'eyesFree'> {
  readonly session: Open;
  readonly question: KeysQuestion;
}

function Answer({ session, question, acts, field, goOn, goOnRef, others }: AnswerProps) {
  const id = useId();
  const { hint, keyboard } = FIELDS[question.mode];
  const goOnByEnter = (event: FormEvent) => {
    event.preventDefault();
    if (session.status === 'asking') acts.submit();
    else acts.next();
  };
  return (
    <form className={quiz.answer} onSubmit={goOnByEnter} onKeyDown={onceOnly}>
      <div className={styles.field}>
        <label htmlFor={id}>Your answer</label>
        <input
          ref={field}
          id={id}
          className={styles.input}
          type="text"
          inputMode={keyboard}
          enterKeyHint={session.status === 'asking' ? 'done' : 'next'}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          readOnly={session.status === 'feedback'}
          value={session.status === 'asking' ? (session.draft ?? '') : session.last.answer}
          onChange={event => acts.type(event.target.value)}
        />
        <span className={styles.hint}>{hint}</span>
      </div>
      {session.status === 'feedback' && <Verdict answered={session.last} />}
      <div className={quiz.row}>
        {goOn && <CommandButton key="go-on" ref={goOnRef} tone="primary" command={goOn} />}
        {others.map(command => (
          <CommandButton key={command.id} command={command} />
        ))}
      </div>
    </form>
  );
}

const FIELDS = {
  'name-key': { hint: 'its note, with or without major or minor', keyboard: 'text' },
  'count-accidentals': { hint: 'a number', keyboard: 'numeric' },
} as const;

function Verdict({ answered }: { answered: KeysAnswered }) {
  const { drawn } = useShell();
  const { question, verdict } = answered;
  const remark = remarkOn(answered);
  return (
    <div className={quiz.verdict} data-verdict={verdict}>
      <span aria-hidden="true">{verdict === 'right' ? '✓' : '✗'}</span>
      <b>{verdict === 'right' ? 'Correct!' : 'Incorrect'}</b>
      {verdict === 'wrong' && (
        <span className={quiz.correct}>{`Correct answer: ${drawn(correctAnswer(question))}`}</span>
      )}
      {remark && (
        <span className={quiz.correct}>
          <Said line={remark} />
        </span>
      )}
    </div>
  );
}
