import type { Command } from '../commands/command';
import { START_ACTIONS } from '../quiz/actions';
import type { QuizWording } from '../quiz/quizCommands';
import { isOpen, type Session } from '../quiz/session';
import { BLOCKED_BY_QUESTION } from '../quiz/text';
import type { ActionJoin } from '../settings/joinedSettings';
import type { Choices } from '../settings/setting';
import { type Sound, soundDisabled } from '../settings/useSound';

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

/**
 * The wording of a quiz that is left for its setup only, and whose results are in a dialog.
 *
 * @param id the first part of its commands' ids
 * @param start the texts of its start
 * @example dialogWording('notes-quiz', NOTES_TEXTS.start).group // 'Notes quiz'
 */
export const dialogWording = (
  id: string,
  { title, group, keywords }: Pick<ActionTexts, 'title' | 'group' | 'keywords'>,
): QuizWording => ({
  id,
  group,
  startTitle: session => (isOpen(session) ? undefined : title),
  startKeywords: keywords ?? [],
  quitTitle: session => (isOpen(session) ? START_ACTIONS.quit.title : undefined),
  quitKeywords: START_ACTIONS.quit.keywords,
  resultsTitle: START_ACTIONS.results.title,
  results: 'dialog',
});

interface PlayCommandOptions extends ActionTexts, Pick<Command, 'run'> {
  readonly session: () => { readonly status: Session<unknown, unknown, unknown>['status'] };
  readonly sound: { readonly state: Sound['state'] };
  /** Whether what is asked about may be heard before it is answered; by default that gives the answer away. */
  readonly isHeardInQuestion?: () => boolean;
  /** Why there is nothing to play outside a question, if so. */
  readonly nothingToPlay?: () => string | undefined;
}

/**
 * Plays what a screen shows or, after an answer, what the question was about.
 *
 * @example playCommand(options).title // 'Play', or 'Hear it' once a question is answered
 */
export const playCommand = ({
  session,
  sound,
  isHeardInQuestion = () => false,
  nothingToPlay,
  title,
  ...command
}: PlayCommandOptions): Command => ({
  ...command,
  // In a question, a key of the user's own takes precedence over the neck's.
  get scope() {
    const { status } = session();
    return status === 'idle' || status === 'completed' ? 'screen' : 'quiz';
  },
  isPedal: true,
  opening: 'play',
  get title() {
    const { status } = session();
    return status === 'feedback' || status === 'checking' ? 'Hear it' : title;
  },
  hotkeys: ['p'],
  hint: 'play',
  get disabled() {
    const { status } = session();
    if (status === 'asking' && !isHeardInQuestion()) return BLOCKED_BY_QUESTION;
    return (
      soundDisabled(sound.state) ??
      (status === 'idle' || status === 'completed' ? nothingToPlay?.() : undefined)
    );
  },
});
