import { describe, expect, test } from 'vitest';
import { cueFor, type QuizCue, spokenAgain } from '../../src/quiz/cues';
import type { AnySession } from '../../src/quiz/definition';
import type { Pace } from '../../src/quiz/pace';
import { isOpen } from '../../src/quiz/session';
import type { ResultSpeech } from '../../src/settings/preferences';
import {
  CALM,
  continued,
  draft,
  drillWith,
  EYES_FREE,
  end,
  finish,
  heardQuiz,
  IDLE,
  type NumberEvent,
  next,
  numberQuiz,
  reset,
  sessionAfter,
  start,
  submit,
} from './made';

const QUESTION = 'Question 1 of 2. What comes after 1?';
const SECOND = 'Question 2 of 2. What comes after 5?';
/** The same in a drill, which says no more numbers. */
const UNNUMBERED = 'What comes after 5?';
const secondAt = ({ kind }: Pace): string => (kind === 'drill' ? UNNUMBERED : SECOND);
const RIGHT = 'Right: 2.';
const WRONG = 'Wrong. It is 2.';

/** A change of a quiz, from what had happened to what has happened now. */
interface Change {
  readonly what: string;
  readonly before: readonly NumberEvent[];
  readonly since: readonly NumberEvent[];
  readonly cue: QuizCue;
  /** When verdicts are spoken, where the next question is a sound. */
  readonly results?: ResultSpeech;
}

interface ChangeAtPace extends Change {
  readonly pace: Pace;
  readonly results: ResultSpeech;
}

/** The changes of a quiz of two questions, at a pace. */
const changesOf = (
  quiz: typeof numberQuiz,
  pace: Pace,
  changes: (begun: NumberEvent) => readonly Change[],
): readonly ChangeAtPace[] =>
  changes(start(pace, 2, quiz)).map(change => ({ results: 'before', ...change, pace }));

const SHOWN_AT_ANY_PACE = [CALM, drillWith(0), drillWith(600), EYES_FREE].flatMap(pace =>
  changesOf(numberQuiz, pace, begun => [
    { what: 'it starts', before: [], since: [begun], cue: { focus: 'question', say: QUESTION } },
    {
      what: 'an answer is right',
      before: [begun],
      since: [submit('right')],
      cue: { focus: 'advance', say: RIGHT, weight: 'lasting' },
    },
    {
      what: 'an answer is wrong',
      before: [begun],
      since: [submit('wrong')],
      cue: { focus: 'advance', say: WRONG, weight: 'lasting' },
    },
    {
      what: 'the next question follows a verdict that was spoken',
      before: [begun, submit('right')],
      since: [next],
      cue: { focus: 'question', say: secondAt(pace) },
    },
    {
      what: 'the next question follows an answer at once',
      before: [begun],
      since: [submit('right'), next],
      cue: { focus: 'question', say: `${RIGHT} ${secondAt(pace)}` },
    },
    {
      what: 'results follow a verdict that was spoken',
      before: [begun, submit('wrong'), next, submit('right')],
      since: [finish],
      cue: { focus: 'results', say: 'Over: 1 of 2 right. Missed: one.' },
    },
    {
      what: 'results follow the last answer at once',
      before: [begun, submit('wrong'), next],
      since: [submit('right'), finish],
      cue: { focus: 'results', say: 'Right: 6. Over: 1 of 2 right. Missed: one.' },
    },
    {
      what: 'it is ended at an open question',
      before: [begun, submit('right'), next],
      since: [end],
      cue: { focus: 'results', say: 'Quiz ended: 1 of 1 right.' },
    },
    {
      what: 'it is ended before the first answer',
      before: [begun],
      since: [end],
      cue: { focus: 'results', say: 'Quiz ended.' },
    },
    {
      what: 'it is ended after a wrong answer',
      before: [begun, submit('wrong')],
      since: [end],
      cue: { focus: 'results', say: 'Quiz ended: 0 of 1 right. Missed: one.' },
    },
    {
      what: 'it is quit before the first answer',
      before: [begun],
      since: [reset],
      cue: { focus: 'start', say: 'Quiz ended.', weight: 'lasting' },
    },
    {
      what: 'it is quit at a verdict',
      before: [begun, submit('wrong'), next, submit('right')],
      since: [reset],
      cue: { focus: 'start', say: 'Quiz ended: 1 of 2 right.', weight: 'lasting' },
    },
    {
      what: 'its results are closed',
      before: [begun, submit('right'), end],
      since: [reset],
      cue: { focus: 'start', say: '' },
    },
    {
      what: 'an answer is chosen',
      before: [begun],
      since: [draft(7)],
      cue: { focus: 'draft', say: '' },
    },
    {
      what: 'the same answer is chosen again',
      before: [begun, draft(7)],
      since: [draft(7)],
      cue: { focus: 'none', say: '' },
    },
    {
      what: 'an answer is taken back',
      before: [begun, draft(7)],
      since: [draft(undefined)],
      cue: { focus: 'none', say: '' },
    },
    {
      what: 'its clock stops',
      before: [begun, draft(7)],
      since: [{ type: 'pause', at: 500 }],
      cue: { focus: 'none', say: '' },
    },
    {
      what: 'it starts again from its results',
      before: [begun, submit('right'), end],
      since: [begun],
      cue: { focus: 'question', say: QUESTION },
    },
  ]),
);

