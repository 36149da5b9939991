import { type ComponentProps, type ReactNode, useEffect, useMemo } from 'react';
import type { Command } from '../commands/command';
import { Neck } from '../fretboard/Neck';
import { NECK_TITLES } from '../fretboard/text';
import type { ToneStyle } from '../fretboard/toneCells';
import { Answer } from '../quiz/Answer';
import { AnswerKeyboard, AnswerList } from '../quiz/AnswerList';
import { isSelfCheck, sourceIn } from '../quiz/answerWith';
import { askedIn } from '../quiz/cues';
import { asGivenUp } from '../quiz/definition';
import { useFiguresState } from '../quiz/Figures';
import { shownTitle } from '../quiz/figures';
import { Hearing } from '../quiz/Hearing';
import { isQuick } from '../quiz/pace';
import { playedLines } from '../quiz/playing';
import { Question } from '../quiz/Question';
import quizStyles from '../quiz/Quiz.module.css';
import { resultsOf } from '../quiz/results';
import { isOpen, isSolved, openQuestion, type Solved, verdictOn } from '../quiz/session';
import { BLOCKED_BY_QUESTION, SELF_CHECK_WAITING } from '../quiz/text';
import { Verdict } from '../quiz/Verdict';
import { preferences } from '../settings/preferences';
import { usePreferenceSettings, useSetting } from '../settings/useSettings';
import { soundDisabled } from '../settings/useSound';
import { CommandButton } from '../ui/CommandButton';
import { Panel } from '../ui/Panel';
import { useShell } from '../ui/shell';
import type { AnyNeckRun, AnyNeckSession, OpenNeckSession } from './definition';
import { jumpsIn } from './pickedPlaces';
import { ANSWERED, CORRECT_IS, NECK_NAME, scoreLine } from './text';
import type { NeckQuizOfScreen } from './useNeckQuiz';

interface NeckQuestionProps {
  readonly neckQuiz: NeckQuizOfScreen;
  readonly style: ToneStyle;
  readonly play: Command;
  /** Plays what tells which key a question is in, on a screen that has such. */
  readonly context?: Command;
  /** Tells what a question is a part of, on a screen that has such. */
  readonly tell?: readonly Command[];
  /** A field where the answer is typed, on a screen whose answers can be. */
  readonly field?: ReactNode;
}

/** The answered question, or the one whose answer is shown as if it had been given up. */
const useAnswered = (session: OpenNeckSession | undefined) =>
  useMemo(() => {
    if (session === undefined || !isSolved(session)) return undefined;
    return session.status === 'checking' ? asGivenUp(session.last.question) : session.last;
  }, [session]);

/** The cells of a question's neck with their marks, and where the cursor jumps to. */
function useMarks(open: OpenNeckSession | undefined, style: ToneStyle) {
  const cellAt = useMemo(() => open?.run.quiz.cellsOf(open, style), [open, style]);
  const mistakes = useMemo(
    () => (open?.status === 'feedback' ? open.run.quiz.mistakesOf?.(open.last) : undefined),
    [open],
  );
  const part = useMemo(() => open?.run.quiz.neckOf(openQuestion(open)), [open]);
  const jumps = useMemo(
    () => (open && part && cellAt ? jumpsIn(open.status, mistakes, part, cellAt) : undefined),
    [open, mistakes, part, cellAt],
  );
  return { cellAt, mistakes, part, jumps };
}

/** What plays or tells a question, in the order in which it is drawn. */
const toHear = (
  { toldOf, heard }: OpenNeckSession['run']['quiz'],
  {
    play,
    context,
    tell,
  }: { readonly play: Command; readonly context: Command | undefined; readonly tell: readonly Command[] },
): readonly Command[] => [...(toldOf ? tell : []), ...(heard ? [play, ...(context ? [context] : [])] : [])];

/** The title of the panel with an open question, if there is one. */
export function useQuestionTitle({ quiz }: Pick<NeckQuizOfScreen, 'quiz'>): string | undefined {
  const session: AnyNeckSession = quiz.session;
  const figures = useFiguresState(session);
  return isOpen(session) ? shownTitle(askedIn(session), figures) : undefined;
}

/**
 * The neck of an open question with all that is on it, if there is one. A screen that shows the same neck without a question
 * draws both as one element, so that the cursor stays where it is when a quiz starts or ends.
 */
