import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnswerLog, createAnswerLog } from '../../../src/app/data/answerLog';
import { type AnswerMoment, answerOf } from '../../../src/app/data/answers';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import type { Answer } from '../../../src/practice/answer';
import { formatLine, parseLine } from '../../../src/practice/lines';
import type { AnsweredEvent } from '../../../src/quiz/quizzes';
import { nameInterval } from '../../../src/screens/intervals/quiz/nameInterval';
import { nameKey } from '../../../src/screens/keys/quiz/keyQuizzes';
import { findNote } from '../../../src/screens/notes/quiz/findNote';
import type { NotesSetup } from '../../../src/screens/notes/quiz/question';
import { createJournal } from '../../../src/storage/journal';
import { intervalOf } from '../../../src/theory/interval';
import { DAY, dateOf, START } from '../../practice/made';
import { fillDisk, freshDatabases } from '../../storage/fakeDatabase';

const answerLogs: AnswerLog[] = [];

async function openAnswerLog() {
  const answerLog = createAnswerLog(
    { afterPaint: run => void setTimeout(run), whenHidden: () => {}, whenShown: () => {} },
    createJournal('fretty-answers'),
  );
  answerLogs.push(answerLog);
  await answerLog.ready;
  return answerLog;
}

const BOTH = { types: 'both', count: 10 } as const;

/** An answer about C major, two seconds after it was asked. */
const given = (own: Partial<AnsweredEvent> = {}): AnsweredEvent => ({
  screen: 'keys',
  run: { quiz: nameKey, setup: BOTH, pace: { kind: 'calm' } },
  answered: {
    question: { key: { tonic: 'C', type: 'major' } },
    ...{ answer: 'C', verdict: 'right', milliseconds: 2000.4 },
  },
  ...{ number: 1, length: 10, spent: 2000, isInterrupted: false },
  ...own,
});

let count = 0;

const recorded = (own: Partial<AnsweredEvent> = {}, at: Partial<AnswerMoment> = {}): Answer => {
  const time = START + count * 1000;
  const moment = { time, date: dateOf(time), way: 'keys', unique: `u${count++}`, sitting: 60_000 } as const;
  return answerOf(given(own), { ...moment, round: { time: START, unique: 'r' }, ...at }, []);
};

async function stored({ log }: AnswerLog): Promise<readonly Answer[]> {
  await log.flush();
  const answers: Answer[] = [];
  for await (const batch of log.entries()) answers.push(...batch);
  return answers;
}

const MOMENT = { now: START, today: dateOf(START) };

beforeEach(() => {
  count = 0;
  freshDatabases();
});

afterEach(async () => {
  for (const { log } of answerLogs.splice(0)) await log.close();
  vi.restoreAllMocks();
});

