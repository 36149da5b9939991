import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnswerLog, createAnswerLog } from '../../../src/app/data/answerLog';
import { createAnswers } from '../../../src/app/data/answers';
import type { Answer } from '../../../src/practice/answer';
import { quizOf } from '../../../src/quiz/quizStore';
import { createQuizzes } from '../../../src/quiz/quizzes';
import { createJournal, type Journal } from '../../../src/storage/journal';
import { draft, end, type NumberRun, next, reset, start, submit } from '../../quiz/made';
import { freshStorage } from '../../storage/fakeDatabase';

/** A log of answers that remembers what it was given. */
function fakeAnswerLog() {
  const records: Answer[] = [];
  const moments = { afterPaint: () => {}, whenHidden: () => {}, whenShown: () => {} };
  const answerLog: AnswerLog = {
    ...createAnswerLog(moments, createJournal('elsewhere')),
    ready: Promise.resolve(),
    record: answer => void records.push(answer),
    choose: () => 'number:4',
  };
  return { answerLog, records };
}

/** The answers of an app whose clock stands where the test puts it. */
function recording(remember: 'on' | 'off' = 'on', journal: Journal = createJournal('answers')) {
  const { answerLog, records } = fakeAnswerLog();
  const clock = { now: 1000 };
  const loadAnswerLog = vi.fn(async () => answerLog);
  let ids = 0;
  const answers = createAnswers({
    now: () => clock.now,
    sitting: () => 60_000,
    dateOf: time => `day ${Math.floor(time / 1000)}`,
    inputMethod: () => 'pointer',
    newId: () => `id${ids++}`,
    isRemembering: () => remember === 'on',
    loadAnswerLog,
    journal,
  });
  const quizzes = createQuizzes(answers.chooserOf);
  answers.listen(quizzes);
  const quiz = quizOf<unknown, number, number, NumberRun['quiz']>('keys')(quizzes);
  return { answers, quizzes, quiz, records, loadAnswerLog, clock, journal };
}

const recordedIn = (records: readonly Answer[], count: number) =>
  vi.waitFor(() => expect(records).toHaveLength(count));

beforeEach(freshStorage);

