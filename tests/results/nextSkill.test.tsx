import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import { pathOn } from '../../src/practice/path';
import { drillQuery } from '../../src/quiz/drillLinks';
import { FIRST_DRILL, notesTable } from '../../src/screens/notes/settings';
import { readChoices } from '../../src/settings/choices';
import { openApp } from '../openApp';

type User = Awaited<ReturnType<typeof openApp>>['user'];

/** One note, which every question asks for. */
const OPEN_E = '&strings=6&low=0&high=0';

const [FIRST] = pathOn(STANDARD_GUITAR);

/** Gives as many right answers and some that are given up, then finishes. */
async function drill(user: User, right: string, wrong: number) {
  await user.keyboard('q');
  await screen.findByRole('heading', { name: /^Question 1/ });
  await user.keyboard(right);
  for (let given = 0; given < wrong; given += 1) await user.keyboard('/{Enter}');
  await user.keyboard('{Shift>}Q{/Shift}');
  return within(await screen.findByRole('dialog', { name: 'Quiz Results' }));
}

test('given the first drill, then it is the first skill of the path', () => {
  const first = readChoices(notesTable, new URLSearchParams(FIRST?.query));
  expect(drillQuery(notesTable, first)).toBe(drillQuery(notesTable, FIRST_DRILL));
});

describe('given a drill of the path', () => {
  // Without chance its questions are the naturals of string 6, then those of string 5.
  const NATURALS = 'efgaabcd';
  const at = `/${FIRST?.query}&accidentals=flats`;

  test('when ten answers were right, then its results offer the next skill, and its button starts that', async () => {
    const { user } = await openApp(at, 'experienced', {
      newDraw: () => ({ seed: 1, chances: () => () => 0 }),
    });
    const results = await drill(user, NATURALS + NATURALS, 0);
    const upNext = within(results.getByRole('region', { name: 'Up Next' }));
    await user.click(upNext.getByRole('button', { name: 'Naturals on strings 4 and 3, frets 0 to 5' }));
    expect(await screen.findByRole('heading', { name: 'Question 1' })).toBeVisible();
    expect(location.search).toContain('strings=4.3');
    expect(location.search).toContain('accidentals=flats');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('when most were wrong, or just a few asked, then they offer none', { tags: 'full' }, async () => {
    const { user } = await openApp(at, 'experienced', {
      newDraw: () => ({ seed: 1, chances: () => () => 0 }),
    });
    const results = await drill(user, 'ef', 3);
    expect(results.queryByRole('region', { name: 'Up Next' })).toBeNull();
  });
});

test('given a drill of one’s own, when all was right, then its results offer nothing else', {
  tags: 'full',
}, async () => {
  const { user } = await openApp(`/?quiz=name-note&drill=on&length=25${OPEN_E}`);
  const results = await drill(user, 'e'.repeat(12), 0);
  expect(results.queryByRole('region', { name: 'Up Next' })).toBeNull();
});
