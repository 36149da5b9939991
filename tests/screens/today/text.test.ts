import { expect, test } from 'vitest';
import {
  doneText,
  learnedText,
  partLine,
  planText,
  spokenToday,
  underWayText,
  weekText,
} from '../../../src/screens/today/text';

const BEFORE = { items: 20, skills: ['Naturals on strings 6 and 5, frets 0 to 5'] };

test.each([
  [BEFORE, 'Nothing new is known yet, but your practice still counts.'],
  [{ ...BEFORE, items: 21 }, 'You know one more answer than before.'],
  [
    { items: 26, skills: [...BEFORE.skills, 'Hear the two thirds'] },
    'Now known: Hear the two thirds. You know 6 more answers than before.',
  ],
  [{ items: 18, skills: ['Name every key'] }, 'Now known: Name every key.'],
])(
  'given a practice that is done, when it is told what is known now, then it says what wasn’t before: %#',
  (after, text) => {
    expect(learnedText(BEFORE, after)).toBe(text);
  },
);

const TUNING = 'E2-A2-D3-G3-B3-E4';

test.each([
  ['notes', 'name-note', [`place:${TUNING}:5:3`], '1 position to review. 2 minutes.'],
  ['notes', 'find-note', [`note:${TUNING}:C`, `note:${TUNING}:D`], '2 notes to review. 2 minutes.'],
  ['notes', 'find-on-string', [`find:${TUNING}:5:C`], '1 note to review. 2 minutes.'],
  ['triads', 'ear-quality', ['ear-triad:minor:together'], '1 triad to review. 2 minutes.'],
  ['keys', 'ear-chord', ['ear-chord:major:5', 'ear-chord:major:4'], '2 chords to review. 2 minutes.'],
  ['intervals', 'name-interval', ['interval:m3:up', 'interval:M3:up'], '2 intervals to review. 2 minutes.'],
] as const)(
  'given a review on %s of %s, when the practice is told, then what it asks has its own name',
  (screen, quiz, items, text) => {
    expect(planText([{ kind: 'review', asks: { screen, quiz, items }, minutes: 2 }])).toBe(text);
  },
);

test.each([
  [1, 0, '1 day this week'],
  [3, 5, '3 of 5 days this week'],
  [5, 5, '5 of 5 days this week'],
  [3, 1, '3 days this week, 2 more than your goal'],
])('given %i days of practice, when the goal is %i, then it reads “%s”', (days, goal, text) => {
  expect(weekText(days, goal)).toBe(text);
});

const EAR = { screen: 'triads', query: '?quiz=ear-quality', name: 'Hear the two thirds' } as const;

test('given something to hear after a new skill, when the practice is told, then both are part of one sentence', () => {
  const skill = { screen: 'notes', query: '?drill=on', name: 'Naturals on the whole neck' } as const;
  expect(
    planText([
      { kind: 'skill', skill, minutes: 3 },
      { kind: 'ear', skill: EAR, minutes: 2 },
    ]),
  ).toBe('One new skill: naturals on the whole neck; hear the two thirds. 5 minutes.');
  expect(partLine({ kind: 'skill', skill, minutes: 3 })).toBe('New: Naturals on the whole neck');
  expect(partLine({ kind: 'ear', skill: EAR, minutes: 2 })).toBe('Hear the two thirds');
});

test.each([
  [{ answers: 0, right: 0, milliseconds: 0 }, 'No answers yet today.'],
  [{ answers: 1, right: 1, milliseconds: 900 }, '1 answer today, 1 right, in 1 minute.'],
  [{ answers: 58, right: 51, milliseconds: 540_000 }, '58 answers today, 51 right, in 9 minutes.'],
])('given a day with %o, when it is told, then it reads “%s”', (done, text) => {
  expect(doneText(done)).toBe(text);
});

test('given a practice, when it is only listened to, then the plan, what comes next and what was done are said', () => {
  const skill = { screen: 'notes', query: '?drill=on', name: 'Naturals' } as const;
  const plan = [
    { kind: 'skill', skill, minutes: 8 } as const,
    { kind: 'ear', skill: EAR, minutes: 2 } as const,
  ];
  const view = {
    ...{ plan, known: { items: 21, skills: BEFORE.skills }, week: ['2026-11-25', '2026-11-26'] },
    done: { answers: 58, right: 51, milliseconds: 540_000 },
  };
  const begun = { date: '2026-11-26', minutes: 10, parts: plan, known: BEFORE } as const;
  expect(spokenToday(view, undefined, 0)).toBe(
    'One new skill: naturals; hear the two thirds. 10 minutes. Q starts.',
  );
  expect(spokenToday(view, { ...begun, at: 1 }, 0)).toBe(
    '1 of 2 done. Next: Hear the two thirds. Q goes on.',
  );
  const progress = { answers: 3, right: 2, milliseconds: 40_000, left: 70_000 };
  expect(spokenToday(view, { ...begun, at: 1, progress }, 0)).toBe(
    '1 of 2 done. Next: Hear the two thirds, 1 minute 10 seconds left. Q goes on.',
  );
  expect(underWayText({ ...begun, at: 1, progress }, 'text')).toBe('1 of 2 done; 1:10 left in this part');
  expect(underWayText({ ...begun, at: 1 }, 'text')).toBe('1 of 2 done');
  expect(spokenToday(view, { ...begun, at: 2 }, 5)).toBe(
    '58 answers today, 51 right, in 9 minutes. You know one more answer than before. 2 of 5 days this week.',
  );
});
