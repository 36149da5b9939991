import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { quizOf } from '../../src/quiz/quizStore';
import { noteNames } from '../../src/settings/noteNames';
import { drawnName, type NoteNames } from '../../src/theory/names';
import { cell, openApp, stateWith, visit } from '../openApp';
import { drillWith, type NumberRun, type NumberSetup, reset, start } from '../quiz/made';
import { askedKey } from '../screens/keys/page';

afterEach(() => localStorage.clear());

const prefer = (names: NoteNames) =>
  localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { noteNames: names } }));

const expectSaid = async (text: string): Promise<void> =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent?.trim())).toContain(text),
  );

const expectHighlighted = (name: string) => expect(cell(name)).toHaveAttribute('data-mark', 'highlighted');

/** A drill that asks for nothing but the open second string. */
const OPEN_SECOND = '/?quiz=name-note&strings=2&drill=on&low=0&high=0&accidentals=flats';

test('given an open quiz, when other names are preferred, then Notes has them once the quiz is over', () => {
  visit('/');
  const { quizzes, settings } = stateWith();
  const quiz = quizOf<NumberSetup, number, number, NumberRun['quiz']>('keys')(quizzes);
  const { notes, keys } = settings.screens;
  quiz.dispatch(start(drillWith(0)));
  settings.preferences.write(noteNames, 'german');
  expect(notes.read(noteNames)).toBe('english');
  expect(settings.preferences.lockOf(noteNames)).toBeDefined();
  quiz.dispatch(reset);
  expect(notes.read(noteNames)).toBe('german');
  expect(notes.query()).toBe('');
  expect(keys.read(noteNames)).toBe('german');
  expect(keys.query()).toBe('');
});

describe('given German names', { tags: 'full' }, () => {
  test('when Notes is shown, then cells, strings and notes to select have them, and the address has not', async () => {
    prefer('german');
    const { user } = await openApp('/?accidentals=flats');
    expect(cell('H, string 2, open')).toHaveTextContent('H');
    expect(cell('B, string 5, fret 1')).toHaveTextContent('B');
    expect(screen.getByRole('checkbox', { name: '2(H)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Es' }));
    expectHighlighted('Es, string 5, fret 6, highlighted');
    expect(new URLSearchParams(window.location.search).get('notes')).toBe('D#');
  });

  test('when H is pressed, then it is highlighted; Shift and B hides the controls', async () => {
    prefer('german');
    const { user } = await openApp('/?accidentals=flats');
    await user.keyboard('h');
    expectHighlighted('H, string 2, open, highlighted');
    await user.keyboard('hb');
    expectHighlighted('B, string 5, fret 1, highlighted');
    await user.keyboard('{Shift>}B{/Shift}');
    expect(screen.getByRole('button', { name: 'Show Controls' })).toBeVisible();
  });

  test('when the note H is asked for, then the key H is right and the key B is B flat', async () => {
    prefer('german');
    const { user } = await openApp(OPEN_SECOND);
    await user.keyboard('q');
    const answers = within(await screen.findByRole('group', { name: 'Your answer' }));
    expect(answers.getAllByRole('radio').map(radio => radio.getAttribute('aria-label') ?? '')).toHaveLength(
      12,
    );
    expect(answers.queryByText('h')).toBeNull();
    await user.keyboard('h');
    await expectSaid('Right: H.');
    await user.keyboard('b');
    expect(await screen.findByText('B is at fret 11, 11 frets higher.')).toBeVisible();
  });
});

describe('given German names on Triads', { tags: 'full' }, () => {
  test('when the root is B flat, then root, summary and cells say B, and the address says A#', async () => {
    prefer('german');
    await openApp('/triads?root=A%23&accidentals=flats&display=notes');
    expect(screen.getByRole('combobox', { name: 'Root' })).toHaveDisplayValue('B');
    expect(cell('D, string 3, fret 7')).toHaveTextContent('D');
    expect(screen.getAllByText(/^B major$/).length).toBeGreaterThan(0);
    expect(new URLSearchParams(window.location.search).get('root')).toBe('A#');
  });
});

describe('given German names on Scales', { tags: 'full' }, () => {
  test('when the key is B flat, then the key, the scale and the cells have them', async () => {
    prefer('german');
    await openApp('/scales?key=Bb&display=notes');
    expect(screen.getByRole('combobox', { name: 'Key' })).toHaveDisplayValue('B');
    expect(screen.getAllByText('B major').length).toBeGreaterThan(0);
    expect(screen.getAllByText('B C D Es F G A').length).toBeGreaterThan(0);
    expect(new URLSearchParams(window.location.search).get('key')).toBe('Bb');
  });
});

