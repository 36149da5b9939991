import type { Hotkey } from '../commands/hotkey';
import { AnswerRadios } from '../quiz/AnswerRadios';
import type { AnswerOption } from '../quiz/definition';
import { openQuestion } from '../quiz/open';
import { Kbd } from '../ui/Kbd';
import { useShell } from '../ui/shell';
import styles from './NeckAnswers.module.css';
import type { OpenNeckSession } from './neckQuiz';
import { ANSWERED } from './neckQuizText';
import type { NeckQuizOfScreen } from './useNeckQuiz';

interface NeckAnswersProps {
  readonly session: OpenNeckSession;
  readonly use: Pick<NeckQuizOfScreen, 'quiz'>;
}

const sizeFor = (longest: number): string | undefined => {
  if (longest === 1) return styles.digits;
  return longest === 2 ? styles.signs : styles.words;
};

/** The possible answers, each with its key unless that is its text. */
export function NeckAnswers({ session, use: { quiz } }: NeckAnswersProps) {
  const commandOf = (code: string) => quiz.commands.answers.find(({ id }) => id.endsWith(`.answer.${code}`));
  const options = session.run.quiz.answersTo(openQuestion(session));
  const size = sizeFor(Math.max(...options.map(({ text }) => text.length)));
  return (
    <div className={size}>
      <AnswerRadios
        session={session}
        layout="list"
        locked={session.status === 'feedback' ? ANSWERED : undefined}
        onChoose={quiz.acts.draft}
        hintOf={option => <AnswerHint id={commandOf(option.code)?.id ?? ''} option={option} />}
      />
    </div>
  );
}

interface AnswerHintProps {
  /** The id of its command. */
  readonly id: string;
  readonly option: AnswerOption<unknown>;
}

function AnswerHint({ id, option: { text, hotkey } }: AnswerHintProps) {
  const { hotkeysOf } = useShell();
  const declared: readonly Hotkey[] = hotkey === undefined ? [] : [hotkey];
  const [first] = hotkeysOf(id, declared);
  return first === undefined || first === text ? null : <Kbd hotkey={first} />;
}
