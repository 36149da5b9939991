import type { Command } from '../commands/command';
import type { ActionJoin } from '../settings/joinedAction';
import type { Choices } from '../settings/setting';

/** What is known of a command before the code of its screen is loaded. */
export type ActionTexts = Pick<Command, 'id' | 'title' | 'spoken' | 'group' | 'keywords'>;

/** A command of a screen, as other screens list it. */
export interface ScreenAction {
  readonly texts: ActionTexts;
  /** Where it can be run, within a sentence: `on Scales`. */
  readonly where: string;
  /** Several screens have it: what their ids end in, such as `.tips`. */
  readonly ending?: string;
}

/** A command that can be run from every screen: its own is opened first. */
export interface Errand {
  readonly texts: ActionTexts;
  /** The id of the command that it runs on its screen, if not its own. */
  readonly runs?: string;
  /** What brings it into view on its screen. Pure. */
  readonly reveal?: (choices: Choices) => Choices;
  /** The settings it can be run with. */
  readonly join?: ActionJoin;
  /**
   * Whether it starts a quiz, or shows the one that waits; starts a drill, which may be done on that screen, too; plays something, which an open question of its
   * screen forbids; or none of these.
   */
  readonly kind: 'quiz' | 'drill' | 'sound' | 'plain';
}

/** What a screen lends to the palette of the others. */
export interface ScreenActions {
  readonly actions: readonly ScreenAction[];
  readonly errands: readonly Errand[];
}
