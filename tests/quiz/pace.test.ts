import { describe, expect, test } from 'vitest';
import { drill, pauseSetting } from '../../src/quiz/drillSettings';
import { advances, advancesAtOnce, endedByItself, isQuick, paceIn } from '../../src/quiz/pace';
import type { Choices } from '../../src/settings/setting';

const COMPLETED = { status: 'completed', by: 'last-answer', length: 2, answered: [] } as const;

const rows = { drill, pause: pauseSetting(600) };
const settingsWith = (choices: Choices) => ({
  read: <T>(setting: { read(choices: Choices): T }) => setting.read(choices),
});

describe('given the settings of a quiz', () => {
  test('when Quick Drill is off, then it is calm, whatever the pause', () => {
    expect(paceIn(settingsWith(new Map([['pause', '200']])), rows)).toEqual({ kind: 'calm' });
  });

  test('when it is on, then it is a drill with the pause that was set', () => {
    const on = new Map([['drill', 'on']]);
    expect(paceIn(settingsWith(on), rows)).toEqual({ kind: 'drill', pause: 600 });
    expect(paceIn(settingsWith(new Map([...on, ['pause', '0']])), rows)).toEqual({ kind: 'drill', pause: 0 });
  });
});

test('given each pace, when an answer key is pressed, then it is final but in a calm quiz', () => {
  expect(isQuick({ kind: 'calm' })).toBe(false);
  expect(isQuick({ kind: 'drill', pause: 600 })).toBe(true);
  expect(isQuick({ kind: 'eyes-free' })).toBe(true);
});

test('given each pace, when an answer is judged, then only a drill without a pause goes on at once, and only if it is right', () => {
  expect(advancesAtOnce({ kind: 'drill', pause: 0 }, 'right')).toBe(true);
  expect(advancesAtOnce({ kind: 'drill', pause: 0 }, 'wrong')).toBe(false);
  expect(advancesAtOnce({ kind: 'drill', pause: 200 }, 'right')).toBe(false);
  expect(advancesAtOnce({ kind: 'eyes-free' }, 'right')).toBe(false);
  expect(advancesAtOnce({ kind: 'calm' }, 'right')).toBe(false);
});

test('given each pace, when an answer is judged, then a drill goes on by itself if it is right, eyes-free in any case', () => {
  expect(advances({ kind: 'calm' }, 'right')).toBe(false);
  expect(advances({ kind: 'drill', pause: 200 }, 'right')).toBe(true);
  expect(advances({ kind: 'drill', pause: 200 }, 'wrong')).toBe(false);
  expect(advances({ kind: 'eyes-free' }, 'wrong')).toBe(true);
});

test('given results, when a last right answer of a drill led to them, then they came by themselves', () => {
  const pace = { kind: 'drill', pause: 0 } as const;
  const answered = (verdict: 'right' | 'wrong') => ({ question: '?', answer: '', verdict, milliseconds: 0 });
  const ended = (by: 'last-answer' | 'user', ...verdicts: readonly ('right' | 'wrong')[]) =>
    endedByItself({ ...COMPLETED, run: { pace }, by, answered: verdicts.map(answered) });
  expect(ended('last-answer', 'wrong', 'right')).toBe(true);
  expect(ended('last-answer', 'right', 'wrong')).toBe(false);
  expect(ended('user', 'right')).toBe(false);
  expect(ended('user')).toBe(false);
  expect(
    endedByItself({ ...COMPLETED, run: { pace: { kind: 'calm' } }, answered: [answered('right')] }),
  ).toBe(false);
});
