import type { Announcer } from '../speech/announcer';
import type { AnySession } from './definition';
import type { Presence } from './Quizzes';
import { isOpen } from './session';
import { SPOKEN_PAUSED } from './text';

/** The state of an eyes-free quiz; `off` if none is on the page. */
export type EyesFreeState = 'off' | 'running' | 'paused';

/**
 * The state of a quiz that may be eyes-free.
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

/** What can be done by ear: in any quiz its question is repeated, and an eyes-free one is paused. */
export interface EyesFreeActs {
  /** Asks the question again from the beginning; once it is answered, with its verdict. */
  repeat(): void;
  /** Pauses or resumes an eyes-free quiz. */
  togglePause(): void;
  /** Ends the pause and cancels speech, when the quiz leaves the page. */
  leave(): void;
}

interface EyesFreeHost {
  readonly speech: Pick<Announcer, 'say' | 'cancel' | 'delayIdle'>;
  isPaused(): boolean;
  setPaused(isPaused: boolean): void;
  stopSound(): void;
  /** Says the question again, and plays it if it is a sound. */
  again(): void;
}

/**
 * The actions of a quiz by ear. A pause delays everything the quiz does by itself.
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
