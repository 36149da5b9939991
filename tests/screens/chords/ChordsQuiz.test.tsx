import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openApp } from '../../openApp';

// Without chance, the first chord is C, x 3 2 0 1 0.
const question = async (address: string) => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const opened = await openApp(address);
  await opened.user.keyboard('q');
  await screen.findByRole('button', { name: /^Quit Quiz/ });
  return opened;
};

const radio = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
const field = () => screen.getByRole('textbox', { name: 'Or type it' });

describe('given Name the Chord', () => {
  test('when a root and a type are chosen by keys, then both stand until they are submitted', async () => {
    const { user } = await question('/chords');
    await user.keyboard('c');
    expect(radio('Root', 'C')).toBeChecked();
    await user.keyboard('{Enter}');
    expect(screen.queryByText('Incorrect')).toBeNull();
    await user.keyboard('m');
    expect(radio('Chord Type', 'minor')).toBeChecked();
    expect(radio('Root', 'C')).toBeChecked();
    await user.keyboard('{Shift>}M{/Shift}{Enter}');
    expect(await screen.findByText('Correct!')).toBeVisible();
  });

  test('when they are clicked in the other order in a drill, then the second one answers', async () => {
    const { user } = await question('/chords?drill=on&mistake=wait');
    await user.click(radio('Chord Type', 'minor'));
    expect(screen.queryByText('Incorrect')).toBeNull();
    await user.click(radio('Root', 'C'));
    expect(await screen.findByText('Incorrect')).toBeVisible();
    expect(screen.getByText('Yours, Cm: C Eb G.')).toBeVisible();
  });

  test('when the name is typed, then Enter answers, and what isn’t a chord says why', async () => {
    const { user } = await question('/chords');
    await user.keyboard('i');
    expect(field()).toHaveFocus();
    await user.keyboard('H7{Enter}');
    expect(field()).toHaveAccessibleDescription("H7 doesn't begin with a note, A to G.");
    await user.clear(field());
    await user.keyboard('c major{Enter}');
    expect(await screen.findByText('Correct!')).toBeVisible();
  });

  test('when the strings are told one by one, then s says each without its note', {
    tags: 'full',
  }, async () => {
    const { user } = await question('/chords');
    await user.keyboard('s');
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('String 6 muted.'));
    await user.keyboard('s');
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('String 5 fret 3.'));
  });

  test('when just one root is asked, then its types are the answers', async () => {
    await question('/chords?roots=C');
    expect(screen.queryByRole('group', { name: 'Root' })).toBeNull();
    expect(radio('Chord Type', 'seven')).toBeEnabled();
  });
});

describe('given German names in Name the Chord', { tags: 'full' }, () => {
  afterEach(() => localStorage.clear());

  const german = async (address: string) => {
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { noteNames: 'german' } }));
    return question(address);
  };

  test('when a root is chosen by its key, then h is H and b is B, and the verdict says so', async () => {
    const { user } = await german('/chords?accidentals=flats');
    await user.keyboard('h');
    expect(radio('Root', 'H')).toBeChecked();
    await user.keyboard('b');
    expect(radio('Root', 'B')).toBeChecked();
    await user.keyboard('h7{Enter}');
    expect(await screen.findByText('Yours, H7: H Dis Fis A.')).toBeVisible();
  });

  test('when the name is typed, then it is read as German, and what isn’t a chord says why', async () => {
    const { user } = await german('/chords');
    await user.keyboard('i');
    await user.keyboard('Q7{Enter}');
    expect(field()).toHaveAccessibleDescription("Q7 doesn't begin with a note, A to H.");
    await user.clear(field());
    await user.keyboard('Hm7{Enter}');
    expect(await screen.findByText('Yours, Hm7: H D Fis A.')).toBeVisible();
  });
});