const HEARD_CALM = changesOf(heardQuiz, CALM, begun => [
  { what: 'it starts', before: [], since: [begun], cue: { focus: 'question', say: QUESTION } },
  ...(['before', 'after'] as const).map(results => ({
    what: 'an answer is wrong',
    results,
    before: [begun],
    since: [submit('wrong')],
    cue: { focus: 'advance', say: WRONG, weight: 'lasting' } as const,
  })),
  {
    what: 'an answer is wrong',
    results: 'off',
    before: [begun],
    since: [submit('wrong')],
    cue: { focus: 'advance', say: '' },
  },
  ...(['before', 'after', 'off'] as const).map(results => ({
    what: 'the next question follows',
    results,
    before: [begun, submit('right')],
    since: [next],
    cue: { focus: 'question', say: SECOND } as const,
  })),
]);

const HEARD_DRILL = changesOf(heardQuiz, drillWith(600), begun => {
  const last = [begun, submit('wrong'), next];
  return [
    { what: 'it starts', before: [], since: [begun], cue: { focus: 'question', say: QUESTION } },
    {
      what: 'an answer is right',
      results: 'before',
      before: [begun],
      since: [submit('right')],
      cue: { focus: 'advance', say: RIGHT, weight: 'lasting' },
    },
    {
      what: 'the next question follows a right answer',
      results: 'before',
      before: [begun, submit('right')],
      since: [next],
      cue: { focus: 'question', say: '' },
    },
    {
      what: 'an answer is right',
      results: 'after',
      before: [begun],
      since: [submit('right')],
      cue: { focus: 'advance', say: '' },
    },
    {
      what: 'the next question follows a right answer',
      results: 'after',
      before: [begun, submit('right')],
      since: [next],
      cue: { focus: 'question', say: `${RIGHT} ${UNNUMBERED}`, weight: 'lasting' },
    },
    {
      what: 'an answer is right',
      results: 'off',
      before: [begun],
      since: [submit('right')],
      cue: { focus: 'advance', say: '' },
    },
    {
      what: 'the next question follows a right answer',
      results: 'off',
      before: [begun, submit('right')],
      since: [next],
      cue: { focus: 'question', say: '' },
    },
    ...(['before', 'after'] as const).flatMap(results => [
      {
        what: 'an answer is wrong',
        results,
        before: [begun],
        since: [submit('wrong')],
        cue: { focus: 'advance', say: WRONG, weight: 'lasting' } as const,
      },
      {
        what: 'the next question is asked for after a wrong answer',
        results,
        before: [begun, submit('wrong')],
        since: [next],
        cue: { focus: 'question', say: UNNUMBERED } as const,
      },
    ]),
    {
      what: 'the last answer is right',
      results: 'before',
      before: last,
      since: [submit('right')],
      cue: { focus: 'advance', say: 'Right: 6.', weight: 'lasting' },
    },
    {
      what: 'results follow',
      results: 'before',
      before: [...last, submit('right')],
      since: [finish],
      cue: { focus: 'results', say: 'Over: 1 of 2 right. Missed: one.' },
    },
    {
      what: 'the last answer is right',
      results: 'after',
      before: last,
      since: [submit('right')],
      cue: { focus: 'advance', say: '' },
    },
    {
      what: 'results follow',
      results: 'after',
      before: [...last, submit('right')],
      since: [finish],
      cue: { focus: 'results', say: 'Right: 6. Over: 1 of 2 right. Missed: one.', weight: 'lasting' },
    },
    {
      what: 'results follow',
      results: 'off',
      before: [...last, submit('right')],
      since: [finish],
      cue: { focus: 'results', say: '' },
    },
  ];
});

