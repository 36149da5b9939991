import type { Command } from '../commands/command';
import type { Session } from '../quiz/session';
import { GIVES_AWAY } from '../quiz/setupText';
import { type Sound, soundDisabled } from '../settings/useSound';
import type { ActionTexts } from './action';

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
    if (status === 'asking' && !isHeardInQuestion()) return GIVES_AWAY;
    return (
      soundDisabled(sound.state) ??
      (status === 'idle' || status === 'completed' ? nothingToPlay?.() : undefined)
    );
  },
});
