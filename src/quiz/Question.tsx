import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CommandButton } from '../ui/CommandButton';
import { Spoken } from '../ui/Spoken';
import stack from '../ui/stack.module.css';
import type { QuizCommands } from './commands';
import { askedIn } from './cues';
import type { AnyRun, Prompt } from './definition';
import { Figures, useFiguresState, usePaced } from './Figures';
import { isDrilling } from './LockedNote';
import styles from './Question.module.css';
import quiz from './Quiz.module.css';
import type { Standing } from './results';
import { type Open, type Outcome, outcomeOf, type QuizLength, type Settled } from './session';
import { EYES_FREE_STATE, shortProgressText } from './text';
import type { EyesFreeState } from './useEyesFree';
import { LATE_SIGN } from './Verdict';

/** More marks than this don't fit: of a longer quiz, those around the open question are drawn. */
const MOST = 20;

interface StripProps {
  readonly answered: readonly Settled[];
  readonly length: QuizLength;
  /** Whether a question waits for its answer. */
  readonly asks: boolean;
  /** Colors the line under the open question. */
  readonly standing: Standing | undefined;
  /** How many questions the best round had answered by now. */
  readonly paced?: number | undefined;
}

interface MarkFace {
  readonly place: number;
  readonly sign: string;
  readonly kind: string | undefined;
}

/** How an answer is marked. */
function faceOf(outcome: Outcome): Pick<MarkFace, 'sign' | 'kind'> {
  switch (outcome) {
    case 'right':
      return { sign: '✓', kind: styles.right };
    case 'late':
      return { sign: LATE_SIGN, kind: styles.late };
    case 'wrong':
    case 'given-up':
      return { sign: '✗', kind: styles.wrong };
  }
}

/** The mark that stands for the best round: the one it is at, or the nearest that is drawn. */
const pacedMark = (marks: readonly MarkFace[], paced: number | undefined): number | undefined =>
  paced === undefined ? undefined : (marks.findLast(({ place }) => place <= paced) ?? marks[0])?.place;

/** How a quiz is going, answer by answer: right, late, wrong, being asked, still to come. Drawn only: the score is in words elsewhere. */
export function Strip({ answered, length, asks, standing, paced }: StripProps) {
  const first = Math.max(0, answered.length + (asks ? 1 : 0) - MOST);
  const past = answered
    .slice(first)
    .map((each, index): MarkFace => ({ place: first + index, ...faceOf(outcomeOf(each)) }));
  const now = asks ? [{ place: answered.length, sign: '?', kind: styles.now }] : [];
  const drawn = past.length + now.length;
  const rest = typeof length === 'number' ? Math.max(0, Math.min(MOST, length - first) - drawn) : 0;
  const coming = Array.from({ length: rest }, (_, index) => ({
    place: first + drawn + index,
    sign: '·',
    kind: undefined,
  }));
  const marks = [...past, ...now, ...coming];
  const best = pacedMark(marks, paced);
  return (
    <span className={styles.strip} data-standing={standing} aria-hidden="true">
      {marks.map(({ place, sign, kind }) => (
        <i key={place} className={clsx(styles.mark, kind)} data-paced={place === best ? '' : undefined}>
          {sign}
        </i>
      ))}
    </span>
  );
}

interface EyesFreeToolsProps {
  readonly eyesFree: EyesFreeState;
  readonly commands: QuizCommands;
}

/** The state of an eyes-free quiz, and the buttons that repeat and pause it. */
export function EyesFreeTools({ eyesFree, commands }: EyesFreeToolsProps) {
  if (eyesFree === 'off') return null;
  return (
    <div className={stack.row}>
      <span className={styles.state} data-state={eyesFree}>
        {EYES_FREE_STATE[eyesFree]}
      </span>
      <CommandButton command={commands.repeat} />
      <CommandButton command={commands.pause} />
    </div>
  );
}

interface QuestionProps {
  readonly session: Open<unknown, unknown, AnyRun>;
  readonly eyesFree: EyesFreeState;
  readonly commands: QuizCommands;
  /** A heading if nothing above it names the question. */
  readonly promptAs?: 'p' | 'h3';
  /** Whether the number of the question is written above it. */
  readonly count?: 'written' | 'drawn';
  /** Colors the mark of the open question. */
  readonly standing?: Standing | undefined;
  /** The score of a drill, if nothing else on the page shows it. */
  readonly score?: string | undefined;
  /** Where the cursor is, once the user has asked. */
  readonly here?: string | undefined;
  /** What plays or tells the question, on a screen that shows it on a neck. */
  readonly hear?: ReactNode;
  /** What is drawn beside its text, in the same room for each question. */
  readonly picture?: ReactNode;
  /** What the screen adds to the question: how to hear it, or how the quiz is going. */
  readonly children?: ReactNode;
}

/** The frame of every question: its prompt, how the quiz is going, and the controls of an eyes-free quiz. */
export function Question({
  session,
  eyesFree,
  commands,
  promptAs: Heading = 'p',
  count = 'drawn',
  standing,
  score,
  here,
  hear,
  picture,
  children,
}: QuestionProps) {
  const asked = askedIn(session);
  const figures = useFiguresState(session);
  const paced = usePaced(session);
  const isNumbered = count === 'written' && figures === 'shown';
  const prompt = session.run.quiz.promptOf(asked.question, asked);
  return (
    <>
      <div className={clsx(quiz.question, isDrilling(session) && quiz.stage)} data-question>
        {isNumbered && <span className={quiz.count}>{shortProgressText(asked)}</span>}
        <Figures session={session} score={score} />
        <Heading className={quiz.prompt}>
          <PromptText prompt={prompt} />
        </Heading>
        {picture && (
          <div className={quiz.picture} data-picture>
            {picture}
          </div>
        )}
        {here !== undefined && <span className={quiz.here}>{here}</span>}
        {hear && <div className={quiz.hear}>{hear}</div>}
        <Strip
          answered={session.answered}
          // The marks to come would count down.
          length={figures === 'hidden' ? 'endless' : session.length}
          asks={session.status !== 'feedback'}
          standing={figures === 'hidden' ? undefined : standing}
          paced={figures === 'hidden' ? undefined : paced}
        />
      </div>
      {children}
      <EyesFreeTools eyesFree={eyesFree} commands={commands} />
    </>
  );
}

function PromptText({ prompt: { before, subject, after } }: { prompt: Prompt }) {
  if (subject === undefined) return before;
  return (
    <>
      {before}
      <b data-kind={subject.kind}>
        <Spoken text={subject.text} spoken={subject.spoken} />
      </b>
      {after}
    </>
  );
}
