import type { Listener } from './listener';
import type { NoteSource } from './playedNote';

/**
 * Listens until it is called off. A hidden window ends listening, and it begins again when the window is back, unless the user
 * has stopped it.
 *
 * @returns a function that calls it off
 * @example listenWhile(listener, 'microphone')
 */
export function listenWhile(listener: Listener, source: NoteSource): () => void {
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
