import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { navigatorName } from '../../src/app/text';
import type { ScreenId } from '../../src/commands/command';
import { SCREENS } from '../../src/screens';
import { cell, openApp } from '../openApp';

afterEach(() => {
  vi.restoreAllMocks();
});

const heading = () => screen.getByRole('heading', { level: 1 });

describe('given an unknown address', () => {
  test('when it is opened, then Page Not Found is shown, with a link home', async () => {
    const { user } = await openApp('/nowhere');
    expect(heading()).toHaveTextContent('Page Not Found');
    expect(document.title).toBe('Page Not Found · Fretty');
    expect(screen.getByText("The page you're looking for doesn't exist.")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Go Home' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Notes' })).toHaveFocus();
    expect(document.title).toBe('Notes · Fretty');
  });

  test('when hotkeys are pressed there, then the shell’s work and no screen’s do', async () => {
    const { user } = await openApp('/nowhere');
    await user.keyboard('q');
    expect(heading()).toHaveTextContent('Page Not Found');
    await user.keyboard('ln');
    expect(await screen.findByRole('heading', { level: 1, name: 'Notes' })).toHaveFocus();
  });
});

describe('given the first page', () => {
  test('when it is shown, then it doesn’t take the focus, and its title is set', async () => {
    await openApp();
    expect(document.body).toHaveFocus();
    expect(document.title).toBe('Notes · Fretty');
  });

  test('when Tab is pressed, then the first stop is the skip link', async () => {
    const { user } = await openApp();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to the main area' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Skip to the main area' })).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });

  test('when the landmarks are listed, then the skip link is in one as well', async () => {
    await openApp();
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'Skip to the main area' })).toBeInTheDocument();
  });

  test('when only a setting changes, then the focus stays', async () => {
    const { user } = await openApp();
    await user.click(screen.getByRole('radio', { name: 'Flats' }));
    expect(screen.getByRole('radio', { name: 'Flats' })).toHaveFocus();
  });
});

describe('given someone who doesn’t know Fretty and uses a screen reader', { tags: 'full' }, () => {
  const WAYS: Record<ScreenId, { readonly begin: string; readonly typed: string; readonly finds: string }> = {
    notes: {
      begin: 'Tab to the fretboard first, or press colon and type start for the quiz.',
      ...{ typed: 'start', finds: 'Notes quiz: Start Quiz' },
    },
    triads: {
      begin: 'Tab to the fretboard first, or press colon and type a chord quality, such as minor.',
      ...{ typed: 'minor', finds: 'Triads: Quality Minor' },
    },
    scales: {
      begin: 'Tab to the fretboard first, or press colon and type a scale, such as melodic minor.',
      ...{ typed: 'melodic minor', finds: 'Scales: Scale Type Melodic Minor' },
    },
    keys: {
      begin: 'Tab to the circle of fifths first, or press colon and type start for the quiz.',
      ...{ typed: 'start', finds: 'Keys quiz: Start Quiz' },
    },
    intervals: {
      begin: 'Tab to an interval and press Enter to hear it, or press colon and type start for the quiz.',
      ...{ typed: 'start', finds: 'Intervals quiz: Start Quiz' },
    },
    // Before the first answer.
    progress: {
      begin: 'Press colon and type start for a quiz; your results will appear here.',
      ...{ typed: 'start', finds: 'Progress: Start Quiz' },
    },
    today: {
      begin: 'Tab to the Start button, or press colon and type start.',
      ...{ typed: 'start', finds: 'Today: Start' },
    },
    workouts: {
      begin: 'Press colon and type new workout, then set up a drill on any screen and add it to the workout.',
      ...{ typed: 'new workout', finds: 'Workouts: New Workout' },
    },
    chords: {
      begin:
        'Tab to the Chord field and type a chord, such as A minor seven, or press colon and type say the shape.',
      ...{ typed: 'say the shape', finds: 'Chords: Say the Shape' },
    },
    tuner: {
      begin:
        'Press colon and type listen, then play an open string. To hear its reading again, type read it aloud.',
      ...{ typed: 'read it aloud', finds: 'Tuner: Read It Aloud' },
    },
  };

  test.each(SCREENS)(
    'when $name is opened, then its first paragraph says what Fretty is and how to begin, without being in sight, and the palette finds that first',
    async ({ id, path }) => {
      const { user } = await openApp(path);
      const [first] = within(screen.getByRole('main')).getAllByRole('paragraph');
      await waitFor(() =>
        expect(first).toHaveTextContent(
          `Fretty teaches the guitar fretboard: notes, triads, chords, scales, keys and intervals. With a screen reader: ${WAYS[id].begin} In browse mode, single letters belong to the screen reader.`,
        ),
      );
      expect(first?.previousElementSibling).toBe(heading());
      expect(first).toHaveClass('visually-hidden');

      await user.keyboard(':');
      await screen.findByRole('dialog', { name: 'Command palette' });
      await user.paste(WAYS[id].typed);
      const [found] = await screen.findAllByRole('option');
      expect(found).toHaveTextContent(WAYS[id].finds);
    },
  );
});

describe('given the links between screens', () => {
  test('when they are followed by hotkey, then each heading gets the focus and its title is in the tab', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/nowhere');
    for (const { letter, ...to } of SCREENS) {
      const before = heading().textContent;
      await user.keyboard(`l${letter}`);
      await screen.findByRole('button', { name: navigatorName(to) });
      await waitFor(() => {
        expect(heading()).not.toHaveTextContent(before);
        expect(heading()).toHaveFocus();
      });
      expect(document.title).toBe(`${heading().textContent} · Fretty`);
    }
  });

  test.each(SCREENS)(
    'when the address of $name ends in a slash, then it is the same screen',
    async ({ path, ...to }) => {
      await openApp(path.length > 1 ? `${path}/` : path);
      expect(screen.getByRole('button', { name: navigatorName(to) })).toBeVisible();
      expect(heading()).not.toHaveTextContent('Page Not Found');
    },
  );
});

describe('given a screen the user has left', { tags: 'full' }, () => {
  const others = SCREENS.filter(({ path }) => path !== '/').slice(0, 1);

  test.each(others)('when the user comes back from $name, then it is as it was left', async ({ letter }) => {
    const { user } = await openApp();
    await user.keyboard(`mml${letter}`);
    await screen.findByRole('button', { name: /^You Can Learn the (?!Notes)/ });
    await user.keyboard('ln');
    await screen.findByRole('button', { name: 'You Can Learn the Notes' });
    expect(await screen.findByRole('radio', { name: 'Flats' })).toBeChecked();
    expect(cell('D flat, string 5, fret 4')).toBeVisible();
  });

  test.each(others)(
    'when a quiz was open, then it waits, and the status line says so',
    async ({ letter }) => {
      vi.spyOn(Math, 'random').mockReturnValue(0);
      const { user } = await openApp('/?quiz=name-note');
      await user.keyboard('qe{Enter}{Enter}');
      await user.keyboard(`l${letter}`);
      await screen.findByRole('button', { name: /^You Can Learn the (?!Notes)/ });
      expect(screen.getByText('Notes quiz waiting at 2 of 12')).toBeVisible();
      await user.keyboard('ln');
      expect(await screen.findByRole('heading', { name: 'Question 2 of 12' })).toBeVisible();
      expect(screen.getByText('Score: 1')).toBeVisible();
      expect(screen.queryByText('Notes quiz waiting at 2 of 12')).toBeNull();
      expect(screen.getByRole('gridcell', { name: /^target/ })).toHaveFocus();
    },
  );
});
