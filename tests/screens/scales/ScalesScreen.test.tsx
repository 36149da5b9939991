import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { App } from '../../../src/app/App';
import type { PlannedTone } from '../../../src/audio/plan';
import type { Playback, Player } from '../../../src/audio/player';
import { cell, expectFocusOn, marked, stateWith, visit } from '../../openApp';

/** A player that makes no sound: what it was asked for last, and a way to say which tone sounds now. */
function scriptedPlayer() {
  const listeners = new Set<() => void>();
  let playback: Playback = { status: 'silent' };
  let tones: readonly PlannedTone[] = [];
  const show = (next: Playback) => {
    playback = next;
    for (const listener of listeners) listener();
  };
  const player: Player = {
    play(asked) {
      tones = asked;
      show({ status: 'playing', sounding: undefined });
      return true;
    },
    prepare() {},
    stop: () => show({ status: 'silent' }),
    snapshot: () => playback,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    player,
    midis: () => tones.map(({ midi }) => midi),
    starts: () => tones.map(({ start }) => start),
    status: () => playback.status,
    sound: (sounding: number) => act(() => show({ status: 'playing', sounding })),
  };
}

async function open(query = '') {
  const speaker = scriptedPlayer();
  const user = userEvent.setup();
  visit(`/scales${query}`);
  render(<App state={stateWith({ player: speaker.player })} />);
  await screen.findByRole('heading', { level: 1, name: 'Scales' });
  return { user, ...speaker };
}

const button = (name: string) => screen.getByRole('button', { name });
const radio = (name: string) => screen.getByRole('radio', { name });
const region = (name: string) => screen.getByRole('region', { name });
const regions = () => screen.getAllByRole('region').map(each => within(each).getAllByRole('heading')[0]);
const heading = (name: string) => screen.getByRole('heading', { name });
const gridNames = () => screen.getAllByRole('grid').map(grid => grid.getAttribute('aria-label'));
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => Number(textContent));
const sounding = () =>
  [...document.querySelectorAll('[data-sounding] > :not([aria-hidden])')].map(
    ({ textContent }) => textContent,
  );

afterEach(() => {
  vi.restoreAllMocks();
});

