import clsx from 'clsx';
import { useMemo, useState } from 'react';
import { Answer } from '../../quiz/Answer';
import { AnswerRadios } from '../../quiz/AnswerRadios';
import { sourceIn } from '../../quiz/answerWith';
import type { AnswerOption } from '../../quiz/definition';
import { Hearing } from '../../quiz/Hearing';
import { isDrilling } from '../../quiz/LockedNote';
import { isQuick } from '../../quiz/pace';
import { playedLines } from '../../quiz/playing';
import { Question } from '../../quiz/Question';
import quiz from '../../quiz/Quiz.module.css';
import { type Open, openQuestion, outcomeOf } from '../../quiz/session';
import { ANSWERED_ALREADY } from '../../quiz/text';
import { Verdict } from '../../quiz/Verdict';
import type { Settings } from '../../settings/settings';
import { intervalOf, SHORT_NAMES } from '../../theory/interval';
import { CommandButton } from '../../ui/CommandButton';
import { Kbd } from '../../ui/Kbd';
import { Panel } from '../../ui/Panel';
import { useShell } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { Toolbar } from '../../ui/Toolbar';
import { AnsweredNeck, answerCells, answerMarks, stepCells } from './AnsweredNeck';
import { AnswerNeck } from './AnswerNeck';
import { Columns } from './Columns';
import keys from './IntervalKeys.module.css';
import styles from './Intervals.module.css';
import { QuizAside } from './QuizAside';
import type { IntervalsRun, IntervalsSession } from './quiz/nameInterval';
import { COUNT_FRETS, stepOf, stepsText } from './quiz/playIntervalText';
import type { IntervalAnswer, IntervalQuestion } from './quiz/question';
import { differenceText, HOW_TO, type IntervalAnswered, LISTEN_AGAIN, mannerText } from './text';
import type { Listening } from './useIntervalPlayer';
import type { Intervals } from './useIntervals';

const SIGNS = { right: '✅', wrong: '❌' };

type AnsweredSession = Extract<IntervalsSession, { status: 'feedback' }>;

/** How far off the answer was, or what was heard. */
function linesOf(run: IntervalsRun, answered: IntervalAnswered): readonly string[] {
  const { question } = answered;
  const lines = playedLines(run, answered);
  if (lines.length > 0 || answered.verdict !== 'wrong') return lines;
  const { answer } = answered;
  return [typeof answer === 'number' ? stepsText(question, answer) : differenceText(question, answer)];
}

/** The verdict on an answer and, after a wrong one, how far off it was. */
export function IntervalVerdict({ session: { run, last } }: { session: AnsweredSession }) {
  const { question } = last;
  const { withSigns } = useShell();
  return (
    <Verdict
      verdict={outcomeOf(last)}
      signs={SIGNS}
      correct={<span className={quiz.correct}>{`Correct answer: ${run.quiz.correctText(question)}`}</span>}
    >
      {linesOf(run, last).map(line => (
        <span key={line} className={clsx(quiz.detail, styles.difference)}>
          {withSigns(line)}
        </span>
      ))}
    </Verdict>
  );
}

interface IntervalQuestionPanelProps {
  readonly settings: Settings;
  readonly session: Open<IntervalQuestion, IntervalAnswer, IntervalsRun>;
  readonly intervals: Intervals;
  readonly listening: Listening;
}

