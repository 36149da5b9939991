import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sectorPath } from '../../../src/screens/circleGeometry';
import { ALL_KEYS, KEY_RINGS, spokenKeyWithSignature } from '../../../src/theory/key';
import { pass } from '../../byEar';
import { expectFocusOn, openApp } from '../../openApp';
import { press, radio, region } from './page';

const open = (query = '') => openApp(`/keys${query}`);

/** What the drawing of the circle says where a radio is. */
const drawn = (sector: HTMLElement): readonly string[] => {
  const drawing = sector.closest('fieldset')?.querySelector('svg');
  const texts = drawing?.querySelectorAll(`[data-sector="${sector.getAttribute('value')}"] text`) ?? [];
  return [...texts].map(({ textContent }) => textContent ?? '');
};

describe('given the Keys screen', () => {
  test('when it opens, then it shows the circle, the two tabs, and asks for a key', async () => {
    await open();

    expect(document.title).toBe('Keys · Fretty');
    expect(screen.getByRole('heading', { level: 1, name: 'Keys' })).toBeVisible();
    expect(
      region('Key Information').getByText('Select a key from the Circle of Fifths to see its information'),
    ).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Key Information' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: 'Quiz' })).toHaveAttribute('aria-selected', 'false');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(press('Play')).toBeDisabled();
  });

  test('when no key is selected, then the page says how to select one, by pointer and by keys', async () => {
    const { user } = await open();
    const panel = region('Key Information');
    expect(panel.getByText('Click or tap one on the circle.')).toBeVisible();
    expect(panel.getByText(/begins at C/).closest('li')).toHaveTextContent('→ begins at C.');

    await user.keyboard('{ArrowRight}');

    expect(radio('C major, no sharps or flats')).toBeChecked();
    expect(panel.queryByText(/begins at C/)).toBeNull();
  });

  test('when it is read, then How to Use says what a click and what the keys do', async () => {
    await open();

    const uses = region('How to Use').getAllByRole('listitem');

    expect(uses).toHaveLength(6);
    expect(uses[0]).toHaveTextContent('Click a key to select it');
  });

  test('when the circle is read, then its 24 radios have the names of their keys as words', async () => {
    await open();
    const circle = within(screen.getByRole('group', { name: 'Circle of Fifths' }));

    const names = circle.getAllByRole('radio').map(each => each.getAttribute('aria-label'));

    expect(names).toEqual([...KEY_RINGS.major, ...KEY_RINGS.minor].map(key => spokenKeyWithSignature(key)));
    expect(names.slice(0, 7)).toEqual([
      'C major, no sharps or flats',
      'G major, 1 sharp',
      'D major, 2 sharps',
      'A major, 3 sharps',
      'E major, 4 sharps',
      'B major, 5 sharps',
      'F sharp major, 6 sharps',
    ]);
  });

  test('when a key is selected, then the panel has everything about it', async () => {
    const { user, player } = await open();

    await user.click(radio('D major, 2 sharps'));

    const panel = region('Key Information');
    for (const text of [
      'D major',
      'major',
      'F# C#',
      '2 sharps',
      'D E F# G A B C#',
      'W-W-H-W-W-W-H',
      'B minor',
    ])
      expect(panel.getByText(text)).toBeVisible();
    expect(panel.getByRole('img', { name: 'Treble staff: F sharp, C sharp' })).toBeVisible();
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ID1: D major',
      'iiEm2: E minor',
      'iiiF#m3: F sharp minor',
      'IVG4: G major',
      'VA5: A major',
      'viBm6: B minor',
      'vii°C#°7: C sharp diminished',
    ]);
    expect(radio('D major, 2 sharps')).toBeChecked();
    expect(player.play).not.toHaveBeenCalled();
  });

  test.each(ALL_KEYS)(
    'when $tonic $type comes from the address, then the panel spells it',
    {
      tags: 'full',
    },
    async key => {
      const { close } = await open(`?key=${encodeURIComponent(`${key.tonic}-${key.type}`)}`);

      expect(radio(spokenKeyWithSignature(key))).toBeChecked();
      expect(region('Key Information').getByText(`${key.tonic} ${key.type}`)).toBeVisible();
      close();
    },
  );

  test.each(['H-major', 'Db-minor', 'c', ''])(
    'when the address asks for the key "%s", then it isn’t found',
    async code => {
      await open(`?key=${code}`);

      expect(screen.getByText('Key information not found')).toBeVisible();
      expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    },
  );

  test('when a key is read, then its steps are words', async () => {
    await open('?key=D-major');

    expect(
      region('Key Information').getByText('whole, whole, half, whole, whole, whole, half'),
    ).toBeInTheDocument();
    expect(region('Key Information').getByText('W-W-H-W-W-W-H')).toHaveAttribute('aria-hidden', 'true');
  });

  test('when the relative key is chosen, then it is selected and spoken', async () => {
    const { user } = await open('?key=Bb-major');

    await user.click(press('Go to G minor'));

    expect(radio('G minor, 2 flats')).toBeChecked();
    expect(region('Key Information').getByText('W-H-W-W-H-W-W')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('G minor, 2 flats'));
  });

  test('when a key with two spellings is switched, then everything follows the spelling, and the focus stays', async () => {
    const { user } = await open('?key=F%23-major');

    await user.click(press('Switch to G flat major'));

    expect(radio('G flat major, 6 flats')).toBeChecked();
    expect(radio('E flat minor, 6 flats')).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'F sharp major, 6 sharps' })).toBeNull();
    expect(region('Key Information').getByText('Gb Ab Bb Cb Db Eb F')).toBeVisible();
    expectFocusOn('button', 'Switch to F sharp major');
  });

  test('when Play is pressed, then the scale is played from its tonic up to the octave', async () => {
    const { user, player } = await open('?key=D-major');

    await user.click(press('Play'));

    expect(player.play.mock.calls[0]?.[0].map(({ midi }) => midi)).toEqual([62, 64, 66, 67, 69, 71, 73, 74]);
  });

  test('when the controls are hidden, then the circle stays, and that is remembered', async () => {
    const { user } = await open('?key=D-major');

    await user.click(press('Hide Controls'));

    expect(screen.queryByRole('tab')).toBeNull();
    expect(radio('D major, 2 sharps')).toBeChecked();
    expect(localStorage.getItem('keys_sidebarOpen')).toBe('false');
  });

  test('when the tips are opened, then they are in a dialog that can be closed', async () => {
    const { user } = await open();

    await user.click(press('Tips'));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Keys Tips' })).getByRole('button', { name: 'Close' }),
    );

    expect(screen.queryByRole('dialog')).toBeNull();
    expectFocusOn('button', 'Tips');
  });
});

