import type { ReactNode } from 'react';
import { Spoken } from '../ui/Spoken';
import type { QuizCommands } from './commands';
import { askedIn } from './cues';
import type { AnyRun, Prompt } from './definition';
import { EyesFreeTools } from './EyesFreeTools';
import type { EyesFreeState } from './eyesFree';
import styles from './Quiz.module.css';
import type { Standing } from './results';
import type { Open } from './session';
import { type Progress, shortProgressText } from './text';

interface QuestionProps {
  readonly session: Open<unknown, unknown, AnyRun>;
  readonly eyesFree: EyesFreeState;
  readonly commands: QuizCommands;
  /** A heading if nothing above it names the question. */
  readonly promptAs?: 'p' | 'h3';
  /** Whether the number of the question is written beside the bar. */
  readonly count?: 'written' | 'drawn';
  /** Colors the bar. */
  readonly standing?: Standing | undefined;
  /** What the screen adds to the question: how to hear it, or how the quiz is going. */
  readonly children?: ReactNode;
}

/** The frame of every question: its prompt, how far along the quiz is, and the controls of an eyes-free quiz. */
export function Question({
  session,
  eyesFree,
  commands,
  promptAs: Heading = 'p',
  count = 'drawn',
  standing,
  children,
}: QuestionProps) {
  const asked = askedIn(session);
  const prompt = session.run.quiz.promptOf(asked.question);
  return (
    <>
      <div className={styles.question}>
        {count === 'written' && (
          <div className={styles.progress}>
            <span>{shortProgressText(asked)}</span>
            <Bar progress={asked} standing={standing} />
          </div>
        )}
        <Heading className={styles.prompt}>
          <PromptText prompt={prompt} />
        </Heading>
        {count === 'drawn' && <Bar progress={asked} standing={standing} />}
        {children}
      </div>
      <EyesFreeTools eyesFree={eyesFree} commands={commands} />
    </>
  );
}

function PromptText({ prompt: { before, subject, after } }: { prompt: Prompt }) {
  if (subject === undefined) return before;
  return (
    <>
      {before}
      <b>
        <Spoken text={subject.text} spoken={subject.spoken} />
      </b>
      {after}
    </>
  );
}

interface BarProps {
  readonly progress: Progress;
  readonly standing: Standing | undefined;
}

/** How far along a quiz is, drawn; an endless quiz has no bar. */
function Bar({ progress: { number, length }, standing }: BarProps) {
  if (length === 'endless') return null;
  return (
    <div className={styles.bar} data-standing={standing} aria-hidden="true">
      <span style={{ width: `${(number / length) * 100}%` }} />
    </div>
  );
}
