import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keysAsked } from '../../src/screens/keys/quiz/question';
import { keysSetup } from '../../src/screens/keys/quiz/quizzes';
import { keysSettings, keysTable } from '../../src/screens/keys/settings';
import { openApp } from '../openApp';
import { memorySettings } from '../settings/memorySettings';

afterEach(() => {
  vi.restoreAllMocks();
});

const startButton = () => screen.findByRole('button', { name: 'Start Quiz' });

/** String 6 has no natural at fret 4. */
const NO_NATURAL = 'strings=6&low=4&high=4&ask=naturals';

const NARROWEST = [
  ['of a quiz without a string', '/?strings=none'],
  ['of each type of Notes: Find Note', `/?drill=on&${NO_NATURAL}`],
  ['of each type of Notes: Name Note', `/?quiz=name-note&drill=on&${NO_NATURAL}`],
  ['of each type of Notes: Find on String', `/?quiz=find-on-string&drill=on&${NO_NATURAL}`],
  ['of each type of Notes: Play Note', `/?quiz=play-note&drill=on&${NO_NATURAL}`],
  ['of each type of Notes: Read the Note', `/?quiz=read-note&signature=-6&drill=on&${NO_NATURAL}`],
  ['of each type of Notes: Read the Note, by name', `/?quiz=read-note&task=name&drill=on&${NO_NATURAL}`],
  ['beyond the last fret of the neck', '/?drill=on&strings=1&frets=12&low=15&high=17'],
  ['upside down', '/?drill=on&strings=1&low=9&high=3'],
  ['of Keys: Name the Key', '/keys?view=quiz&drill=on&most=1&types=minor'],
  ['of Keys: Count the Accidentals', '/keys?view=quiz&quiz=count-accidentals&drill=on&most=1&types=major'],
  ['of Intervals without an interval', '/intervals?mode=quiz&intervals=none'],
  ['of Intervals with one', '/intervals?mode=quiz&intervals=0&drill=on&length=100'],
  ['of Play the Interval', '/intervals?mode=quiz&type=play-interval&intervals=12&quiz=descending'],
] as const;

describe('given a screen on which every filter leaves something to ask', { tags: 'full' }, () => {
  test.each(NARROWEST)('when it is the narrowest filter %s, then the quiz starts', async (_, address) => {
    const { user } = await openApp(address);
    expect(await startButton()).toBeEnabled();
    await user.keyboard('q');
    expect(await screen.findByText(/^(Question 1 of \d+|1\/\d+)$/)).toBeVisible();
  });
});

describe('given a filter that is not shown, since Quick Drill is off', () => {
  test('when a quiz of Notes starts, then it limits nothing', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { user } = await openApp(`/?quiz=name-note&${NO_NATURAL}`);
    expect(screen.queryByLabelText('Lowest Fret')).toBeNull();
    await user.keyboard('q');
    expect(await screen.findByRole('gridcell', { name: 'target, string 6, open' })).toHaveFocus();
  });

  test('when a quiz of Keys starts, then it limits nothing', () => {
    const settings = memorySettings('keys', keysTable, '?most=1&types=major');
    const isShown = keysSettings.mostAccidentals.isShown?.(settings.choices());
    expect([isShown, keysAsked(keysSetup(settings)).length]).toEqual([false, 13]);
  });
});
