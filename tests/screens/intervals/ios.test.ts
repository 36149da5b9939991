import { expect, test } from 'vitest';
import { isIos } from '../../../src/screens/intervals/ios';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15';

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)', 5, true],
  ['an iPad of old', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)', 5, true],
  ['an iPad that calls itself a Mac', mac, 5, true],
  ['a Mac', mac, 0, false],
  ['a telephone of another make', 'Mozilla/5.0 (Linux; Android 14; Pixel 8)', 5, false],
  ['a laptop with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, false],
])(
  'given %s, when it is checked for a silent mode, then the answer is right',
  (_, userAgent, maxTouchPoints, expected) => {
    expect(isIos({ userAgent, maxTouchPoints })).toBe(expected);
  },
);
