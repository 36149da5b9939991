import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { INTERVALS } from '../../../src/theory/interval';
import { cell, expectFocusOn } from '../../openApp';
import { button, heardByNow, intervalButtons, openIntervals, pitches, region } from './page';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('given the Intervals screen', () => {
  test('when it is opened, then it shows its title, and practice with its defaults', async () => {
    await openIntervals();
    expect(screen.getByText('Train your ear to recognize musical intervals')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Practice Mode' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('combobox', { name: 'Root Note' })).toHaveDisplayValue('C4');
    expect(screen.getByRole('combobox', { name: 'Direction' })).toHaveDisplayValue('Ascending');
    expect(intervalButtons().map(({ textContent }) => textContent)).toEqual(
      INTERVALS.map(({ name }) => name),
    );
    for (const each of intervalButtons()) expect(each).toBeEnabled();
    expect(screen.getByRole('region', { name: 'Last Played' })).toBeVisible();
    expect(screen.queryByText('Turn off silent mode to hear sounds')).toBeNull();
    await waitFor(() => expect(document.title).toBe('Interval Trainer · Fretty'));
  });

  test('when the device has a silent mode, then the page mentions it', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 17_4)');
    await openIntervals();
    expect(screen.getByText('Turn off silent mode to hear sounds')).toBeVisible();
  });
});

/** What can be played again, as it is drawn. */
const recentlyPlayed = () =>
  region('Recently Played')
    .getAllByRole('listitem')
    .map(item => item.querySelector('[aria-hidden]')?.textContent);