const HEARD_DRILL_AT_ONCE = changesOf(heardQuiz, drillWith(0), begun => [
  ...(['before', 'after'] as const).map(results => ({
    what: 'the next question follows an answer at once',
    results,
    before: [begun],
    since: [submit('right'), next],
    cue: { focus: 'question', say: `${RIGHT} ${UNNUMBERED}`, weight: 'lasting' } as const,
  })),
  {
    what: 'it is quit',
    results: 'off',
    before: [begun, submit('right'), next],
    since: [reset],
    cue: { focus: 'start', say: 'Quiz ended: 1 of 1 right.', weight: 'lasting' },
  },
  {
    what: 'it is ended',
    results: 'off',
    before: [begun, submit('wrong')],
    since: [end],
    cue: { focus: 'results', say: 'Quiz ended: 0 of 1 right.' },
  },
  {
    what: 'results follow the last answer at once, unspoken',
    results: 'off',
    before: [begun, submit('wrong'), next],
    since: [submit('right'), finish],
    cue: { focus: 'results', say: '' },
  },
]);

// By ear nothing else tells of a result, whatever the user wishes of a drill.
const HEARD_BY_EAR = (['before', 'after', 'off'] as const).flatMap(results =>
  changesOf(heardQuiz, EYES_FREE, begun => [
    {
      what: 'an answer is right',
      results,
      before: [begun],
      since: [submit('right')],
      cue: { focus: 'advance', say: RIGHT, weight: 'lasting' },
    },
    {
      what: 'the next question follows',
      results,
      before: [begun, submit('right')],
      since: [next],
      cue: { focus: 'question', say: SECOND },
    },
    {
      what: 'results follow',
      results,
      before: [begun, submit('right')],
      since: [end],
      cue: { focus: 'results', say: 'Quiz ended: 1 of 1 right.' },
    },
  ]),
);

const title =
  'when its pace is $pace, verdicts are spoken $results and $what, then the focus goes to $cue.focus, and "$cue.say" is said';

function expectCue({ before, since, cue, results }: ChangeAtPace): void {
  const earlier: AnySession = sessionAfter(...before);
  const later: AnySession = continued(earlier, ...since);
  expect(cueFor(earlier, later, results)).toEqual(cue);
}

describe('given a quiz whose question is shown', () => {
  test.each(SHOWN_AT_ANY_PACE)(title, expectCue);

  test('when verdicts are to be spoken after the next sound, or not at all, then they are spoken all the same', () => {
    for (const change of SHOWN_AT_ANY_PACE)
      for (const results of ['after', 'off'] as const) expectCue({ ...change, results });
  });
});

describe('given a quiz whose question is heard', () => {
  test.each([...HEARD_CALM, ...HEARD_DRILL, ...HEARD_DRILL_AT_ONCE, ...HEARD_BY_EAR])(title, expectCue);
});

test('given no quiz, when there is still none, then nothing moves and nothing is said', () => {
  expect(cueFor(IDLE, { status: 'idle' }, 'before')).toEqual({ focus: 'none', say: '' });
});

test('given a quiz that redraws much of its page, when it starts or is quit, then its cue says so, and no other cue does', () => {
  const begun = start(CALM, 2, { ...numberQuiz, startChange: 'redrawn' });
  const first = cueFor(IDLE, sessionAfter(begun), 'before');
  expect(first).toEqual({ focus: 'question', say: QUESTION, page: 'redrawn' });
  const second = cueFor(
    sessionAfter(begun, submit('right')),
    sessionAfter(begun, submit('right'), next),
    'before',
  );
  expect(second).not.toHaveProperty('page');
  expect(cueFor(sessionAfter(begun), IDLE, 'before')).toMatchObject({ say: 'Quiz ended.', page: 'redrawn' });
});

test('given a question that the focused element says in part, when it is asked, then only the rest is spoken', () => {
  const begun = start(CALM, 2, {
    ...numberQuiz,
    spokenArrival: ({ number }) => (number === 1 ? 'Ready.' : ''),
  });
  expect(cueFor(IDLE, sessionAfter(begun), 'before').say).toBe('Ready.');
  const answered = sessionAfter(begun, submit('right'));
  expect(cueFor(answered, sessionAfter(begun, submit('right'), next), 'before').say).toBe('');
  expect(cueFor(sessionAfter(begun), sessionAfter(begun, submit('right'), next), 'before').say).toBe(RIGHT);
});

describe('given a quiz in which a note played twice goes on', () => {
  const twice = (pace: Pace): NumberEvent => {
    const begun = start(pace, 2);
    return begun.type === 'start' ? { ...begun, run: { ...begun.run, goesOnByNote: true } } : begun;
  };
  const HINT = 'Play any note twice to go on.';
  const said = (...events: readonly NumberEvent[]) =>
    cueFor(sessionAfter(...events.slice(0, -1)), sessionAfter(...events), 'before').say;

  test('when its first verdict waits, then that is said once', () => {
    expect(said(twice(CALM), submit('right'))).toBe(`${RIGHT} ${HINT}`);
    expect(said(twice(drillWith(600, 'wait')), submit('wrong'))).toBe(`${WRONG} ${HINT}`);
    expect(said(twice(CALM), submit('right'), next, submit('right'))).not.toContain(HINT);
  });

  test('when its verdict passes by itself, then it isn’t said', () => {
    expect(said(twice(drillWith(600)), submit('right'))).toBe(RIGHT);
    expect(said(twice(EYES_FREE), submit('right'))).toBe(RIGHT);
  });
});

