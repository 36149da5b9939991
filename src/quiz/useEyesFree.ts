import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Command } from '../commands/command';
import { preferences } from '../settings/preferences';
import type { Settings } from '../settings/settings';
import { usePreferences } from '../settings/useSettings';
import { useSpeech } from '../speech/Speech';
import { useCommands } from '../ui/shell';
import { type EyesFreeOwner, type EyesFreeState, eyesFreeCommands, NO_VOICE_WORDS } from './eyesFree';
import { type Pace, type PaceSettings, paceIn } from './pace';
import { isOpen, openQuestion, type Session } from './session';

/** Gives the pace of a quiz that starts now. Where it was to be eyes-free and can't be, that is said. */
export function useStartPace(settings: Settings, rows: PaceSettings): () => Pace {
  const { voice, say } = useSpeech();
  const wish = preferences.eyesFree.read(usePreferences());
  return useCallback(() => {
    const state = voice();
    if (wish === 'on' && state === 'ready') return { kind: 'eyes-free' };
    if (wish === 'on' && state === 'none') say(NO_VOICE_WORDS, 'lasting');
    return paceIn(settings, rows);
  }, [settings, rows, wish, voice, say]);
}

/** An eyes-free quiz, as its screen draws it. */
export interface EyesFree {
  readonly state: EyesFreeState;
  readonly commands: readonly Command[];
}

interface EyesFreeUse<Question, Answer> {
  readonly owner: EyesFreeOwner;
  readonly session: Session<Question, Answer>;
  readonly paceOf: (question: Question) => Pace;
  /** Whether the quiz is on the page, and doesn't wait behind something else of its screen. */
  readonly isShown?: boolean;
  /** Takes the focus to the question and says it again. */
  readonly again: () => void;
  /** Stops what sounds. */
  readonly stop: () => void;
}

/** Lets a quiz that is taken by ear be repeated and paused; whoever comes back to one hears its question again. */
export function useEyesFree<Question, Answer>({
  owner,
  session,
  paceOf,
  isShown = true,
  again,
  stop,
}: EyesFreeUse<Question, Answer>): EyesFree {
  const speech = useSpeech();
  const [going, setGoing] = useState<'running' | 'paused'>('running');
  const isByEar = isShown && isOpen(session) && paceOf(openQuestion(session)).kind === 'eyes-free';
  const state = isByEar ? going : 'off';
  const latest = useRef({ again, stop, isByEar });
  latest.current = { again, stop, isByEar };
  const endStay = useRef(() => {});

  useEffect(() => {
    if (!isByEar) return;
    return () => {
      speech.hush();
      endStay.current();
      setGoing('running');
    };
  }, [isByEar, speech]);

  // A quiz that starts on the page asks by itself.
  useEffect(() => {
    if (isShown && latest.current.isByEar) latest.current.again();
  }, [isShown]);

  const acts = useMemo(() => {
    const silence = () => {
      latest.current.stop();
      speech.hush();
    };
    const repeat = () => {
      silence();
      latest.current.again();
    };
    return {
      repeat,
      pause() {
        endStay.current = speech.stay();
        silence();
        speech.say('Paused.');
        setGoing('paused');
      },
      goOn() {
        repeat();
        endStay.current();
        setGoing('running');
      },
    };
  }, [speech]);

  const { id, group } = owner;
  const commands = useMemo(() => eyesFreeCommands({ id, group }, state, acts), [id, group, state, acts]);
  useCommands(commands);
  return { state, commands };
}