describe('given the Scales screen as it opens', () => {
  test('when it is read, then it shows C major on the neck, with its panels', async () => {
    await open();
    expect(heading('C major')).toBeVisible();
    expect(regions().map(each => each?.textContent)).toEqual([
      ...['Fretboard', 'Text', 'How to Use'],
      ...['Quiz Mode', 'Fretboard Settings', 'Scale Selector', 'String & Fret Filter'],
    ]);
    expect(radio('Fretboard')).toBeChecked();
    expect(within(screen.getByRole('group', { name: /^View Mode/ })).getAllByRole('radio')).toHaveLength(2);
    expect(radio('Notes')).toBeChecked();
    expect(screen.getByLabelText('Key')).toHaveDisplayValue('C');
    expect(screen.getByLabelText('Scale Type')).toHaveDisplayValue('Major');
    expect(screen.getByLabelText('Number of Frets')).toHaveDisplayValue('12');
    expect(screen.getByLabelText('Min Fret')).toHaveDisplayValue('0');
    expect(screen.getByLabelText('Max Fret')).toHaveDisplayValue('12');
    const strings = within(screen.getByRole('group', { name: /Strings$/ })).getAllByRole('checkbox');
    expect(strings.filter(box => box.matches(':checked'))).toHaveLength(6);
    for (const name of ['Keys to Ask: all 13', 'Scale Types to Ask: Major, Melodic Minor'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
    expect(gridNames()).toEqual(['Fretboard']);
  });

  test('when How to Use is read, then it says what a click and what the keys do in each view', {
    tags: 'full',
  }, async () => {
    const { user } = await open();
    const uses = () => within(region('How to Use')).getAllByRole('listitem');
    expect(uses()).toHaveLength(7);
    expect(uses()[0]).toHaveTextContent('Click a note to hear it');
    expect(uses()[5]).toHaveTextContent('v v shows all patterns');
    expect(uses()[6]).toHaveTextContent('q starts the quiz');

    await user.keyboard('vv');
    expect(uses()[5]).toHaveTextContent('j k next and previous pattern');
  });

  test('when its cells are read, then each has its pitch, its place and its state', async () => {
    await open();
    expect(cell('C, string 6, fret 8, root')).toBeVisible();
    expect(cell('E, string 6, open')).toBeVisible();
    expect(cell('string 6, fret 9')).toBeVisible();
    expect(marked('root')).toHaveLength(6);
  });

  test('when intervals are displayed, then the interval follows the pitch', async () => {
    const { user } = await open('?type=melodic-minor');
    await user.click(radio('Intervals'));
    expect(cell('E flat, flat third, string 5, fret 6')).toHaveTextContent('♭3');
    expect(cell('C, root, string 6, fret 8')).toBeVisible();
  });

  test('when the controls are hidden, then the panels disappear, and that is remembered', async () => {
    const { user } = await open();
    await user.click(button('Hide Controls'));
    expect(screen.queryByRole('region', { name: 'Scale Selector' })).toBeNull();
    expect(radio('Patterns')).toBeVisible();
    expect(localStorage.getItem('scales_sidebarOpen')).toBe('false');
  });

  test('when the tips are opened, then a dialog shows them, and Escape returns the focus', {
    tags: 'full',
  }, async () => {
    const { user } = await open();
    button('Tips').focus();
    await user.keyboard('t');
    expect(await screen.findByRole('dialog', { name: 'Scales Tips' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(button('Tips')).toHaveFocus();
  });
});

describe('given keys with unusual spellings', { tags: 'full' }, () => {
  test('when F sharp major is chosen, then its seventh is E sharp', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Key'), 'F#');
    expect(heading('F sharp major')).toBeVisible();
    expect(cell('E sharp, string 6, fret 1')).toHaveTextContent('E#');
    expect(
      await screen.findByText('F sharp major: F sharp, G sharp, A sharp, B, C sharp, D sharp, E sharp.'),
    ).toBe(screen.getByRole('status'));
  });

  test('when G flat melodic minor is chosen, then its third is B double flat and its seventh F', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Key'), 'Gb');
    await user.selectOptions(screen.getByLabelText('Scale Type'), 'Melodic Minor');
    expect(cell('B double flat, string 5, open')).toHaveTextContent('Bbb');
    expect(cell('F, string 6, fret 1')).toBeVisible();
  });

  test('when f is pressed, then the key a fifth higher is shown, and with Shift the one a fifth lower', {
    tags: 'full',
  }, async () => {
    const { user } = await open('?key=B');
    await user.keyboard('f');
    expect(heading('F sharp major')).toBeVisible();
    await user.keyboard('f{Shift>}ff{/Shift}');
    expect(heading('B major')).toBeVisible();
    await user.click(button('Next Key by Fifths'));
    expect(screen.getByLabelText('Key')).toHaveDisplayValue('F#');
  });
});

describe('given String & Fret Filter', () => {
  test('when a string is deselected, then its cells are bare', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: '6(E)' }));
    expect(cell('string 6, fret 8')).not.toHaveAttribute('data-mark');
    expect(cell('C, string 5, fret 3, root')).toBeVisible();
  });

  test('when a string is hidden and shown by its keys, then that is spoken', async () => {
    const { user } = await open();
    await user.keyboard('s6');
    expect(await screen.findByText('String 6 hidden')).toBe(screen.getByRole('status'));
    await user.keyboard('s6');
    expect(await screen.findByText('String 6 shown')).toBe(screen.getByRole('status'));
  });

  test('when one bound is set, then it limits the other, and the cells outside are bare', {
    tags: 'full',
  }, async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Min Fret'), '5');
    expect(optionsOf('Max Fret')).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
    await user.selectOptions(screen.getByLabelText('Max Fret'), '9');
    expect(optionsOf('Min Fret')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(cell('string 6, fret 3')).not.toHaveAttribute('data-mark');
    expect(cell('C, string 6, fret 8, root')).toBeVisible();
  });

  test('when the neck gets shorter, then both bounds come down with it', { tags: 'full' }, async () => {
    const { user } = await open('?frets=24&min=18&max=22');
    await user.selectOptions(screen.getByLabelText('Number of Frets'), '15');
    expect(screen.getByLabelText('Max Fret')).toHaveDisplayValue('15');
    expect(screen.getByLabelText('Min Fret')).toHaveDisplayValue('15');
  });

  test('when no string is selected, then there is nothing to play or copy, and the page says so', async () => {
    await open('?strings=none&text=on');
    expect(screen.getByText('No notes are in view.')).toBeVisible();
    expect(screen.getByText('No string is chosen: choose one under String & Fret Filter.')).toBeVisible();
    expect(button('Play')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Copy')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('given one string', { tags: 'full' }, () => {
  test('when it is taken away too, then the neck says so, and it is spoken', async () => {
    const { user } = await open('?strings=6');
    await user.keyboard('s6');
    expect(screen.getByText('No string is chosen: choose one under String & Fret Filter.')).toBeVisible();
    expect(await screen.findByText('No string is chosen: the neck is empty.')).toBe(
      screen.getByRole('status'),
    );
  });

  test('when no note of the scale is between the frets, then the neck says how to see some', async () => {
    await open('?strings=6&min=2&max=2');
    expect(screen.getByText(/^No notes are in view: choose more strings or frets/)).toBeVisible();
  });

  test('when the neck gets longer, then Max Fret goes up with it until one is chosen', async () => {
    const { user } = await open('?strings=6');
    await user.selectOptions(screen.getByLabelText('Number of Frets'), '24');
    expect(screen.getByLabelText('Max Fret')).toHaveDisplayValue('24');
    expect(cell('E, string 6, fret 24')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Max Fret'), '15');
    await user.selectOptions(screen.getByLabelText('Number of Frets'), '22');
    expect(screen.getByLabelText('Max Fret')).toHaveDisplayValue('15');
  });
});

describe('given the patterns', { tags: 'full' }, () => {
  test('when the view is changed, then seven necks of just their frets are shown, with one Tab stop each', async () => {
    const { user } = await open();
    await user.keyboard('vv');
    expect(radio('Patterns')).toBeChecked();
    expect(gridNames()).toEqual(Array.from({ length: 7 }, (_, index) => `Pattern ${index + 1}`));
    expect(screen.queryByRole('region', { name: 'String & Fret Filter' })).toBeNull();
    for (const grid of screen.getAllByRole('grid'))
      expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    const frets = [...screen.getByRole('grid', { name: 'Pattern 1' }).querySelectorAll('tr:first-child td')];
    expect(frets.map(each => each.getAttribute('data-fret'))).toEqual(['8', '9', '10', '11', '12', '13']);
    expect(screen.getByText('starts on degree 2, D, fret 10; frets 10 to 15')).toBeVisible();
  });

  test('when CAGED is chosen, then the five shapes are shown, the E shape first', async () => {
    const { user } = await open('?view=patterns');
    await user.click(radio('CAGED'));
    expect(gridNames()).toEqual(['E shape', 'D shape', 'C shape', 'A shape', 'G shape']);
  });

  test('when j and k are pressed, then the focus goes to the lowest note of the next and the previous one', async () => {
    const { user } = await open('?view=patterns');
    await user.keyboard('j');
    expectFocusOn('gridcell', 'C, string 6, fret 8, root');
    await user.keyboard('j');
    expectFocusOn('gridcell', 'D, string 6, fret 10');
    await user.keyboard('kk');
    expectFocusOn('gridcell', 'B, string 6, fret 7');
    expect(document.activeElement?.closest('[role="grid"]')).toHaveAccessibleName('Pattern 7');
  });

  test('when j goes to a pattern, then the row it enters has the name of the cell, and the rows of other strings their number', async () => {
    const { user } = await open('?view=patterns');
    await user.keyboard('j');
    const rows = screen.getByRole('grid', { name: 'Pattern 1' }).querySelectorAll('tr');
    expect([...rows].map(row => row.getAttribute('aria-label'))).toEqual([
      ...['String 1', 'String 2', 'String 3', 'String 4', 'String 5'],
      'C, string 6, fret 8, root',
    ]);
  });

  test('when Tab is pressed in one, then the next diagram has the focus', async () => {
    const { user } = await open('?view=patterns');
    await user.keyboard('j');
    await user.tab();
    expect(document.activeElement?.closest('[role="grid"]')).toHaveAccessibleName('Pattern 2');
  });

  test('when one has the focus, then the neck keys act on it', async () => {
    const { user } = await open('?view=patterns');
    await user.keyboard('jj1');
    expectFocusOn('gridcell', 'string 1, fret 10');
    await user.keyboard('{ArrowRight}{ArrowRight}o');
    expect(
      await screen.findByText('E, string 1, fret 12', { selector: '[role="status"]' }),
    ).toBeInTheDocument();
    await user.keyboard('n');
    expect(document.activeElement?.closest('[role="grid"]')).toHaveAccessibleName('Pattern 2');
    expectFocusOn('gridcell', 'F, string 1, fret 13');
  });

  test('when j goes to one, then all of it is spoken, string by string', async () => {
    const { user } = await open('?view=patterns&type=major-pentatonic');
    await user.keyboard('j');
    expect(
      await screen.findByText(/^Pattern 1, frets 7 to 10\. String 6: 8 root, 10\. String 5: 7, 10\./),
    ).toBe(screen.getByRole('status'));
  });

  test('when n and Shift N are pressed, then the cursor goes through its notes in the order of pitch, and each sounds', async () => {
    const { user, midis } = await open('?view=patterns&type=major-pentatonic');
    await user.keyboard('j');
    expectFocusOn('gridcell', 'C, string 6, fret 8, root');
    await user.keyboard('n');
    expect(midis()).toEqual([50]);
    expectFocusOn('gridcell', 'D, string 6, fret 10');
    await user.keyboard('n');
    expect(midis()).toEqual([52]);
    expect(document.activeElement).toHaveTextContent('E, string 5, fret 7');
    await user.keyboard('{Shift>}n{/Shift}');
    expect(midis()).toEqual([50]);
    expect(document.activeElement).toHaveTextContent('D, string 6, fret 10');
  });

  test('when Tab enters one, then at its first note', async () => {
    const { user } = await open('?view=patterns&type=major-pentatonic');
    screen.getByRole('grid', { name: 'Pattern 1' });
    while (document.activeElement?.closest('[role="grid"]') == null) await user.tab();
    expectFocusOn('gridcell', 'C, string 6, fret 8, root');
    await user.tab();
    expectFocusOn('gridcell', 'D, string 6, fret 10');
  });

  test('when the key changes while the focus is elsewhere, then Tab enters the new one at its first note', async () => {
    const { user } = await open('?view=patterns&type=major-pentatonic');
    await user.keyboard('f');
    while (document.activeElement?.closest('[role="grid"]') == null) await user.tab();
    expectFocusOn('gridcell', 'G, string 6, fret 3, root');
  });

  test('when it is read in browse mode, then only its notes are there, and its empty cells only while it has the focus', async () => {
    const { user } = await open('?view=patterns&type=major-pentatonic');
    const grid = screen.getByRole('grid', { name: 'Pattern 1' });
    expect(within(grid).getAllByRole('gridcell')).toHaveLength(12);
    await user.keyboard('j{ArrowRight}');
    expectFocusOn('gridcell', 'string 6, fret 9');
    expect(within(grid).getAllByRole('gridcell')).toHaveLength(24);
    await user.keyboard('{ArrowRight}');
    await user.tab();
    expect(within(grid).getAllByRole('gridcell')).toHaveLength(12);
  });

  test('when Save as Braille is clicked, then a file with all of them is saved, and that is said', async () => {
    const { user } = await open('?view=patterns&type=major-pentatonic');
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
        revokeObjectURL() {},
      }),
    );
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(button('Save as Braille'));
    expect(clicked.mock.contexts[0]).toHaveProperty('download', 'c-major-pentatonic.brf');
    const text = (await files[0]?.text()) ?? '';
    expect(text.split('\r\n').slice(0, 5)).toEqual([
      ...[
        ',C MAJOR PENTATONIC3 ,C1 ,D1 ,E1 ,G1 ,A',
        ',GUITAR1 STANDARD',
        '',
        ',PATTERN #A1 FRETS #G TO #AJ',
        '#F3 #H ROOT1 #AJ',
      ],
    ]);
    expect(text.split('\f')).toHaveLength(2);
    expect(await screen.findByText('The braille file is in your downloads.')).toBe(
      screen.getByRole('status'),
    );
  });

  test('when the key changes, then the focus stays in its pattern', async () => {
    const { user } = await open('?view=patterns');
    await user.keyboard('jj');
    expectFocusOn('gridcell', 'D, string 6, fret 10');
    await user.keyboard('f');
    expect(document.activeElement?.closest('[role="grid"]')).toHaveAccessibleName('Pattern 2');
    expectFocusOn('gridcell', 'string 6, fret 10');
  });
});

