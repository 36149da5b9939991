import { type Action, type ActionTexts, bindAll } from '../commands/action';
import type { Command } from '../commands/command';
import { QUIT_QUIZ, type QuizCommands, type QuizWording, SEE_RESULTS, START_QUIZ } from '../quiz/commands';
import { isOpen, type Session } from '../quiz/session';
import { BLOCKED_BY_QUESTION } from '../quiz/text';
import type { ActionCombination } from '../settings/combinedSettings';
import type { Choices } from '../settings/setting';
import { type Sound, soundDisabled } from '../settings/useSound';

/** A command that can be run from every screen: its own is opened first. */
export interface DeferredAction {
  readonly texts: ActionTexts;
  /** The id of the command that it runs on its screen, if not its own. */
  readonly runs?: string;
  /** What brings it into view on its screen. Pure. */
  readonly reveal?: (choices: Choices) => Choices;
  /** The settings it can be run with. */
  readonly combination?: ActionCombination;
  /**
   * Whether it starts a quiz, or shows the one that waits; starts a drill, which may be done on that screen, too; plays something, which an open question of its
   * screen forbids; or none of these.
   */
  readonly kind: 'quiz' | 'drill' | 'sound' | 'plain';
}

/** What a screen lends to the palette of the others. */
export interface ScreenActions {
  /** Its commands; those that say where they can be run are listed with that. */
  readonly actions: Readonly<Record<string, ActionTexts & { readonly where?: string }>>;
  readonly quiz?: QuizWording;
  /** What brings its quiz into view, if it may be hidden. Pure. */
  readonly revealQuiz?: (choices: Choices) => Choices;
  /** Further commands that can be run from every screen. */
  readonly deferred?: readonly DeferredAction[];
}

/**
 * The wording of a quiz that is left for its setup only, and whose results are in a dialog.
 *
 * @param id the first part of its commands' ids
 * @example dialogWording('notes-quiz', 'Notes quiz', START_KEYWORDS).quitTitle(asking) // 'Quit Quiz'
 */
export const dialogWording = (id: string, group: string, startKeywords: readonly string[]): QuizWording => ({
  ...{ id, group, startKeywords },
  startTitle: session => (isOpen(session) ? undefined : START_QUIZ),
  quitTitle: session => (isOpen(session) ? QUIT_QUIZ.title : undefined),
  quitKeywords: QUIT_QUIZ.keywords,
  resultsTitle: SEE_RESULTS.title,
  results: 'dialog',
});

/** What `Play` reads on every screen. */
export interface PlayDeps {
  readonly session: () => { readonly status: Session<unknown, unknown, unknown>['status'] };
  readonly soundState: () => Sound['state'];
  /** Whether what is asked about may be heard before it is answered; by default that gives the answer away. */
  readonly isHeardInQuestion?: () => boolean;
}

interface PlayAction<Deps> extends ActionTexts, Pick<Action<Deps>, 'where' | 'run'> {
  /** Why there is nothing to play outside a question, if so. */
  readonly nothingToPlay?: (deps: Deps) => string | undefined;
}

/** Whether no question is on the page. */
const isFree = ({ session }: PlayDeps): boolean => {
  const { status } = session();
  return status === 'idle' || status === 'completed';
};

/**
 * Plays what a screen shows or, after an answer, what the question was about.
 *
 * @example bind(playAction({ id: 'notes.play', title: 'Play', … }), deps).title // 'Hear it' once a question is answered
 */
export const playAction = <Deps extends PlayDeps>({
  nothingToPlay,
  ...action
}: PlayAction<Deps>): Action<Deps> => ({
  ...action,
  // In a question, a key of the user's own takes precedence over the neck's.
  scope: deps => (isFree(deps) ? 'screen' : 'quiz'),
  isPedal: true,
  opening: 'play',
  titleNow({ session }) {
    const { status } = session();
    return status === 'feedback' || status === 'checking' ? 'Hear it' : action.title;
  },
  hotkeys: ['p'],
  hint: 'play',
  disabled(deps) {
    const { session, soundState, isHeardInQuestion = () => false } = deps;
    if (session().status === 'asking' && !isHeardInQuestion()) return BLOCKED_BY_QUESTION;
    return soundDisabled(soundState()) ?? (isFree(deps) ? nothingToPlay?.(deps) : undefined);
  },
});

/** The commands of a screen by their names, with those of its quiz. */
export type ScreenCommands<Name extends string> = Readonly<Record<Name, Command>> & {
  readonly quiz: QuizCommands;
  /** All of them, in palette order. */
  readonly all: readonly Command[];
};

/** Binds the actions of a screen, and adds the commands of its quiz. */
export function bindWithQuiz<Name extends string, Deps extends { readonly quiz: QuizCommands }>(
  actions: Readonly<Record<Name, Action<Deps>>>,
  deps: Deps,
): ScreenCommands<Name> {
  const commands = bindAll(actions, deps);
  const own: readonly Command[] = Object.values(commands);
  return { ...commands, quiz: deps.quiz, all: [...own, ...deps.quiz.all] };
}
