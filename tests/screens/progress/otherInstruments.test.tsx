import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answer, idAt } from '../../../src/practice/answer';
import { cell } from '../../openApp';
import { answerWith } from '../../practice/made';
import { freshDatabases } from '../../storage/fakeDatabase';
import { storeAnswers } from './stored';
import { closeLog, openWithLog } from './withLog';

const answersTo = (...items: readonly string[]): readonly Answer[] =>
  items.map((item, index) => {
    const time = Date.now() - 60_000 + index * 1000;
    return answerWith({ id: idAt(time, 'a'), time, screen: 'notes', quiz: 'name-note', item });
  });

/** On string 4, fret 3: a G on a bass, an F on a guitar, an A sharp on a ukulele. */
const ANSWERS = answersTo(
  'place:E1-A1-D2-G2:4:3',
  'place:E2-A2-D3-G3-B3-E4:4:3',
  'place:E2-A2-D3-G3-B3-E4:6:3',
  'place:G4-C4-E4-A4:4:3',
);

beforeEach(freshDatabases);

afterEach(async () => {
  await closeLog();
  localStorage.clear();
});

async function openOn(instrument: string, capo = '0'): Promise<void> {
  localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { instrument, capo } }));
  await storeAnswers(ANSWERS);
  await openWithLog('/progress?notes=name-note');
}

test.each([
  ['bass-4', 4, 'G, string 4, fret 3', '1 of 52 positions answered'],
  ['ukulele', 4, 'A sharp, string 4, fret 3', '1 of 52 positions answered'],
  ['guitar', 6, 'G, string 6, fret 3', '2 of 78 positions answered'],
] as const)(
  'given answers on several instruments, when Progress is opened for %s, then its neck has %i strings, and only the answers on it',
  async (instrument, strings, name, covered) => {
    await openOn(instrument);
    expect(await screen.findByText(covered)).toBeVisible();
    expect(within(screen.getByRole('grid', { name: 'Fretboard' })).getAllByRole('row')).toHaveLength(strings);
    expect(cell(`${name}, 100 percent, 2.0 seconds, 1 answer`)).toBeVisible();
  },
);

test('given answers on other instruments only, when Progress is opened for a seven-string, then it has none', async () => {
  await openOn('guitar-7');
  expect(await screen.findByText(/^No answers of this type yet/)).toBeVisible();
});

test('given answers without a capo, when Progress is opened with one at fret 3, then each place is where it was, counted from the capo', async () => {
  await openOn('guitar', '3');
  expect(await screen.findByText('2 of 78 positions answered')).toBeVisible();
  expect(screen.getByRole('grid', { name: 'Fretboard (capo 3)' })).toBeVisible();
  expect(cell('G, string 6, open, 100 percent, 2.0 seconds, 1 answer')).toBeVisible();
});
