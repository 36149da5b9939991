import { Answer } from '../../quiz/Answer';
import { AnswerRadios } from '../../quiz/AnswerRadios';
import { isQuick } from '../../quiz/pace';
import { useShell } from '../../ui/shell';
import { NeckVerdict } from '../NeckVerdict';
import { ANSWERED } from '../neckQuizText';
import type { OpenNotesSession } from './quiz';
import type { Notes } from './useNotes';

interface NotesAnswerProps {
  readonly session: OpenNotesSession;
  readonly notes: Notes;
}

/** What answers a question, below the neck, and its verdict. */
export function NotesAnswer({ session, notes: { quiz, commands, refs } }: NotesAnswerProps) {
  const { withSigns } = useShell();
  const { run } = session;
  const answers = run.quiz.answerCodes.length > 0 && run.quiz.pick === undefined;
  return (
    <Answer
      session={session}
      commands={quiz.commands}
      advanceRef={refs.advance}
      layout={answers ? 'beside' : 'below'}
      waiting={run.quiz.waiting[isQuick(run.pace) ? 'quick' : 'calm']}
      // Otherwise Play is in the sidebar, beside the notes to choose.
      others={session.status === 'feedback' ? [commands.play] : []}
      verdict={
        session.status === 'feedback' && (
          <NeckVerdict
            verdict={session.last.verdict}
            correct={withSigns(run.quiz.correctText(session.last.question))}
            lines={run.quiz.reviewOf(session.last, name => withSigns(name))}
          />
        )
      }
    >
      {answers && (
        <AnswerRadios
          session={session}
          layout="keyboard"
          locked={session.status === 'feedback' ? ANSWERED : undefined}
          onChoose={quiz.acts.draft}
        />
      )}
    </Answer>
  );
}
