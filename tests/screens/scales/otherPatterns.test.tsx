import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../openApp';

test.each([
  ['ukulele', 'String 4 has no notes of its own: positions climb from string 3.'],
  ['mandolin', 'There is a position on each note.'],
])(
  'given a %s, when its patterns are wanted, then there is a position on each note, and the page says why it has these',
  async (instrument, reason) => {
    await openApp(`/scales?instrument=${instrument}&view=patterns&quiz=find-degree`);
    expect(screen.getAllByRole('grid').map(grid => grid.getAttribute('aria-label'))).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map(number => `Pattern ${number}`),
    );
    expect(within(screen.getByRole('group', { name: 'Pattern System' })).getAllByRole('radio')).toEqual([
      screen.getByRole('radio', { name: 'Positions' }),
    ]);
    expect(screen.getByText(reason, { exact: false })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Find the Degree' })).toBeChecked();
  },
);

test('given a ukulele, whose string 4 is in no pattern, when a pattern is read, then it has three rows, and four once the focus is on it', async () => {
  const { user } = await openApp('/scales?instrument=ukulele&view=patterns');
  const grid = screen.getByRole('grid', { name: 'Pattern 2' });
  const rows = () => within(grid).getAllByRole('row');
  expect(rows()).toHaveLength(3);
  expect(rows().every(row => within(row).queryAllByRole('gridcell').length > 0)).toBe(true);
  await user.click(within(grid).getAllByRole('gridcell')[0] ?? grid);
  expect(rows()).toHaveLength(4);
});

test('given a pentatonic scale, when the palette goes to a shape of another system, then it says that there is none', {
  tags: 'full',
}, async () => {
  const { user } = await openApp('/scales?type=major-pentatonic');
  await user.keyboard(':');
  await screen.findByRole('combobox', { name: 'Type a command' });
  await user.keyboard('go to a shape{Enter}');
  expect(await screen.findByText('C major pentatonic has no A shape')).toBe(screen.getByRole('status'));
});

test.each(['ukulele', 'mandolin'])(
  'given a %s, when a degree is to be found in a pattern, then a question is asked',
  async instrument => {
    const { user } = await openApp(`/scales?instrument=${instrument}&quiz=find-degree`);
    await user.keyboard('q');
    expect(screen.getByText('Question 1 of 12', { selector: 'h2' })).toBeVisible();
  },
);

test('given a banjo, when a triad has close shapes only where the short string has frets, then the page says from where', async () => {
  await openApp('/triads?instrument=banjo&set=3-4-5');
  expect(
    screen.getByText('On these strings, close-position shapes of this triad lie beyond fret 12.'),
  ).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Shape' })).toBeNull();
});

test('given a mandolin, when a triad has no close shape that a hand can reach, then the page says so', async () => {
  await openApp('/triads?instrument=mandolin&quality=augmented');
  expect(screen.getByText(/spread over more than five frets/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Shape' })).toBeNull();
});
