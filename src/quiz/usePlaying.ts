import { useEffect } from 'react';
import { useListener, useListening } from '../listening/Listening';
import type { Listener } from '../listening/listener';
import type { NoteSource } from '../listening/playedNote';
import { useSpeech } from '../speech/Speech';
import type { QuizActs } from './acts';
import { sourceIn } from './answerWith';
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

/**
 * Listens until it is called off. A hidden window ends listening, and it begins again when the window is back, unless the user
 * has stopped it.
 */
function listenWhile(listener: Listener, source: NoteSource): () => void {
  const wasListening = listener.state().status === 'listening';
  let isStopped = false;
  let before = listener.state().status;
  const follow = () => {
    const { status } = listener.state();
    if (status === 'listening') isStopped = false;
    else if (before === 'listening' && status === 'off') isStopped = !document.hidden;
    before = status;
  };
  const comeBack = () => {
    if (!document.hidden && listener.state().status === 'off' && !isStopped) void listener.start(source);
  };
  const leave = listener.subscribe(follow);
  void listener.start(source);
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    leave();
    document.removeEventListener('visibilitychange', comeBack);
    listener.expect([]);
    if (!wasListening) listener.stop();
  };
}
