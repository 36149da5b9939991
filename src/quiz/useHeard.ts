import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePlayer } from '../audio/Audio';
import type { PlannedTone } from '../audio/plan';
import { type Sound, useDrone } from '../settings/useSound';
import { useSpeech } from '../speech/Speech';
import type { AnyRun, AnySession, HeardQuestion } from './definition';
import { isQuick } from './pace';
import { soundsOn } from './rows';
import { isOpen, type Open, openQuestion } from './session';
import type { PlayReason } from './useCues';
import type { EyesFreeState } from './useEyesFree';

type AnyOpen = Open<unknown, unknown, AnyRun>;

/** What tells which key an open question is in; `undefined` without one. */
const contextIn = (session: AnySession): readonly PlannedTone[] | undefined =>
  isOpen(session) ? session.run.quiz.heard?.context(openQuestion(session)) : undefined;

/** What Play plays of a question that is heard: it comes with its context the first time. */
function soundIn(session: AnyOpen, arrivalOf: ArrivalOf): readonly PlannedTone[] | undefined {
  const { heard } = session.run.quiz;
  if (heard === undefined) return undefined;
  const isFirst = session.status === 'asking' && !session.wasPlayed;
  return isFirst ? arrivalOf(heard, session.question, before(session)) : heard.again(session);
}

type ArrivalOf = (
  heard: HeardQuestion<unknown, unknown>,
  question: unknown,
  before: unknown,
) => readonly PlannedTone[];

/** The question that was answered last. */
const before = ({ answered }: AnyOpen): unknown => answered.at(-1)?.question;

/** The plan of a question as it arrives, made once: what was made ready is known by it. */
function createArrivals(): ArrivalOf {
  let last: { readonly question: unknown; readonly tones: readonly PlannedTone[] } | undefined;
  return (heard, question, before) => {
    if (last === undefined || last.question !== question)
      last = { question, tones: heard.arrival(question, before) };
    return last.tones;
  };
}

/**
 * Holds speech back while a question that is heard sounds. Once it is answered, nothing advances by itself before the end of
 * what is played to compare.
 */
function useHeldSpeech(session: AnySession): void {
  const player = usePlayer();
  const { pause, delayIdle } = useSpeech();
  const isHeard = isOpen(session) && session.run.quiz.heard !== undefined;
  const isAnswered = session.status === 'feedback';
  useLayoutEffect(() => {
    if (!isHeard) return;
    let release: (() => void) | undefined;
    const hold = () => {
      const ends = isAnswered ? [pause(), delayIdle()] : [pause()];
      return () => {
        for (const end of ends) end();
      };
    };
    const follow = () => {
      if (player.snapshot().status === 'playing') release ??= hold();
      else release = void release?.();
    };
    follow();
    const leave = player.subscribe(follow);
    return () => {
      leave();
      release?.();
    };
  }, [player, pause, delayIdle, isHeard, isAnswered]);
}

/** Where single keys answer, a mistake that was heard is played beside the right answer. */
function useComparison(session: AnySession, play: Heard['play']): void {
  const before = useRef<AnySession>(session);
  useEffect(() => {
    const isNew = before.current.status === 'asking' && session.status === 'feedback';
    before.current = session;
    if (!isNew || session.status !== 'feedback') return;
    const { quiz, pace } = session.run;
    if (quiz.heard && isQuick(pace) && session.last.verdict !== 'right') play('again');
  }, [session, play]);
}

/** While a verdict shows, the sound of the next question is made ready. */
function usePlannedSound(session: AnySession, plan: Heard['plan']): void {
  const answered = session.status === 'feedback' && session.run.quiz.heard ? session.answered : undefined;
  useEffect(() => {
    if (answered !== undefined) plan();
  }, [answered, plan]);
}

/** What can be heard of a question that is a sound. */
export interface Heard {
  /** Plays the open question: as one that has just been asked, or because the user wants it again. */
  play(why: PlayReason): void;
  /** Makes the sound of the question after the open verdict ready. */
  plan(): void;
  /** Plays what tells which key it is in. */
  playContext(): void;
  /** Whether there is something that tells that. */
  hasContext(): boolean;
  /** Whether the open question is such a sound. */
  isHeard(): boolean;
}

interface FollowedQuiz {
  readonly session: AnySession;
  readonly eyesFree: EyesFreeState;
  readonly isShown: boolean;
}

interface HeardDeps {
  /** The session at the time of the call. */
  readonly current: () => AnySession;
  /** The question after the open verdict. */
  readonly upcoming: () => unknown;
  readonly sound: Pick<Sound, 'pluck' | 'preparePluck'>;
}

/** The actions on the sound of the open question. */
export function createHeard({ current, upcoming, sound }: HeardDeps): Heard {
  const arrivalOf = createArrivals();
  return {
    plan() {
      const session = current();
      if (session.status !== 'feedback' || soundsOn(session.run.quiz, session.answered)) return;
      const { heard } = session.run.quiz;
      const question = heard && upcoming();
      if (heard && question !== undefined) sound.preparePluck(arrivalOf(heard, question, before(session)));
    },
    play(why) {
      const session = current();
      if (!isOpen(session)) return;
      // What is in a row was heard with the first of it, and may still sound.
      const isKnown =
        why === 'asked' && session.status === 'asking' && soundsOn(session.run.quiz, session.answered);
      if (!isKnown) sound.pluck(soundIn(session, arrivalOf) ?? []);
    },
    playContext: () => sound.pluck(contextIn(current()) ?? []),
    hasContext: () => contextIn(current()) !== undefined,
    isHeard() {
      const session = current();
      return isOpen(session) && session.run.quiz.heard !== undefined;
    },
  };
}

/**
 * Follows the sound of a quiz: no speech begins beneath it, a mistake is played beside the right answer, and a drone sounds
 * beneath its questions until it is left or paused.
 */
export function useHeard({ session, eyesFree, isShown }: FollowedQuiz, heard: Heard): void {
  useHeldSpeech(session);
  useComparison(session, heard.play);
  usePlannedSound(session, heard.plan);
  const isDroning = isShown && isOpen(session) && eyesFree !== 'paused';
  useDrone(isDroning ? session.run.quiz.heard?.drone(openQuestion(session)) : undefined);
}