/** The open question: its sound, its answers, and its verdict. */
export function IntervalQuestionPanel({
  settings,
  session,
  intervals,
  listening,
}: IntervalQuestionPanelProps) {
  const { quiz, commands, refs } = intervals;
  const { controller } = quiz;
  // The interval is told, and its second note is what is asked for.
  const isPlayed = session.run.quiz.sounds === 'root';
  const marks = useMemo(() => answerMarks(session), [session]);
  // The sounding interval is named only once the question is answered.
  const named = session.status === 'feedback' ? listening.now?.heard.semitones : undefined;
  const cellAt = useMemo(
    () =>
      isPlayed
        ? stepCells(marks, session.status)
        : answerCells(marks, named === undefined ? undefined : intervalOf(named).name),
    [isPlayed, marks, session.status, named],
  );
  const question = openQuestion(session);
  const locked = session.status === 'feedback' ? ANSWERED_ALREADY : undefined;
  const isDrill = isQuick(session.run.pace);
  const hasNeck = isDrill || isPlayed;
  const [used, setUsed] = useState<'answer' | 'answered'>('answer');
  const isAnsweredInUse = session.status === 'feedback' && (!hasNeck || used === 'answered');
  return (
    <Columns
      howTo={isDrilling(session) ? undefined : howToOf(session, isPlayed)}
      aside={<QuizAside session={session} settings={settings} />}
    >
      <Panel title="Question" className={styles.question}>
        <Question
          session={session}
          eyesFree={quiz.eyesFree}
          commands={commands.quiz}
          promptAs="h3"
          count="written"
        >
          <div className={styles.hear}>
            <p>{mannerText(question.heard)}</p>
            <Toolbar name="Sound" className={styles.sounds}>
              <CommandButton ref={refs.play} tone="text" command={commands.hear} whenDisabled="keep-quiet" />
              <CommandButton tone="text" command={commands.compare} whenDisabled="keep-quiet" />
            </Toolbar>
          </div>
        </Question>
        <Answer
          session={session}
          commands={commands.quiz}
          advanceRef={refs.advance}
          toolbar="Answer"
          waiting={<Waiting session={session} />}
          verdict={session.status === 'feedback' && <IntervalVerdict session={session} />}
        >
          <div className={stack.stack}>
            {hasNeck && (
              <AnswerNeck
                cellAt={cellAt}
                onAnswer={({ name, semitones }) =>
                  controller.answer(isPlayed ? stepOf(question, semitones) : name)
                }
                disabled={locked}
                handle={refs.neck}
                inUse={!isAnsweredInUse}
                onFocus={() => setUsed('answer')}
                alsoHere={quiz.spokenFigures}
              />
            )}
            {!isPlayed && (
              <div className={keys.keyboard}>
                <AnswerRadios
                  session={session}
                  layout="keyboard"
                  locked={locked}
                  controller={controller}
                  hintOf={option => <AnswerHint {...option} />}
                />
              </div>
            )}
          </div>
        </Answer>
      </Panel>
      <AnsweredNeck
        session={session}
        listening={listening}
        inUse={isAnsweredInUse}
        onFocus={() => setUsed('answered')}
      />
    </Columns>
  );
}

function Waiting({ session }: Pick<IntervalQuestionPanelProps, 'session'>) {
  const { run } = session;
  const source = sourceIn(run);
  if (source && session.status === 'asking') return <Hearing session={session} />;
  return <p>{run.quiz.sounds === 'root' ? COUNT_FRETS : LISTEN_AGAIN}</p>;
}

function howToOf(
  { status, run }: IntervalQuestionPanelProps['session'],
  isPlayed: boolean,
): readonly [string, string] {
  if (isPlayed && status === 'asking') return HOW_TO.playing;
  if (status === 'feedback') return HOW_TO.feedback;
  return isQuick(run.pace) ? HOW_TO.quick : HOW_TO.asking;
}

/** The hotkey of an answer, and its short name. */
function AnswerHint({ code, answer, hotkey }: AnswerOption<IntervalAnswer>) {
  const { hotkeysOf } = useShell();
  return (
    <span className={keys.hint}>
      {hotkeysOf(`intervals-quiz.answer.${code}`, hotkey === undefined ? [] : [hotkey]).map(key => (
        <Kbd key={key} hotkey={key} />
      ))}
      <span className={keys.short} aria-hidden="true">
        {typeof answer === 'string' && SHORT_NAMES[answer]}
      </span>
    </span>
  );
}
