import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerWith, START } from '../../practice/made';
import { freshDatabases } from '../../storage/fakeDatabase';
import { storeAnswers } from '../progress/stored';
import { closeLog, openWithLog } from '../progress/withLog';

const round = (unique: string, start: number) =>
  Array.from({ length: 5 }, (_, index) => {
    const time = start + index * 1000;
    return answerWith({
      ...{ id: `0mwr2lmo${index}-${unique}`, time, length: 5, round: `0mwr2lmo0-${unique}` },
      ...{ milliseconds: 60_000, verdict: index < 2 ? 'right' : 'wrong' },
    });
  });

/** Five wrong answers; the results follow. */
const FIVE_WRONG = `q${'x{Enter}{Enter}'.repeat(5)}`;

const results = () => within(screen.getByRole('region', { name: 'Quiz Results' }));

beforeEach(freshDatabases);

afterEach(async () => {
  await closeLog();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('given rounds that were finished before', () => {
  test('when another one ends, then the results compare it with them, in a sentence', async () => {
    await storeAnswers([...round('a', START), ...round('b', START)]);
    const { user } = await openWithLog('/keys?view=quiz&count=5');
    await user.keyboard(FIVE_WRONG);
    expect(
      await results().findByText(
        /^Compared with your last 2 rounds: .* s faster, 0% right instead of 40%\.$/,
      ),
    ).toBeVisible();
  });

  test('when answers aren’t remembered, then there is no comparison', { tags: 'full' }, async () => {
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { remember: 'off' } }));
    await storeAnswers(round('a', START));
    const { user } = await openWithLog('/keys?view=quiz&count=5');
    await user.keyboard(FIVE_WRONG);
    expect(results().queryByText(/^Compared/)).toBeNull();
  });
});

describe('given the first round ever', () => {
  test('when it ends, then nothing is compared, and its three weakest keys are listed', {
    tags: 'full',
  }, async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.3);
    const { user } = await openWithLog('/keys?view=quiz&count=5');
    await user.keyboard(FIVE_WRONG);
    expect(results().queryByText(/^Compared/)).toBeNull();
    const weakest = results().getByRole('heading', { name: 'Weakest' }).nextElementSibling;
    expect(weakest?.children).toHaveLength(3);
    expect(weakest?.firstElementChild).toHaveTextContent(/wrong \d+\.\d s$/);
  });

  test('when x is pressed, then a round of those three starts, which is compared with nothing', {
    tags: 'full',
  }, async () => {
    const { user } = await openWithLog('/keys?view=quiz&count=5');
    await user.keyboard(FIVE_WRONG);
    expect(results().getByRole('button', { name: 'Drill These' })).toBeVisible();
    await user.keyboard('x');
    expect(await screen.findByText('Question 1 of 5')).toBeVisible();
    await user.keyboard('x{Enter}{Enter}'.repeat(5));
    expect(results().getByRole('heading', { name: 'Weakest' })).toBeVisible();
    expect(results().queryByText(/^Compared/)).toBeNull();
  });
});
