import { describe, expect, test } from 'vitest';
import {
  advances,
  advancesAtOnce,
  afterMistakeSetting,
  beatSettings,
  beatsPerQuestionIn,
  drill,
  drillIn,
  endedByItself,
  isQuick,
  lengthSetting,
  type Pace,
  paceIn,
  pauseSetting,
} from '../../src/quiz/pace';
import { newRun } from '../../src/quiz/run';
import type { Choices } from '../../src/settings/setting';
import { CALM, drillWith, EYES_FREE, type NumberSetup, numberQuiz } from './made';

const rows = {
  drill,
  length: lengthSetting(12),
  pause: pauseSetting(600),
  afterMistake: afterMistakeSetting('go-on'),
  ...beatSettings(),
};
const settingsWith = (choices: Choices) => ({
  read: <T>(setting: { read(choices: Choices): T }) => setting.read(choices),
});

describe('given the settings of a quiz', () => {
  test('when Quick Drill is off, then it is calm, whatever the pause', () => {
    expect(paceIn(settingsWith(new Map([['pause', '200']])), rows)).toEqual({ kind: 'calm' });
  });

  test('when Quick Drill is off, then it is no drill, whatever the length', () => {
    expect(drillIn(settingsWith(new Map([['length', '5m']])), rows)).toBeUndefined();
  });

  test('when it is on, then the drill has the length that was set', () => {
    const on = new Map([['drill', 'on']]);
    expect(drillIn(settingsWith(on), rows)).toEqual({ length: 12 });
    expect(drillIn(settingsWith(new Map([...on, ['length', '100']])), rows)).toEqual({ length: 100 });
    expect(drillIn(settingsWith(new Map([...on, ['length', 'endless']])), rows)).toEqual({
      length: 'endless',
    });
    expect(drillIn(settingsWith(new Map([...on, ['length', '5m']])), rows)).toEqual({ length: '5m' });
  });

  test('when it is on, then it is a drill with the pause that was set, and what follows a mistake', () => {
    const on = new Map([['drill', 'on']]);
    expect(paceIn(settingsWith(on), rows)).toEqual({
      kind: 'drill',
      pause: 600,
      afterMistake: 'go-on',
    });
    expect(paceIn(settingsWith(new Map([...on, ['pause', '0'], ['mistake', 'again']])), rows)).toEqual({
      kind: 'drill',
      pause: 0,
      afterMistake: 'again',
    });
  });
});

describe('given a drill on the beat', () => {
  const chosen: Choices = new Map([
    ['drill', 'on'],
    ['beat', 'on'],
    ['every', '3'],
  ]);
  const inPlayed = {
    expected: () => [],
    answerOf: () => undefined,
    heardText: () => '',
    spokenHeard: () => '',
  };
  const SETUP: NumberSetup = { length: 12 };
  const runOf = (pace: Pace, quiz: object = {}, more: object = {}) =>
    newRun(
      { ...numberQuiz, ...quiz },
      SETUP,
      {
        ...{ pace: () => pace, drill: () => ({ length: 12 }), beats: () => 3 },
        ...{ chooser: () => undefined, chance: () => 0, ...more },
      },
      undefined,
    ).pace;

  test('when its settings are read, then a question has so many beats, and no pause', () => {
    expect(beatsPerQuestionIn(settingsWith(chosen), rows)).toBe(3);
    expect(rows.pause.heldBy?.(chosen)).toBe('The beat decides when the next question comes');
    expect(beatsPerQuestionIn(settingsWith(new Map([['every', '3']])), rows)).toBeUndefined();
    expect(rows.pause.heldBy?.(new Map([['beat', 'on']]))).toBeUndefined();
  });

  test('when its settings are nonsense, then there is no beat, or four of them', () => {
    const nonsense: Choices = new Map([
      ['beat', 'maybe'],
      ['every', '0'],
    ]);
    expect(beatsPerQuestionIn(settingsWith(nonsense), rows)).toBeUndefined();
    expect(rows.questionBeats.read(nonsense)).toBe(4);
  });

  test('when it starts, then its pace has the beats, but not if it is calm, a test, or no drill', () => {
    expect(runOf(drillWith(600))).toEqual({ kind: 'drill', pause: 0, beats: 3 });
    expect(runOf(EYES_FREE)).toEqual({ kind: 'eyes-free', beats: 3 });
    expect(runOf(CALM)).toEqual(CALM);
    expect(runOf(drillWith(0), {}, { drill: () => undefined })).toEqual(drillWith(0));
    const test = { id: 'test', outcomeOf: () => ({ text: '', spoken: '' }) };
    expect(runOf(drillWith(0), {}, { drill: () => ({ length: 12, test }) })).toEqual(drillWith(0));
  });

  test('when it is a piece that is played, then each note has one beat', () => {
    const piece = { isContinuous: true, played: inPlayed };
    expect(runOf(drillWith(0), piece, { answerWith: () => 'microphone' })).toMatchObject({
      ...{ pause: 0, corrected: true, beats: 1 },
    });
    expect(runOf(drillWith(0), piece)).toMatchObject({ beats: 3 });
  });

  test('when an answer is right, then what follows waits for its beat', () => {
    expect(advancesAtOnce({ kind: 'drill', pause: 0, beats: 4 }, 'right')).toBe(false);
  });
});

