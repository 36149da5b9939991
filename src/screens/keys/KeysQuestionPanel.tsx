import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { Answer } from '../../quiz/Answer';
import { AnswerList } from '../../quiz/AnswerList';
import { isSelfCheck, sourceIn } from '../../quiz/answerWith';
import { askedIn } from '../../quiz/cues';
import { useFiguresState } from '../../quiz/Figures';
import { shownTitle } from '../../quiz/figures';
import { Hearing } from '../../quiz/Hearing';
import { isQuick } from '../../quiz/pace';
import { playedLines } from '../../quiz/playing';
import { Question } from '../../quiz/Question';
import quizStyles from '../../quiz/Quiz.module.css';
import { resultsOf } from '../../quiz/results';
import {
  type Answered,
  isSolved,
  type Open,
  openAnswer,
  openQuestion,
  type ShownVerdict,
  verdictOn,
} from '../../quiz/session';
import { ANSWERED_ALREADY, accuracyText, SELF_CHECK_BUTTONS, SELF_CHECK_WAITING } from '../../quiz/text';
import { Verdict } from '../../quiz/Verdict';
import { keyInfo } from '../../theory/key';
import { CommandButton } from '../../ui/CommandButton';
import { focusHeading, isComposing } from '../../ui/heading';
import { Panel } from '../../ui/Panel';
import { Spoken } from '../../ui/Spoken';
import { useShell } from '../../ui/shell';
import { Toolbar } from '../../ui/Toolbar';
import { CoveredStaff, SignatureStaff } from '../Staff';
import styles from './KeysQuestionPanel.module.css';
import type { KeysQuestion, KeysQuiz } from './quiz/question';
import type { KeysRun } from './quiz/quizzes';
import { correctText, signatureText, staffText } from './text';
import type { Keys } from './useKeys';

interface KeysQuestionPanelProps {
  readonly session: Open<KeysQuestion, string, KeysRun>;
  readonly keys: Keys;
}

/** The open question, its text field, and its verdict. */
export function KeysQuestionPanel({ session, keys }: KeysQuestionPanelProps) {
  const { quiz, commands } = keys;
  const { signature } = session.run.quiz;
  const results = resultsOf(session);
  const figures = useFiguresState(session);
  const standing = results.answered === 0 ? undefined : results.standing;
  return (
    <Panel title={shownTitle(askedIn(session), figures)} className={styles.panel}>
      <Question session={session} eyesFree={quiz.eyesFree} commands={commands.quiz} standing={standing}>
        {session.run.quiz.heard && (
          <Toolbar name="Sound" className={styles.hear}>
            <CommandButton
              ref={keys.refs.hear}
              tone="text"
              command={commands.play}
              whenDisabled="keep-quiet"
            />
            <CommandButton tone="text" command={commands.context} />
          </Toolbar>
        )}
        {/* The bar has the color of this text. */}
        {figures === 'shown' && (
          <p className={styles.accuracy} data-standing={standing}>
            {accuracyText(results)}
          </p>
        )}
      </Question>
      {/* A chord that is heard isn't read. */}
      {!session.run.quiz.heard && (
        <div className={styles.signature}>
          <Signature
            of={openQuestion(session)}
            state={signature === 'asked' || isSolved(session) ? 'shown' : 'covered'}
          />
        </div>
      )}
      <KeysAnswer session={session} keys={keys} />
    </Panel>
  );
}

interface SignatureProps {
  readonly of: KeysQuestion;
  /** `covered` keeps its place while it would give the answer away. */
  readonly state: 'shown' | 'covered';
}

/** A key's signature, on a staff and as text. */
function Signature({ of: { key, names }, state }: SignatureProps) {
  switch (state) {
    case 'covered':
      return (
        <>
          <CoveredStaff />
          <p className={styles.list} />
        </>
      );
    case 'shown':
      return (
        <>
          <SignatureStaff label={staffText(key, names)} accidentals={keyInfo(key).accidentals} />
          <p className={styles.list}>
            <Spoken {...signatureText(key, names)} />
          </p>
        </>
      );
  }
}

/** A held Enter must not skip through questions and results. */
const onceOnly = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
};

