import { useEffect, useState, useSyncExternalStore } from 'react';
import { useListener, useListening } from '../../../listening/Listening';
import { listenWhile } from '../../../listening/listener';
import { type Quizzes, useQuizzes } from '../../../quiz/quizzes';
import { useSpeech } from '../../../speech/Speech';
import { useCommandInput } from '../../../ui/shell';
import { toldIn } from '../commands';
import type { ChordView } from '../view';
import { awaited } from './check';
import { type Checker, createChecker } from './checker';

/**
 * How long a string may be silent before that is said (milliseconds): a beginner takes some five seconds to find the next
 * string with the other hand in place. Before the first string the hand comes from the keyboard and has yet to find the shape.
 */
const SILENCE = { first: 20_000, later: 8_000 } as const;

/** Whether a question on this screen is open, which forbids to tell of the chord. */
const isAsking = ({ active }: Quizzes): boolean => active().some(({ screen }) => screen === 'chords');

/** A checker of the shape that is shown, which listens while a string is awaited. */
export function useChecker(view: () => ChordView): Checker {
  const { say } = useSpeech();
  const quizzes = useQuizzes();
  const [checker] = useState(() =>
    createChecker({
      shape: () => toldIn(view()),
      isBlocked: () => isAsking(quizzes),
      say: (text, weight) => void say(text, weight),
      now: () => performance.now(),
    }),
  );
  return checker;
}

/**
 * Lets a checker hear what is plucked, and silence; another shape and a question end the check.
 *
 * @returns whether a check is open or has been finished
 */
export function useChecking(
  checker: Checker,
  { instrument, voicing }: Pick<ChordView, 'instrument' | 'voicing'>,
): boolean {
  const listener = useListener();
  const listening = useListening();
  const { say, isDelayed, whenQuiet, after } = useSpeech();
  const quizzes = useQuizzes();
  const isBlocked = useSyncExternalStore(quizzes.subscribe, checker.isBlocked);
  const state = useSyncExternalStore(checker.subscribe, checker.state);
  const check = state?.check;
  const { names } = instrument;
  const wanted = check && awaited(check);
  const isOpen = wanted !== undefined;
  const isHearing = isOpen && listening.status === 'listening';
  useCommandInput([isOpen, check?.by, isBlocked].join(' '));

  useEffect(() => (isOpen ? listenWhile(listener, 'microphone') : undefined), [listener, isOpen]);
  useEffect(() => {
    // What has failed before the check is being tried again by now.
    const { status } = listener.state();
    if (!isOpen || status !== listening.status) return;
    if (status === 'failed') {
      checker.take({ kind: 'ears', by: 'self' });
      // Why it has failed comes at once, and then what to do.
      say('');
    }
    if (status === 'listening') {
      checker.take({ kind: 'ears', by: 'microphone' });
      checker.introduce();
    }
  }, [checker, listener, isOpen, listening.status, say]);
  const by = check?.by;
  useEffect(() => {
    if (!isOpen || by !== 'self') return;
    // The status line says why when all is quiet.
    let cancel = whenQuiet(() => {
      cancel = whenQuiet(checker.introduce);
    });
    return () => cancel();
  }, [checker, isOpen, by, whenQuiet]);
  useEffect(() => {
    if (isHearing && wanted) listener.expect([wanted.midi]);
  }, [listener, isHearing, wanted]);
  useEffect(() => {
    if (!isOpen) return;
    return listener.onNote(({ kind, note: { midi, onset } }) => {
      if (kind !== 'ended' && !isDelayed())
        checker.take({ kind: 'heard', midi, onset, steady: kind === 'held' });
    });
  }, [checker, listener, isOpen, isDelayed]);
  useEffect(() => {
    if (!isHearing || check?.verdicts[check.at] !== undefined) return;
    let cancel = whenQuiet(() => {
      const wait = check?.at === 0 ? SILENCE.first : SILENCE.later;
      cancel = after(wait, () => checker.take({ kind: 'silence' }));
    });
    return () => cancel();
  }, [checker, check, isHearing, whenQuiet, after]);
  useEffect(() => {
    const shape = checker.state()?.shape;
    if (isBlocked || shape?.voicing !== voicing || shape?.instrument.names !== names) checker.clear();
  }, [checker, voicing, names, isBlocked]);
  return state !== undefined;
}
