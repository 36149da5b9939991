import { useCallback, useEffect, useMemo, useRef } from 'react';
import { usePlayer } from '../audio/Audio';
import type { Announcer } from '../speech/announcer';
import { useSpeech } from '../speech/Speech';
import { spokenAgain } from './cues';
import type { AnyRun, AnySession } from './definition';
import type { QuizRuntime, QuizStore } from './quizzes';
import { isOpen } from './session';
import { SPOKEN_PAUSED } from './text';
import type { FocusTargets, PlayReason, Present } from './useCues';

/** What can be done by ear: in any quiz its question is repeated, and an eyes-free one is paused. */
export interface EyesFreeControls {
  /** Asks the question again from the beginning; once it is answered, with its verdict. */
  repeat(): void;
  /** Pauses or resumes an eyes-free quiz. */
  togglePause(): void;
  /** Ends the pause and cancels speech, when the quiz leaves the page. */
  leave(): void;
}

interface EyesFreeControlsDeps {
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
 * @example createEyesFreeControls(host).togglePause() // 'Paused.'
 */
export function createEyesFreeControls(deps: EyesFreeControlsDeps): EyesFreeControls {
  const { speech } = deps;
  let endDelay = () => {};

  const silence = () => {
    deps.stopSound();
    speech.cancel();
  };
  const repeat = () => {
    silence();
    deps.again();
  };
  const unpause = () => {
    endDelay();
    deps.setPaused(false);
  };

  return {
    repeat,
    togglePause() {
      if (deps.isPaused()) {
        repeat();
        unpause();
        return;
      }
      endDelay = speech.delayIdle();
      silence();
      speech.say(SPOKEN_PAUSED);
      deps.setPaused(true);
    },
    leave() {
      speech.cancel();
      unpause();
    },
  };
}

/** The state of an eyes-free quiz; `off` if none is on the page. */
export type EyesFreeState = 'off' | 'running' | 'paused';

/**
 * The state of a quiz that may be eyes-free.
 *
 * @example eyesFreeState({ status: 'idle' }, { isShown: true, isPaused: false }) // 'off'
 */
export function eyesFreeState(
  session: AnySession,
  { isShown, isPaused }: Pick<QuizRuntime, 'isShown' | 'isPaused'>,
): EyesFreeState {
  if (!isShown || !isOpen(session) || session.run.pace.kind !== 'eyes-free') return 'off';
  return isPaused ? 'paused' : 'running';
}

/** What the user can ask for by ear. */
export type ByEar = Pick<EyesFreeControls, 'repeat' | 'togglePause'>;

interface EyesFreeDeps<Question, Answer, R> {
  readonly store: QuizStore<Question, Answer, R>;
  readonly isShown: boolean;
  readonly isEyesFree: boolean;
  readonly focusTargets: Pick<FocusTargets<Question, Answer, R>, 'question'>;
  /** Plays the open question if it is a sound. */
  readonly present: Present;
  readonly play: (question: Question, why: PlayReason) => void;
}

/**
 * Repeats the question of any quiz, and pauses an eyes-free one; when the user comes back to one of those, it asks its
 * question again.
 */
export function useEyesFree<Question, Answer, R extends AnyRun>({
  store,
  isShown,
  isEyesFree,
  ...use
}: EyesFreeDeps<Question, Answer, R>): EyesFreeControls {
  const speech = useSpeech();
  const { stop } = usePlayer();
  const latest = useRef(use);
  latest.current = use;

  const again = useCallback(() => {
    const session = store.state();
    if (!isOpen(session)) return;
    const { focusTargets, present, play } = latest.current;
    // Without the browser's voice, a screen reader would read the focused element as well.
    if (session.run.pace.kind === 'eyes-free') focusTargets.question(session);
    // An answered question is played before its verdict is spoken.
    if (session.status === 'feedback') play(session.last.question, 'again');
    speech.say(spokenAgain(session), 'news');
    present('again');
  }, [store, speech]);

  const controls = useMemo(
    () =>
      createEyesFreeControls({
        speech,
        isPaused: () => store.presence().isPaused,
        setPaused: isPaused => store.setPresence({ isPaused }),
        stopSound: stop,
        again,
      }),
    [store, speech, stop, again],
  );

  useEffect(() => {
    if (!isEyesFree) return;
    return controls.leave;
  }, [isEyesFree, controls]);

  // When the quiz comes back onto the page; one that starts there is announced by its cue.
  useEffect(() => {
    if (isShown && eyesFreeState(store.state(), store.presence()) !== 'off') again();
  }, [isShown, store, again]);

  return controls;
}