/** Whether a key writes a character. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Escape empties the field; where it is empty, it leaves for the heading, where hotkeys work. */
function leaveOrEmpty(event: KeyboardEvent<HTMLInputElement>, empty: () => void): void {
  if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
  const { value, readOnly } = event.currentTarget;
  if (value !== '' && !readOnly) empty();
  else focusHeading();
}

/** How to answer, in the place of the verdict. */
function Waiting({ session }: Pick<KeysQuestionPanelProps, 'session'>) {
  const { run } = session;
  const source = sourceIn(run);
  if (source && session.status === 'asking')
    return (
      <div className={styles.room}>
        <Hearing session={session} hint={run.quiz.playedHint?.(source)} />
      </div>
    );
  const hint =
    run.quiz.field?.hint(openQuestion(session)) ?? run.quiz.waiting?.[isQuick(run.pace) ? 'quick' : 'calm'];
  return <p className={styles.room}>{isSelfCheck(run) ? SELF_CHECK_WAITING : hint}</p>;
}

/** The answer in its frame: typed into a field or, in a quiz without one, chosen from a list. */
function KeysAnswer({ session, keys }: KeysQuestionPanelProps) {
  const { quiz, commands, refs } = keys;
  const { run } = session;
  const isGraded = !isSelfCheck(run);
  const isAnswered = session.status === 'feedback';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAnswered) quiz.controller.next();
    else quiz.controller.submit();
  };
  const answer = (
    <Answer
      session={session}
      commands={commands.quiz}
      advanceRef={refs.advance.ref}
      layout={isGraded ? 'beside' : 'below'}
      {...(!isGraded && { toolbar: SELF_CHECK_BUTTONS })}
      others={isSolved(session) && !run.quiz.heard ? [commands.play] : []}
      waiting={<Waiting session={session} />}
      verdict={
        isSolved(session) && (
          <div className={styles.room}>
            <KeysVerdict run={run} answered={session.last} verdict={verdictOn(session)} />
          </div>
        )
      }
    >
      {isGraded &&
        (run.quiz.field ? (
          <AnswerField session={session} keys={keys} field={run.quiz.field} />
        ) : (
          <AnswerList
            session={session}
            locked={isAnswered ? ANSWERED_ALREADY : undefined}
            controller={quiz.controller}
            commands={commands.quiz}
          />
        ))}
    </Answer>
  );
  if (run.quiz.field === undefined) return <div className={styles.listed}>{answer}</div>;
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={onceOnly}>
      {answer}
    </form>
  );
}

interface AnswerFieldProps extends KeysQuestionPanelProps {
  readonly field: NonNullable<KeysQuiz['field']>;
}

function AnswerField({ session, keys: { quiz, refs }, field: { keyboard } }: AnswerFieldProps) {
  const id = useId();
  const isAnswered = session.status === 'feedback';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Your answer</label>
      <input
        ref={refs.field}
        id={id}
        className={styles.input}
        type="text"
        inputMode={keyboard}
        enterKeyHint={isAnswered ? 'next' : 'done'}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        readOnly={isAnswered}
        value={openAnswer(session) ?? ''}
        onChange={event => quiz.controller.draft(event.target.value)}
        onKeyDown={event => {
          if (isTyped(event) && quiz.controller.passOn() === 'taken') event.preventDefault();
          else leaveOrEmpty(event, () => quiz.controller.draft(''));
        }}
      />
    </div>
  );
}

interface KeysVerdictProps {
  readonly run: KeysRun;
  readonly answered: Answered<KeysQuestion, string>;
  readonly verdict: ShownVerdict;
}

function KeysVerdict({ run, answered, verdict }: KeysVerdictProps) {
  const { withSigns } = useShell();
  const definition = run.quiz;
  const remark = definition.remarkOn(answered);
  return (
    <Verdict
      verdict={verdict}
      correct={
        <span className={quizStyles.correct}>
          {correctText(withSigns(definition.correctText(answered.question)))}
        </span>
      }
    >
      {playedLines(run, answered).map(line => (
        <span key={line} className={quizStyles.detail}>
          {withSigns(line)}
        </span>
      ))}
      {remark && (
        <span className={quizStyles.detail}>
          <Spoken {...remark} />
        </span>
      )}
    </Verdict>
  );
}
