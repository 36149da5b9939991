import clsx from 'clsx';
import type { Hotkey } from '../commands/hotkey';
import { AnswerRadios } from '../quiz/AnswerRadios';
import type { AnswerOption } from '../quiz/definition';
import { openQuestion } from '../quiz/session';
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
  const { hotkeysOf } = useShell();
  const keyOf = ({ code, hotkey }: AnswerOption<unknown>): Hotkey | undefined => {
    const command = quiz.commands.answers.find(({ id }) => id.endsWith(`.answer.${code}`));
    const declared = hotkey === undefined ? [] : [hotkey];
    return hotkeysOf(command?.id ?? '', declared)[0];
  };
  const options = session.run.quiz.answersTo(openQuestion(session));
  const size = sizeFor(Math.max(...options.map(({ text }) => text.length)));
  const hasLongKeys = options.some(option => (keyOf(option) ?? '').length > 1);
  return (
    <div className={clsx(size, hasLongKeys && styles.longKeys)}>
      <AnswerRadios
        session={session}
        layout="list"
        locked={session.status === 'feedback' ? ANSWERED : undefined}
        acts={quiz.acts}
        hintOf={option => hintFor(keyOf(option), option.text)}
      />
    </div>
  );
}

const hintFor = (key: Hotkey | undefined, text: string) =>
  key === undefined || key === text ? null : <Kbd hotkey={key} />;
