import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newDraw } from '../../../src/quiz/drillLinks';
import { openApp } from '../../openApp';

afterEach(() => {
  vi.restoreAllMocks();
});

const LOW_STRINGS =
  '/?frets=12&accidentals=sharps&quiz=name-note&strings=6.5&order=shuffled&with=keys&octave=exact&only-right=off&drill=on&length=50&low=0&high=5&ask=all&pause=0&mistake=go-on&beat=off&every=4';
const SEED = '#seed=1-000001a';

const notice = () => screen.findByRole('region', { name: 'Drill from a Link' });
const region = () => screen.getByRole('status');
const copyButton = () => screen.findByRole('button', { name: 'Copy Link to This Drill' });
const address = () => `${location.pathname}${location.search}${location.hash}`;
const target = () => document.querySelector('[data-mark="target"]')?.textContent;

/** Starts the drill; what makes its questions may still have to be loaded. */
async function start(user: Awaited<ReturnType<typeof openApp>>['user']) {
  await user.keyboard('q');
  await screen.findByRole('heading', { name: 'Question 1 of 50' });
}

/** The places that a drill asks about, one after the other. */
async function placesAsked(user: Awaited<ReturnType<typeof openApp>>['user'], count: number) {
  const places: unknown[] = [];
  for (let number = 1; number <= count; number += 1) {
    places.push(target());
    await user.keyboard('/{Enter}');
  }
  return places;
}

