import { describe, expect, test } from 'vitest';
import { chooseFirst, spokenAnswer, spokenChosen, waitingFor } from '../../src/quiz/answerText';

describe('given a question with several answers', () => {
  test('when none is chosen yet, then the texts say what to choose', () => {
    expect(chooseFirst('a degree')).toBe('Choose a degree first');
    expect(waitingFor('a degree')).toEqual({
      quick: 'One key or click answers.',
      calm: 'Choose a degree. You can change it until you submit.',
    });
  });

  test('when one is chosen, then it is said with its state', () => {
    expect(spokenChosen('C sharp')).toBe('C sharp, chosen');
  });

  test.each([
    ['right', 'Right: C sharp.'],
    ['wrong', 'Wrong. It is C sharp.'],
    ['given-up', 'It is C sharp.'],
  ] as const)('when the answer is %s, then the verdict is: %s', (verdict, spoken) => {
    expect(spokenAnswer('C sharp', verdict)).toBe(spoken);
  });
});
