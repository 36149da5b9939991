import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '../../../src/app/App';
import { formatWorkout, parseWorkout, type Workout } from '../../../src/practice/workout';
import { workoutHash } from '../../../src/practice/workoutLink';
import { expectFocusOn, openApp, silentPlayer, stateWith, visit } from '../../openApp';
import { LESSON } from '../../practice/workouts';

const NAME = 'fretty-workouts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

const store = (...workouts: readonly Workout[]) =>
  localStorage.setItem(
    NAME,
    JSON.stringify({
      version: 1,
      values: Object.fromEntries(workouts.map((workout, at) => [`w${at}`, formatWorkout(workout)])),
    }),
  );

/** The workouts that are stored, each by its name and the screens of its drills. */
function stored(): readonly string[] {
  const record: { values: Record<string, string> } = JSON.parse(
    localStorage.getItem(NAME) ?? '{"values":{}}',
  );
  return Object.values(record.values).map(text => {
    const workout = parseWorkout(text);
    return `${workout?.name}: ${workout?.drills.map(drill => drill.screen)}`;
  });
}

const region = (name: string) => screen.findByRole('region', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('given a link with a lesson', () => {
  const link = `/workouts${workoutHash(LESSON)}`;

  test('when it is opened and kept, then its drills can be moved, made shorter and removed', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp(link);
    expect(await region('Workout from a Link')).toHaveTextContent('Lesson 3: 4 drills, about 9 minutes');
    await user.click(button('Keep'));
    expect(stored()).toEqual(['Lesson 3: notes,triads,keys,scales']);
    const panel = within(await region('Lesson 3'));
    expect(screen.queryByRole('region', { name: 'Workout from a Link' })).toBeNull();

    await user.click(panel.getByRole('radio', { name: /^Name Note/ }));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(stored()).toEqual(['Lesson 3: triads,notes,keys,scales']);
    expect(panel.getByRole('radio', { name: /^Name Note/ })).toHaveFocus();
    await user.selectOptions(panel.getByRole('combobox', { name: 'Length' }), '10 minutes');
    expect(await region('Lesson 3')).toHaveTextContent('4 drills, about 18 minutes');
    await user.click(button('Remove Drill'));
    expect(stored()).toEqual(['Lesson 3: triads,keys,scales']);
    expect(panel.getByRole('radio', { name: /^Name the Key/ })).toBeChecked();
  });

  test('when another workout is chosen in the list, then the link is left', async () => {
    store({ ...LESSON, name: 'One' }, { ...LESSON, name: 'Two' });
    const { user } = await openApp(link);
    await region('Workout from a Link');
    const list = within(screen.getByRole('group', { name: 'Workouts' }));
    expect(list.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
    await user.click(list.getByRole('radio', { name: 'One' }));
    expect(await region('One')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Workout from a Link' })).toBeNull();
    expect(location.hash).toBe('');
  });

  test.each([
    ['cut off', link.slice(0, -3), /damaged or incomplete/],
    ['of a later version', '/workouts#workout=9-0000000/Lesson', /comes from a newer version/],
    [
      'with a setting that isn’t known here',
      `/workouts${workoutHash({ name: 'Lesson', drills: [{ screen: 'notes', query: '?drill=on&strum=3' }] })}`,
      /comes from a newer version/,
    ],
  ])('when it is %s, then that is said, and there is nothing to keep', async (_what, address, said) => {
    await openApp(address);
    expect(await region('Workout from a Link')).toHaveTextContent(said);
    expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull();
  });

  test('when it is for a ukulele, then a guitarist is told so', async () => {
    const drill = { screen: 'notes', query: '?instrument=ukulele&drill=on&length=12' } as const;
    await openApp(`/workouts${workoutHash({ name: 'Uke', drills: [drill, ...LESSON.drills] })}`);
    expect(await region('Workout from a Link')).toHaveTextContent(
      'It is for a different instrument: Ukulele, high G. Guitar, standard comes back afterward.',
    );
  });
});

describe('given the name of a workout', () => {
  const renaming = async () => {
    store({ ...LESSON, name: 'One' });
    const { user } = await openApp('/workouts');
    await region('One');
    await user.click(button('Rename'));
    const field = screen.getByRole('textbox', { name: 'Name' });
    return { user, field };
  };

  test('when another is typed and Enter pressed, then the workout has it, and the focus is back on Rename', async () => {
    const { user, field } = await renaming();
    await user.clear(field);
    await user.type(field, 'Ten minutes{Enter}');
    expect(await region('Ten minutes')).toBeVisible();
    expect(stored()).toEqual(['Ten minutes: notes,triads,keys,scales']);
    expectFocusOn('button', 'Rename');
    expect(await screen.findByText('Now called Ten minutes.')).toBe(screen.getByRole('status'));
  });

  test('when Rename is clicked, then the field has the focus', async () => {
    const { field } = await renaming();
    expect(field).toHaveFocus();
  });

  test('when another is typed and Escape pressed, then it stays as it was', async () => {
    const { user, field } = await renaming();
    await user.type(field, ' and more{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    expect(stored()).toEqual(['One: notes,triads,keys,scales']);
    expectFocusOn('button', 'Rename');
  });

  test('when the field is left by Tab, then what was typed is kept, and the focus goes on', async () => {
    const { user, field } = await renaming();
    await user.type(field, ' and more');
    await user.tab();
    expect(stored()).toEqual(['One and more: notes,triads,keys,scales']);
    expect(document.activeElement).not.toHaveAccessibleName('Rename');
  });

  test('when nothing is left of it, then it stays as it was', async () => {
    const { user, field } = await renaming();
    await user.clear(field);
    await user.keyboard('{Enter}');
    expect(stored()).toEqual(['One: notes,triads,keys,scales']);
  });
});

describe('given a workout to be sent', () => {
  const copying = async () => {
    store({ ...LESSON, name: 'One' }, { ...LESSON, name: 'Two' });
    const { user } = await openApp('/workouts');
    await region('Two');
    return user;
  };

  test('when its link is copied, then that is said until another workout is chosen', async () => {
    const user = await copying();
    await user.click(button('Copy Link'));
    expect(await screen.findByText(/^✓ Link copied/)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/workouts${workoutHash({ ...LESSON, name: 'Two' })}`,
    );
    await user.click(screen.getByRole('radio', { name: 'One' }));
    expect(screen.queryByText(/^✓ Link copied/)).toBeNull();
  });

  test('when the browser refuses, then the link is there to be copied by hand', async () => {
    const user = await copying();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(button('Copy Link'));
    expect(await screen.findByRole('textbox', { name: 'Link to this workout' })).toHaveValue(
      `${location.origin}/workouts${workoutHash({ ...LESSON, name: 'Two' })}`,
    );
    expect(await screen.findByText("It wasn't copied: the browser refused.")).toBe(
      screen.getByRole('status'),
    );
  });
});

describe('given a list of workouts', () => {
  test('when the only one is deleted, then the page says what a workout is, and Undo brings it back', async () => {
    store({ ...LESSON, name: 'One' });
    const { user } = await openApp('/workouts');
    await region('One');
    await user.click(button('Delete'));
    expect(screen.getByText('One was deleted.')).toBeVisible();
    expect(screen.getByText(/^A workout is a named series/)).toBeVisible();
    await user.click(button('Undo Delete'));
    expect(await region('One')).toBeVisible();
    expect(screen.queryByText('One was deleted.')).toBeNull();
  });

  test('when a new one is made, then its name can be typed, and the page says how to fill it', async () => {
    const { user } = await openApp('/workouts');
    await user.click(button('New Workout'));
    const panel = within(await region('Workout 1'));
    expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('Workout 1');
    expect(panel.getByText(/^Set up a drill on any screen/)).toBeVisible();
    expect(panel.queryByRole('combobox', { name: 'Length' })).toBeNull();
  });

  test('when a newer version has stored it, then it stays as it is, and the page says so', async () => {
    const text = '{"version":2,"values":{"w1":"whatever"}}';
    localStorage.setItem(NAME, text);
    const { user } = await openApp('/workouts');
    expect(await region('Your Workouts')).toHaveTextContent(
      'A newer version of Fretty has stored your workouts.',
    );
    await user.click(button('New Workout'));
    expect(localStorage.getItem(NAME)).toBe(text);
  });
});

describe('given a workout that was begun today', () => {
  const today = { dateOf: () => '2026-11-26' };

  const begun = (...results: readonly string[]) =>
    localStorage.setItem(
      'fretty-workout',
      JSON.stringify({
        version: 1,
        values: {
          ...{ date: '2026-11-26', name: 'Lesson 3', results: results.join('\n') },
          drills: 'keys ?view=quiz&drill=on Name the Key\nnotes ?drill=on Find Note',
        },
      }),
    );

  test('when its first drill is over, then the page shows how that went, and what comes next', async () => {
    begun('9 12 48000');
    store({ ...LESSON, name: 'One' });
    await openApp('/workouts', 'experienced', today);
    const panel = within(await region('Under Way'));
    expect(panel.getByText('2 of 2: Find Note')).toBeVisible();
    const [first, second] = panel.getAllByRole('listitem');
    expect(first).toHaveTextContent('Name the Key');
    expect(first).toHaveTextContent('9/12, 75%, 0:48');
    expect(first).not.toHaveAttribute('aria-current');
    expect(second).toHaveAttribute('aria-current', 'step');
    expect(second).toHaveTextContent(/^Find Note$/);
    expect(panel.getByRole('button', { name: 'Go On' })).toBeVisible();
    expect(within(await region('One')).getByRole('button', { name: 'Start' })).toBeVisible();
  });

  test('when all its drills are over, then its result can be copied', async () => {
    begun('9 12 48000', '0 0 0');
    const { user } = await openApp('/workouts', 'experienced', today);
    const panel = within(await region('Your Result'));
    expect(panel.getByText('Lesson 3: 9/12, 75%, 0:48')).toBeVisible();
    expect(panel.getByText('Lesson 3: 9 of 12 right, 75 percent, 48 seconds')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Copy Result' }));
    expect(await panel.findByText('✓ Result copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/^Lesson 3, done with Fretty on 2026-11-26\n/);
  });

  test('when the browser refuses to copy its result, then the report is there to be copied by hand', async () => {
    begun('9 12 48000', '0 0 0');
    const { user } = await openApp('/workouts', 'experienced', today);
    const panel = within(await region('Your Result'));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(panel.getByRole('button', { name: 'Copy Result' }));
    expect(await panel.findByText(/^Lesson 3, done with Fretty on 2026-11-26/)).toBeVisible();
    expect(panel.getByText(/^The browser didn't let Fretty copy/)).toBeVisible();
  });
});

describe('given drills that are still being fetched', () => {
  /** Opens Workouts, where what describes the drills comes when the test says so. */
  async function opening() {
    store({ ...LESSON, name: 'One' });
    visit('/workouts');
    const state = stateWith({ player: silentPlayer() });
    const begin = vi.spyOn(state.practiceApi.workoutRun, 'begin').mockImplementation(() => {});
    let end: { readonly resolve: () => void; readonly reject: (error: Error) => void } | undefined;
    const fetched = new Promise<void>((resolve, reject) => {
      end = { resolve, reject };
    });
    const practiceApi = { ...state.practiceApi, loadDrills: () => fetched };
    render(<App state={{ ...state, practiceApi }} />);
    await screen.findByRole('heading', { level: 1, name: 'Workouts' });
    return {
      begin,
      arrive: () => act(async () => end?.resolve()),
      fail: () => act(async () => end?.reject(new Error('offline'))),
    };
  }

  test('when q is pressed meanwhile, then the workout begins once they are there', async () => {
    const { begin, arrive } = await opening();
    expect(await region('Workout')).toHaveTextContent('Reading the drills …');
    await userEvent.keyboard('q');
    expect(begin).not.toHaveBeenCalled();
    await arrive();
    expect(begin).toHaveBeenCalledExactlyOnceWith('One', expect.anything());
    expect(await region('One')).toBeVisible();
  });

  test('when they can’t be fetched, then the page says so', async () => {
    const { fail } = await opening();
    await fail();
    expect(await region('Workout')).toHaveTextContent("The drills couldn't be read.");
  });
});
