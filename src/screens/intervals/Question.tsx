import { type FormEvent, useMemo } from 'react';
import type { Command } from '../../commands/command';
import type { Mark } from '../../fretboard/cell';
import { EyesFreeTools } from '../../quiz/EyesFreeTools';
import { isQuick } from '../../quiz/pace';
import { isOpen, questionNumber } from '../../quiz/session';
import type { EyesFree } from '../../quiz/useEyesFree';
import { INTERVALS, intervalOf } from '../../theory/interval';
import { CommandButton } from '../../ui/CommandButton';
import { Kbd } from '../../ui/Kbd';
import { Panel } from '../../ui/Panel';
import quiz from '../../ui/quiz.module.css';
import { Radios } from '../../ui/Radios';
import { useShell } from '../../ui/shell';
import { Toolbar } from '../../ui/Toolbar';
import { AnswerNeck } from './AnswerNeck';
import { answerKey } from './answerKeys';
import { answerCells, answerMarks } from './cells';
import { directionText } from './directions';
import styles from './Intervals.module.css';
import { type IntervalAnswer, type IntervalsSession, questionOf } from './question';
import type { IntervalsFocus } from './useIntervals';
import type { Listening } from './useListening';
import { Verdict } from './Verdict';

interface QuestionProps {
  readonly session: IntervalsSession;
  readonly listening: Listening;
  readonly eyesFree: EyesFree;
  readonly focus: IntervalsFocus;
  readonly find: (id: string) => Command | undefined;
  readonly onChoose: (answer: IntervalAnswer) => void;
  /** What acting on the answer neck does. */
  readonly onAnswer: (answer: IntervalAnswer) => void;
  readonly onSubmit: () => void;
}

const ANSWERED = 'Answered already: Enter goes on';

const options = INTERVALS.map(({ name, semitones }) => ({ code: name, text: name, name, semitones }));

/** One question: hear, choose, submit, and what came of it. */
export function Question({
  session,
  listening,
  eyesFree,
  focus,
  find,
  onChoose,
  onAnswer,
  onSubmit,
}: QuestionProps) {
  const question = questionOf(session);
  const marks = useMemo(() => answerMarks(session), [session]);
  // What sounds is named only where nobody is asked to name it.
  const named = session.status === 'feedback' ? listening.now?.heard.semitones : undefined;
  const cellAt = useMemo(
    () => answerCells(marks, named === undefined ? undefined : intervalOf(named).name),
    [marks, named],
  );
  if (!isOpen(session) || question === undefined) return null;

  const play = find('intervals-quiz.play');
  const compare = find('intervals-quiz.compare');
  const goOn = find('intervals-quiz.submit') ?? find('intervals-quiz.next');
  const quit = find('intervals-quiz.quit');
  const rests = session.status === 'feedback' ? ANSWERED : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Panel title="Question">
      <Progress number={questionNumber(session)} total={session.questions.length} />
      <h3 className={quiz.prompt}>What interval is this?</h3>
      <div className={styles.hear}>
        <Toolbar name="Sound" className={quiz.row}>
          {play && <CommandButton ref={focus.play} command={play} whenDisabled="keep-quiet" />}
          {compare && <CommandButton command={compare} whenDisabled="keep-quiet" />}
        </Toolbar>
        <p>{`Direction: ${directionText(question.heard.direction)}`}</p>
      </div>
      <EyesFreeTools {...eyesFree} />
      <div className={quiz.answer}>
        {isQuick(question.pace) && (
          <AnswerNeck cellAt={cellAt} onAnswer={onAnswer} rests={rests} handle={focus.neck} />
        )}
        <form className={styles.answers} onSubmit={submit}>
          <Radios
            legend="Your answer"
            layout="list"
            options={options}
            chosen={session.status === 'asking' ? session.draft : session.last.answer}
            locked={rests}
            onChoose={({ name }) => onChoose(name)}
            hintOf={({ name, semitones }) => (
              <AnswerHint mark={marks.get(name)} name={name} semitones={semitones} />
            )}
          />
          {/* With it Enter on a radio submits, as it does in any form. */}
          <button
            type="submit"
            hidden
            disabled={session.status !== 'asking' || session.draft === undefined}
          />
        </form>
        {session.status === 'feedback' && <Verdict answered={session.last} listening={listening} />}
        <Toolbar name="Answer" className={quiz.row}>
          {goOn && <CommandButton key="go-on" ref={focus.goOn} tone="primary" command={goOn} />}
          {quit && <CommandButton command={quit} />}
        </Toolbar>
      </div>
    </Panel>
  );
}

function Progress({ number, total }: { number: number; total: number }) {
  return (
    <div className={styles.progress}>
      <span>{`${number}/${total}`}</span>
      <div className={quiz.bar} aria-hidden="true">
        <span style={{ width: `${(number / total) * 100}%` }} />
      </div>
    </div>
  );
}

interface AnswerHintProps {
  readonly mark: Mark | undefined;
  readonly name: IntervalAnswer;
  readonly semitones: (typeof INTERVALS)[number]['semitones'];
}

const SIGNS: Partial<Record<Mark, string>> = { right: '✓', wrong: '✗' };

/** The key of an answer; once there is a verdict, its sign. */
function AnswerHint({ mark, semitones }: AnswerHintProps) {
  const { hotkeysOf } = useShell();
  const sign = mark && SIGNS[mark];
  if (sign)
    return (
      <span className={styles.sign} data-mark={mark} aria-hidden="true">
        {sign}
      </span>
    );
  return hotkeysOf(`intervals-quiz.answer.${semitones}`, [answerKey(semitones)]).map(hotkey => (
    <Kbd key={hotkey} hotkey={hotkey} />
  ));
}
