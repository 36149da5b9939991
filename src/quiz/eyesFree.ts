import type { Announcer } from '../speech/announcer';
import { createStore } from './store';
import { SPOKEN_PAUSED } from './text';

/** The state of a quiz that is taken by ear; `off` where none is on the page. */
export type EyesFreeState = 'off' | 'running' | 'paused';

/** What can be done with a quiz that is taken by ear. */
export interface EyesFreeControl {
  state(): 'running' | 'paused';
  subscribe(listener: () => void): () => void;
  /** Asks the question again from its beginning. */
  repeat(): void;
  /** Pauses it, or goes on where it was paused. */
  togglePause(): void;
  /** Ends pause and speech: the quiz has left the page. */
  leave(): void;
}

interface EyesFreeHost {
  readonly speech: Pick<Announcer, 'say' | 'hush' | 'stay'>;
  stopSound(): void;
  /** Takes the focus to the question and says it again. */
  again(): void;
}

/**
 * Makes the control of a quiz that is taken by ear. A pause delays everything that the quiz does by itself.
 *
 * @example createEyesFreeControl(host).state() // 'running'
 */
export function createEyesFreeControl({ speech, stopSound, again }: EyesFreeHost): EyesFreeControl {
  const store = createStore<'running' | 'paused', 'running' | 'paused'>((_, next) => next, 'running');
  let endDelay = () => {};

  const silence = () => {
    stopSound();
    speech.hush();
  };
  const repeat = () => {
    silence();
    again();
  };
  const run = () => {
    endDelay();
    store.dispatch('running');
  };

  return {
    state: store.state,
    subscribe: store.subscribe,
    repeat,
    togglePause() {
      if (store.state() === 'paused') {
        repeat();
        run();
        return;
      }
      endDelay = speech.stay();
      silence();
      speech.say(SPOKEN_PAUSED);
      store.dispatch('paused');
    },
    leave() {
      speech.hush();
      run();
    },
  };
}
