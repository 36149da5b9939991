import { describe, expect, test } from 'vitest';
import { cueFor } from '../../../src/screens/intervals/quiz';
import { ask, drill, IDLE, next, reset, sessionAfter, start, submit } from './quizzes';

describe('given a calm quiz', () => {
  const asked = [start(ask(3), ask(6, { direction: 'descending-both' }))];

  test('when a question comes, then the focus goes to its sound, and the question is said', () => {
    expect(cueFor(IDLE, sessionAfter(...asked), 'before')).toEqual({
      focus: 'play',
      say: 'Question 1 of 2. Which interval is it, ascending?',
    });
  });

  test('when an answer is chosen, then the focus may go on to submitting it', () => {
    const before = sessionAfter(...asked);
    if (before.status !== 'asking') throw new Error('nothing is asked');
    expect(cueFor(before, { ...before, draft: 'Octave' }, 'before')).toEqual({ focus: 'submit', say: '' });
  });

  test.each([
    ['before', 'Wrong: it was a minor third. Yours was an octave.'],
    ['after', 'Wrong: it was a minor third. Yours was an octave.'],
    ['off', ''],
  ] as const)(
    'when it was answered and results are spoken %s, then the verdict is one message or none',
    (speech, say) => {
      const answered = sessionAfter(...asked, submit('Octave', 'wrong'));
      expect(cueFor(sessionAfter(...asked), answered, speech)).toMatchObject({ focus: 'go-on', say });
    },
  );

  test('when it goes on, then the verdict isn’t said again', () => {
    const answered = sessionAfter(...asked, submit('Minor 3rd', 'right'));
    for (const speech of ['before', 'after'] as const)
      expect(cueFor(answered, sessionAfter(...asked, submit('Minor 3rd', 'right'), next), speech)).toEqual({
        focus: 'play',
        say: 'Question 2 of 2. Which interval is it, descending and back?',
      });
  });
});

describe('given a drill', () => {
  const asked = [start(ask(3, { pace: drill }), ask(6, { pace: drill }))];
  const right = [...asked, submit('Minor 3rd', 'right')];
  const wrong = [...asked, submit('Octave', 'wrong')];

  test('when it starts, then the focus goes to the answer neck', () => {
    expect(cueFor(IDLE, sessionAfter(...asked), 'before')).toEqual({
      focus: 'neck',
      say: 'Question 1 of 2. Which interval is it, ascending?',
    });
  });

  test('when results come before the next sound, then verdict and number are one message', () => {
    expect(cueFor(sessionAfter(...asked), sessionAfter(...right), 'before').say).toBe(
      'Right: minor third. Question 2 of 2.',
    );
    expect(cueFor(sessionAfter(...right), sessionAfter(...right, next), 'before')).toEqual({
      focus: 'neck',
      say: '',
    });
  });

  test('when results come after the next sound, then they are put off until it is asked for', () => {
    expect(cueFor(sessionAfter(...asked), sessionAfter(...right), 'after').say).toBe('');
    expect(cueFor(sessionAfter(...right), sessionAfter(...right, next), 'after').say).toBe(
      'Right: minor third. Question 2 of 2.',
    );
  });

  test('when results aren’t spoken, then a drill is silent between its questions', () => {
    expect(cueFor(sessionAfter(...asked), sessionAfter(...right), 'off').say).toBe('');
    expect(cueFor(sessionAfter(...right), sessionAfter(...right, next), 'off').say).toBe('');
  });

  test('when an answer is wrong, then it is said at once, and the number when Enter goes on', () => {
    for (const speech of ['before', 'after'] as const) {
      expect(cueFor(sessionAfter(...asked), sessionAfter(...wrong), speech).say).toBe(
        'Wrong: it was a minor third. Yours was an octave.',
      );
      expect(cueFor(sessionAfter(...wrong), sessionAfter(...wrong, next), speech).say).toBe(
        'Question 2 of 2.',
      );
    }
  });

  test('when there is no pause at all, then the verdict comes with the next question', () => {
    expect(cueFor(sessionAfter(...asked), sessionAfter(...right, next), 'before').say).toBe(
      'Right: minor third. Question 2 of 2.',
    );
  });

  test.each([
    ['before', 'Right: tritone.', '1 of 2 right, 50 percent.'],
    ['after', '', 'Right: tritone. 1 of 2 right, 50 percent.'],
    ['off', '', ''],
  ] as const)(
    'when it ends with results %s, then each verdict was said once',
    (speech, atFeedback, atEnd) => {
      const last = [...wrong, next];
      const answered = [...last, submit('Tritone', 'right')];
      expect(cueFor(sessionAfter(...last), sessionAfter(...answered), speech).say).toBe(atFeedback);
      expect(cueFor(sessionAfter(...answered), sessionAfter(...answered, next), speech)).toMatchObject({
        focus: 'results',
        say: atEnd,
      });
    },
  );
});

describe('given a quiz that is left', () => {
  test.each([
    ['in a question', [start(ask(3))]],
    ['at its results', [start(ask(3)), submit('Octave', 'wrong'), next]],
  ])('when that happens %s, then the focus goes back to its start', (_, events) => {
    expect(cueFor(sessionAfter(...events), sessionAfter(...events, reset), 'before')).toEqual({
      focus: 'start',
      say: '',
    });
  });

  test('when nothing was started, then the focus stays', () => {
    expect(cueFor(IDLE, { status: 'idle' }, 'before')).toEqual({ focus: 'none', say: '' });
  });
});
