import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Instrument } from '../../src/instrument/instrument';
import { INSTRUMENTS } from '../../src/instrument/instruments';
import { quizOf } from '../../src/quiz/quizStore';
import { instrument, instrumentIn } from '../../src/settings/instrument';
import { cell, expectFocusOn, openApp, stateWith, visit } from '../openApp';
import { drillWith, type NumberRun, type NumberSetup, reset, start } from '../quiz/made';

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const SPOKEN = ['C', 'C sharp', 'D', 'D sharp', 'E', 'F', 'F sharp', 'G', 'G sharp', 'A', 'A sharp', 'B'];

const prefer = (instrument: string) =>
  localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { instrument } }));

const expectSaid = async (text: string): Promise<void> =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent?.trim())).toContain(text),
  );

const rowsOf = (grid: HTMLElement): number => grid.querySelectorAll('[role="row"], tr').length;
const firstGrid = (): HTMLElement => {
  const [grid] = screen.getAllByRole('grid');
  if (!grid) throw new Error('no neck');
  return grid;
};

describe('given a test that leaves an address with an instrument', () => {
  test('when it ends …', () => visit('/triads?instrument=mandolin'));

  test('… then the next one starts with a guitar', () => {
    expect(instrumentIn(stateWith().settings.screens.triads.choices()).id).toBe('guitar');
  });
});

test('given an open quiz, when another instrument is preferred, then the screens have it once the quiz is over', () => {
  const { quizzes, settings } = stateWith();
  const quiz = quizOf<NumberSetup, number, number, NumberRun['quiz']>('keys')(quizzes);
  const shown = () => instrumentIn(settings.screens.triads.choices()).id;
  quiz.dispatch(start(drillWith(0)));
  settings.preferences.write(instrument, INSTRUMENTS['bass-4']);
  expect(shown()).toBe('guitar');
  quiz.dispatch(reset);
  expect(shown()).toBe('bass-4');
});

describe('given the settings', { tags: 'full' }, () => {
  test('when another instrument is chosen, then every screen takes it, and it is remembered', async () => {
    const { user, close } = await openApp('/');
    await user.keyboard(',');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Instrument' }), 'Ukulele, high G');
    await user.keyboard('{Escape}');
    expect(rowsOf(firstGrid())).toBe(4);
    expect(cell('G, string 4, open')).toBeVisible();
    await user.keyboard('lt');
    await screen.findByRole('heading', { level: 1, name: 'Triads' });
    const sets = within(screen.getByRole('combobox', { name: 'String Set' })).getAllByRole('option');
    expect(sets.map(({ textContent }) => textContent)).toEqual(['1-2-3', '2-3-4', 'All']);
    close();

    await openApp('/');
    expect(cell('G, string 4, open')).toBeVisible();
    expect(window.location.search).toBe('');
  });

  test.each([
    ['Ukulele, high G', 'ArrowRight', 'A sharp, string 1, fret 1'],
    ['bass 4', 'ArrowRight', 'G sharp, string 1, fret 1'],
  ])(
    'when %s is chosen from the palette, then the focus returns to no cell of the old neck',
    async (typed, key, name) => {
      const { user } = await openApp('/');
      act(() => cell('E, string 1, open').focus());
      await user.keyboard(`{${key}}:`);
      await screen.findByRole('combobox', { name: 'Type a command' });
      await user.paste(`instrument ${typed}`);
      const read: unknown[] = [];
      const readFocus = ({ target }: FocusEvent) => {
        if (target instanceof Element && target.matches('[role=gridcell]'))
          queueMicrotask(() => read.push(target.textContent));
      };
      document.addEventListener('focus', readFocus, { capture: true });
      await user.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
      document.removeEventListener('focus', readFocus, { capture: true });
      expect(read).toHaveLength(1);
      expect(read[0]).toContain(name);
    },
  );

  test('when a quiz is open, then the instrument is locked until it is over', async () => {
    const { user } = await openApp('/');
    await user.keyboard('q');
    await user.keyboard(',');
    const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
    expect(dialog.queryByRole('combobox', { name: 'Instrument' })).toBeNull();
    expect(dialog.getByText('Guitar, standard')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Quit Quiz' }));
    await user.keyboard(',');
    expect(await screen.findByRole('combobox', { name: 'Instrument' })).toBeVisible();
  });

  test('when another tab changes it during a quiz, then it changes here once the quiz is over', async () => {
    const { user } = await openApp('/');
    await user.keyboard('q');
    prefer('bass-4');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'fretty' }));
    });
    expect(rowsOf(firstGrid())).toBe(6);
    await user.click(screen.getByRole('button', { name: 'Quit Quiz' }));
    expect(rowsOf(firstGrid())).toBe(4);
  });

  test('when what is stored is no instrument, then it is the guitar', async () => {
    prefer('lute');
    await openApp('/');
    expect(rowsOf(firstGrid())).toBe(6);
  });
});