describe('given each pace', () => {
  test.each<{
    readonly pace: Pace;
    readonly quick: boolean;
    readonly advancesIf: readonly string[];
    readonly atOnceIf: readonly string[];
  }>([
    { pace: CALM, quick: false, advancesIf: [], atOnceIf: [] },
    { pace: drillWith(0), quick: true, advancesIf: ['right'], atOnceIf: ['right'] },
    { pace: drillWith(200), quick: true, advancesIf: ['right'], atOnceIf: [] },
    { pace: drillWith(0, 'wait'), quick: true, advancesIf: ['right'], atOnceIf: ['right'] },
    { pace: drillWith(0, 'go-on'), quick: true, advancesIf: ['right', 'wrong'], atOnceIf: ['right'] },
    { pace: drillWith(0, 'again'), quick: true, advancesIf: ['right', 'wrong'], atOnceIf: ['right'] },
    { pace: EYES_FREE, quick: true, advancesIf: ['right', 'wrong'], atOnceIf: [] },
  ])(
    'when it is $pace, then one key answers: $quick, it goes on by itself if $advancesIf, at once if $atOnceIf',
    ({ pace, quick, advancesIf, atOnceIf }) => {
      const verdicts = ['right', 'wrong'] as const;
      expect(isQuick(pace)).toBe(quick);
      expect(verdicts.filter(verdict => advances(pace, verdict))).toEqual(advancesIf);
      expect(verdicts.filter(verdict => advancesAtOnce(pace, verdict))).toEqual(atOnceIf);
    },
  );
});

describe('given results', () => {
  const came = (pace: Pace, by: 'last-answer' | 'user', ...verdicts: readonly ('right' | 'wrong')[]) =>
    endedByItself({
      status: 'completed',
      by,
      run: { pace },
      length: 2,
      spent: 0,
      answered: verdicts.map(verdict => ({ question: '?', answer: '', verdict, milliseconds: 0 })),
    });

  test('when a last right answer of a drill led to them, then they came by themselves', () => {
    expect(came(drillWith(0), 'last-answer', 'wrong', 'right')).toBe(true);
    expect(came(drillWith(600), 'last-answer', 'wrong', 'right')).toBe(true);
  });

  test('when its last answer was wrong, then they were asked for', () => {
    expect(came(drillWith(0), 'last-answer', 'right', 'wrong')).toBe(false);
  });

  test('when the quiz was eyes-free, then they came by themselves after either answer', () => {
    expect(came(EYES_FREE, 'last-answer', 'right', 'wrong')).toBe(true);
  });

  test('when it was calm, or the user ended it, then they were asked for', () => {
    expect(came(CALM, 'last-answer', 'wrong', 'right')).toBe(false);
    expect(came(drillWith(0), 'user', 'right')).toBe(false);
    expect(came(EYES_FREE, 'user')).toBe(false);
  });
});
