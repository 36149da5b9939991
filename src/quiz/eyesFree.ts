import type { Announcer } from '../speech/announcer';
import type { AnySession } from './definition';
import type { Presence } from './Quizzes';
import { isOpen } from './session';
import { SPOKEN_PAUSED } from './text';

/** The state of a quiz that is taken by ear; `off` where none is on the page. */
export type EyesFreeState = 'off' | 'running' | 'paused';

/**
 * The state of a quiz that may be taken by ear.
 *
 * @example eyesFreeState({ status: 'idle' }, { isShown: true, isPaused: false }) // 'off'
 */
export function eyesFreeState(
  session: AnySession,
  { isShown, isPaused }: Pick<Presence, 'isShown' | 'isPaused'>,
): EyesFreeState {
  if (!isShown || !isOpen(session) || session.run.pace.kind !== 'eyes-free') return 'off';
  return isPaused ? 'paused' : 'running';
}

/** What can be done with a quiz that is taken by ear. */
export interface EyesFreeActs {
  /** Asks the question again from its beginning. */
  repeat(): void;
  /** Pauses the quiz, or goes on where it was paused. */
  togglePause(): void;
  /** Ends pause and speech: the quiz has left the page. */
  leave(): void;
}

interface EyesFreeHost {
  readonly speech: Pick<Announcer, 'say' | 'cancel' | 'delayIdle'>;
  isPaused(): boolean;
  setPaused(isPaused: boolean): void;
  stopSound(): void;
  /** Takes the focus to the question and says it again. */
  again(): void;
}

/**
 * The acts of a quiz that is taken by ear. A pause delays all that the quiz does by itself.
 *
 * @example createEyesFreeActs(host).togglePause() // 'Paused.'
 */
export function createEyesFreeActs(host: EyesFreeHost): EyesFreeActs {
  const { speech } = host;
  let endDelay = () => {};

  const silence = () => {
    host.stopSound();
    speech.cancel();
  };
  const repeat = () => {
    silence();
    host.again();
  };
  const unpause = () => {
    endDelay();
    host.setPaused(false);
  };

  return {
    repeat,
    togglePause() {
      if (host.isPaused()) {
        repeat();
        unpause();
        return;
      }
      endDelay = speech.delayIdle();
      silence();
      speech.say(SPOKEN_PAUSED);
      host.setPaused(true);
    },
    leave() {
      speech.cancel();
      unpause();
    },
  };
}
