import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cell, expectFocusOn, marked, openApp } from '../../openApp';

beforeEach(() => {
  // Without chance the questions come in order: on strings 1 to 3 major, minor …, each in its three inversions, on C.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const heading = (name: string) => screen.getByRole('heading', { name });
const region = () => screen.getByRole('status');
const button = (name: string) => screen.getByRole('button', { name });

describe('given an answer that is clicked in a drill', () => {
  test.each([
    ['/triads?drill=on', 'major'],
    ['/triads?quiz=name-inversion&drill=on', 'root position'],
  ])('when it is right at %s, then the next question follows', async (address, answer) => {
    const { user } = await openApp(address);
    await user.keyboard('q');
    await user.click(screen.getByRole('radio', { name: answer }));
    expect(heading('Question 2 of 12')).toBeVisible();
    expect(screen.getByText('Score: 1')).toBeVisible();
  });
});

describe('given Name the Quality', () => {
  test('when the quiz starts, then the shape is marked, told by strings and frets, and nothing says its name', async () => {
    const { user, player } = await openApp('/triads?quality=minor');
    await user.keyboard('q');
    expect(heading('Question 1 of 12')).toBeVisible();
    expect(marked('target')).toEqual([
      'target, string 1, fret 3',
      'target, string 2, fret 5',
      'target, string 3, fret 5',
    ]);
    expectFocusOn('gridcell', 'target, string 3, fret 5');
    expect(screen.getByText('strings 3-2-1, frets 5-5-3')).toBeVisible();
    expect(
      await screen.findByText(
        'Question 1 of 12. Name the quality: string 3 fret 5, string 2 fret 5, string 1 fret 3.',
      ),
    ).toBe(region());
    expect(screen.queryByRole('region', { name: 'Triad Selector' })).toBeNull();
    expect(screen.queryByText('C minor')).toBeNull();
    expect(player.play).not.toHaveBeenCalled();

    await user.keyboard('p');
    expect(player.play.mock.calls[0]?.[0].map(({ midi }) => midi)).toEqual([60, 64, 67, 60, 64, 67]);
  });

  test('when a quality is chosen and submitted, then its verdict names the shape on the neck', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/triads');
    await user.keyboard('qm');
    expect(screen.getByRole('radio', { name: 'minor' })).toBeChecked();
    expect(await screen.findByText('minor, chosen')).toBe(region());
    await user.keyboard('{Enter}');
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(screen.getByText('The correct answer is:').parentElement).toHaveTextContent(
      'The correct answer is: major',
    );
    expect(screen.getByText('C major, root position: C E G.')).toBeVisible();
    expect(marked('right')).toEqual([
      'G, fifth, string 1, fret 3, right',
      'E, third, string 2, fret 5, right',
      'C, root, string 3, fret 5, right',
    ]);
    expect(await screen.findByText('Wrong. It is major: C, E, G.')).toBe(region());

    await user.keyboard('n');
    expectFocusOn('gridcell', 'E, third, string 2, fret 5, right');
    await user.keyboard('n');
    expectFocusOn('gridcell', 'G, fifth, string 1, fret 3, right');
    await user.keyboard('n{Shift>}N{/Shift}');
    expectFocusOn('gridcell', 'G, fifth, string 1, fret 3, right');

    await user.keyboard('{Enter}');
    expect(heading('Question 2 of 12')).toBeVisible();
    await user.keyboard('{Shift>}M{/Shift}{Enter}');
    expect(screen.getByText('Correct!')).toBeVisible();
    expect(screen.getByText('Score: 1')).toBeVisible();
  });

  test('when twelve answer keys are pressed in a drill, then that is the whole quiz, and its results follow', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/triads?drill=on');
    await user.keyboard('q{Shift>}MMM{/Shift}mmmdddaa');
    expect(heading('Question 12 of 12')).toBeVisible();
    await user.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: 'Quiz Results' });
    for (const text of ['12/12', '100%']) expect(within(dialog).getByText(text)).toBeVisible();
    const slowest = within(dialog).getByRole('heading', { name: 'Slowest' }).parentElement ?? dialog;
    expect(within(slowest).getAllByText(/, strings 1-2-3$/)).toHaveLength(3);

    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(button('Start Quiz')).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Triad Selector' })).toBeVisible();
  });

  test('when keys that would change or tell the answer are pressed, then they do nothing', async () => {
    const { user, player } = await openApp('/triads?shape=root-1');
    await user.keyboard('q');
    await user.keyboard('gn');
    expectFocusOn('gridcell', 'target, string 3, fret 5');
    await user.click(cell('target, string 1, fret 3'));
    expect(await screen.findByText('Not while a question is open')).toBe(region());
    expect(player.play).not.toHaveBeenCalled();
    expect(screen.getByText('Answered: 0')).toBeVisible();
  });

  test('when only minor triads on one set are ticked, then only they are asked', async () => {
    const { user } = await openApp('/triads?drill=on&qualities=minor&sets=2-3-4');
    await user.keyboard('qmmmmm');
    expect(heading('Question 6 of 12')).toBeVisible();
    expect(screen.getByText('Score: 5')).toBeVisible();
    expect(screen.getByText(/^strings 4-3-2/)).toBeVisible();
  });
});

