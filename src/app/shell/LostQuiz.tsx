import { memo, useState } from 'react';
import type { ScreenId } from '../../commands/command';
import { useActiveQuizzes } from '../../quiz/quizzes';
import { useAppState, useScreen } from '../AppContext';
import { LostQuizNotice, type LostQuizPlace } from './LostQuizNotice';

interface LostQuizProps {
  readonly place: LostQuizPlace;
}

/** Tells once that the screen's quiz was lost in a reload, until the screen is left. */
export const LostQuiz = memo(function LostQuiz({ place }: LostQuizProps) {
  const screen = useScreen();
  const quizzes = useActiveQuizzes();
  if (!screen || quizzes.some(quiz => quiz.screen === screen.id)) return null;
  return <OfScreen key={screen.id} screen={screen.id} place={place} />;
});

function OfScreen(props: LostQuizProps & { readonly screen: ScreenId }) {
  const { lostQuizzes } = useAppState();
  const [isLost] = useState(() => lostQuizzes.isLost(props.screen));
  return isLost && <LostQuizNotice {...props} />;
}
