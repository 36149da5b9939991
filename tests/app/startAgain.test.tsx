import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { nameInterval } from '../../src/screens/intervals/quiz/nameInterval';
import { KEYS_QUIZZES } from '../../src/screens/keys/quiz/quizzes';
import { NOTES_QUIZZES } from '../../src/screens/notes/quiz/quizzes';
import { openApp } from '../openApp';
import { FIRST } from '../quiz/made';
import { setup as notesSetup } from '../screens/notes/quizzes';

const NOTES_TO_THE_END = `q${' {Enter}{Enter}'.repeat(12)}`;

const COPY = ['Add to Workout', 'Copy as Text', 'Copy as Picture', 'Save as SVG'];

/** The results of each screen, opened by the user: where, by which keys, and what else leads away from them. */
const RESULTS = [
  ['Notes', '/', NOTES_TO_THE_END, [...COPY, 'Start Again', 'Drill These', 'Try Again', 'Close']],
  [
    'Triads',
    '/triads',
    `q${'m{Enter}{Enter}'.repeat(12)}`,
    [...COPY, 'Start Again', 'Drill These', 'Try Again', 'Close'],
  ],
  [
    'Scales',
    '/scales',
    `q${'1{Enter}{Enter}'.repeat(12)}`,
    [...COPY, 'Start Again', 'Drill These', 'Try Again', 'Close'],
  ],
  [
    'Keys',
    '/keys?count=5',
    `q${'x{Enter}{Enter}'.repeat(5)}`,
    ['Start Again', 'Drill These', 'New Quiz', ...COPY],
  ],
  [
    'Intervals',
    '/intervals?mode=quiz',
    `q${'a{Enter}{Enter}'.repeat(12)}`,
    ['Start Again', 'Drill These', 'New Quiz', 'Back to Quiz Setup', ...COPY],
  ],
] as const;

const again = () => screen.findByRole('button', { name: 'Start Again' });

describe.each(RESULTS)('given the results on %s', { tags: 'full' }, (_screen, address, keys, buttons) => {
  test('when q is pressed, then the quiz starts again, and the first question has the focus', async () => {
    const { user } = await openApp(address);
    await user.keyboard(keys);
    const results = (await again()).closest<HTMLElement>('section, [role="dialog"]');
    const names = within(results ?? document.body)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(buttons);

    await user.keyboard('q');
    expect(await screen.findByText(/^(Question 1 of \d+|1\/12)$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start Again' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.tagName).not.toMatch(/^(BODY|H1)$/));
  });

  test('when the button is clicked, then the quiz starts again', async () => {
    const { user } = await openApp(address);
    await user.keyboard(keys);
    await user.click(await again());
    expect(await screen.findByText(/^(Question 1 of \d+|1\/12)$/)).toBeVisible();
  });
});

describe('given results that came by themselves', { tags: 'full' }, () => {
  test.each([
    ['/keys?quiz=count-accidentals&drill=on', '{Enter}0123456 '],
    ['/intervals?mode=quiz&drill=on&mistake=go-on', '{Enter}awsedftgyhujk '],
  ])(
    'when keys that answer are still pressed at %s, then nothing is closed, started or changed',
    async (address, late) => {
      const { user } = await openApp(address);
      await user.keyboard('q');
      expect(await screen.findByText(/^(Question 1 of \d+|1\/12)$/)).toBeVisible();
      // Whatever is right: the answer keys in turn, and Enter goes on after a wrong one.
      for (let guard = 0; guard < 13 && !screen.queryByRole('button', { name: 'Start Again' }); guard += 1) {
        await user.keyboard('/{Control>}/{/Control}{Enter}');
      }
      await again();
      screen.getByRole('heading', { name: /^Quiz (Results|Complete!)$/ }).focus();
      const before = document.location.search;
      await user.keyboard(late);
      expect(await again()).toBeVisible();
      expect(document.location.search).toBe(before);
    },
  );

  test('when every quiz is asked for its answer keys, then q isn’t one of them', () => {
    const hotkeys = [
      ...Object.values(NOTES_QUIZZES).flatMap(quiz => {
        const question = quiz.next(notesSetup, [], FIRST);
        return question === undefined ? [] : quiz.answersTo(question);
      }),
      ...Object.values(KEYS_QUIZZES).flatMap(quiz => quiz.answersTo({ key: { tonic: 'C', type: 'major' } })),
      ...nameInterval.answersTo(
        nameInterval.next({ direction: 'ascending', asked: [] }, [], FIRST) ?? never(),
      ),
    ].flatMap(({ hotkey }) => hotkey ?? []);
    expect(hotkeys.length).toBeGreaterThan(20);
    expect(hotkeys).not.toContain('q');
  });
});

function never(): never {
  throw new Error('the quiz asks nothing');
}

describe.each(['/triads', '/scales', '/scales?view=patterns'])('given %s', address => {
  test('when q is pressed, then its quiz starts', async () => {
    const { user } = await openApp(address);
    await user.keyboard('q');
    expect(await screen.findByRole('heading', { name: 'Question 1 of 12' })).toBeVisible();
  });
});