describe('given a quiz', () => {
  test('when none has started, then no code is fetched; when one starts, then it is', () => {
    const { quiz, loadAnswerLog } = recording();
    expect(loadAnswerLog).not.toHaveBeenCalled();
    quiz.dispatch(start());
    expect(loadAnswerLog).toHaveBeenCalledOnce();
  });

  test('when a right answer is late for its beat, then that is kept beside its verdict', async () => {
    const { quiz, records } = recording();
    quiz.dispatch(start());
    const timing = { beat: 4, tempo: 80, isLate: true };
    quiz.dispatch({ type: 'submit', answer: 2, verdict: 'right', at: 1000, timing });
    quiz.dispatch(next);
    quiz.dispatch({ type: 'submit', answer: 9, verdict: 'wrong', at: 3000, timing });
    await recordedIn(records, 2);
    expect(records).toMatchObject([{ verdict: 'right', late: true }, { verdict: 'wrong' }]);
    expect(records[1]).not.toHaveProperty('late');
  });

  test('when a note was strummed together with the one before, then it has no time, and is no quicker for it', async () => {
    const { quiz, records } = recording();
    quiz.dispatch(start());
    const played = { midi: 48, cents: 0, source: 'microphone', strummed: [48, 52, 55] } as const;
    const strummed = { type: 'submit', answer: 2, verdict: 'right', at: 1000, played } as const;
    quiz.dispatch(strummed);
    quiz.dispatch({ type: 'next', question: 3, at: 1450, from: 1400 });
    quiz.dispatch(strummed);
    await recordedIn(records, 2);
    expect(records).toMatchObject([{ milliseconds: 1000 }, { milliseconds: null, together: true, grade: 3 }]);
    expect(records[0]).not.toHaveProperty('together');
  });

  test('when it is answered, then time, date and way are those of that moment', async () => {
    const { quiz, records, clock } = recording();
    quiz.dispatch(start());
    quiz.dispatch(draft(2));
    quiz.dispatch(submit('right'));
    clock.now = 9000;
    quiz.dispatch(next);
    await recordedIn(records, 1);
    expect(records).toMatchObject([
      {
        ...{ time: 1000, date: 'day 1', way: 'pointer' },
        ...{ screen: 'keys', item: 'number:1', length: 12, verdict: 'right' },
      },
    ]);
  });

  test('when an answer is played, or given up while its notes are listened to, then its way is what they came through', async () => {
    const { quiz, records } = recording();
    quiz.dispatch(start());
    const played = { midi: 48, cents: 3, source: 'microphone' } as const;
    quiz.dispatch({ type: 'submit', answer: 2, verdict: 'right', at: 500, played });
    quiz.dispatch(next);
    quiz.dispatch({ type: 'give-up', at: 3000, source: 'midi' });
    quiz.dispatch(next);
    quiz.dispatch(submit('right'));
    await recordedIn(records, 3);
    expect(records.map(({ way }) => way)).toEqual(['microphone', 'midi', 'pointer']);
    expect(records[0]?.milliseconds).toBe(500);
  });

  test('when a whole round is answered, then each answer is recorded once, in the same round', async () => {
    const { quiz, records } = recording();
    quiz.dispatch(start());
    for (let count = 0; count < 3; count++) {
      quiz.dispatch(submit('wrong'));
      quiz.dispatch(next);
    }
    quiz.dispatch(end);
    await recordedIn(records, 3);
    expect(new Set(records.map(({ round }) => round)).size).toBe(1);
    expect(new Set(records.map(({ id }) => id)).size).toBe(3);
  });

  test('when another one is started, then that is another round', async () => {
    const { quiz, records } = recording();
    for (let count = 0; count < 2; count++) {
      quiz.dispatch(start());
      quiz.dispatch(submit('right'));
      quiz.dispatch(reset);
    }
    await recordedIn(records, 2);
    expect(new Set(records.map(({ round }) => round)).size).toBe(2);
  });

  test('when its time was interrupted, then the answer says so, and the next one doesn’t', async () => {
    const { quiz, records } = recording();
    quiz.dispatch(start());
    const session = quiz.state();
    if (session.status === 'asking') quiz.setPresence({ interrupted: session.answered });
    quiz.dispatch(submit('right'));
    quiz.dispatch(next);
    quiz.dispatch(submit('right'));
    await recordedIn(records, 2);
    expect(records.map(({ milliseconds }) => milliseconds === null)).toEqual([true, false]);
  });

  test('when it is answered before the code is there, then the answer is in the journal at once, and is recorded later', async () => {
    const { quiz, records, loadAnswerLog, journal } = recording();
    const { answerLog } = fakeAnswerLog();
    let arrive = () => {};
    loadAnswerLog.mockReturnValueOnce(
      new Promise(resolve => {
        arrive = () => resolve({ ...answerLog, record: answer => void records.push(answer) });
      }),
    );
    quiz.dispatch(start());
    quiz.dispatch(submit('right'));
    const [kept = ''] = journal.kept().values();
    expect(JSON.parse(kept)).toMatchObject({ item: 'number:1', verdict: 'right', date: 'day 1' });
    arrive();
    await recordedIn(records, 1);
    expect([...journal.kept().keys()]).toEqual(records.map(({ id }) => id));
  });

  test('when answers aren’t to be remembered, then nothing is recorded and no code is fetched', async () => {
    const { quiz, records, loadAnswerLog, journal } = recording('off');
    quiz.dispatch(start());
    quiz.dispatch(submit('right'));
    await Promise.resolve();
    expect(records).toEqual([]);
    expect(journal.kept().size).toBe(0);
    expect(loadAnswerLog).not.toHaveBeenCalled();
  });

  test('when the code can’t be fetched, then the next answer tries again, and none is lost', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { quiz, records, loadAnswerLog } = recording();
    loadAnswerLog.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    quiz.dispatch(start());
    await vi.waitFor(() => expect(loadAnswerLog).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    quiz.dispatch(submit('right'));
    await vi.waitFor(() => expect(loadAnswerLog).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    quiz.dispatch(next);
    quiz.dispatch(submit('wrong'));
    await recordedIn(records, 2);
    expect(records.map(({ verdict }) => verdict)).toEqual(['right', 'wrong']);
    warn.mockRestore();
  });
});

describe('given answers that an earlier page was closed with', () => {
  test('when the app starts, then the code that stores them is fetched', async () => {
    createJournal('answers').keep('id', 'an answer');
    const { answers, loadAnswerLog } = recording();
    await answers.takeOver();
    expect(loadAnswerLog).toHaveBeenCalledOnce();
  });

  test('when there are none, then it isn’t', async () => {
    const { answers, loadAnswerLog } = recording();
    await answers.takeOver();
    expect(loadAnswerLog).not.toHaveBeenCalled();
  });
});

describe('given a choice by weak spots', () => {
  const choice = { quiz: 'next-number', curriculum: { stages: [['number:4']] }, asked: [] };

  test('when the book isn’t there yet, then the quiz can wait for it', async () => {
    const { answers } = recording();
    const chooser = answers.chooserOf('keys');
    expect(chooser.choose(choice)).toBeUndefined();
    await chooser.ready();
    expect(chooser.ready()).toBeUndefined();
    expect(chooser.choose(choice)).toBe('number:4');
  });

  test('when the book can’t be fetched, then waiting ends all the same', async () => {
    const { answers, loadAnswerLog } = recording();
    loadAnswerLog.mockRejectedValue(new Error('offline'));
    const chooser = answers.chooserOf('keys');
    await chooser.ready();
    expect(chooser.choose(choice)).toBeUndefined();
  });
});