describe('given an address that names an instrument', { tags: 'full' }, () => {
  test('when it is opened, then that one is shown there, and the preferred one elsewhere', async () => {
    prefer('ukulele');
    const { user } = await openApp('/?instrument=bass-5');
    expect(rowsOf(firstGrid())).toBe(5);
    await user.keyboard('z2');
    expect(window.location.search).toBe('?instrument=bass-5&frets=15');
    await user.keyboard('lt');
    await screen.findByRole('heading', { level: 1, name: 'Triads' });
    expect(rowsOf(firstGrid())).toBe(4);
  });

  test('when it names a string that only that one has, then just that string is chosen', async () => {
    await openApp('/?instrument=guitar-7&strings=7');
    expect(screen.getByRole('checkbox', { name: '7(B)' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '6(E)' })).not.toBeChecked();
  });

  test('when another is chosen in the settings, then that is shown', async () => {
    const { user } = await openApp('/?instrument=bass-5&frets=15');
    await user.keyboard(',');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Instrument' }), 'Mandolin');
    await user.keyboard('{Escape}');
    expect(rowsOf(firstGrid())).toBe(4);
    expect(window.location.search).toBe('?frets=15');
  });

  test('when it names one that there isn’t, then the preferred one is shown', async () => {
    await openApp('/?instrument=lute');
    expect(rowsOf(firstGrid())).toBe(6);
  });
});

describe('given a link to a drill', () => {
  test('when it names no instrument, then it is for the guitar, whatever is preferred', {
    tags: 'full',
  }, async () => {
    prefer('bass-4');
    await openApp('/?quiz=name-note&drill=on#seed=1-000001a');
    expect(rowsOf(firstGrid())).toBe(6);
  });

  test('when it is copied with another instrument, then it names that', async () => {
    prefer('bass-4');
    const { user } = await openApp('/?quiz=name-note&drill=on');
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async text => {
      copied.push(text);
    });
    await user.click(screen.getByRole('button', { name: /Copy Link/ }));
    await waitFor(() => expect(copied[0]).toContain('?instrument=bass-4&'));
    expect(copied[0]).toContain('strings=4.3.2.1');
  });
});

describe('given a bass', () => {
  beforeEach(() => prefer('bass-4'));

  test('when its neck is read, then each cell has its pitch and its place', async () => {
    await openApp('/');
    const opens = [
      [1, 7],
      [2, 2],
      [3, 9],
      [4, 4],
    ] as const;
    const expected = opens.flatMap(([string, open]) =>
      Array.from(
        { length: 13 },
        (_, fret) =>
          `${SPOKEN[(open + fret) % 12]}, string ${string}, ${fret === 0 ? 'open' : `fret ${fret}`}`,
      ),
    );
    expect(firstGrid().querySelectorAll('[role="gridcell"]')).toHaveLength(expected.length);
    for (const name of expected) expect(cell(name)).toBeInTheDocument();
  });

  test('when keys walk it, then digits go to its strings, and no further', async () => {
    const { user } = await openApp('/');
    await user.keyboard('4');
    expectFocusOn('gridcell', 'E, string 4, open');
    await user.keyboard('{ArrowDown}');
    expectFocusOn('gridcell', 'E, string 4, open');
    await user.keyboard('{End}');
    expectFocusOn('gridcell', 'E, string 4, fret 12');
    await user.keyboard('5');
    expectFocusOn('gridcell', 'E, string 4, fret 12');
  });

  test('when Name Note is drilled by keys, then from its first question to its results', async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on');
    await user.keyboard('q');
    expectFocusOn('gridcell', 'target, string 4, open');
    await user.keyboard('e');
    expect(screen.getByText('Question 2 of 12', { selector: 'h2' })).toBeVisible();
  });
});

/** The screens, besides Notes, with a neck. Progress has one once there are answers: tests/screens/progress/otherInstruments.test.tsx. */
const SCREENS = ['/triads', '/scales', '/intervals'] as const;