describe('given practice', { tags: 'full' }, () => {
  test('when an interval is pressed, then it is selected, played and shown', async () => {
    const { user, played } = await openIntervals();
    await user.click(button('Minor 3rd'));
    expect(played.map(pitches)).toEqual([[60, 63]]);
    expect(button('Minor 3rd')).toHaveAttribute('aria-pressed', 'true');
    const last = region('Last Played');
    expect(last.getByText('Minor 3rd')).toBeVisible();
    expect(last.getByText('C4 → D#4')).toBeVisible();
    expect(last.getByText('C 4 to D sharp 4')).toBeInTheDocument();
    expect(last.getByText('C4 → Eb4')).toBeVisible();
  });

  test('when notes have German names, then root, notes and list have them, and the address says B4', async () => {
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { noteNames: 'german' } }));
    const { user, played } = await openIntervals('?root=B4');
    localStorage.clear();
    expect(screen.getByRole('combobox', { name: 'Root Note' })).toHaveDisplayValue('H4');
    await user.click(button('Major 3rd'));
    expect(played.map(pitches)).toEqual([[71, 75]]);
    const last = region('Last Played');
    expect(last.getByText('H4 → Dis5')).toBeVisible();
    expect(last.getByText('H 4 to Dis 5')).toBeInTheDocument();
    expect(recentlyPlayed()).toEqual(['Major 3rd up from H4']);
    expect(new URLSearchParams(location.search).get('root')).toBe('B4');
  });

  test('when root and direction are chosen, then the next interval follows them, and the last one stays', async () => {
    const { user, played, end } = await openIntervals('?root=A4&direction=descending-both');
    await user.keyboard('g');
    end();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Root Note' }), 'C#4');
    expect(region('Last Played').getByText('A4 → D4 → D4 → A4')).toBeVisible();
    await user.click(button('Unison'));
    expect(played.map(pitches)).toEqual([
      [69, 62, 62, 69],
      [61, 61, 61, 61],
    ]);
  });

  test('when intervals sound together, then both notes are played at once, no direction can be chosen, and the reason is shown and said', async () => {
    const { user, played, end } = await openIntervals('?direction=descending');
    await user.click(screen.getByRole('radio', { name: 'Together' }));
    expect(screen.queryByRole('combobox', { name: 'Direction' })).toBeNull();
    expect(screen.getByText('Together has no direction')).toBeVisible();
    await user.keyboard('e');
    expect(played.at(-1)?.map(({ midi, start }) => [midi, start])).toEqual([
      [60, 0],
      [63, 0],
    ]);
    end();
    const last = region('Last Played');
    expect(last.getByText('C4 + D#4')).toBeVisible();
    expect(last.getByText('3 frets apart')).toBeVisible();
    expect(recentlyPlayed()).toEqual(['Minor 3rd above C4, together']);
    expect(await heardByNow()).toBe('Minor third, C 4 and D sharp 4 together');
    await user.keyboard('v1');
    expect(await heardByNow()).toMatch(/Together has no direction/);
    await user.click(screen.getByRole('radio', { name: 'One by One' }));
    expect(screen.getByRole('combobox', { name: 'Direction' })).toHaveDisplayValue('Descending');
  });

  test('when it sounds, then the buttons are disabled but keep the focus, and nothing else is played or spoken', async () => {
    const { user, played, end } = await openIntervals();
    await user.click(button('Tritone'));
    for (const each of intervalButtons()) expect(each).toHaveAttribute('aria-disabled', 'true');
    expect(button('Tritone')).toHaveFocus();
    const octave = button('Octave');
    for (let press = 0; press < 50; press += 1) octave.click();
    await user.keyboard('k{Enter}');
    expect(played).toHaveLength(1);
    expect(region('Last Played').getByText('Tritone')).toBeVisible();
    expect(await heardByNow()).toBe('');
    end();
    for (const each of intervalButtons()) expect(each).not.toHaveAttribute('aria-disabled');
    expect(await heardByNow()).toBe('Tritone, C 4 to F sharp 4');
  });

  test('when the keys of the musical-typing row are pressed, then they play 0 to 12 semitones', {
    tags: 'full',
  }, async () => {
    const { user, played, end } = await openIntervals();
    for (const key of 'awsedftgyhujk') {
      await user.keyboard(key);
      end();
    }
    expect(played.map(tones => pitches(tones)?.[1])).toEqual(
      INTERVALS.map(({ semitones }) => 60 + semitones),
    );
  });

  test('when p is pressed, then the last one is played again unchanged', async () => {
    const { user, played, end } = await openIntervals();
    await user.keyboard('p');
    expect(played).toHaveLength(0);
    await user.keyboard('e');
    end();
    await user.keyboard('r{Shift>}D{/Shift}');
    expect(screen.getByRole('combobox', { name: 'Root Note' })).toHaveDisplayValue('D#4');
    await user.keyboard('p');
    expect(played.map(pitches)).toEqual([
      [60, 63],
      [60, 63],
    ]);
  });

  test('when nothing has been played, then the neck is there, and any place of it can be heard', async () => {
    const { user, played } = await openIntervals();
    const neck = screen.getByRole('grid', { name: 'Fretboard' });
    expect(within(neck).getAllByRole('gridcell')).toHaveLength(126);
    await user.click(cell('string 2, fret 1'));
    expect(played.map(pitches)).toEqual([[60]]);
  });

  test('when an interval is played, then the neck is named after it, and its notes are marked as they sound', async () => {
    const { user, sound, end } = await openIntervals();
    await user.keyboard('g');
    const neck = within(screen.getByRole('grid', { name: 'Fretboard, Perfect 5th up from C 4' }));
    sound(0);
    expect(neck.getByText('C 4, string 2, fret 1, root, sounding')).toBeInTheDocument();
    sound(1);
    expect(neck.getByText('C 4, string 2, fret 1, root')).toBeInTheDocument();
    expect(neck.getByText('G 4, perfect fifth, string 1, fret 3, sounding')).toBeInTheDocument();
    end();
    expect(neck.getByText('G 4, perfect fifth, string 2, fret 8')).toBeInTheDocument();
    expect(region('Last Played').getByText('7 frets up the string')).toBeVisible();
  });

  test('when n is pressed on the neck, then it goes from marked place to marked place, and Space plays one', async () => {
    const { user, played, end } = await openIntervals();
    await user.keyboard('g');
    end();
    await user.click(cell('G 4, perfect fifth, string 2, fret 8'));
    end();
    await user.keyboard('n');
    expectFocusOn('gridcell', 'G 4, perfect fifth, string 1, fret 3');
    await user.keyboard('{ArrowLeft} ');
    expectFocusOn('gridcell', 'string 1, fret 2');
    expect(played.map(pitches).at(-1)).toEqual([66]);
  });

  test('when intervals are played, then they are listed, the newest first, and nothing is said of it', async () => {
    const { user, end } = await openIntervals();
    expect(region('Recently Played').queryByRole('listitem')).toBeNull();
    for (const key of ['e', 'g', 'e']) {
      await user.keyboard(key);
      end();
    }
    expect(recentlyPlayed()).toEqual(['Minor 3rd up from C4', 'Perfect 5th up from C4']);
    expect(await heardByNow()).toBe('Minor third, C 4 to D sharp 4');
  });

  test('when a listed interval is pressed, then it is played again as it was, and the list stays as it is', async () => {
    const { user, played, end } = await openIntervals('?root=A4&direction=descending-both');
    await user.keyboard('g');
    end();
    await user.keyboard('v1');
    await user.keyboard('e');
    end();
    await user.click(button('perfect fifth down from A 4 and back'));
    expect(played.map(pitches).at(-1)).toEqual([69, 62, 62, 69]);
    expect(button('perfect fifth down from A 4 and back')).toHaveFocus();
    expect(region('Last Played').getByText('A4 → D4 → D4 → A4')).toBeVisible();
    expect(button('Perfect 5th')).toHaveAttribute('aria-pressed', 'true');
    end();
    expect(recentlyPlayed()).toEqual(['Minor 3rd up from A4', 'Perfect 5th down from A4 and back']);
    expect(await heardByNow()).toBe('Perfect fifth, A 4 to D 4 to D 4 to A 4');
  });

  test('when another screen was shown in between, then the last interval played is still there', async () => {
    const { user, end } = await openIntervals();
    await user.keyboard('e');
    end();
    await user.keyboard('ln');
    await screen.findByRole('heading', { level: 1, name: 'Notes' });
    await user.keyboard('li');
    await screen.findByRole('heading', { level: 1, name: 'Interval Trainer' });
    expect(region('Last Played').getByText('C4 → D#4')).toBeVisible();
  });

  test('when the screen is left while it sounds, then the sound stops', async () => {
    const { user, player } = await openIntervals();
    await user.keyboard('e');
    await user.keyboard('ln');
    await screen.findByRole('heading', { level: 1, name: 'Notes' });
    expect(player.snapshot()).toEqual({ status: 'silent' });
  });

  test('when sound is off, then the page says so and nothing is played', async () => {
    localStorage.setItem('fretty', '{"version":1,"values":{"sound":"off"}}');
    const { user, played } = await openIntervals();
    expect(screen.getByText('Sound is off in the settings.')).toBeVisible();
    await user.keyboard('e');
    expect(played).toHaveLength(0);
    expect(await heardByNow()).toBe('Sound is off in the settings');
  });

  test('when voice and volume are set, then it is played with them', async () => {
    localStorage.setItem('fretty', '{"version":1,"values":{"voice":"pluck","volume":"40"}}');
    const { user, player } = await openIntervals();
    await user.keyboard('e');
    expect(player.play).toHaveBeenCalledWith(expect.anything(), { voice: 'pluck', volume: 0.4 });
  });
});