describe('given a link to a drill', () => {
  test('when it is opened, then the page shows and says what it is, q starts it, and no preference changes', async () => {
    localStorage.clear();
    const { user } = await openApp(LOW_STRINGS + SEED);
    const what = 'Name Note, strings 6 and 5, frets 0 to 5, 50 questions, the same for everyone';
    expect(within(await notice()).getByText(what)).toBeVisible();
    expect(await screen.findByText(`Drill from a link: ${what}.`)).toBe(region());
    await user.keyboard('q');
    expect(await screen.findByRole('heading', { name: 'Question 1 of 50' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Drill from a Link' })).toBeNull();
    expect(address()).toBe(LOW_STRINGS + SEED);
    expect(localStorage).toHaveLength(0);
  });

  test('when Start beside its description is clicked, then its first question is asked', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp(LOW_STRINGS + SEED);
    await user.click(within(await notice()).getByRole('button', { name: 'Start' }));
    expect(await screen.findByRole('heading', { name: 'Question 1 of 50' })).toBeVisible();
  });

  test('when it starts again or is opened again, then its questions are the same, and both the page and a voice say so', {
    tags: 'full',
  }, async () => {
    const first = await openApp(LOW_STRINGS + SEED);
    await start(first.user);
    const asked = await placesAsked(first.user, 3);
    expect(new Set(asked).size).toBe(3);
    await first.user.keyboard('{Shift>}Q{/Shift}');
    const results = await screen.findByRole('dialog', { name: 'Quiz Results' });
    expect(within(results).getByText('Start Again repeats the questions of the link.')).toBeVisible();
    await first.user.keyboard('q');
    expect(await screen.findByText(/The same questions again\. Question 1 of 50\./)).toBe(region());
    expect(await placesAsked(first.user, 3)).toEqual(asked);
    first.close();

    const second = await openApp(LOW_STRINGS + SEED);
    await start(second.user);
    expect(await placesAsked(second.user, 3)).toEqual(asked);
  });

  test('when the weakest of its results are drilled, then its seed is gone', { tags: 'full' }, async () => {
    const { user } = await openApp(LOW_STRINGS + SEED);
    await start(user);
    await user.keyboard('/{Enter}{Shift>}Q{/Shift}');
    await user.click(await screen.findByRole('button', { name: 'Drill These' }));
    expect(screen.getByRole('heading', { name: 'Question 1 of 50' })).toBeVisible();
    expect(location.hash).toBe('');
  });

  test('when a setting of the drill changes, then its seed is gone, and that is shown and said', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp(LOW_STRINGS + SEED);
    await user.selectOptions(screen.getByLabelText('Highest Fret'), '4');
    expect(location.hash).toBe('');
    const changed = "You have changed the drill, so its questions aren't those of the link any more.";
    expect(within(await notice()).getByText(changed)).toBeVisible();
    await waitFor(() => expect(region()).toHaveTextContent(changed));
  });

  test('when weak spots are to come first, then its seed is gone', { tags: 'full' }, async () => {
    const { user } = await openApp(LOW_STRINGS + SEED);
    await user.selectOptions(screen.getByLabelText('Question Order'), 'Weak Spots First');
    expect(location.hash).toBe('');
  });

  test('when something changes that no drill depends on, or another screen was shown, then its seed is still there', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp(LOW_STRINGS + SEED);
    await user.keyboard('c');
    expect(location.hash).toBe(SEED);
    await user.keyboard('lt');
    await screen.findByRole('heading', { level: 1, name: 'Triads' });
    expect(location.hash).toBe('');
    await user.keyboard('ln');
    await screen.findByRole('heading', { level: 1, name: 'Notes' });
    expect(location.hash).toBe(SEED);
    expect(location.search).toContain('accidentals=sharps');
  });

  test('when the user skips to the main area, then the address stays', async () => {
    const { user } = await openApp(LOW_STRINGS + SEED);
    await user.click(screen.getByRole('link', { name: 'Skip to the main area' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(address()).toBe(LOW_STRINGS + SEED);
  });

  test.each([
    ['damaged', '#seed=1-00', /^Part of the link is missing or misspelled/],
    ['of a newer version', '#seed=4-whatever', /^The link comes from a newer version of Fretty/],
  ])('when its seed is %s, then the page says so, and the drill runs without', async (_, seed, trouble) => {
    const { user } = await openApp(LOW_STRINGS + seed);
    const shown = within(await notice());
    expect(shown.getByText('Name Note, strings 6 and 5, frets 0 to 5, 50 questions')).toBeVisible();
    expect(shown.getByText(trouble)).toBeVisible();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await start(user);
    expect(target()).toContain('string 6, open');
  });
});

describe('given a drill that is set up', { tags: 'full' }, () => {
  test.each([
    [
      '/?drill=on&order=weak&quiz=name-note',
      /^\/\?frets=12&accidentals=sharps&quiz=name-note&.*order=shuffled/,
    ],
    ['/triads?drill=on', /^\/triads\?frets=12&/],
    ['/scales?drill=on', /^\/scales\?view=fretboard&frets=12&/],
    ['/keys?view=quiz&drill=on', /^\/keys\?view=quiz&/],
    ['/intervals?mode=quiz&drill=on', /^\/intervals\?mode=quiz&/],
  ])(
    'when its link is copied at %s, then it is on the clipboard with a seed, and that is shown and spoken',
    async (at, link) => {
      const { user } = await openApp(at);
      await user.click(await copyButton());
      expect(await screen.findByText('✓ Link copied: the same questions for everyone')).toBeVisible();
      expect(
        await screen.findByText(
          'The link is on the clipboard. Everyone who opens it gets the same questions.',
        ),
      ).toBe(region());
      const { origin, pathname, search, hash } = new URL(await navigator.clipboard.readText());
      expect(origin).toBe(location.origin);
      expect(`${pathname}${search}`).toMatch(link);
      expect(hash).toMatch(/^#seed=2-[0-9a-z]{7}$/);
      expect(address()).toBe(at);
    },
  );

  test('when it came from a link, then the same link is copied, also in its results', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp(LOW_STRINGS + SEED);
    await start(user);
    await user.keyboard('/{Enter}{Shift>}Q{/Shift}');
    const results = within(await screen.findByRole('dialog', { name: 'Quiz Results' }));
    await user.click(results.getByRole('button', { name: 'Copy Link to This Drill' }));
    expect(await results.findByText(/^✓ Link copied/)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}${LOW_STRINGS}${SEED}`);
  });

  test.each([
    ['by someone who has answered before', 'experienced', '#seed=2-'],
    ['as a first round, which begins with what is easy', 'new', '#seed=3-'],
  ] as const)(
    'when it was drilled %s, then the link in its results asks the same questions',
    async (_, visitor, seed) => {
      const seeded = { newDraw: () => newDraw(Math.random) };
      const first = await openApp(LOW_STRINGS, visitor, seeded);
      await start(first.user);
      const asked = await placesAsked(first.user, 4);
      await first.user.keyboard('{Shift>}Q{/Shift}');
      const results = within(await screen.findByRole('dialog', { name: 'Quiz Results' }));
      await first.user.click(results.getByRole('button', { name: 'Copy Link to This Drill' }));
      expect(await results.findByText(/^✓ Link copied/)).toBeVisible();
      const link = (await navigator.clipboard.readText()).slice(location.origin.length);
      expect(link).toContain(`${LOW_STRINGS}${seed}`);
      first.close();

      const second = await openApp(link, 'experienced', seeded);
      await start(second.user);
      expect(await placesAsked(second.user, 4)).toEqual(asked);
    },
  );

  test('when it is drilled again, then its questions are new ones', { tags: 'full' }, async () => {
    const { user } = await openApp(LOW_STRINGS, 'experienced', { newDraw: () => newDraw(Math.random) });
    await start(user);
    const asked = await placesAsked(user, 4);
    await user.keyboard('{Shift>}Q{/Shift}');
    await screen.findByRole('dialog', { name: 'Quiz Results' });
    await user.keyboard('q');
    await screen.findByRole('heading', { name: 'Question 1 of 50' });
    expect(await placesAsked(user, 4)).not.toEqual(asked);
  });

  test('when the browser refuses to copy, then the link is there to be copied by hand', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/?drill=on');
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(await copyButton());
    const field = await screen.findByRole('textbox', { name: 'Link to this drill' });
    expect(field).toHaveDisplayValue(/\/\?frets=12&.*#seed=2-/);
    expect(await screen.findByText("The link wasn't copied: the browser refused.")).toBe(region());
  });

  test.each([
    ['/', 'Only with Quick Drill on'],
    ['/progress', 'Only on a screen with a quiz'],
  ])('when the palette is asked for a link at %s, then it says: %s', { tags: 'full' }, async (at, reason) => {
    const { user } = await openApp(at);
    expect(screen.queryByRole('button', { name: 'Copy Link to This Drill' })).toBeNull();
    await user.keyboard(':');
    await user.type(await screen.findByRole('combobox'), 'copy link to this drill{Enter}');
    expect(await screen.findByText(reason)).toBe(region());
  });
});
