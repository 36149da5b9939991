import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import type { Answer } from '../../../src/practice/answer';
import { TEST, testId } from '../../../src/practice/skillTest';
import { replay } from '../../../src/practice/sums';
import type { AskedSkill } from '../../../src/practice/today';
import { planText } from '../../../src/screens/today/text';
import { viewOf } from '../../../src/screens/today/view';
import { answersWith, answerWith, DAY, dateOf, START } from '../../practice/made';

const KEYS: AskedSkill = {
  skill: { screen: 'keys', query: '?view=quiz&quiz=name-key&drill=on', name: 'Name every key' },
  asks: { screen: 'keys', quiz: 'name-key', items: ['key:C-major', 'key:G-major'] },
};

const NOTES: AskedSkill = {
  skill: { screen: 'notes', query: '?quiz=name-note&drill=on', name: 'Naturals' },
  asks: { screen: 'notes', quiz: 'name-note', items: ['place:E2-A2-D3-G3-B3-E4:5:3'] },
};

/** What Today shows of a log, some days after its answers. */
const shown = (answers: readonly Answer[], daysLater = 0, sound: 'on' | 'off' = 'on') =>
  viewOf({
    sums: replay(answers),
    skills: [KEYS, NOTES],
    instrument: STANDARD_GUITAR,
    minutes: 10,
    sound,
    moment: { now: START + daysLater * DAY, today: dateOf(START + daysLater * DAY) },
  });

/** A year later everything is due again. */
const LATER = 365;

describe('given a log of answers', () => {
  test('when it is empty, then the first skill is what to practice, and nothing was done', () => {
    const view = shown([]);
    expect(planText(view.plan)).toBe('One new skill: name every key. 5 minutes.');
    expect(view).toMatchObject({
      next: KEYS.skill,
      known: { items: 0, skills: [] },
      done: { answers: 0, right: 0 },
      week: [],
    });
  });

  test('when there are answers of today, then they are counted, and the day belongs to the week', () => {
    const { done, week } = shown(answersWith({}, { verdict: 'wrong', grade: 1 }));
    expect(done).toMatchObject({ answers: 2, right: 1, milliseconds: 4000 });
    expect(week).toEqual(['2026-11-22']);
  });

  test('when its answers are older than this week, then nothing was done today', () => {
    const { done, week } = shown(answersWith({}), 7);
    expect(done.answers).toBe(0);
    expect(week).toEqual([]);
  });

  test('when the test of a skill was passed, then the skill is known, and the next one follows', () => {
    const settings = testId(KEYS.skill);
    const view = shown(
      Array.from({ length: TEST.questions }, (_, second) =>
        answerWith({ time: START + second * 1000, length: TEST.questions, settings }),
      ),
    );
    expect(view.known.skills).toEqual(['Name every key']);
    expect(view.next).toBe(NOTES.skill);
  });

  test('when what is due belongs to another instrument too, then only what this one can ask is reviewed', () => {
    const place = (tuning: string, fret: number) =>
      ({ ...{ screen: 'notes', quiz: 'name-note' }, item: `place:${tuning}:1:${fret}` }) as const;
    const answers = [0, 1, 2].flatMap(fret => [place('G4-C4-E4-A4', fret), place('E2-A2-D3-G3-B3-E4', fret)]);
    const reviews = shown(answersWith(...answers), LATER).plan.flatMap(part =>
      part.kind === 'review' ? part.asks.items : [],
    );
    expect(reviews).toHaveLength(3);
    expect(reviews.every(item => item.includes('E2-A2-D3-G3-B3-E4'))).toBe(true);
  });

  test('when sound is off, then nothing that was heard is reviewed', () => {
    const answers = answersWith(
      { screen: 'keys', quiz: 'ear-chord', item: 'ear-chord:major:V' },
      { screen: 'keys', quiz: 'ear-chord', item: 'ear-chord:major:IV' },
      { screen: 'keys', quiz: 'name-key', item: 'key:C-major' },
    );
    const reviewed = (sound: 'on' | 'off') =>
      shown(answers, LATER, sound).plan.flatMap(part => (part.kind === 'review' ? part.asks.quiz : []));
    expect(reviewed('on')).toEqual(['ear-chord']);
    expect(reviewed('off')).toEqual(['name-key']);
  });
});
