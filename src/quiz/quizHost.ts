import type { AnswerWith } from './answerWith';
import type { Chance } from './chance';
import type { Chances } from './drillLinks';
import type { ItemRound } from './itemRound';
import type { Chooser } from './order';
import type { Drill, Pace } from './pace';
import type { SeedVersion } from './seed';

/** What the actions of a quiz need from a link. */
export interface LinkHost {
  /** What its seed means; `undefined` without one. */
  chances(): Chances | undefined;
  /** Which questions that seed stands for. */
  version?(): SeedVersion | undefined;
  /** Its seed no longer counts. */
  drop(): void;
  /** Says that the same questions are asked again. */
  saySame(): void;
}

/** What the actions of a quiz need from outside. */
export interface QuizHost<Setup, Quiz> {
  /** The quiz that starts now, and its setup; for a round of just some items one that may ask them. */
  prepare(round?: ItemRound): { readonly quiz: Quiz; readonly setup: Setup };
  /** Why no question can be asked now; left out where one always can. */
  whyNone?(): string | undefined;
  /** The pace of a quiz that starts now. */
  pace(): Pace;
  /** What makes it a drill, if it is one. */
  drill(): Drill | undefined;
  /** How its questions are answered; left out where they are always graded. */
  answerWith?(): AnswerWith;
  /** Whether a note that isn't the right one answers nothing. */
  onlyRight?(): boolean;
  /** Chooses the questions; `undefined` if they are shuffled. */
  chooser(): Chooser | undefined;
  /** The round of just some items that is wanted from elsewhere. */
  wanted(): ItemRound | undefined;
  /** It has been started, or can't be. */
  withdraw(): void;
  /** Switches to the quiz, on a screen that may show something else. */
  show(): void;
  stopSound(): void;
  /** Says what matters now. */
  say(text: string): void;
  /** Says what the next question must not replace. */
  sayLasting?(text: string): void;
  cancelSpeech(): void;
  /** The link that the drill was opened from, if there may be one. */
  readonly link?: LinkHost;
  /** Milliseconds of a clock that never jumps. */
  now(): number;
  readonly chance: Chance;
}