describe('given a key whose chords the circle spells differently', () => {
  test('when F sharp major is selected, then its sectors display C# and A#m, and describe them beside their own names', async () => {
    await open('?key=F%23-major');

    const five = radio('D flat major, 5 flats');
    expect(drawn(five)).toEqual(['C#', 'V']);
    expect(five).toHaveAccessibleDescription('Chord 5: C sharp major');
    const three = radio('B flat minor, 5 flats');
    expect(drawn(three)).toEqual(['A#m', 'iii']);
    expect(three).toHaveAccessibleDescription('Chord 3: A sharp minor');
    expect(radio('B major, 5 sharps')).not.toHaveAccessibleDescription();
  });

  test.each([
    ['Db-major', 'G flat major, 6 flats'],
    ['Bb-minor', 'E flat minor, 6 flats'],
  ])('when going down a fifth from %s, then it goes to %s', async (code, name) => {
    const { user } = await open(`?key=${code}`);

    await user.click(press('Down a fifth'));

    expect(radio(name)).toBeChecked();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(name));
  });

  test('when a minor key is shown, then its chords say that v is often V', async () => {
    await open('?key=A-minor');
    expect(region('Key Information').getByText('In practice v is often V, E major.')).toBeVisible();
  });

  test('when a major key is shown, then nothing is said about V', async () => {
    await open('?key=C-major');
    expect(region('Key Information').queryByText(/In practice/)).toBeNull();
  });
});

