// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showSums } from '../../src/screens/useSums';
import { answerWith, START } from '../practice/made';
import { fillDisk, freshDatabases } from '../storage/fakeDatabase';
import { openLog, storeAnswers } from './progress/stored';

const closing: (() => unknown)[] = [];

/** The sums as Progress follows them. */
async function shownSums() {
  const log = openLog();
  const shown = showSums(log);
  closing.push(shown.close, log.close);
  await vi.waitFor(() => expect(shown.current()).toBeDefined());
  const answers = () => shown.current()?.items.get('keys/name-key/keys/key:C-major')?.answers;
  return { log, shown, answers };
}

const second = answerWith({ id: '0mwr2lmo1-b', time: START + 1000 });

beforeEach(freshDatabases);

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  vi.restoreAllMocks();
});

describe('given the sums that Progress shows', () => {
  test('when there are answers, then they are read from the running sums, and never from the log', async () => {
    await storeAnswers([answerWith()]);
    const { log, answers, shown } = await shownSums();
    const entries = vi.spyOn(log, 'entries');
    expect(answers()).toBe(1);
    expect([...(shown.current()?.days.keys() ?? [])]).toEqual(['keys/2026-11-22']);
    expect(entries).not.toHaveBeenCalled();
  });

  test('when another tab answers, then they follow it', async () => {
    await storeAnswers([answerWith()]);
    const { answers } = await shownSums();
    const other = openLog();
    closing.push(other.close);
    other.append(second);
    await vi.waitFor(() => expect(answers()).toBe(2));
  });

  test('when another tab empties the log, then nothing is left', async () => {
    await storeAnswers([answerWith()]);
    const { answers } = await shownSums();
    const other = openLog();
    closing.push(other.close);
    await other.clear('deleted');
    await vi.waitFor(() => expect(answers()).toBeUndefined());
  });

  test('when an answer can’t be stored, then it is counted in all the same', async () => {
    await storeAnswers([answerWith()]);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const makeRoom = fillDisk();
    const log = openLog();
    log.append(second);
    await log.flush();
    const shown = showSums(log);
    closing.push(shown.close, log.close);
    await vi.waitFor(() =>
      expect(shown.current()?.items.get('keys/name-key/keys/key:C-major')?.answers).toBe(2),
    );
    makeRoom();
  });
});
