import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../openApp';

test('given a re-entrant ukulele, when its patterns are wanted, then the page says why there are none, and offers nothing that needs one', async () => {
  await openApp('/scales?instrument=ukulele&view=patterns&quiz=find-degree');
  expect(screen.getAllByText(/^This tuning has no patterns/)).toHaveLength(2);
  expect(screen.queryByRole('grid')).toBeNull();
  for (const name of ['Pattern System', 'Show Text', '3 Notes per String', 'Find the Degree'])
    expect(screen.queryByText(name)).toBeNull();
  expect(screen.getByRole('radio', { name: 'Name the Degree' })).toBeChecked();
});

test('given a re-entrant ukulele, when a key or the palette goes to a pattern, then the reason is said', async () => {
  const { user } = await openApp('/scales?instrument=ukulele&view=patterns');
  for (const use of [
    'walk the neck',
    'plays up and down',
    'next and previous pattern',
    'twice: all the patterns',
  ])
    expect(screen.queryByText(use)).toBeNull();
  expect(screen.queryByText(/Click/)).toBeNull();
  expect(screen.getByText('goes up a fifth')).toBeVisible();
  await user.keyboard('j');
  expect(await screen.findByText('This tuning has no patterns')).toBe(screen.getByRole('status'));
  await user.keyboard(':');
  await screen.findByRole('combobox', { name: 'Type a command' });
  await user.keyboard('go to a shape{Enter}');
  expect(await screen.findByText('This tuning has no patterns')).toBe(screen.getByRole('status'));
});

test('given a re-entrant ukulele, when a key switches to its patterns, then the reason is said, as when a key goes to one', async () => {
  const { user } = await openApp('/scales?instrument=ukulele');
  await user.keyboard('v2');
  expect(await screen.findByText('This tuning has no patterns')).toBe(screen.getByRole('status'));
});

test('given a pentatonic scale, when the palette goes to a shape of another system, then it says that there is none', async () => {
  const { user } = await openApp('/scales?type=major-pentatonic');
  await user.keyboard(':');
  await screen.findByRole('combobox', { name: 'Type a command' });
  await user.keyboard('go to a shape{Enter}');
  expect(await screen.findByText('C major pentatonic has no A shape')).toBe(screen.getByRole('status'));
});

test('given a mandolin, when a scale with positions is ticked for the quiz, then degrees can be found in them', async () => {
  const { user } = await openApp('/scales?instrument=mandolin');
  expect(screen.queryByRole('radio', { name: 'Find the Degree' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Whole Tone' }));
  await user.click(screen.getByRole('radio', { name: 'Find the Degree' }));
  await user.keyboard('q');
  expect(screen.getByText('Question 1 of 12', { selector: 'h2' })).toBeVisible();
});