describe.each(Object.values<Instrument>(INSTRUMENTS))('given $name', { tags: 'full' }, ({ id, strings }) => {
  beforeEach(() => prefer(id));

  test('when Fretty is opened, then its neck has that instrument’s strings', async () => {
    await openApp('/');
    expect(rowsOf(firstGrid())).toBe(strings.length);
    for (const { number, openNote } of strings) {
      const open = openNote
        .replace(/\d+$/, '')
        .replace('#', ' sharp')
        .replace(/(?<=.)b$/, ' flat');
      expect(cell(`${open}, string ${number}, open`)).toBeInTheDocument();
    }
  });

  test.each(SCREENS)('when %s is opened, then so has its neck', { tags: ['full'] }, async path => {
    await openApp(path);
    expect(rowsOf(firstGrid())).toBe(strings.length);
  });

  test('when the tuner is opened, then its strings are those to tune', { tags: ['full'] }, async () => {
    await openApp('/tuner');
    const shown = within(screen.getByRole('region', { name: 'Strings' })).getAllByRole('listitem');
    const names = shown.map(({ textContent }) => textContent);
    expect(names).toHaveLength(strings.length);
    for (const { number, openNote } of strings) expect(names.join()).toContain(`${number} ${openNote}`);
  });

  test.each([
    ...['/', '/?quiz=name-note', '/?quiz=find-on-string', '/?quiz=play-note'],
    ...['/?quiz=read-note', '/?quiz=read-note&task=string', '/?quiz=read-note&task=name'],
    ...['/triads', '/triads?quiz=name-inversion', '/triads?quiz=complete-shape'],
    ...['/chords', '/chords?quiz=build-chord', '/chords?quiz=ear-chord-type'],
    ...['/scales', '/intervals?mode=quiz'],
  ])('when the quiz of %s is started, then it asks, and can be quit', { tags: ['full'] }, async address => {
    const { user } = await openApp(address);
    await user.keyboard('q');
    expect(await screen.findByRole('button', { name: /^(Quit|End) Quiz/ })).toBeVisible();
    expect(screen.queryByText(/undefined|NaN/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^(Quit|End) Quiz/ }));
    expect(await screen.findByRole('button', { name: /^Start Quiz/ })).toBeVisible();
  });
});

describe('given the cursor on string 1, fret 1', { tags: 'full' }, () => {
  const choose = async (user: UserEvent, words: string) => {
    await user.keyboard(':');
    await screen.findByRole('combobox', { name: 'Type a command' });
    await user.paste(words);
    await user.keyboard('{Enter}');
  };

  test('when the ukulele is chosen in the settings, then it is said with the place once they are closed, and arrows move on from there', async () => {
    const { user } = await openApp('/');
    await user.click(cell('F, string 1, fret 1'));
    await user.keyboard(',');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Instrument' }), 'Ukulele, high G');
    await user.keyboard('{Escape}');
    expectFocusOn('gridcell', 'A sharp, string 1, fret 1');
    await expectSaid('Ukulele, high G, 4 strings. A sharp, string 1, fret 1.');
    await user.keyboard('{ArrowRight}');
    expectFocusOn('gridcell', 'B, string 1, fret 2');
  });

  test('when instruments are chosen in the palette, then each is said with the place on the same string', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/');
    await user.click(cell('F, string 1, fret 1'));
    await choose(user, 'ukulele');
    await expectSaid('Ukulele, high G, 4 strings. A sharp, string 1, fret 1.');
    expectFocusOn('gridcell', 'A sharp, string 1, fret 1');
    await choose(user, 'bass 4');
    await expectSaid('Bass, four strings. G sharp, string 1, fret 1.');
    expectFocusOn('gridcell', 'G sharp, string 1, fret 1');
    await choose(user, 'drop d');
    await expectSaid('Guitar, drop D, 6 strings. F, string 1, fret 1.');
    expectFocusOn('gridcell', 'F, string 1, fret 1');
  });

  test('when the focus is elsewhere, then just the instrument is said', async () => {
    const { user } = await openApp('/');
    await choose(user, 'mandolin');
    await expectSaid('Mandolin, 4 strings.');
  });
});

test('given the cursor on string 6, when the settings choose an instrument without it, then the focus returns to the lowest string there is', async () => {
  const { user } = await openApp('/');
  await user.click(cell('G, string 6, fret 3'));
  await user.keyboard(',');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Instrument' }), 'Ukulele, high G');
  await user.keyboard('{Escape}');
  expectFocusOn('gridcell', 'A sharp, string 4, fret 3');
  await expectSaid('Ukulele, high G, 4 strings. A sharp, string 4, fret 3.');
});