describe('given something to play', () => {
  test('when p is pressed, then the notes in view go up and down at the tempo, and the sounding cell says so', async () => {
    const { user, midis, starts, sound } = await open('?strings=6&max=3&tempo=60');
    await user.keyboard('p');
    expect(midis()).toEqual([40, 41, 43, 41, 40]);
    expect(starts()).toEqual([0, 1, 2, 3, 4]);
    sound(2);
    expect(sounding()).toEqual(['G, string 6, fret 3, sounding']);
    sound(3);
    expect(sounding()).toEqual(['F, string 6, fret 1, sounding']);
  });

  test('when it is stopped, then it is silent immediately and nothing is marked', async () => {
    const { user, sound, status } = await open();
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    await user.click(button('Play'));
    expect(button('Stop')).toHaveFocus();
    sound(0);
    expect(sounding()).toHaveLength(1);
    await user.click(button('Stop'));
    expect(status()).toBe('silent');
    expect(sounding()).toEqual([]);
    expect(button('Play')).toHaveFocus();
  });

  test('when the notes in view change, then it stops, and a change of display doesn’t stop it', async () => {
    const { user, status } = await open();
    await user.keyboard('pdd');
    expect(status()).toBe('playing');
    await user.keyboard('f');
    expect(status()).toBe('silent');
  });

  test('when a pattern is in use, then Play plays it, and only its own cells are marked', async () => {
    const { user, midis, sound } = await open('?view=patterns&system=caged');
    await user.keyboard('kk');
    await user.keyboard('p');
    expect(midis()[0]).toBe(43);
    sound(0);
    expect(sounding()).toEqual(['G, string 6, fret 3, sounding']);
    expect(document.querySelector('[data-sounding]')?.closest('[role="grid"]')).toHaveAccessibleName(
      'A shape',
    );
  });

  test('when the Play of one pattern is clicked, then it becomes the one in use, and its button stops it', {
    tags: 'full',
  }, async () => {
    const { user, status, midis } = await open('?view=patterns');
    await user.click(button('Play Pattern 4'));
    expect(midis()[0]).toBe(41);
    await user.click(screen.getAllByRole('button', { name: 'Stop' })[0] ?? document.body);
    expect(status()).toBe('silent');
    await user.keyboard('j');
    expect(document.activeElement?.closest('[role="grid"]')).toHaveAccessibleName('Pattern 5');
  });

  test('when a cell is acted on, then it alone is heard', async () => {
    const { user, midis } = await open();
    await user.click(cell('C, string 5, fret 3, root'));
    expect(midis()).toEqual([48]);
    await user.keyboard('{ArrowRight} ');
    expect(midis()).toEqual([49]);
  });
});