test('given an endless quiz, when its questions come, then each says its number alone', () => {
  const begun = start(CALM, 'endless');
  expect(cueFor(IDLE, sessionAfter(begun), 'before').say).toBe('Question 1. What comes after 1?');
});

describe('given a drill that is a test', () => {
  const test20 = { id: 'test1', outcomeOf: () => ({ text: '', spoken: 'Passed.' }) };
  const begun = (quiz = numberQuiz): NumberEvent => {
    const event = start(drillWith(0), 2, quiz);
    return event.type === 'start'
      ? { ...event, run: { ...event.run, drill: { length: 2, test: test20 } } }
      : event;
  };
  const said = (quiz: typeof numberQuiz, last: NumberEvent) => {
    const before = [begun(quiz), submit('right'), next, submit('right')];
    return cueFor(sessionAfter(...before), sessionAfter(...before, last), 'before').say;
  };

  test('when its results are spoken, then so is whether it is passed', () => {
    expect(said(numberQuiz, finish)).toBe('Over: 2 of 2 right. Passed.');
  });

  test('when they are read with a dialog, or the user has ended it, then that isn’t spoken', () => {
    expect(said({ ...numberQuiz, spokenResults: () => '' }, finish)).toBe('');
    expect(said(numberQuiz, end)).toBe('Quiz ended: 2 of 2 right.');
  });
});

describe('given a quiz that is over', () => {
  const readers: string[] = [];
  const quiz = {
    ...numberQuiz,
    spokenResults(_: unknown, reader: string) {
      readers.push(reader);
      return '';
    },
  };
  const readerOf = (run: object): string | undefined => {
    const event = start(drillWith(0), 2, quiz);
    const begun = event.type === 'start' ? { ...event, run: { ...event.run, ...run } } : event;
    const before = [begun, submit('right'), next, submit('right')];
    cueFor(sessionAfter(...before), sessionAfter(...before, finish), 'before');
    return readers.at(-1);
  };

  test('when it was answered by keys, then a screen reader reads its dialog', () => {
    expect(readerOf({})).toBe('dialog');
  });

  test('when it was answered on an instrument, then its results are spoken: no key has opened their dialog', () => {
    expect(readerOf({ answerWith: 'microphone' })).toBe('speech');
    expect(readerOf({ answerWith: 'midi' })).toBe('speech');
  });
});

describe('given a question that is asked for again', () => {
  const again = (...events: readonly NumberEvent[]) => {
    const session = sessionAfter(...events);
    return isOpen(session) && spokenAgain(session);
  };

  test('when it waits for its answer, then it is the whole question', () => {
    expect(again(start(CALM, 2))).toBe(QUESTION);
    const silent = { ...numberQuiz, spokenArrival: () => '' };
    expect(again(start(CALM, 2, silent))).toBe(QUESTION);
  });

  test('when it is answered, then its verdict follows; where the question is played again, that is all', () => {
    expect(again(start(CALM, 2), submit('wrong'))).toBe(`${QUESTION} ${WRONG}`);
    expect(again(start(CALM, 2, heardQuiz), submit('wrong'))).toBe(WRONG);
  });
});

describe('given a drill on the beat', () => {
  const pace: Pace = { kind: 'drill', pause: 0, beats: 4 };
  const late: NumberEvent = {
    ...{ type: 'submit', answer: 2, verdict: 'right', at: 5000 },
    timing: { beat: 4, tempo: 80, isLate: true },
  };
  const asking = sessionAfter(start(pace, 2));

  test('when a right answer is late, then that is said before its verdict, also when it is repeated', () => {
    const after = continued(asking, late);
    expect(cueFor(asking, after, 'before')).toMatchObject({ focus: 'advance', say: `Late. ${RIGHT}` });
    expect(isOpen(after) && spokenAgain(after)).toContain(`Late. ${RIGHT}`);
  });

  test('when the round is over, then the late answers and the next tempo are said', () => {
    const after = continued(asking, late, next, submit('wrong', 9000), finish);
    const before = continued(asking, late, next, submit('wrong', 9000));
    expect(cueFor(before, after, 'before').say).toContain(
      'Over: 0 of 2 right. 1 late. The next round goes at 80 a minute.',
    );
  });
});