describe('given a book of answers', () => {
  test('when an answer is recorded, then it is logged with everything an export tells', async () => {
    const answerLog = await openAnswerLog();
    answerLog.record(recorded());
    expect(await stored(answerLog)).toEqual([
      {
        ...{ version: 1, id: '0mwr2lmo0-u0'.replace('0mwr2lmo0', START.toString(36).padStart(9, '0')) },
        ...{ time: START, date: '2026-11-22', screen: 'keys', quiz: 'name-key', item: 'key:C-major' },
        ...{ asked: 'C', answered: 'C', verdict: 'right', milliseconds: 2000, way: 'keys', pace: 'calm' },
        ...{ grade: 3, round: `${START.toString(36).padStart(9, '0')}-r`, length: 10 },
      },
    ]);
  });

  test('when its time was interrupted, then it has none', async () => {
    const answerLog = await openAnswerLog();
    answerLog.record(recorded({ isInterrupted: true }));
    expect(await stored(answerLog)).toMatchObject([{ milliseconds: null, verdict: 'right', grade: 3 }]);
  });

  test.each([
    ['longer than the page has been open', { milliseconds: 9000 }, 8000],
    ['impossible', { milliseconds: 999_999_999_999_074 }, 999_999_999_999_999],
    ['negative', { milliseconds: -1 }, 8000],
    ['no number', { milliseconds: Number.NaN }, 8000],
  ])('when its time is %s, then it is left out, and an import reads the answer', (_, own, sitting) => {
    const answer = recorded({ answered: { ...given().answered, ...own } }, { sitting });
    expect(answer).toMatchObject({ milliseconds: null, verdict: 'right', grade: 3 });
    expect(parseLine(formatLine(answer))).toEqual({ kind: 'answer', answer });
  });

  test('when its round asks just some items, then that is kept, and its sum says so', async () => {
    const answerLog = await openAnswerLog();
    answerLog.record(recorded({ run: { ...given().run, items: ['key:C-major'] } }));
    expect(await stored(answerLog)).toMatchObject([{ asks: 'some' }]);
    expect(await answerLog.log.rows('rounds')).toMatchObject([{ asks: 'some', answers: 1 }]);
  });

  test('when a key is typed that no key has, then what was typed is kept, up to a length', async () => {
    const answerLog = await openAnswerLog();
    const { answered } = given();
    answerLog.record(recorded({ answered: { ...answered, answer: 'H'.repeat(500), verdict: 'wrong' } }));
    const [answer] = await stored(answerLog);
    expect(answer?.answered).toBe('H'.repeat(200));
  });

  test('when an interval is answered, then both are kept by their short names', async () => {
    const answerLog = await openAnswerLog();
    const question = {
      interval: intervalOf(3),
      heard: { root: 60, semitones: 3, direction: 'descending' },
    } as const;
    answerLog.record(
      recorded({
        screen: 'intervals',
        run: {
          quiz: nameInterval,
          setup: { direction: 'descending', asked: [] },
          pace: { kind: 'drill', pause: 0 },
        },
        answered: { question, answer: 'Major 3rd', verdict: 'wrong', milliseconds: 900 },
      }),
    );
    expect(await stored(answerLog)).toMatchObject([
      { item: 'interval:m3:down', asked: 'm3', answered: 'M3', pace: 'drill', grade: 1 },
    ]);
    expect(await answerLog.log.rows('confusions')).toMatchObject([{ asked: 'm3', answered: 'M3', count: 1 }]);
  });

  test('when places are found, missed and wrong, then each is kept', async () => {
    const answerLog = await openAnswerLog();
    const setup: NotesSetup = {
      instrument: STANDARD_GUITAR,
      frets: 12,
      accidentals: 'sharps',
      strings: [0],
    };
    const question = findNote.questionOf?.(setup, 'note:E2-A2-D3-G3-B3-E4:E:6:0-12', () => 0);
    if (question === undefined) throw new Error('no question about E');
    const answer = [
      { guitarString: 0, fret: 0 },
      { guitarString: 0, fret: 1 },
    ];
    answerLog.record(
      recorded({
        screen: 'notes',
        run: { quiz: findNote, setup, pace: { kind: 'calm' } },
        answered: { question, answer, verdict: 'wrong', milliseconds: 6000 },
      }),
    );
    const place = (fret: number) => `place:E2-A2-D3-G3-B3-E4:6:${fret}`;
    expect(await stored(answerLog)).toMatchObject([
      {
        ...{ item: 'note:E2-A2-D3-G3-B3-E4:E:6:0-12', asked: 'E', answered: '6:0 6:1' },
        places: { found: [place(0)], missed: [place(12)], wrong: [place(1)] },
      },
    ]);
  });

  test('when it is opened again, then it knows what it knew', async () => {
    const first = await openAnswerLog();
    for (let time = 0; time < 3; time++) first.record(recorded());
    await first.log.flush();
    await first.log.close();

    const second = await openAnswerLog();
    const curriculum = { stages: [['key:C-major'], ['key:A-minor']], easy: ['key:C-major'] };
    expect(second.choose('keys', { quiz: 'name-key', curriculum, asked: [] }, MOMENT)).toBe('key:A-minor');
  });

  test('when an answer can’t be stored, then the next choice knows it all the same', async () => {
    fillDisk();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const answerLog = await openAnswerLog();
    for (let time = 0; time < 3; time++) answerLog.record(recorded());
    await answerLog.log.flush();
    expect(answerLog.log.state()).toBe('full');
    const curriculum = { stages: [['key:C-major'], ['key:A-minor']], easy: ['key:C-major'] };
    expect(answerLog.choose('keys', { quiz: 'name-key', curriculum, asked: [] }, MOMENT)).toBe('key:A-minor');
  });

  test('when another tab records an answer, then the next choice knows it', async () => {
    const [one, other] = [await openAnswerLog(), await openAnswerLog()];
    one.record(recorded());
    await one.log.flush();
    const due = { now: START + 30 * DAY, today: dateOf(START + 30 * DAY) };
    for (let time = 0; time < 2; time++) one.record(recorded());
    await one.log.flush();
    const curriculum = { stages: [['key:C-major', 'key:A-minor', 'key:G-major', 'key:E-minor']] };
    await vi.waitFor(() =>
      expect(other.choose('keys', { quiz: 'name-key', curriculum, asked: [] }, due)).toBe('key:C-major'),
    );
  });

  test('when there is nothing to ask, then nothing is chosen', async () => {
    const answerLog = await openAnswerLog();
    expect(
      answerLog.choose('keys', { quiz: 'name-key', curriculum: { stages: [] }, asked: [] }, MOMENT),
    ).toBeUndefined();
  });
});
