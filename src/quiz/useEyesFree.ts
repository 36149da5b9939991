import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { usePlayer } from '../audio/Audio';
import { preferences } from '../settings/preferences';
import type { Settings } from '../settings/settings';
import { usePreferenceSettings } from '../settings/useSettings';
import { useSpeech } from '../speech/Speech';
import { spokenAgain } from './cues';
import type { AnyRun } from './definition';
import { createEyesFreeActs, type EyesFreeActs, eyesFreeState } from './eyesFree';
import { type Pace, type PaceSettings, paceIn } from './pace';
import type { QuizStore } from './Quizzes';
import { isOpen } from './session';
import { SPOKEN_NO_VOICE } from './text';

/** Gives the pace of a quiz that starts now. Where it was to be eyes-free and can't be, that is said. */
export function useStartPace(settings: Settings, rows: PaceSettings): () => Pace {
  const { voice, say } = useSpeech();
  const wishes = usePreferenceSettings();
  return useCallback(() => {
    const state = voice();
    const isWanted = wishes.read(preferences.eyesFree) === 'on';
    if (isWanted && state === 'ready') return { kind: 'eyes-free' };
    if (isWanted && state === 'none') say(SPOKEN_NO_VOICE, 'lasting');
    return paceIn(settings, rows);
  }, [settings, rows, wishes, voice, say]);
}

interface EyesFreeUse<Question, Answer, R> {
  readonly store: QuizStore<Question, Answer, R>;
  readonly isShown: boolean;
  readonly focusQuestion: () => void;
  /** Plays the question once its words have been spoken. */
  readonly present: () => void;
  /** Plays the question now. */
  readonly play: () => void;
}

/** Lets a quiz that is taken by ear be repeated and paused; when the user comes back to one, it asks its question again. */
export function useEyesFree<Question, Answer, R extends AnyRun>({
  store,
  isShown,
  ...use
}: EyesFreeUse<Question, Answer, R>): EyesFreeActs {
  const speech = useSpeech();
  const { stop } = usePlayer();
  const readIsEyesFree = useCallback(() => eyesFreeState(store.state(), store.presence()) !== 'off', [store]);
  const isEyesFree = useSyncExternalStore(store.subscribe, readIsEyesFree);
  const latest = useRef(use);
  latest.current = use;

  const again = useCallback(() => {
    const session = store.state();
    if (!isOpen(session)) return;
    const { focusQuestion, present, play } = latest.current;
    focusQuestion();
    // What is played is heard before what is said of it.
    if (session.status === 'feedback') play();
    speech.say(spokenAgain(session), 'news');
    if (session.status === 'asking') present();
  }, [store, speech]);

  const acts = useMemo(
    () =>
      createEyesFreeActs({
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
    return acts.leave;
  }, [isEyesFree, acts]);

  // A quiz that starts on the page asks by itself.
  useEffect(() => {
    if (isShown && readIsEyesFree()) again();
  }, [isShown, readIsEyesFree, again]);

  return acts;
}
