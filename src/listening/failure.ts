import type { ListeningFailure } from './listener';

const FAILURES: Readonly<Record<string, ListeningFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/**
 * Why a browser has refused.
 *
 * @param policy whether the host's policy allows what was asked for
 * @see https://developer.mozilla.org/en-US/docs/Web/API/MediaDevices/getUserMedia#exceptions
 * @example failureOf(new DOMException('', 'NotFoundError'), 'allows') // 'missing'
 */
export function failureOf(error: unknown, policy: 'allows' | 'forbids'): ListeningFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  const failure = FAILURES[name] ?? 'unsupported';
  return failure === 'denied' && policy === 'forbids' ? 'forbidden' : failure;
}
