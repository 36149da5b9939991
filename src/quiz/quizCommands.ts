import type { Command } from '../commands/command';
import type { AnySession } from './definition';

/** What the commands of a quiz are called on one screen. */
export interface QuizWording {
  /** The first part of their ids: `notes-quiz`. */
  readonly id: string;
  /** What they are listed under: `Notes quiz`. */
  readonly group: string;
  /** The title of the start now; `undefined` where it isn't offered. A quiz behind a tab of its screen isn't shown. */
  startTitle(session: AnySession, isShown: boolean): string | undefined;
  readonly startKeywords: readonly string[];
  /** The title of leaving for the setup now; `undefined` where it isn't offered. */
  quitTitle(session: AnySession): string | undefined;
  readonly quitKeywords: readonly string[];
  /** The title of leaving for the results now; `undefined` where it isn't offered. */
  endTitle?(session: AnySession): string | undefined;
  readonly endKeywords?: readonly string[];
  /** The title of what follows the last answer, where it isn't `Next Question`. */
  readonly resultsTitle?: string;
  /** Where its results are shown: in a dialog, or as a part of the page. */
  readonly results: 'dialog' | 'page';
}

/** The commands that every quiz has. */
export interface QuizCommands {
  readonly start: Command;
  /** From the results, straight to a first question. */
  readonly startAgain: Command;
  /** From the results, to a round of the weakest items; from elsewhere, to a round of any items. */
  readonly drillThese: Command;
  readonly submit: Command;
  /** Shows the answer of a question that the user can't answer. */
  readonly giveUp: Command;
  /** Shows the answer where the user checks their own, who then says whether they knew it. */
  readonly showAnswer: Command;
  readonly knew: Command;
  readonly didNot: Command;
  readonly next: Command;
  readonly quit: Command;
  readonly end: Command;
  /** Ends a drill with its results. */
  readonly finish: Command;
  /** Says how a drill is going. */
  readonly figures: Command;
  /** One for each answer code; those of the open question are offered. */
  readonly answers: readonly Command[];
  readonly repeat: Command;
  readonly pause: Command;
  /** All of them, in the order of the palette. */
  readonly all: readonly Command[];
}
