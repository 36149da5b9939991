import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { matching, runsOf, shortcutGroups } from '../../../src/app/keyboard/shortcuts';
import { AT_REST } from '../../commands/made';
import { openApp } from '../../openApp';
import { stateAt } from '../frame';

/** The help for what works at an address, but for what the screen itself adds once it is drawn. */
const groupsAt = (address: string) => shortcutGroups(stateAt(address).commands.bindings(), AT_REST, 'other');

const linesAt = (address: string) => groupsAt(address).flatMap(({ shortcuts }) => shortcuts);

describe('given the keys of a screen', () => {
  test('when a leader is listed, then it comes once, with what can follow it', () => {
    const frets = linesAt('/').filter(({ keys }) => keys.includes('z'));
    expect(frets).toHaveLength(1);
    expect(frets[0]).toMatchObject({
      title: 'Number of Frets',
      choices: [
        { stroke: '1', text: '12' },
        { stroke: '2', text: '15' },
        { stroke: '3', text: '20' },
        { stroke: '4', text: '22' },
        { stroke: '5', text: '24' },
        { stroke: 'z', text: 'next' },
      ],
      spoken: 'z, Number of Frets: 1, 12; 2, 15; 3, 20; 4, 22; 5, 24; z next',
    });
  });

  test('when a leader is Shift and a letter, then it is listed like any other', () => {
    const max = linesAt('/scales').find(({ keys }) => keys.includes('shift+i'));
    expect(max).toMatchObject({ title: 'Max Fret' });
    expect(max?.spoken).toMatch(/^Shift I, Max Fret: 0, 1, 2, 3/);
  });

  test('when a setting has two leaders, then each says which part of it is its own', () => {
    const titles = linesAt('/keys').filter(({ choices }) => choices.length > 12);
    expect(titles.map(({ keys, title }) => `${keys.join()} ${title}`)).toEqual([
      'r Major key',
      'shift+r Minor key',
    ]);
  });

  test('when notes follow a leader, then they are drawn one by one and spoken as one rule', () => {
    const root = linesAt('/triads').find(({ keys }) => keys.includes('r'));
    expect(root?.choices.map(({ text }) => text)).toContain('C#');
    expect(root?.spoken).toBe('r, Root: a letter; with Shift its sharp or flat; r next');
  });

  test('when every hotkey at an address is looked for, then each command is listed', () => {
    for (const address of ['/', '/triads', '/scales', '/keys', '/intervals']) {
      const listed = new Set(linesAt(address).flatMap(({ commands }) => commands));
      for (const { command, hotkeys } of stateAt(address).commands.bindings())
        if (hotkeys.length > 0) expect([...listed].map(({ id }) => id)).toContain(command.id);
    }
  });
});

describe('given keys', () => {
  test('when they follow one another, then they are a run', () => {
    expect(runsOf(['c', 'd', 'e', 'f', 'g', 'a', 'b'])).toHaveLength(1);
    expect(runsOf(['1', '2', 'x', '4', '5', '6'])).toEqual([['1', '2'], ['x'], ['4', '5', '6']]);
  });

  test('when the user has changed one of a row, then that one is listed with its own', () => {
    const state = stateAt('/');
    const bindings = state.commands.bindings().map(({ command, hotkeys }) => ({
      command,
      hotkeys: command.id === 'notes.notes.E' ? (['0'] as const) : hotkeys,
    }));
    const [first] = shortcutGroups(bindings, AT_REST, 'other').flatMap(({ shortcuts }) => shortcuts);
    expect(first?.spoken).toBe(
      'c or d or 0 or f to b, Highlight a note: a letter; with Shift its sharp or flat',
    );
  });
});

describe('given a filter', () => {
  test('when a choice is typed, then its leader is found, whole', () => {
    const found = matching(groupsAt('/scales'), 'melodic').flatMap(({ shortcuts }) => shortcuts);
    expect(found.map(({ title }) => title)).toEqual(['Scale Type']);
  });

  test('when nothing is typed, then everything is there; when nothing matches, then nothing is', () => {
    const groups = groupsAt('/scales');
    expect(matching(groups, '  ')).toBe(groups);
    expect(matching(groups, 'xylophone')).toEqual([]);
  });
});

