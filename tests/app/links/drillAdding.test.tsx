import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MOST_DRILLS, parseWorkout } from '../../../src/practice/workout';
import { workoutHash } from '../../../src/practice/workoutLink';
import { openApp } from '../../openApp';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem('fretty-workouts');
});

const addButton = () => screen.findByRole('button', { name: 'Add to Workout' });

/** The workouts that are stored. */
function stored() {
  const record: { values: Record<string, string> } = JSON.parse(
    localStorage.getItem('fretty-workouts') ?? '{"values":{}}',
  );
  return Object.values(record.values).map(text => parseWorkout(text));
}

const store = (...texts: readonly string[]) =>
  localStorage.setItem(
    'fretty-workouts',
    JSON.stringify({ version: 1, values: Object.fromEntries(texts.map((text, at) => [`w${at}`, text])) }),
  );

/** A drill of each screen, as a teacher sets it up, and what of it is added. */
const DRILLS = [
  [
    '/?quiz=name-note&strings=6.5&high=5&drill=on&length=50',
    { screen: 'notes', query: '?quiz=name-note&strings=6.5&drill=on&length=50&high=5' },
  ],
  [
    '/triads?quiz=name-quality&sets=1-2-3&drill=on',
    { screen: 'triads', query: '?sets=1-2-3&drill=on&length=12' },
  ],
  [
    '/chords?quiz=build-chord&types=major&roots=C.D.E.G.A&drill=on',
    { screen: 'chords', query: '?quiz=build-chord&types=major&roots=C.D.E.G.A&drill=on&length=12' },
  ],
  [
    '/scales?quiz=find-degree&keys=C.G.D&types=major&drill=on&length=5m',
    { screen: 'scales', query: '?quiz=find-degree&keys=C.G.D&types=major&drill=on&length=5m' },
  ],
  ['/keys?view=quiz&drill=on', { screen: 'keys', query: '?view=quiz&drill=on&length=10' }],
  [
    '/intervals?mode=quiz&drill=on&intervals=3.4&length=25',
    { screen: 'intervals', query: '?mode=quiz&intervals=3.4&drill=on&length=25' },
  ],
] as const;

describe('given a drill that is set up', () => {
  test.each(DRILLS)(
    'when %s is added, then what differs from the defaults is kept, and its length',
    async (at, drill) => {
      const { user } = await openApp(at);
      await user.click(await addButton());
      const [workout] = stored();
      expect(workout?.name).toBe('Workout 1');
      expect(workout?.drills).toHaveLength(1);
      expect(workout?.drills[0]?.screen).toBe(drill.screen);
      expect([...new URLSearchParams(workout?.drills[0]?.query)].sort()).toEqual(
        [...new URLSearchParams(drill.query)].sort(),
      );
      expect(screen.getByText(/^✓ Added to Workout 1: 1 drill, about \d+ minutes?$/)).toBeVisible();
      expect(await screen.findByText('Drill 1 of Workout 1.')).toBe(screen.getByRole('status'));
    },
  );

  test('when the user has a ukulele with a capo, then the drill keeps both', async () => {
    localStorage.setItem(
      'fretty',
      JSON.stringify({ version: 1, values: { instrument: 'ukulele', capo: '2' } }),
    );
    const { user } = await openApp('/?quiz=name-note&drill=on');
    await user.click(await addButton());
    localStorage.removeItem('fretty');
    const params = new URLSearchParams(stored()[0]?.drills[0]?.query);
    expect([params.get('instrument'), params.get('capo')]).toEqual(['ukulele', '2']);
  });

  test('when there are workouts, then the last is chosen, and the select leads to another or to a new one', {
    tags: 'full',
  }, async () => {
    store('One', 'Two');
    const { user } = await openApp('/?quiz=name-note&drill=on');
    await user.click(await addButton());
    const select = screen.getByRole('combobox', { name: 'Workout' });
    await user.selectOptions(select, 'One');
    expect(screen.queryByText(/^✓ Added/)).toBeNull();
    await user.click(await addButton());
    await user.selectOptions(select, 'New Workout');
    await user.click(await addButton());
    expect(stored().map(workout => `${workout?.name} ${workout?.drills.length}`)).toEqual([
      'One 1',
      'Two 1',
      'Workout 1 1',
    ]);
    expect(within(select).getByRole<HTMLOptionElement>('option', { name: 'Workout 1' }).selected).toBe(true);
  });

  test('when another is set up, then what was added isn’t said of it', async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on');
    await user.click(await addButton());
    expect(screen.getByText(/^✓ Added/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Length' }), '25 questions');
    expect(screen.queryByText(/^✓ Added/)).toBeNull();
  });

  test('when the workout is full, then the button says so', async () => {
    store(`Full\n${'notes ?drill=on\n'.repeat(MOST_DRILLS)}`.trim());
    await openApp('/?quiz=name-note&drill=on');
    expect(await addButton()).toHaveAttribute('aria-disabled', 'true');
    expect(await addButton()).toHaveAttribute(
      'title',
      'This workout has 20 drills, and there is no room for more',
    );
  });

  test('when Quick Drill is off, then the palette adds it as a drill all the same', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/?quiz=name-note');
    await user.keyboard(':');
    await screen.findByRole('dialog', { name: 'Command palette' });
    await user.paste('add to workout');
    await user.keyboard('{Enter}');
    expect(stored()[0]?.drills).toEqual([{ screen: 'notes', query: '?quiz=name-note&drill=on&length=12' }]);
  });
});

test('given four drills as they are added, when they are sent, then the link has at most 600 characters', () => {
  const drills = DRILLS.slice(0, 4).map(([, drill]) => drill);
  const link = `https://a-school-of-music.example/fretty/workouts${workoutHash({ name: 'Lesson 3', drills })}`;
  expect(link.length).toBeLessThanOrEqual(600);
});
