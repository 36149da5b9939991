import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cell, openApp } from '../openApp';

const remember = (values: Record<string, string>) =>
  localStorage.setItem('fretty', JSON.stringify({ version: 1, values }));

const midis = (calls: readonly (readonly unknown[])[]) =>
  calls.map(([tones]) => JSON.stringify(tones)).map(text => /"midi":(\d+)/.exec(text)?.[1]);

describe('given the preference to hear cells', () => {
  test('when the cursor comes to cells, then each is played, and none while a question is asked', async () => {
    remember({ hearing: 'on' });
    const { user, player } = await openApp('/?quiz=name-note');
    await user.keyboard('6{ArrowRight}{ArrowUp}');
    expect(midis(player.play.mock.calls)).toEqual(['40', '41', '46']);

    player.play.mockClear();
    await user.keyboard('q{ArrowRight}{ArrowLeft}');
    expect(player.play).not.toHaveBeenCalled();
  });

  test('when sound is off, then nothing is played and nothing is said about it', async () => {
    remember({ hearing: 'on', sound: 'off' });
    const { user, player } = await openApp('/');
    await user.keyboard('6{ArrowRight}');
    expect(player.play).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('when a cell is clicked, then it is played once', async () => {
    remember({ hearing: 'on' });
    const { user, player } = await openApp('/triads');
    await user.click(cell('string 6, fret 2'));
    expect(midis(player.play.mock.calls)).toEqual(['42']);
  });
});

test('given no preference to hear cells, when the cursor moves, then they stay silent', async () => {
  const { user, player } = await openApp('/');
  await user.keyboard('6{ArrowRight}');
  expect(player.play).not.toHaveBeenCalled();
});

test('given a neck, when shorter cell names are chosen, then its cells have them at once, and o still says everything', async () => {
  remember({ cells: 'pitch' });
  const { user } = await openApp('/?frets=12');
  await user.keyboard('5{ArrowRight}');
  expect(document.activeElement).toHaveAccessibleName('A sharp');
  await user.keyboard('o');
  expect(await screen.findByText('A sharp, string 5, fret 1')).toBeInTheDocument();
});

describe('given a cursor at an edge', () => {
  test.each([
    ['{Home}', 'Already at the open string'],
    ['{Control>}{Home}{/Control}', 'Already at the lowest fret of the top string'],
    ['{End}{End}', 'Already at the highest fret shown'],
    ['{ArrowLeft}', 'No fret further left'],
    ['{ArrowUp}', 'No string above'],
  ])('when %s is pressed on a whole neck, then "%s" is said', async (keys, words) => {
    const { user } = await openApp('/');
    await user.keyboard(`1${keys}`);
    expect(await screen.findByText(words)).toBe(screen.getByRole('status'));
  });

  test('when a pattern begins further up, then Home is at its lowest fret', async () => {
    const { user } = await openApp('/scales?view=patterns');
    const grid = screen.getByRole('grid', { name: 'Pattern 1' });
    grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await user.keyboard('{Home}{Home}');
    expect(await screen.findByText('Already at the lowest fret shown')).toBe(screen.getByRole('status'));
  });
});