type Help = ReturnType<typeof within>;

describe('given the help of a page', { tags: 'full' }, () => {
  const open = async (at: string, keys = '?') => {
    const { user } = await openApp(at);
    await user.keyboard(keys);
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' }));
    const groups = () => help.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    return { user, help, groups };
  };

  test('when it opens, then its filter has the focus, and this screen’s keys come first', async () => {
    const { help, groups } = await open('/');
    expect(help.getByRole('textbox', { name: 'Filter' })).toHaveFocus();
    expect(groups()).toEqual([
      'Most Used',
      'Notes',
      'Notes quiz',
      'Fretboard',
      'Fretty',
      'Go to',
      'Metronome',
      'Dialog',
    ]);
  });

  test('when a question is open, then its keys come first', async () => {
    const { groups } = await open('/?quiz=name-note', 'q?');
    expect(groups().slice(0, 2)).toEqual(['Most Used', 'Notes quiz']);
  });

  const mostUsed = (help: Help) =>
    within(help.getByRole('list', { name: 'Most Used' }))
      .getAllByRole('listitem')
      .map(({ lastChild }) => lastChild?.textContent);

  test('when it opens, then the five most used come before all others, which list them too', async () => {
    const { help } = await open('/');
    expect(mostUsed(help)).toEqual([
      'c to b, Highlight a note',
      'p, Play',
      'q, Start Quiz',
      '1 to 6, Go to a string',
      'Left Arrow or Right Arrow or Up Arrow or Down Arrow, Move along the neck',
    ]);
    expect(help.getAllByText('q, Start Quiz')).toHaveLength(2);
  });

  test('when intervals have a key each, then each is named in one row, and the most used say how far the keys reach', async () => {
    const { help } = await open('/intervals');
    expect(mostUsed(help)[0]).toBe('a to k, Play an interval');
    expect(help.getByText(/^Play an interval: a unison, w minor second, .*, k octave$/)).toBeInTheDocument();
    expect(help.getAllByText('Minor 3rd')).toHaveLength(1);
  });

  test('when an answer is asked for, then the keys of the answers are one row', async () => {
    const quality = await open('/triads', 'q?');
    expect(
      quality.help.getByText('Answer: Shift M major, m minor, d diminished, a augmented'),
    ).toBeInTheDocument();
    cleanup();
    const degree = await open('/scales', 'q?');
    expect(degree.help.getAllByText('1 to 7, Answer')).not.toHaveLength(0);
  });

  test('when one of a row is looked for, then it stands alone with its key', async () => {
    const { user, help } = await open('/');
    await user.keyboard('string 5');
    expect(help.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)).toContain(
      '5, Go to string 5(A)',
    );
    await user.clear(help.getByRole('textbox', { name: 'Filter' }));
    await user.keyboard('highlight c#');
    expect(help.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)).toEqual([
      'Shift C, Highlight C sharp',
    ]);
    await user.clear(help.getByRole('textbox', { name: 'Filter' }));
    await user.keyboard('highlight a note');
    expect(help.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)).toContain(
      'c to b, Highlight a note: a letter; with Shift its sharp or flat',
    );
  });

  test('when something is typed, then only what matches is left, and it is spoken', async () => {
    const { user, help, groups } = await open('/');
    await user.keyboard('same note');
    expect(help.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)).toEqual([
      'n, Next same note',
      'Shift N, Previous same note',
    ]);
    expect(groups()).toEqual(['Fretboard']);
    expect(help.getByText('2 shortcuts')).toBeVisible();
    expect(await screen.findByText('2 found: n, Next same note')).toBe(screen.getByRole('status'));
    await user.keyboard('zzz');
    expect(help.getByText('No matching shortcuts')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