describe('given the tempo', () => {
  test('when it is read, then it is a slider from 40 to 200 that names its unit', async () => {
    await open('?tempo=97');
    const slider = screen.getByRole('slider', { name: 'Tempo' });
    expect(slider).toHaveAttribute('min', '40');
    expect(slider).toHaveAttribute('max', '200');
    expect(slider).toHaveValue('97');
    expect(slider).toHaveAttribute('aria-valuetext', '97 notes per minute');
  });

  test('when its leader and a digit are pressed, then it jumps', { tags: 'full' }, async () => {
    const { user } = await open();
    await user.keyboard('b1');
    expect(screen.getByRole('slider', { name: 'Tempo' })).toHaveValue('40');
    await user.keyboard('b9');
    expect(screen.getByRole('slider', { name: 'Tempo' })).toHaveValue('200');
  });

  test('when the slider has the focus, then p still plays', async () => {
    const { user, status } = await open();
    screen.getByRole('slider', { name: 'Tempo' }).focus();
    await user.keyboard('p');
    expect(status()).toBe('playing');
  });
});

describe('given the text versions', { tags: 'full' }, () => {
  test('when the screen opens, then they are folded, and the button that unfolds them folds them again', async () => {
    const { user } = await open();
    expect(button('Show Text')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('img', { name: /drawn with characters$/ })).toBeNull();

    await user.click(button('Show Text'));
    expect(button('Hide Text')).toHaveAttribute('aria-expanded', 'true');
    expect(button('Hide Text')).toHaveFocus();
    expect(screen.getByRole('img', { name: 'Fretboard, drawn with characters' })).toBeVisible();

    await user.click(button('Hide Text'));
    expect(screen.queryByRole('img', { name: /drawn with characters$/ })).toBeNull();
  });

  test('when they were unfolded, then they stay so in the other view, and after another screen was shown', {
    tags: 'full',
  }, async () => {
    const { user } = await open();
    await user.click(button('Show Text'));

    await user.keyboard('vv');
    expect(screen.getAllByRole('img', { name: /drawn with characters$/ })).toHaveLength(7);

    await user.keyboard('lt');
    await screen.findByRole('heading', { level: 1, name: 'Triads' });
    await user.keyboard('ls');
    await screen.findByRole('heading', { level: 1, name: 'Scales' });
    expect(button('Hide Text')).toBeVisible();
    expect(location.search).toContain('text=on');
  });

  test('when the neck is shown, then Text has a sentence for each string and a drawing', async () => {
    await open('?min=7&max=10&text=on');
    const text = within(region('Text'));
    expect(text.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'String 6: fret 7, B; fret 8, C root; fret 10, D',
    );
    expect(text.getByRole('img', { name: 'Fretboard, drawn with characters' })).toHaveTextContent(
      '6(E) |-B-|[C]|---|-D-|',
    );
  });

  test('when patterns are shown, then each has its own text version', async () => {
    await open('?view=patterns&text=on');
    const text = within(region('Text'));
    expect(text.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 7 }, (_, index) => `Pattern ${index + 1} in text`),
    );
    expect(text.getAllByRole('img')).toHaveLength(7);
  });

  test('when c is pressed, then the text version is on the clipboard, and that is shown and spoken', async () => {
    const { user } = await open('?strings=6&max=3');
    await user.keyboard('c');
    expect(await screen.findByText('✓ Copied as text')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      [
        'C major, right-handed',
        '',
        '6: 0 1 3',
        '',
        '1(E)    ||---|---|---|',
        '2(B)    ||---|---|---|',
        '3(G)    ||---|---|---|',
        '4(D)    ||---|---|---|',
        '5(A)    ||---|---|---|',
        '6(E)  E ||-F-|---|-G-|',
        '      0    1   2   3',
        '',
      ].join('\n'),
    );
    expect(await screen.findByText('Fretboard is on the clipboard.')).toBe(screen.getByRole('status'));
  });

  test('when necks are drawn for the left hand and c is pressed, then the copied drawing is turned, and says so', async () => {
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { hand: 'left' } }));
    const { user } = await open('?strings=6&max=3');
    await user.keyboard('c');
    expect(await screen.findByText('✓ Copied as text')).toBeVisible();
    const lines = (await navigator.clipboard.readText()).split('\n');
    expect(lines[0]).toBe('C major, left-handed');
    expect(lines[2]).toBe('6: 0 1 3');
    expect(lines[9]).toBe('|-G-|---|-F-|| E  6(E)');
  });

  test('when the Copy of a pattern is clicked, then that one is copied', async () => {
    const { user } = await open('?view=patterns&system=caged');
    await user.click(button('Copy E shape'));
    expect(await screen.findByText('✓ Copied as text')).toBeVisible();
    expect((await navigator.clipboard.readText()).split('\n')[0]).toBe(
      'C major, E shape, CAGED, right-handed',
    );
  });

  test('when the browser refuses, then the page says what to do instead', async () => {
    const { user } = await open();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(button('Copy'));
    expect(
      await screen.findByText(
        "The browser didn't let Fretty copy. Show the text below, select the drawing and copy it by hand.",
      ),
    ).toBeVisible();
    expect(await screen.findByText("Fretboard wasn't copied: the browser refused.")).toBe(
      screen.getByRole('status'),
    );
  });
});

describe('given an address', () => {
  test('when it contains every setting, then each is set', { tags: 'full' }, async () => {
    await open(
      '?view=fretboard&frets=24&display=intervals&key=Eb&type=melodic-minor&strings=5.4&min=3&max=17&tempo=61',
    );
    expect(heading('E flat melodic minor')).toBeVisible();
    expect(screen.getByLabelText('Number of Frets')).toHaveDisplayValue('24');
    expect(radio('Intervals')).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '6(E)' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: '5(A)' })).toBeChecked();
    expect(screen.getByLabelText('Min Fret')).toHaveDisplayValue('3');
    expect(screen.getByLabelText('Max Fret')).toHaveDisplayValue('17');
  });

  test('when its values are bad, then the defaults apply, without an error', async () => {
    const complain = vi.spyOn(console, 'error');
    await open('?key=H&view=x&frets=13&min=a&max=25&strings=9&tempo=7&system=y&type=z&display=q');
    expect(heading('C major')).toBeVisible();
    expect(screen.getByLabelText('Max Fret')).toHaveDisplayValue('12');
    expect(complain).not.toHaveBeenCalled();
  });
});
