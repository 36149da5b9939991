import { describe, expect, test } from 'vitest';
import { failureOf, LISTENING_FAILURES } from '../../src/listening/listener';
import { listeningText } from '../../src/listening/text';

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
  'given %s, when it fails, then each failure has a text of its own, which says that the keys still work in a quiz',
  source => {
    const texts = LISTENING_FAILURES.map(failure =>
      listeningText({ status: 'failed', source, failure }, 'answers'),
    );
    expect(new Set(texts).size).toBe(LISTENING_FAILURES.length);
    for (const text of texts) expect(text).toMatch(/ The keys still work\.$/);
  },
);

test('given the tuner, when the microphone fails, then it says what works there, which isn’t the keys', () => {
  for (const failure of LISTENING_FAILURES) {
    const text = listeningText({ status: 'failed', source: 'microphone', failure }, 'tuning');
    expect(text).toMatch(/ You can still tune by ear: Play Tone sounds each string\.$/);
    expect(text).not.toContain('keys');
  }
});
