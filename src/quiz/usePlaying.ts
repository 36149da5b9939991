import { useEffect } from 'react';
import { useListener, useListening } from '../listening/Listening';
import { listenWhile } from '../listening/listenWhile';
import { useSpeech } from '../speech/Speech';
import type { QuizActs } from './acts';
import { sourceIn } from './answerSource';
import type { AnySession } from './definition';
import { isOpen, openQuestion } from './open';

/**
 * Listens for as long as an open quiz that is answered on an instrument is on the page, and hands it what is played. Beneath a
 * dialog and while the quiz is paused, nothing answers.
 */
export function usePlaying(
  session: AnySession,
  isShown: boolean,
  { hear, listen }: Pick<QuizActs<never>, 'hear' | 'listen'>,
): void {
  const listener = useListener();
  const listening = useListening();
  const { isDelayed } = useSpeech();
  const run = isOpen(session) ? session.run : undefined;
  const source = isShown && run ? sourceIn(run) : undefined;
  const isHearing = source !== undefined && listening.status === 'listening';
  const question = isOpen(session) ? openQuestion(session) : undefined;

  useEffect(() => (source === undefined ? undefined : listenWhile(listener, source)), [listener, source]);
  const heard = isHearing ? listening.source : undefined;
  useEffect(() => {
    listen(heard);
    return () => listen(undefined);
  }, [heard, listen]);
  useEffect(() => {
    if (isHearing && run && question !== undefined)
      listener.expect(run.quiz.played?.expected(question) ?? []);
  }, [listener, isHearing, run, question]);
  useEffect(() => {
    if (source === undefined) return;
    return listener.onNote(event => {
      if (event.kind === 'ended' || !isDelayed()) hear(event);
    });
  }, [listener, source, hear, isDelayed]);
}
