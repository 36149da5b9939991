import type { AnySession } from './definition';
import { isOpen } from './open';
import type { Presence } from './Quizzes';

/** The state of an eyes-free quiz; `off` if none is on the page. */
export type EyesFreeState = 'off' | 'running' | 'paused';

/**
 * The state of a quiz that may be eyes-free.
 *
 * @example eyesFreeState({ status: 'idle' }, { isShown: true, isPaused: false }) // 'off'
 */
export function eyesFreeState(
  session: AnySession,
  { isShown, isPaused }: Pick<Presence, 'isShown' | 'isPaused'>,
): EyesFreeState {
  if (!isShown || !isOpen(session) || session.run.pace.kind !== 'eyes-free') return 'off';
  return isPaused ? 'paused' : 'running';
}