describe('given Name the Inversion', () => {
  test('when twelve digits are pressed in a drill, then that is the whole quiz', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/triads?quiz=name-inversion&drill=on');
    await user.keyboard('q12312312312');
    expect(heading('Question 12 of 12')).toBeVisible();
    expect(screen.getByText(/^C augmented on strings 3-2-1/)).toBeVisible();
    await user.keyboard('3');
    const dialog = await screen.findByRole('dialog', { name: 'Quiz Results' });
    expect(within(dialog).getByText('12/12')).toBeVisible();
  });
});

describe('given Complete the Shape', () => {
  test('when it asks, then the string is named, and the number row answers', async () => {
    const { user } = await openApp('/triads?quiz=complete-shape&qualities=major&sets=1-2-3&roots=C');
    await user.keyboard('q');
    expect(screen.getByText('C major, root position').parentElement).toHaveTextContent(
      'C major, root position. Complete it: which fret on string 3?',
    );
    expectFocusOn('gridcell', 'string 3, fret 3');
    expect(marked('highlighted')).toEqual(['string 1, fret 3, highlighted', 'string 2, fret 5, highlighted']);
    expect(
      await screen.findByText(
        'Question 1 of 12. C major, root position: string 2 fret 5, string 1 fret 3. Complete it: which fret on string 3?',
      ),
    ).toBe(region());
    await user.keyboard('[Digit5]');
    expect(await screen.findByText('fret 5, chosen')).toBe(region());
    await user.keyboard('{Enter}');
    expect(screen.getByText('Correct!')).toBeVisible();
  });

  test('when twelve keys of the number row are pressed in a drill, then that is the whole quiz', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/triads?quiz=complete-shape&qualities=major&sets=1-2-3&roots=C&drill=on');
    await user.keyboard('q');
    // On string 3: the root at fret 5, the third at fret 9, the fifth on the open string.
    await user.keyboard('[Digit5][Digit9][Backquote]');
    await user.keyboard('[Digit5][Digit9][Backquote]');
    await user.keyboard('[Digit5][Digit9][Backquote]');
    await user.keyboard('[Digit5][Digit9][Backquote]');
    const dialog = await screen.findByRole('dialog', { name: 'Quiz Results' });
    expect(within(dialog).getByText('12/12')).toBeVisible();
  });

  test('when a place is clicked in a drill, then it is judged at once, and the shape is shown', async () => {
    const { user } = await openApp('/triads?quiz=complete-shape&qualities=major&sets=1-2-3&roots=C&drill=on');
    await user.keyboard('q');
    await user.click(cell('string 3, fret 4'));
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(marked('right')).toHaveLength(3);
    expect(marked('wrong')).toEqual(['B, string 3, fret 4, wrong']);
  });
});

test('given hidden controls, when the quiz is quit, then the focus goes to Start Quiz by the neck', async () => {
  const { user } = await openApp('/triads');
  await user.keyboard('hq{Shift>}Q{/Shift}');
  expectFocusOn('button', 'Start Quiz');
});
