import { memo, useSyncExternalStore } from 'react';
import { useTimeLeft } from '../../quiz/Figures';
import { type ActiveQuiz, useQuizzes } from '../../quiz/quizzes';
import { isTimed } from '../../quiz/session';
import type { FiguresState } from '../../quiz/text';
import { preferences } from '../../settings/preferences';
import { usePreferenceSettings, useSetting } from '../../settings/useSettings';
import { screenOf } from '../links/navigation';
import { openQuiz, waitingQuiz } from '../text';
import styles from './StatusLine.module.css';

interface QuizNewsProps {
  readonly quizzes: readonly ActiveQuiz[];
  /** The quiz on this screen. */
  readonly open: ActiveQuiz | undefined;
}

/** How far along the open quizzes are: the one on this screen, then those that wait on others. */
export const QuizNews = memo(function QuizNews({ quizzes, open }: QuizNewsProps) {
  const figures = useSetting(usePreferenceSettings(), preferences.figures) === 'on' ? 'shown' : 'hidden';
  return (
    <>
      {open && <OpenQuiz quiz={open} figures={figures} />}
      {quizzes
        .filter(quiz => quiz !== open)
        .map(quiz => (
          <span key={quiz.screen} className={styles.waiting}>
            {waitingQuiz(screenOf(quiz.screen).name, quiz, figures)}
          </span>
        ))}
    </>
  );
});

interface OpenQuizProps {
  readonly quiz: ActiveQuiz;
  readonly figures: FiguresState;
}

/** The quiz on this screen. */
function OpenQuiz({ quiz, figures }: OpenQuizProps) {
  if (isTimed(quiz.length) && figures === 'shown') return <TimedQuiz quiz={quiz} />;
  return <span>{openQuiz(quiz, figures)}</span>;
}

/** The quiz on this screen with its time limit, which runs down. */
function TimedQuiz({ quiz }: { readonly quiz: ActiveQuiz }) {
  const { subscribe } = useQuizzes();
  const left = useTimeLeft(useSyncExternalStore(subscribe, quiz.session), quiz.timeLeft);
  return <span>{openQuiz(quiz, 'shown', left)}</span>;
}
