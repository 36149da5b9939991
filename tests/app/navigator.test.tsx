import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectFocusOn, openApp } from '../openApp';
import { openFrame } from './frame';

const navigator = () => screen.getByRole('button', { name: 'You Can Learn the Notes' });

describe.each([
  ['/Triads', 'Triads'],
  ['/SCALES/', 'Scales'],
  ['/Keys.html', 'Keys'],
  ['/index.html', 'Notes'],
  ['/Index.HTML', 'Notes'],
])('given the address %s', (at, name) => {
  test(`when it is opened, then heading, navigator and status line all say ${name}`, async () => {
    const { user } = await openApp(at);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    const button = screen.getByRole('button', { name: `You Can Learn the ${name}` });
    expect(within(screen.getByRole('contentinfo')).getByText(name.toUpperCase())).toBeVisible();
    await user.click(button);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(`Learn the ${name}`);
  });
});

describe('given the navigator', () => {
  test('when it is closed, then its button names the current screen, and no screens are listed', async () => {
    await openFrame({ at: '/' });
    expect(navigator()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('when arrows, Home and End are pressed in it, then they move among its links', async () => {
    const { user } = await openFrame({ at: '/' });
    await user.click(navigator());
    for (const [key, name] of [
      ['ArrowDown', 'Learn the Notes'],
      ['ArrowDown', 'Learn the Triads'],
      ['End', 'Tune Your Instrument'],
      ['ArrowDown', 'Learn the Notes'],
      ['ArrowUp', 'Tune Your Instrument'],
      ['Home', 'Learn the Notes'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expectFocusOn('link', name);
    }
  });

  test('when it is opened, then it links to every screen, with the current one marked', async () => {
    const { user } = await openFrame({ at: '/' });
    await user.click(navigator());
    expect(navigator()).toHaveAttribute('aria-expanded', 'true');
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      ...['Notes', 'Triads', 'Chords', 'Scales', 'Keys', 'Intervals'].map(name => `Learn the ${name}`),
      'Practice Today',
      'Workouts',
      'See Your Progress',
      'Tune Your Instrument',
    ]);
    const current = links.filter(link => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual(['Learn the Notes']);
  });

  test('when an item is chosen, then it closes, and the focus isn’t lost', async () => {
    const { user } = await openFrame({ at: '/' });
    await user.click(navigator());
    await user.click(screen.getByRole('link', { name: 'Learn the Notes' }));
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  test('when something outside is clicked, then it closes', async () => {
    const { user } = await openFrame({ at: '/' });
    await user.click(navigator());
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('when something in it other than an item is clicked, then it stays open', async () => {
    const { user } = await openFrame({ at: '/' });
    await user.click(navigator());
    await user.click(screen.getByRole('navigation'));
    expect(screen.getByRole('navigation')).toBeVisible();
  });

  test('when Escape is pressed on an item, then it closes and its button has the focus', async () => {
    const { user } = await openFrame({ at: '/' });
    await user.click(navigator());
    await user.tab();
    expect(screen.getByRole('link', { name: 'Learn the Notes' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('navigation')).toBeNull();
    expectFocusOn('button', 'You Can Learn the Notes');
  });

  test('when its button is pressed again, then it closes', async () => {
    const { user } = await openFrame({ at: '/' });
    await user.click(navigator());
    await user.click(navigator());
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('given an unknown address', () => {
  test('when it is opened, then the navigator offers the Notes, and marks nothing as current', async () => {
    const { user } = await openApp('/nowhere');
    await user.click(navigator());
    for (const link of within(screen.getByRole('navigation')).getAllByRole('link'))
      expect(link).not.toHaveAttribute('aria-current');
    await user.click(screen.getByRole('link', { name: 'Learn the Notes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Notes' })).toHaveFocus();
  });
});
