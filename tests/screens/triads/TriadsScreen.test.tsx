import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { App } from '../../../src/app/App';
import type { PlannedTone } from '../../../src/audio/plan';
import type { Playback, Player } from '../../../src/audio/player';
import { openApp, stateWith, visit } from '../../openApp';

/** A player that keeps what it was given, and sounds what it is told to. */
function silentPlayer() {
  const played: (readonly PlannedTone[])[] = [];
  const listeners = new Set<() => void>();
  let playback: Playback = { status: 'silent' };
  const player: Player = {
    play(tones) {
      played.push(tones);
      return true;
    },
    prepare() {},
    stop() {},
    snapshot: () => playback,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const sound = (next: Playback) =>
    act(() => {
      playback = next;
      for (const listener of listeners) listener();
    });
  return { player, played, sound };
}

async function open(query = '') {
  const user = userEvent.setup();
  const audio = silentPlayer();
  visit(`/triads${query}`);
  render(<App state={stateWith({ player: audio.player })} />);
  await screen.findByRole('heading', { level: 1, name: 'Triads' });
  return { user, ...audio };
}

const cell = (name: string) => screen.getByRole('gridcell', { name });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('given the Triads screen', () => {
  test('when it opens, then it has the panels and controls of the specification with their defaults', async () => {
    await open();

    const settings = region('Fretboard Settings');
    expect(settings.getByRole('combobox', { name: 'Number of Frets' })).toHaveDisplayValue('12');
    expect(settings.getByRole('radio', { name: 'Intervals' })).toBeChecked();
    expect(settings.getByRole('radio', { name: 'Sharps' })).toBeChecked();
    const selector = region('Triad Selector');
    expect(selector.getByRole('combobox', { name: 'Root' })).toHaveDisplayValue('C');
    expect(selector.getByRole('combobox', { name: 'Quality' })).toHaveDisplayValue('Major');
    expect(selector.getByRole('combobox', { name: 'String Set' })).toHaveDisplayValue('1-2-3');
    expect(screen.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
    expect(document.title).toBe('Triads · Fretty');
  });

  test('when the root and the quality are chosen, then its name, notes and intervals are displayed and readable as words', async () => {
    const { user } = await open();

    await user.selectOptions(screen.getByRole('combobox', { name: 'Quality' }), 'minor');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Root' }), 'D#');

    expect(screen.getByRole('heading', { name: 'D sharp minor' })).toBeVisible();
    expect(screen.getByText('D# minor')).toBeVisible();
    expect(screen.getByText('D# F# A#')).toBeVisible();
    expect(screen.getByText('R ♭3 5')).toBeVisible();
    expect(screen.getByText('D sharp, F sharp, A sharp')).toBeInTheDocument();
    expect(screen.getByText('root, flat third, fifth')).toBeInTheDocument();
    expect(cell('D sharp, root, string 3, fret 8')).toHaveTextContent('R');
  });

  test('when flats are chosen, then the same root is spelled with flats', async () => {
    const { user } = await open('?root=D%23&quality=minor');

    await user.click(screen.getByRole('radio', { name: 'Flats' }));

    expect(screen.getByText('Eb Gb Bb')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Root' })).toHaveDisplayValue('Eb');
  });

  test('when notes are displayed, then the cells show and say only notes', async () => {
    const { user } = await open('?quality=minor');
    expect(cell('E flat, flat third, string 3, fret 8')).toHaveTextContent('♭3');

    await user.click(screen.getByRole('radio', { name: 'Notes' }));

    expect(cell('E flat, string 3, fret 8')).toHaveTextContent('Eb');
  });

  test('when the set is All, then every string has the triad, and the page says how to see shapes', async () => {
    const { user } = await open();
    expect(cell('string 6, fret 8')).toBeInTheDocument();

    await user.selectOptions(screen.getByRole('combobox', { name: 'String Set' }), 'All');

    expect(cell('C, root, string 6, fret 8')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Shape' })).toBeNull();
    expect(screen.getByText(/Close-position shapes lie on three neighboring strings/)).toBeVisible();
  });

  test('when the sidebar is read, then the shapes are in the selector, after the triad and its strings', async () => {
    await open();

    const selector = within(screen.getByRole('region', { name: 'Triad Selector' }));
    expect(selector.getAllByRole('combobox')).toHaveLength(3);
    expect(within(selector.getByRole('group', { name: 'Shape' })).getAllByRole('radio')).toHaveLength(4);
    expect(within(screen.getByRole('region', { name: 'Fretboard' })).queryByRole('radio')).toBeNull();
  });

  test('when How to Use is read, then it says what a click and what the keys do', async () => {
    await open();

    const uses = within(screen.getByRole('region', { name: 'How to Use' })).getAllByRole('listitem');

    expect(uses).toHaveLength(7);
    expect(uses[0]).toHaveTextContent('Click a note to hear it');
    expect(uses[6]).toHaveTextContent('q starts the quiz');
  });

  test('when the controls are hidden, then the chosen shape stays on the neck, and j still goes to the next one', async () => {
    const { user } = await open('?shape=root-1');

    await user.click(screen.getByRole('button', { name: 'Hide Controls' }));

    expect(screen.queryByRole('region', { name: 'Triad Selector' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Shape' })).toBeNull();
    expect(cell('G, fifth, string 1, fret 3, highlighted')).toBeInTheDocument();
    await user.keyboard('j');
    expect(cell('C, root, string 1, fret 8, highlighted')).toBeInTheDocument();
    expect(localStorage.getItem('triads_sidebarOpen')).toBe('false');
  });

  test('when the tips are opened, then they are in a dialog that can be closed', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'Tips' }));
    const tips = await screen.findByRole('dialog', { name: 'Triads Tips' });
    await user.click(within(tips).getByRole('button', { name: 'Close' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('given the close-position shapes', () => {
  const shapes = () => within(screen.getByRole('group', { name: 'Shape' })).getAllByRole('radio');

  test('when they are listed, then each is a radio named by inversion and span, and none is chosen', async () => {
    await open();

    expect(shapes().map(radio => radio.closest('label')?.textContent)).toEqual([
      'None',
      'Second inversion, frets 0 to 1',
      'Root position, frets 3 to 5',
      'First inversion, frets 8 to 9',
    ]);
    expect(screen.getByRole('radio', { name: 'None' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Go to Shape' })).toBeDisabled();
  });

  test('when one is chosen, then its notes are highlighted, its places are spoken, and Go to Shape goes there', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('radio', { name: 'Root position, frets 3 to 5' }));

    expect(cell('G, fifth, string 1, fret 3, highlighted')).toBeInTheDocument();
    expect(cell('G, fifth, string 2, fret 8')).toBeInTheDocument();
    expect(
      await screen.findByText(
        'Root position, frets 3 to 5: C on string 3, fret 5; E on string 2, fret 5; G on string 1, fret 3.',
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to Shape' }));
    expect(cell('C, root, string 3, fret 5, highlighted')).toHaveFocus();
  });
});

describe('given sound', () => {
  test('when the chosen shape is played, then its notes sound one by one and together, and are marked', async () => {
    const { user, played, sound } = await open('?shape=root-1');

    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(played.at(-1)?.map(({ midi }) => midi)).toEqual([60, 64, 67, 60, 64, 67]);

    sound({ status: 'playing', sounding: 1 });
    expect(screen.getAllByRole('gridcell', { name: /sounding/ })).toEqual([
      cell('E, third, string 2, fret 5, highlighted, sounding'),
    ]);
    sound({ status: 'playing', sounding: 3 });
    expect(screen.getAllByRole('gridcell', { name: /highlighted, sounding/ })).toHaveLength(3);
    sound({ status: 'silent' });
    expect(screen.queryByRole('gridcell', { name: /sounding/ })).toBeNull();
  });

  test('when a place of the neck is acted on, then only it sounds', async () => {
    const { user, played, sound } = await open();

    await user.click(cell('string 6, fret 8'));
    expect(played.at(-1)?.map(({ midi }) => midi)).toEqual([48]);

    sound({ status: 'playing', sounding: 0 });
    expect(screen.getAllByRole('gridcell', { name: /sounding/ })).toEqual([
      cell('string 6, fret 8, sounding'),
    ]);
  });

  test('when sound is off, then Play is disabled', async () => {
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { sound: 'off' } }));
    await open();

    expect(screen.getByRole('button', { name: 'Play' })).toBeDisabled();
  });
});

test('given symbols as the preferred note signs, when the triad is displayed, then it has them', async () => {
  localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { signs: 'symbols' } }));
  await open('?root=D%23&accidentals=flats&quality=diminished');

  expect(screen.getByText('E♭ G♭ B♭♭')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'E flat diminished' })).toBeVisible();
});

test('given a triad that is playing, when another screen is opened, then it stops', async () => {
  const { user, player } = await openApp('/triads');
  await user.keyboard('p');
  expect(player.play).toHaveBeenCalledOnce();
  player.stop.mockClear();
  await user.keyboard('lk');
  await screen.findByRole('heading', { level: 1, name: 'Keys' });
  expect(player.stop).toHaveBeenCalled();
});
