import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../src/app/App';
import { pictureFits, pictureOf, UNSEEN } from '../../src/app/picture';
import { SCREENS } from '../../src/screens';
import { LOADING } from '../../src/screens/progress/text';
import { preferences } from '../../src/settings/preferences';
import { stateWith, visit } from '../openApp';

const NOTES = { screen: 'notes', path: '/' };

const nothingStored = { read: () => undefined };
const device = { userAgent: 'X11; Linux', maxTouchPoints: 0, language: 'en-US' };

const at = (address: string) => ({
  location: new URL(address, 'http://localhost'),
  ...{ device, store: nothingStored, tabStore: nothingStored },
});

const storing = (values: Readonly<Record<string, string>>) => ({
  ...at('/'),
  store: { read: (name: string) => values[name] },
});

test('given a first visit, when a screen is opened, then its picture fits', () => {
  expect(pictureFits(NOTES, at('/'))).toBe(true);
  expect(pictureFits(NOTES, at('/index.html'))).toBe(true);
  expect(pictureFits({ screen: 'keys', path: '/learn/keys' }, at('/learn/keys.html'))).toBe(true);
});

test('given another address or a setting in it, when a page is opened, then its picture does not fit', () => {
  expect(pictureFits(NOTES, at('/nowhere'))).toBe(false);
  expect(pictureFits(NOTES, at('/?frets=24'))).toBe(false);
});

test('given hidden controls, when their screen is opened, then its picture does not fit', () => {
  expect(pictureFits(NOTES, storing({ notes_sidebarOpen: 'false' }))).toBe(false);
  expect(pictureFits(NOTES, storing({ notes_sidebarOpen: 'true' }))).toBe(true);
  expect(pictureFits(NOTES, storing({ keys_sidebarOpen: 'false' }))).toBe(true);
});

test('given a quiz that was lost, when its page is opened, then the picture does not fit', () => {
  expect(pictureFits(NOTES, { ...at('/'), tabStore: { read: () => 'notes' } })).toBe(false);
  expect(pictureFits(NOTES, { ...at('/'), tabStore: { read: () => '' } })).toBe(true);
});

test('given a device with a silent mode, when Intervals is opened, then its picture does not fit', () => {
  const phone = { ...device, userAgent: 'iPhone', maxTouchPoints: 5 };
  const INTERVALS = { screen: 'intervals', path: '/intervals' };
  expect(pictureFits(INTERVALS, { ...at('/intervals'), device: phone })).toBe(false);
  expect(pictureFits(NOTES, { ...at('/'), device: phone })).toBe(true);
});

test('given a browser in German, when a page is opened, then the picture does not fit: its notes have English names', () => {
  expect(pictureFits(NOTES, { ...at('/'), device: { ...device, language: 'de' } })).toBe(false);
});

test('given a record that can’t be read, when a page is opened, then its picture fits, since defaults are drawn', () => {
  expect(pictureFits(NOTES, storing({ fretty: '{' }))).toBe(true);
});

/** What is seen of a screen, its answers read. */
async function drawn(path: string): Promise<string> {
  visit(path);
  const { container, unmount } = render(<App state={stateWith()} />);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByText(LOADING)).toBeNull());
  const { markup } = pictureOf(container);
  unmount();
  return markup;
}

const NO_CHOICES = new Map<string, string>();

/** Each preference that can't be seen, not as it is at first. */
const UNSEEN_CHOICES = Object.values(preferences)
  .filter(({ id }) => UNSEEN.includes(id))
  .map(row => {
    const options = row.optionsIn(NO_CHOICES);
    return [row.id, options.findLast(option => !row.isChosen(NO_CHOICES, option))?.code];
  });

test.each(SCREENS.map(({ id, path }) => ({ id, path })))(
  'given preferences that can’t be seen, when the screen $id is opened, then it is drawn as in its picture',
  { tags: 'full' },
  async ({ id, path }) => {
    const defaults = await drawn(path);
    const fretty = JSON.stringify({ version: 1, values: Object.fromEntries(UNSEEN_CHOICES) });
    localStorage.setItem('fretty', fretty);
    expect(pictureFits({ screen: id, path }, { ...at(path), store: { read: () => fretty } })).toBe(true);
    expect((await drawn(path)) === defaults, 'the same is drawn').toBe(true);
  },
);

test.each(Object.keys(preferences).filter(id => !UNSEEN.includes(id)))(
  'given the preference %s, when a page is opened, then its picture does not fit',
  id => {
    const fretty = JSON.stringify({ version: 1, values: { [id]: 'on' } });
    expect(pictureFits(NOTES, storing({ fretty }))).toBe(false);
  },
);
