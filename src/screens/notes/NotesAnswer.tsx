import { Answer } from '../../quiz/Answer';
import { AnswerRadios } from '../../quiz/AnswerRadios';
import { isSelfCheck, sourceIn } from '../../quiz/answerWith';
import { Hearing } from '../../quiz/Hearing';
import { isQuick } from '../../quiz/pace';
import { playedLines } from '../../quiz/playing';
import { isSolved, type Solved, verdictOn } from '../../quiz/session';
import { SELF_CHECK_WAITING } from '../../quiz/text';
import { useShell } from '../../ui/shell';
import { NeckVerdict, Refusal } from '../NeckVerdict';
import { ANSWERED } from '../neckQuizText';
import type { NotesQuestion } from './quiz/question';
import type { NotesRun, OpenNotesSession } from './quiz/quizzes';
import type { Notes } from './useNotes';

interface NotesAnswerProps {
  readonly session: OpenNotesSession;
  readonly notes: Notes;
}

/** What is said below the answer or the verdict. */
function linesOf(
  { status, run, last }: Solved<NotesQuestion, unknown, NotesRun>,
  nameOf: (text: string) => string,
): readonly string[] {
  const shown = status === 'checking' ? run.quiz.solutionLines?.(last.question) : undefined;
  return shown ?? [...playedLines(run, last).map(nameOf), ...run.quiz.reviewOf(last, nameOf)];
}

/** How to answer. */
function Waiting({ session }: { readonly session: OpenNotesSession }) {
  const { run } = session;
  const source = sourceIn(run);
  if (source && session.status === 'asking')
    return <Hearing session={session} hint={run.quiz.playedHint?.(source)} />;
  return isSelfCheck(run) ? SELF_CHECK_WAITING : run.quiz.waiting[isQuick(run.pace) ? 'quick' : 'calm'];
}

/** What answers a question, below the neck, and its verdict. */
export function NotesAnswer({ session, notes: { quiz, commands, refs, refused } }: NotesAnswerProps) {
  const { withSigns } = useShell();
  const { run } = session;
  const answers = !isSelfCheck(run) && run.quiz.answerCodes.length > 0 && run.quiz.pick === undefined;
  return (
    <Answer
      session={session}
      commands={quiz.commands}
      advanceRef={refs.advance}
      layout={answers ? 'beside' : 'below'}
      waiting={refused ? <Refusal>{refused}</Refusal> : <Waiting session={session} />}
      // Otherwise Play is in the sidebar, beside the notes to choose.
      others={isSolved(session) ? [commands.play] : []}
      verdict={
        isSolved(session) && (
          <NeckVerdict
            verdict={verdictOn(session)}
            correct={withSigns(run.quiz.correctText(session.last.question))}
            lines={linesOf(session, withSigns)}
          />
        )
      }
    >
      {answers && (
        <AnswerRadios
          session={session}
          layout="keyboard"
          locked={session.status === 'feedback' ? ANSWERED : undefined}
          acts={quiz.acts}
        />
      )}
    </Answer>
  );
}