describe('given the circle used by keyboard', { tags: 'full' }, () => {
  test('when it is drawn, then it is one picture, hidden from screen readers, under 24 radios', async () => {
    await open('?key=D-major');
    const circle = screen.getByRole('group', { name: 'Circle of Fifths' });

    expect(circle.querySelectorAll('svg')).toHaveLength(1);
    expect(circle.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(within(circle).getAllByRole('radio')).toHaveLength(24);
    expect(drawn(radio('D major, 2 sharps'))).toEqual(['D', 'I']);
  });

  test('when a sector has the focus, then the picture has a ring, and without the focus it has none', async () => {
    const { user } = await open('?key=C-major');
    const circle = screen.getByRole('group', { name: 'Circle of Fifths' });
    const ring = () => circle.querySelector('[data-focus-ring] path')?.getAttribute('d');
    expect(ring()).toBeUndefined();

    await user.click(radio('C major, no sharps or flats'));
    expect(ring()).toBe(sectorPath('major', 0, 0));
    await user.keyboard('{ArrowRight}');
    expect(ring()).toBe(sectorPath('major', 1, 0));
    await user.tab();
    expect(ring()).toBeUndefined();
  });

  test('when arrows are pressed, then focus and selection move by fifths and between relatives', async () => {
    const { user } = await open('?key=C-major');
    radio('C major, no sharps or flats').focus();

    for (const [key, name] of [
      ['{ArrowRight}', 'G major, 1 sharp'],
      ['{ArrowDown}', 'E minor, 1 sharp'],
      ['{ArrowRight}', 'B minor, 2 sharps'],
      ['{ArrowUp}', 'D major, 2 sharps'],
      ['{ArrowLeft}', 'G major, 1 sharp'],
      ['{ArrowLeft}', 'C major, no sharps or flats'],
      ['{ArrowLeft}', 'F major, 1 flat'],
      ['{ArrowUp}', 'D minor, 1 flat'],
    ] as const) {
      await user.keyboard(key);
      expectFocusOn('radio', name);
      expect(radio(name)).toBeChecked();
    }
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('when a key is spelled with flats, then its place stays in flats as long as it is one of the chords', async () => {
    const { user } = await open('?key=Gb-major');
    radio('G flat major, 6 flats').focus();

    await user.keyboard('{ArrowDown}');
    expectFocusOn('radio', 'E flat minor, 6 flats');
    await user.keyboard('{ArrowRight}');
    expectFocusOn('radio', 'B flat minor, 5 flats');
    expect(radio('E flat minor, 6 flats')).not.toBeChecked();
    await user.keyboard('{ArrowLeft}');
    expectFocusOn('radio', 'E flat minor, 6 flats');
    expect(radio('E flat minor, 6 flats')).toBeChecked();
    await user.keyboard('{ArrowRight}{ArrowRight}');

    expectFocusOn('radio', 'F minor, 4 flats');
    expect(radio('D sharp minor, 6 sharps')).not.toBeChecked();
  });

  test('when an arrow is pressed with a modifier, then it is left to the browser', async () => {
    await open('?key=C-major');
    const top = radio('C major, no sharps or flats');

    expect(fireEvent.keyDown(top, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(top, { key: 'ArrowLeft' })).toBe(false);
  });

  test('when no sector has the focus, then Right and Left still move around the circle, and the new key is spoken', async () => {
    const { user } = await open();

    await user.keyboard('{ArrowRight}');
    expect(radio('C major, no sharps or flats')).toBeChecked();
    await user.keyboard('{ArrowLeft}');

    expect(radio('F major, 1 flat')).toBeChecked();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('F major, 1 flat'));
  });

  test('when letters are pressed, then r goes to majors, Shift R to minors, g to the relative, and m to the other spelling', async () => {
    const { user } = await open();

    for (const [keys, name] of [
      ['rd', 'D major, 2 sharps'],
      ['{Shift>}R{/Shift}d', 'D minor, 1 flat'],
      ['g', 'F major, 1 flat'],
      ['r{Shift>}F{/Shift}', 'F sharp major, 6 sharps'],
      ['m', 'G flat major, 6 flats'],
      ['{Shift>}RE{/Shift}', 'E flat minor, 6 flats'],
    ] as const) {
      await user.keyboard(keys);
      expect(radio(name)).toBeChecked();
    }
    await user.keyboard('r0');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  test('when letters choose a key while a sector has the focus, then the focus goes to that key', async () => {
    const { user } = await open('?key=D-major');
    radio('D major, 2 sharps').focus();

    for (const [keys, name] of [
      ['{Shift>}R{/Shift}d', 'D minor, 1 flat'],
      ['g', 'F major, 1 flat'],
      ['r{Shift>}F{/Shift}', 'F sharp major, 6 sharps'],
      ['rr', 'G flat major, 6 flats'],
      ['g', 'E flat minor, 6 flats'],
    ] as const) {
      await user.keyboard(keys);
      expectFocusOn('radio', name);
      expect(radio(name)).toBeChecked();
    }
    await user.keyboard('{ArrowRight}');
    expectFocusOn('radio', 'B flat minor, 5 flats');
  });

  test('when the focus goes to the key that was chosen, then a screen reader announces it once, by the focus', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await open('?key=D-major');
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    radio('D major, 2 sharps').focus();

    for (const [keys, name] of [
      ['g', 'B minor, 2 sharps'],
      ['rg', 'G major, 1 sharp'],
    ] as const) {
      await user.keyboard(keys);
      await pass(200);
      expectFocusOn('radio', name);
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    }
  });

  test('when m respells the key that has the focus, then the focus stays on it, and the new name is spoken', async () => {
    const { user } = await open('?key=F%23-major');
    radio('F sharp major, 6 sharps').focus();

    await user.keyboard('m');

    expectFocusOn('radio', 'G flat major, 6 flats');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('G flat major, 6 flats'));
  });

  test('when the palette chooses a key while a sector has the focus, then the focus goes to that key', async () => {
    const { user } = await open('?key=D-major');
    radio('D major, 2 sharps').focus();

    await user.keyboard(':');
    await user.type(await screen.findByRole('combobox', { name: 'Type a command' }), 'key a minor{Enter}');

    await waitFor(() => expectFocusOn('radio', 'A minor, no sharps or flats'));
    expect(radio('A minor, no sharps or flats')).toBeChecked();
  });

  test('when a key is chosen while something else has the focus, then the focus stays there', async () => {
    const { user } = await open('?key=D-major');
    press('Play').focus();

    await user.keyboard('rg');

    expect(radio('G major, 1 sharp')).toBeChecked();
    expectFocusOn('button', 'Play');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Key, G major'));
  });

  test('when v is pressed twice, then the other tab is shown', async () => {
    const { user } = await open();

    await user.keyboard('vv');

    expect(screen.getByRole('tab', { name: 'Quiz' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Quiz' })).toBeVisible();
  });
});
