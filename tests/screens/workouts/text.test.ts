import { expect, test } from 'vitest';
import { withCapo } from '../../../src/instrument/capo';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../../src/instrument/instruments';
import {
  clockText,
  otherInstrumentText,
  reportText,
  resultText,
  spokenResult,
  spokenRun,
  totalOf,
} from '../../../src/screens/workouts/text';

const SKIPPED = { answers: 0, right: 0, milliseconds: 0 };

test.each([
  [
    { answers: 12, right: 9, milliseconds: 48_200 },
    '9/12, 75%, 0:48',
    '9 of 12 right, 75 percent, 48 seconds',
  ],
  [
    { answers: 12, right: 12, milliseconds: 83_400 },
    '12/12, 100%, 1:23',
    '12 of 12 right, 100 percent, 1 minute 23 seconds',
  ],
  [
    { answers: 100, right: 0, milliseconds: 601_000 },
    '0/100, 0%, 10:01',
    '0 of 100 right, 0 percent, 10 minutes 1 second',
  ],
  [SKIPPED, 'skipped', 'skipped'],
])(
  'given a drill that went like %o, when it is told, then it reads “%s” and is heard as “%s”',
  (result, shown, spoken) => {
    expect(resultText(result)).toBe(shown);
    expect(spokenResult(result)).toBe(spoken);
  },
);

test.each([
  [0, '0:00'],
  [59_600, '1:00'],
  [3_600_000, '60:00'],
])('given %i milliseconds, when they are shown as a clock, then it says %s', (milliseconds, clock) => {
  expect(clockText(milliseconds)).toBe(clock);
});

test('given the results of some drills, when they are added up, then one that was skipped adds nothing', () => {
  const result = { answers: 10, right: 7, milliseconds: 30_000 };
  expect(totalOf([result, SKIPPED, result])).toEqual({ answers: 20, right: 14, milliseconds: 60_000 });
  expect(totalOf([])).toEqual(SKIPPED);
});

test('given a workout that ended before its last drill, when it is reported, then that drill counts as skipped', () => {
  const drill = { screen: 'notes', query: '?drill=on' } as const;
  const report = reportText({
    ...{ name: 'Lesson', date: '2026-11-26' },
    drills: [
      { ...drill, name: 'Find Note' },
      { ...drill, name: 'Name Note' },
    ],
    results: [{ answers: 4, right: 3, milliseconds: 9000 }],
  });
  expect(report.split('\n').slice(1, 4)).toEqual([
    '1. Find Note: 3/4, 75%, 0:09',
    '2. Name Note: skipped',
    'Total: 3/4, 75%, 0:09',
  ]);
});

test('given a workout for two other instruments, when that is told, then both are named, and one’s own comes back', () => {
  expect(otherInstrumentText([INSTRUMENTS.ukulele, INSTRUMENTS.mandolin], STANDARD_GUITAR)).toBe(
    'It is for a different instrument: Ukulele, high G and Mandolin. Guitar, standard comes back afterward.',
  );
});

test.each([
  [0, 3, 'It is done without a capo. Your capo at fret 3 comes back afterward.'],
  [2, 0, 'It is done with a capo at fret 2. It comes off afterward.'],
  [2, 3, 'It is done with a capo at fret 2. Your capo at fret 3 comes back afterward.'],
] as const)(
  'given a workout on one’s own guitar, when its capo is at %i and one’s own at %i, then that is all that is told',
  (its, own, text) => {
    expect(otherInstrumentText([withCapo(STANDARD_GUITAR, its)], withCapo(STANDARD_GUITAR, own))).toBe(text);
  },
);

test('given a workout under way, when it is only listened to, then it says what comes next, and at its end how it went', () => {
  const drill = { screen: 'notes', query: '?drill=on', name: 'Name Note, 12 questions' } as const;
  const begun = { name: 'Lesson', date: '2026-11-26', drills: [drill, drill] };
  const result = { answers: 12, right: 9, milliseconds: 48_000 };
  expect(spokenRun({ ...begun, results: [result] })).toBe('2 of 2: Name Note, 12 questions. Q goes on.');
  expect(spokenRun({ ...begun, results: [], progress: { ...result, answers: 4, right: 3, left: 8 } })).toBe(
    '1 of 2: Name Note, 12 questions, 8 left. Q goes on.',
  );
  expect(spokenRun({ ...begun, results: [result, result] })).toBe(
    'Lesson: 18 of 24 right, 75 percent, 1 minute 36 seconds.',
  );
});
