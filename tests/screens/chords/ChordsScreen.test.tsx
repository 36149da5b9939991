import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { cell, openApp } from '../../openApp';

const spoken = () => screen.getByRole('status');
const field = () => screen.getByRole('textbox', { name: 'Chord' });
const shapes = () => within(screen.getByRole('group', { name: 'Shapes' }));

describe('given the Chords screen as it opens', () => {
  test('when it is read, then it shows C as every book prints it, drawn, on the neck and in words', async () => {
    await openApp('/chords');
    expect(screen.getByRole('heading', { level: 1, name: 'Chords' })).toBeVisible();
    expect(shapes().getAllByRole('radio')[0]).toBeChecked();
    expect(screen.getByText('C, open: x 3 2 0 1 0')).toBeVisible();
    expect(cell('C, finger 3, string 5, fret 3, root')).toBeVisible();
    expect(cell('muted, string 6, open')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Chord diagram of C: x 3 2 0 1 0' })).toBeVisible();
    expect(screen.getByText('String 5: fret 3, finger 3, C.')).toBeVisible();
  });
});

describe('given the field for a chord', () => {
  test('when one is typed, then it is shown in its first shape, said, and in the address', async () => {
    const { user } = await openApp('/chords?shape=3');
    await user.keyboard('i');
    expect(field()).toHaveFocus();
    await user.keyboard('b flat minor seven{Enter}');
    expect(screen.getByText('Bbm7, barre at fret 1: x 1 3 1 2 1')).toBeVisible();
    await vi.waitFor(() =>
      expect(spoken()).toHaveTextContent('B flat minor seven: B flat, D flat, F, A flat. Shape 1 of'),
    );
    // On the neck, where its lowest note is.
    expect(document.activeElement).toHaveAccessibleName(/^B flat, finger 1, string 5, fret 1/);
    expect(location.search).toContain('root=A%23');
    expect(location.search).toContain('type=m7');
    expect(location.search).toContain('accidentals=flats');
  });

  test('when a slash chord is typed, then its bass is the lowest note', async () => {
    const { user } = await openApp('/chords');
    await user.type(field(), 'd over f sharp{Enter}');
    expect(screen.getByRole('combobox', { name: 'Bass Note' })).toHaveDisplayValue('F#');
    expect(screen.getByText('D/F#, open: 2 0 0 2 3 2')).toBeVisible();
  });

  test('when it isn’t a chord, then that is said and shown, and the chord stays', async () => {
    const { user } = await openApp('/chords');
    await user.type(field(), 'C13{Enter}');
    expect(field()).toHaveAccessibleDescription(/^Fretty doesn't know the chord type 13\./);
    await vi.waitFor(() => expect(spoken()).toHaveTextContent(/^Fretty doesn't know the chord type 13\./));
    expect(screen.getByText('C, open: x 3 2 0 1 0')).toBeVisible();
  });

  test('when Escape is pressed, then it empties the field, then leaves it', async () => {
    const { user } = await openApp('/chords');
    await user.type(field(), 'Am');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(field()).not.toHaveFocus();
  });
});

describe('given a shape that is learned by ear', () => {
  test('when s is pressed, then each string is told in turn, and another shape begins anew', async () => {
    const { user } = await openApp('/chords?root=G');
    await user.keyboard('s');
    await vi.waitFor(() => expect(spoken()).toHaveTextContent('String 6: fret 3, finger 2, G.'));
    await user.keyboard('s');
    await vi.waitFor(() => expect(spoken()).toHaveTextContent('String 5: fret 2, finger 1, B.'));
    await user.keyboard('j');
    await user.keyboard('s');
    await vi.waitFor(() => expect(spoken()).toHaveTextContent(/^String 6: /));
  });

  test('when Shift S is pressed, then all strings are told', async () => {
    const { user } = await openApp('/chords?root=E');
    await user.keyboard('{Shift>}S{/Shift}');
    await vi.waitFor(() =>
      expect(spoken()).toHaveTextContent(
        'E major, open. String 6: open, E. String 5: fret 2, finger 2, B. String 4: fret 2, finger 3, E. String 3: fret 1, finger 1, G sharp. String 2: open, B. String 1: open, E.',
      ),
    );
  });

  test('when another chord follows and w is pressed, then only what changes is told', async () => {
    const { user } = await openApp('/chords?root=G');
    expect(screen.getByRole('button', { name: 'Say What Changes' })).toBeDisabled();
    await user.keyboard('rc');
    await user.keyboard('w');
    await vi.waitFor(() =>
      expect(spoken()).toHaveTextContent(
        'From G major to C major. String 6: muted. String 5: fret 3, finger 3. String 4: fret 2, finger 2. String 2: fret 1, finger 1. String 1: open. String 3 stays.',
      ),
    );
  });

  test('when fingers move together, then they are told as one, and a string that stays only by its number', async () => {
    const { user } = await openApp('/chords?root=E');
    await user.keyboard('i');
    await user.keyboard('Am{Enter}');
    await user.keyboard('w');
    await vi.waitFor(() =>
      expect(spoken()).toHaveTextContent(
        'From E major to A minor. Fingers 1, 2, and 3 move down one string. String 6: muted. String 5: open. String 1 stays.',
      ),
    );
  });

  test('when a barre chord is the same shape further up, then the whole hand moves', async () => {
    const { user } = await openApp('/chords?root=F');
    await user.keyboard('i');
    await user.keyboard('Ab{Enter}');
    await user.keyboard('w');
    await vi.waitFor(() =>
      expect(spoken()).toHaveTextContent(
        'From F major to A flat major. The whole hand moves up three frets.',
      ),
    );
  });
});

test('given a chord, when p is pressed, then it is strummed, then played string by string', async () => {
  const { user, player } = await openApp('/chords');
  await user.keyboard('p');
  const [plan] = player.play.mock.lastCall ?? [];
  expect(plan?.map(({ midi }: { readonly midi: number }) => midi)).toEqual([
    ...[48, 52, 55, 60, 64],
    ...[48, 52, 55, 60, 64],
  ]);
});

test('given a chord, when c is pressed, then its frets and fingers are on the clipboard, and that is said', async () => {
  const { user } = await openApp('/chords');
  await user.keyboard('c');
  await vi.waitFor(() => expect(spoken()).toHaveTextContent('The chord is copied as text.'));
  expect(await navigator.clipboard.readText()).toBe('C  x 3 2 0 1 0  fingers – 3 2 – 1 –');
});

test('given a ukulele, when C is shown, then it has its four strings', async () => {
  await openApp('/chords?instrument=ukulele');
  expect(screen.getByText('C, open: 0 0 0 3')).toBeVisible();
});
