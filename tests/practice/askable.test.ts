// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { withCapo } from '../../src/instrument/capo';
import type { Instrument } from '../../src/instrument/instrument';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../src/instrument/instruments';
import { ownTuning } from '../../src/instrument/ownTuning';
import { isAskable } from '../../src/practice/askable';
import type { AskedItems } from '../../src/practice/parts';
import { pathOn, type QuizScreen } from '../../src/practice/path';
import { chordsAsks } from '../../src/screens/chords/quiz/quizzes';
import type { Asks } from '../../src/screens/definition';
import { intervalsAsks } from '../../src/screens/intervals/quiz/quizzes';
import { keysAsks } from '../../src/screens/keys/quiz/quizzes';
import { notesAsks } from '../../src/screens/notes/quiz/quizzes';
import { scalesAsks } from '../../src/screens/scales/quiz/quizzes';
import { triadsAsks } from '../../src/screens/triads/quiz/quizzes';
import { LINKED_SCREENS, settingsAt } from '../screens/linked';

const ASKS: Readonly<Record<QuizScreen, Asks>> = {
  ...{ notes: notesAsks, triads: triadsAsks, chords: chordsAsks },
  ...{ scales: scalesAsks, keys: keysAsks, intervals: intervalsAsks },
};

/** What the skills of the path ask on an instrument. */
const askedOn = (instrument: Instrument): readonly AskedItems[] =>
  pathOn(instrument).map(({ screen, query }) =>
    ASKS[screen](settingsAt(LINKED_SCREENS[screen], query), instrument),
  );

/** The types of quiz whose items belong to a tuning. */
const ON_A_TUNING = [
  ...['name-note', 'find-note', 'find-on-string', 'name-quality', 'name-inversion', 'complete-shape'],
  ...['name-chord', 'build-chord', 'find-degree', 'read-note'],
];

describe.each([
  ['a guitar', STANDARD_GUITAR, []],
  ['a guitar with a capo', withCapo(STANDARD_GUITAR, 3), ['full' as const]],
  ['a ukulele', INSTRUMENTS.ukulele, ['full' as const]],
  ['a bass of five strings', INSTRUMENTS['bass-5'], ['full' as const]],
  ['an own tuning', ownTuning(['C2', 'G2', 'C3', 'F3', 'C4', 'E4']), ['full' as const]],
])('given what the path asks on %s', (_, instrument, tags) => {
  test('when it is due, then all of it can be reviewed there', { tags }, () => {
    for (const { quiz, items } of askedOn(instrument))
      expect(
        items.filter(item => !isAskable(instrument, quiz)(item)),
        quiz,
      ).toEqual([]);
  });

  test('when the mandolin is at hand instead, then only what belongs to no tuning can be', { tags }, () => {
    for (const { quiz, items } of askedOn(instrument)) {
      const left = items.filter(isAskable(INSTRUMENTS.mandolin, quiz));
      expect(left, quiz).toEqual(ON_A_TUNING.includes(quiz) ? [] : items);
    }
  });
});
