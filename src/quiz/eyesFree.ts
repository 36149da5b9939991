import type { Announcer } from '../speech/announcer';
import { SPOKEN_PAUSED } from './text';

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
