import { describe, expect, test } from 'vitest';
import { drill, pauseSetting } from '../../src/quiz/drillSettings';
import { endedByItself, goesOnAtOnce, goesOnByItself, isQuick, paceIn } from '../../src/quiz/pace';
import type { Choices } from '../../src/settings/setting';

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
  expect(goesOnAtOnce({ kind: 'drill', pause: 0 }, 'right')).toBe(true);
  expect(goesOnAtOnce({ kind: 'drill', pause: 0 }, 'wrong')).toBe(false);
  expect(goesOnAtOnce({ kind: 'drill', pause: 200 }, 'right')).toBe(false);
  expect(goesOnAtOnce({ kind: 'eyes-free' }, 'right')).toBe(false);
  expect(goesOnAtOnce({ kind: 'calm' }, 'right')).toBe(false);
});

test('given each pace, when an answer is judged, then a drill goes on by itself if it is right, eyes-free in any case', () => {
  expect(goesOnByItself({ kind: 'calm' }, 'right')).toBe(false);
  expect(goesOnByItself({ kind: 'drill', pause: 200 }, 'right')).toBe(true);
  expect(goesOnByItself({ kind: 'drill', pause: 200 }, 'wrong')).toBe(false);
  expect(goesOnByItself({ kind: 'eyes-free' }, 'wrong')).toBe(true);
});

test('given results, when a last right answer of a drill led to them, then they came by themselves', () => {
  const paceOf = () => ({ kind: 'drill', pause: 0 }) as const;
  const answered = (verdict: 'right' | 'wrong') => ({ question: '?', answer: '', verdict, milliseconds: 0 });
  const ended = (...verdicts: readonly ('right' | 'wrong')[]) =>
    endedByItself({ status: 'completed', questions: ['?', '?'], answered: verdicts.map(answered) }, paceOf);
  expect(ended('wrong', 'right')).toBe(true);
  expect(ended('right', 'wrong')).toBe(false);
  expect(ended('right')).toBe(false);
  expect(ended()).toBe(false);
});
