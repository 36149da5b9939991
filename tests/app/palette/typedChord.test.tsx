import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { chordTyped } from '../../../src/app/palette/typedChord';
import { chordText } from '../../../src/theory/chord';
import type { NoteNames } from '../../../src/theory/names';
import { openApp } from '../../openApp';

const nameOf = (typed: string, names?: NoteNames): string | undefined => {
  const chord = chordTyped(typed, names);
  return chord && chordText(chord, 'letters');
};

describe('given a text typed into the palette', () => {
  test.each([
    ['c sharp minor seven', 'C#m7'],
    ['d over f sharp', 'D/F#'],
    ['g7', 'G7'],
    ['Am7', 'Am7'],
    ['CM7', 'Cmaj7'],
    ['how do I play Bm', 'Bm'],
    ['How do I play an E minor?', 'Em'],
    ['how do i play a G7 chord', 'G7'],
    ['b flat major seven chord', 'Bbmaj7'],
    ['fingering for f', 'F'],
    ['show me the C sus 4 shape', 'Csus4'],
    ['a minor seven', 'Am7'],
  ])('when it is %s, then it names %s', (typed, name) => {
    expect(nameOf(typed)).toBe(name);
  });

  test.each([
    ...['am', 'A minor', 'b flat', 'c major', 'e dim', 'a', ''],
    ...['a minor seventh', 'a fifth', 'an augmented fourth', 'how do i play a chord', 'e2', 'a440'],
    ...[
      'c13',
      'g string',
      'fret 5',
      '5 minutes',
      'add to workout',
      'bass',
      'dim',
      'd dorian',
      'c minor scale',
    ],
  ])('when it is %s, then it names no chord of its own', typed => {
    expect(nameOf(typed)).toBeUndefined();
  });
});

describe('given a text typed into the palette under other note names', () => {
  test.each<[string, NoteNames, string | undefined]>([
    ['Hm7', 'german', 'Bm7'],
    ['B7', 'german', 'Bb7'],
    ['how do I play fis moll', 'german', 'F#m'],
    ['sib7', 'fixed-do', 'Bb7'],
    ['do#m7', 'fixed-do', 'C#m7'],
    ['Am7', 'fixed-do', 'Am7'],
    ['h moll', 'german', undefined],
    ['solo', 'fixed-do', undefined],
    ['add to workout', 'german', undefined],
    ['dim', 'fixed-do', undefined],
    ['Hm7', 'english', undefined],
  ])('when it is %s with the %s names, then it names %s', (typed, names, name) => {
    expect(nameOf(typed, names)).toBe(name);
  });
});

async function run(user: Awaited<ReturnType<typeof openApp>>['user'], typed: string) {
  await user.keyboard(':');
  await screen.findByRole('dialog', { name: 'Command palette' });
  await user.keyboard(`${typed}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('given another screen, when a chord is typed, then Chords opens with it in its first shape, and it is said', {
  tags: 'full',
}, async () => {
  const { user } = await openApp('/scales');
  await run(user, 'c sharp minor seven');
  expect(await screen.findByRole('heading', { level: 1, name: 'Chords' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Root' })).toHaveDisplayValue('C#');
  expect(screen.getByRole('combobox', { name: 'Chord Type' })).toHaveDisplayValue('Minor 7');
  await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/C sharp minor seven/));
});

test('given Chords with another shape and a bass note, when a chord is typed, then both are gone, and its shape is said', {
  tags: 'full',
}, async () => {
  const { user } = await openApp('/chords?root=D&bass=F%23&shape=2');
  await run(user, 'how do I play Bm');
  expect(screen.getByText('Bm, barre at fret 2: x 2 4 4 3 2')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Bass Note' })).toHaveDisplayValue('Root');
  await vi.waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(/^B minor: B, D, F sharp\. Shape 1 of/),
  );
});