describe('given German names on Keys', { tags: 'full' }, () => {
  test('when a key is shown, then circle, staff, facts and chords have them, and the address has not', async () => {
    prefer('german');
    const { user } = await openApp('/keys?key=Bb-major');
    const facts = within(screen.getByRole('region', { name: 'Key Information' }));
    expect(screen.getByLabelText('B major, 2 flats')).toBeChecked();
    expect(facts.getByRole('img', { name: 'Treble staff: B, Es' })).toBeVisible();
    for (const text of ['B major', 'B Es', 'B C D Es F G A', 'G minor', 'Cm', 'A°'])
      expect(facts.getByText(text)).toBeVisible();
    await user.keyboard('rh');
    expect(screen.getByLabelText('H major, 5 sharps')).toBeChecked();
    expect(new URLSearchParams(window.location.search).get('key')).toBe('B-major');
  });

  test('when they are chosen in the settings, then the page has them, and no instrument is told', async () => {
    const { user } = await openApp('/keys?key=Bb-major');
    await user.keyboard(',');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Note Names' }), 'German');
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('B major, 2 flats')).toBeChecked();
    expect(screen.queryByText(/6 strings/)).toBeNull();
  });

  test('when each key is typed as Germans write it, then all are right', async () => {
    prefer('german');
    const { user } = await openApp('/keys?count=5');
    await user.keyboard('q');
    const words = { major: '-Dur', minor: '-Moll' } as const;
    for (let question = 1; question <= 5; question += 1) {
      const { tonic, type } = askedKey('german');
      await user.keyboard(`${drawnName(tonic, 'german').toLowerCase()}${words[type]}{Enter}`);
      expect(screen.getByText('Correct!')).toBeVisible();
      await user.keyboard('{Enter}');
    }
    const results = within(await screen.findByRole('region', { name: 'Quiz Results' }));
    expect(results.getByText('5/5')).toBeVisible();
  });
});

describe('given Fixed Do', { tags: 'full' }, () => {
  test('when a key is shown, then its chords are written as in songbooks, and the names of keys as anywhere', async () => {
    prefer('fixed-do');
    await openApp('/keys?key=C-major');
    const facts = within(screen.getByRole('region', { name: 'Key Information' }));
    for (const text of ['do major', 'do re mi fa sol la si', 'Lam', 'Si°'])
      expect(facts.getByText(text)).toBeVisible();
    expect(screen.getByLabelText('la minor, no sharps or flats')).toBeInTheDocument();
  });

  test('when a note is asked for, then English keys, drawn beside the syllables, answer', async () => {
    prefer('fixed-do');
    const { user } = await openApp(OPEN_SECOND);
    expect(cell('si, string 2, open')).toHaveTextContent('si');
    expect(cell('mi flat, string 5, fret 6')).toHaveTextContent('mi♭');
    await user.keyboard('q');
    const answers = within(await screen.findByRole('group', { name: 'Your answer' }));
    for (const key of ['c', 'd', 'e', 'f', 'g', 'a', 'b', '⇧D', '⇧B'])
      expect(answers.getByText(key)).toBeVisible();
    await user.keyboard('b');
    await expectSaid('Right: si.');
    await user.keyboard('c');
    expect(await screen.findByText('do is at fret 1, 1 fret higher.')).toBeVisible();
  });
});

describe('given other names on Chords', { tags: 'full' }, () => {
  test('when the names are German, then a typed H7 is shown as H7 throughout, and the address says B', async () => {
    prefer('german');
    const { user } = await openApp('/chords?display=notes');
    await user.keyboard('i');
    await user.keyboard('H7{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(/^H seven: H, Dis, Fis, A\. Shape 1 of/),
    );
    expect(screen.getByRole('combobox', { name: 'Root' })).toHaveDisplayValue('H');
    expect(screen.getByText('H7, open: x 2 1 2 0 2')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Chord diagram of H7: x 2 1 2 0 2' })).toBeVisible();
    expect(screen.getByText('String 5: fret 2, finger 2, H.')).toBeVisible();
    expect(cell('Dis, string 4, fret 1')).toHaveTextContent('Dis');
    expect(new URLSearchParams(window.location.search).get('root')).toBe('B');
  });

  test('when the names are German, then a list is typed and shown in them, and is in English in the address', async () => {
    prefer('german');
    const { user } = await openApp('/chords');
    const list = screen.getByRole('textbox', { name: 'Chords to Change' });
    await user.type(list, 'Hm7 B | fis-moll{Enter}');
    expect(list).toHaveValue('Hm7 B | Fism');
    const changes = within(screen.getByRole('group', { name: 'Changes' }));
    expect(changes.getAllByRole('radio').map(radio => radio.getAttribute('aria-label'))).toEqual([
      ...['H minor seven', 'B major', 'Fis minor'],
    ]);
    expect(new URLSearchParams(window.location.search).get('changes')).toBe('Bm7 Bb | F#m');
  });

  test('when notes are syllables, then chords are typed and shown in them', async () => {
    prefer('fixed-do');
    const { user } = await openApp('/chords');
    const field = screen.getByRole('textbox', { name: 'Chord' });
    expect(field).toHaveAccessibleDescription('for example Lam7, Si♭maj7, Re/Fa♯, or si flat minor seven');
    await user.type(field, 'do#m{Enter}');
    expect(screen.getByText('Do♯m, barre at fret 4: x 4 6 6 5 4')).toBeVisible();
    expect(cell('do sharp, finger 1, string 5, fret 4, root')).toBeVisible();
  });
});
