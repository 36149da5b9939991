import { isInUse, type Listener } from './listener';
import type { NoteSource } from './playedNote';

/**
 * Listens until it is called off. A hidden window ends listening, and it begins again when the window is back, unless the user
 * has stopped it.
 *
 * @returns a function that calls it off
 * @example listenWhile(listener, 'microphone')
 */
export function listenWhile(listener: Listener, source: NoteSource): () => void {
  const wasInUse = isInUse(listener.state());
  let isStopped = false;
  let before = listener.state();
  const follow = () => {
    const now = listener.state();
    if (isInUse(now)) isStopped = false;
    else if (isInUse(before) && now.status === 'off') isStopped = !document.hidden;
    before = now;
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
    if (!wasInUse) listener.stop();
  };
}