export function useQuestionNeck({
  neckQuiz,
  style,
  play,
  context,
  tell = [],
  field,
}: NeckQuestionProps): ComponentProps<typeof Neck> | undefined {
  const { quiz, refs, actOn } = neckQuiz;
  const session: AnyNeckSession = quiz.session;
  const open = isOpen(session) ? session : undefined;
  const sound = useSetting(usePreferenceSettings(), preferences.sound);
  const { cellAt, mistakes, part, jumps } = useMarks(open, style);
  const [run, question] = open ? [open.run, openQuestion(open)] : [];
  const answered = useAnswered(open);
  useEffect(() => {
    if (run === undefined) return;
    const seen = mistakes?.length ? mistakes : run.quiz.seenIn(question, answered);
    if (seen.length > 0) refs.neck.current?.reveal(seen);
  }, [run, question, answered, mistakes, refs]);
  if (open === undefined || part === undefined || cellAt === undefined) return undefined;

  const hear = toHear(open.run.quiz, { play, context, tell });
  const isAsking = open.status === 'asking';
  const picks = isAsking && !isSelfCheck(open.run) && open.run.quiz.pick !== undefined;
  const hearDisabled = isAsking ? BLOCKED_BY_QUESTION : soundDisabled(sound);
  return {
    name: NECK_NAME,
    ...part,
    cellAt,
    onAct: actOn,
    onHear: isAsking ? undefined : actOn,
    actTitle: picks ? 'Select this position' : NECK_TITLES.hear,
    actDisabled: picks ? undefined : hearDisabled,
    ...jumps,
    tools: mistakes?.length ? 'drawn' : 'hidden',
    alsoHere: quiz.spokenFigures,
    headline: (_, here) => (
      <Question
        session={open}
        eyesFree={quiz.eyesFree}
        commands={quiz.commands}
        score={scoreLine(resultsOf(open))}
        here={here}
        hear={
          hear.length > 0 &&
          hear.map(command => <CommandButton key={command.id} tone="text" command={command} />)
        }
        picture={open.run.quiz.pictureOf?.(open)}
      />
    ),
    handle: refs.neck,
    children: <NeckAnswer session={open} neckQuiz={neckQuiz} play={play} field={field} />,
  };
}

/** A question on a neck, with the controls that answer it and its verdict. */
export function NeckQuestion(props: NeckQuestionProps) {
  const title = useQuestionTitle(props.neckQuiz);
  const neck = useQuestionNeck(props);
  if (title === undefined || neck === undefined) return null;
  return (
    <Panel title={title}>
      <Neck {...neck} />
    </Panel>
  );
}

interface NeckAnswerProps extends Pick<NeckQuestionProps, 'neckQuiz' | 'play' | 'field'> {
  readonly session: OpenNeckSession;
}

/** The lines below the answer or the verdict. */
function linesOf({ status, run, last }: Solved<unknown, unknown, AnyNeckRun>): readonly string[] {
  const shown = status === 'checking' ? run.quiz.solutionLines?.(last.question) : undefined;
  return shown ?? [...playedLines(run, last), ...run.quiz.reviewOf(last)];
}

/** How to answer, in the place of the verdict. */
function Waiting({ session }: { readonly session: OpenNeckSession }) {
  const { run } = session;
  const source = sourceIn(run);
  if (source && session.status === 'asking')
    return <Hearing session={session} hint={run.quiz.playedHint?.(source)} />;
  return isSelfCheck(run) ? SELF_CHECK_WAITING : run.quiz.waiting[isQuick(run.pace) ? 'quick' : 'calm'];
}

/** The controls that answer a question, below its neck, and the verdict. */
function NeckAnswer({ session, neckQuiz, play, field }: NeckAnswerProps) {
  const { quiz, refs, isHeardInQuestion, refused } = neckQuiz;
  const { withSigns } = useShell();
  const { run } = session;
  // A question that is heard is played beside its text.
  const isPlayedAbove = run.quiz.heard !== undefined;
  const hasAnswers = !isSelfCheck(run) && run.quiz.pick === undefined;
  return (
    <Answer
      session={session}
      commands={quiz.commands}
      advanceRef={refs.advance}
      layout={hasAnswers ? 'beside' : 'below'}
      waiting={refused ? <strong aria-hidden="true">{`${refused}.`}</strong> : <Waiting session={session} />}
      others={isPlayedAbove || (session.status === 'asking' && !isHeardInQuestion()) ? [] : [play]}
      verdict={isSolved(session) && <NeckVerdict session={session} withSigns={withSigns} />}
    >
      {hasAnswers && (
        <>
          <NeckAnswers session={session} neckQuiz={neckQuiz} />
          {field}
        </>
      )}
    </Answer>
  );
}

interface NeckVerdictProps {
  readonly session: Solved<unknown, unknown, AnyNeckRun>;
  /** Draws the accidentals of a text as the user likes them. */
  readonly withSigns: (text: string) => string;
}

/** The verdict on an answer, the right answer, and the lines about it. */
function NeckVerdict({ session, withSigns }: NeckVerdictProps) {
  return (
    <Verdict
      verdict={verdictOn(session)}
      correct={
        <span>
          <span>{CORRECT_IS}</span>{' '}
          <span className={quizStyles.correct}>
            {withSigns(session.run.quiz.correctText(session.last.question))}
          </span>
        </span>
      }
    >
      {linesOf(session).map(line => (
        <span key={line} className={quizStyles.detail}>
          {withSigns(line)}
        </span>
      ))}
    </Verdict>
  );
}

/** The possible answers to a question. */
function NeckAnswers({ session, neckQuiz: { quiz } }: Pick<NeckAnswerProps, 'session' | 'neckQuiz'>) {
  const locked = session.status === 'feedback' ? ANSWERED : undefined;
  const Answers = session.run.quiz.answerLayout === 'keyboard' ? AnswerKeyboard : AnswerList;
  return <Answers session={session} locked={locked} controller={quiz.controller} commands={quiz.commands} />;
}
