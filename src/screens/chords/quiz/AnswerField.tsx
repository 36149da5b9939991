import type { Ref } from 'react';
import type { AnyNeckRun, AnyNeckSession } from '../../../neckQuiz/definition';
import { isSameQuestion } from '../../../quiz/session';
import type { QuizOfScreen } from '../../../quiz/useQuiz';
import type { Chord } from '../../../theory/chord';
import { pitchClassOf } from '../../../theory/note';
import { ChordField } from '../ChordField';
import { ANSWER_FIELD } from '../text';
import { type ChordName, nameChord } from './nameChord';

const nameOf = ({ root, type, bass }: Chord): ChordName => ({
  ...{ root: pitchClassOf(root), type },
  ...(bass !== undefined && { bass: pitchClassOf(bass) }),
});

interface AnswerFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly quiz: Pick<QuizOfScreen<unknown, unknown, AnyNeckRun>, 'session' | 'current' | 'controller'>;
}

/** Where Name the Chord is answered by typing; Enter submits what is typed. */
export function AnswerField({ ref, quiz }: AnswerFieldProps) {
  const session: AnyNeckSession = quiz.session;
  if (session.status === 'idle' || session.status === 'completed') return null;
  if (session.run.quiz.id !== nameChord.id) return null;
  const answer = (chord: Chord) => {
    const asked = quiz.current();
    quiz.controller.draft(nameOf(chord));
    if (isSameQuestion(asked, quiz.current())) quiz.controller.submit();
  };
  return (
    <ChordField
      key={session.answered.length - (session.status === 'feedback' ? 1 : 0)}
      ref={ref}
      answers={{ ...ANSWER_FIELD, isLocked: session.status !== 'asking' }}
      onChord={answer}
    />
  );
}
