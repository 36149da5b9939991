import { describe, expect, test } from 'vitest';
import { failureOf } from '../../src/listening/failure';
import { LISTENING_FAILURES } from '../../src/listening/listener';
import { FAILURES } from '../../src/listening/text';

describe('given a browser that refuses', () => {
  test.each([
    ['NotAllowedError', 'allows', 'denied'],
    ['NotAllowedError', 'forbids', 'forbidden'],
    ['SecurityError', 'forbids', 'forbidden'],
    ['NotFoundError', 'allows', 'missing'],
    ['NotReadableError', 'allows', 'busy'],
    ['AbortError', 'allows', 'busy'],
    ['NotSupportedError', 'allows', 'unsupported'],
  ] as const)('when it says %s and the policy %s it, then that is %s', (name, policy, failure) => {
    expect(failureOf(new DOMException('', name), policy)).toBe(failure);
  });
});

test.each(['microphone', 'midi'] as const)(
  'given %s, when it fails, then each failure has one sentence of its own, and the keys still work',
  source => {
    const texts = LISTENING_FAILURES.map(failure => FAILURES[source][failure]);
    expect(new Set(texts).size).toBe(LISTENING_FAILURES.length);
    for (const text of texts) expect(text).toMatch(/ The keys still work\.$/);
  },
);
