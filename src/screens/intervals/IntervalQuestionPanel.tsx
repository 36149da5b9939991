import { type FormEvent, useMemo, useState } from 'react';
import { Answer } from '../../quiz/Answer';
import { AnswerRadios } from '../../quiz/AnswerRadios';
import type { AnswerOption } from '../../quiz/definition';
import { openQuestion } from '../../quiz/open';
import { isQuick } from '../../quiz/pace';
import { Question } from '../../quiz/Question';
import type { Open } from '../../quiz/session';
import { ANSWERED_ALREADY } from '../../quiz/setupText';
import type { Settings } from '../../settings/settings';
import { type IntervalName, intervalOf } from '../../theory/interval';
import { SHORT_NAMES } from '../../theory/shortNames';
import { CommandButton } from '../../ui/CommandButton';
import { Kbd } from '../../ui/Kbd';
import { Panel } from '../../ui/Panel';
import { useShell } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { Toolbar } from '../../ui/Toolbar';
import { AnsweredNeck } from './AnsweredNeck';
import { AnswerNeck } from './AnswerNeck';
import { Columns } from './Columns';
import { answerCells, answerMarks } from './cells';
import { directionText } from './directions';
import keys from './IntervalKeys.module.css';
import styles from './Intervals.module.css';
import { IntervalVerdict } from './IntervalVerdict';
import { QuizAside } from './QuizAside';
import type { IntervalQuestion } from './question';
import type { IntervalsRun } from './quiz';
import { HOW_TO, LISTEN_AGAIN } from './text';
import type { Intervals } from './useIntervals';
import type { Listening } from './useListening';

interface IntervalQuestionPanelProps {
  readonly settings: Settings;
  readonly session: Open<IntervalQuestion, IntervalName, IntervalsRun>;
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
  const { acts } = quiz;
  const marks = useMemo(() => answerMarks(session), [session]);
  // The sounding interval is named only once the question is answered.
  const named = session.status === 'feedback' ? listening.now?.heard.semitones : undefined;
  const cellAt = useMemo(
    () => answerCells(marks, named === undefined ? undefined : intervalOf(named).name),
    [marks, named],
  );
  const locked = session.status === 'feedback' ? ANSWERED_ALREADY : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    acts.submit();
  };
  const isDrill = isQuick(session.run.pace);
  const [used, setUsed] = useState<'answer' | 'answered'>('answer');
  const isAnsweredInUse = session.status === 'feedback' && (!isDrill || used === 'answered');
  return (
    <Columns
      howTo={howToOf(session.status, isDrill)}
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
            <p>{`Direction: ${directionText(openQuestion(session).heard.direction)}`}</p>
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
          waiting={<p>{LISTEN_AGAIN}</p>}
          verdict={session.status === 'feedback' && <IntervalVerdict answered={session.last} />}
        >
          <div className={stack.stack}>
            {isDrill && (
              <AnswerNeck
                cellAt={cellAt}
                onAnswer={acts.answer}
                disabled={locked}
                handle={refs.neck}
                inUse={!isAnsweredInUse}
                onFocus={() => setUsed('answer')}
                alsoHere={quiz.spokenFigures}
              />
            )}
            <form className={keys.keyboard} onSubmit={submit}>
              <AnswerRadios
                session={session}
                layout="keyboard"
                locked={locked}
                onChoose={acts.draft}
                hintOf={option => <AnswerHint {...option} />}
              />
              {/* Lets Enter on a radio submit, as in any form. */}
              <button
                type="submit"
                hidden
                disabled={session.status !== 'asking' || session.draft === undefined}
              />
            </form>
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

const howToOf = (
  status: IntervalQuestionPanelProps['session']['status'],
  isDrill: boolean,
): readonly [string, string] => {
  if (status === 'feedback') return HOW_TO.feedback;
  return isDrill ? HOW_TO.drill : HOW_TO.asking;
};

/** The hotkey of an answer, and its short name. */
function AnswerHint({ code, answer, hotkey }: AnswerOption<IntervalName>) {
  const { hotkeysOf } = useShell();
  return (
    <span className={keys.hint}>
      {hotkeysOf(`intervals-quiz.answer.${code}`, hotkey === undefined ? [] : [hotkey]).map(key => (
        <Kbd key={key} hotkey={key} />
      ))}
      <span className={keys.short} aria-hidden="true">
        {SHORT_NAMES[answer]}
      </span>
    </span>
  );
}
