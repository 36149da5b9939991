import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, idAt } from '../../../src/practice/answer';
import { answerWith } from '../../practice/made';
import { freshDatabases } from '../../storage/fakeDatabase';
import { storeAnswers } from './stored';
import { closeLog, openWithLog } from './withLog';

beforeEach(freshDatabases);

afterEach(async () => {
  await closeLog();
  localStorage.clear();
});

/** One right answer of 2 seconds, and two that took one sound for another. */
const heard = (
  own: Pick<Answer, 'screen' | 'quiz'>,
  right: readonly [item: string, code: string],
  wrong: readonly [item: string, code: string, answered: string],
): readonly Answer[] =>
  [
    { item: right[0], asked: right[1], answered: right[1], verdict: 'right' as const },
    { item: wrong[0], asked: wrong[1], answered: wrong[2], verdict: 'wrong' as const },
    { item: wrong[0], asked: wrong[1], answered: wrong[2], verdict: 'wrong' as const },
  ].map((each, index) => {
    const time = Date.now() - 60_000 + index * 1000;
    return answerWith({ id: idAt(time, 'a'), time, ...own, ...each });
  });

const RIGHT = '100 percent, 2.0 seconds, 1 answer';
const WRONG = '0 percent, 2 answers';
const NONE = 'no answers yet';

/** What each cell of a row says; `undefined` where there is nothing to name. */
const cellsOf = (picture: HTMLElement, name: RegExp): readonly (string | undefined)[] =>
  within(within(picture).getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ lastElementChild }) => lastElementChild?.textContent);

const PICTURES = [
  {
    name: 'Degree by Ear',
    address: '?tab=scales&scales=ear-degree',
    caption: 'Degrees',
    answers: heard(
      { screen: 'scales', quiz: 'ear-degree' },
      ['ear-degree:natural-minor:b3', 'b3'],
      ['ear-degree:major:6', '6', '3'],
    ),
    rows: [
      [/^flat 3/, [NONE, RIGHT]],
      [/^6/, [WRONG, NONE]],
    ],
    mixUp: '6 3 2',
  },
  {
    name: 'Chord by Ear',
    address: '?tab=keys&keys=ear-chord',
    caption: 'Chords',
    answers: heard(
      { screen: 'keys', quiz: 'ear-chord' },
      ['ear-chord:minor:v', 'v'],
      ['ear-chord:major:IV', 'IV', 'V'],
    ),
    rows: [
      [/^v /, [undefined, RIGHT]],
      [/^IV \/ iv/, [WRONG, NONE]],
    ],
    mixUp: 'IV V 2',
  },
  {
    name: 'Quality by Ear',
    address: '?tab=triads&triads=ear-quality',
    caption: 'Shapes',
    answers: heard(
      { screen: 'triads', quiz: 'ear-quality' },
      ['ear-triad:minor:together', 'minor'],
      ['ear-triad:diminished:one-by-one', 'diminished', 'augmented'],
    ),
    rows: [
      [/^minor/, [NONE, RIGHT]],
      [/^diminished/, [WRONG, NONE]],
    ],
    mixUp: 'diminished augmented 2',
  },
  {
    name: 'Chord Type by Ear',
    address: '?tab=chords&chords=ear-chord-type',
    caption: 'Chords',
    answers: heard(
      { screen: 'chords', quiz: 'ear-chord-type' },
      ['ear-chord-type:m7:together', 'm7'],
      ['ear-chord-type:major:one-by-one', 'major', '7'],
    ),
    rows: [
      [/^minor seven/, [NONE, RIGHT]],
      [/^major /, [WRONG, NONE]],
    ],
    mixUp: 'major 7 2',
  },
] as const;

describe.each(PICTURES)('given answers to $name', ({ address, answers, caption, rows, mixUp }) => {
  test('when its picture is shown, then each sound has its figures in words, and what was mixed up is counted', async () => {
    await storeAnswers(answers);
    await openWithLog(`/progress${address}`);
    const mixUps = await screen.findByRole('table', { name: 'Mix-ups' });
    const picture = screen.getByRole('table', { name: caption });
    for (const [name, cells] of rows) expect(cellsOf(picture, name)).toEqual(cells);
    expect(within(mixUps).getAllByRole('row')[1]).toHaveAccessibleName(mixUp);
  });
});
