import { expect, test } from 'vitest';
import { learnedText } from '../../../src/screens/today/text';

const BEFORE = { items: 20, skills: ['Naturals on strings 6 and 5, frets 0 to 5'] };

test.each([
  [BEFORE, 'Nothing new is known yet: what you practiced counts all the same.'],
  [{ ...BEFORE, items: 21 }, 'One more is known than before.'],
  [
    { items: 26, skills: [...BEFORE.skills, 'Hear the two thirds'] },
    'Now known: Hear the two thirds. 6 more are known than before.',
  ],
  [{ items: 18, skills: ['Name every key'] }, 'Now known: Name every key.'],
])(
  'given a practice that is done, when it is told what is known now, then it says what wasn’t before: %#',
  (after, text) => {
    expect(learnedText(BEFORE, after)).toBe(text);
  },
);
