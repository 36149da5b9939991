import { describe, expect, test } from 'vitest';
import { edgeText, ROOT_TITLES, samePitchText, stringWords } from '../../src/fretboard/text';
import type { CursorMove } from '../../src/instrument/cursor';
import type { Hand } from '../../src/instrument/instrument';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';

describe('given the edge of a neck', () => {
  test.each<[CursorMove, number, Hand, string]>([
    ['first-fret', 0, 'right', 'Already at the open string'],
    ['first-fret', 5, 'right', 'Already at the lowest fret shown'],
    ['octave-up', 0, 'right', 'No fret further right'],
    ['octave-down', 0, 'right', 'No fret further left'],
    ['octave-up', 0, 'left', 'No fret further left'],
    ['octave-down', 0, 'left', 'No fret further right'],
    ['up', 0, 'left', 'No string above'],
  ])('when %s leads off it from fret %i for the %s hand, then it says “%s”', (move, first, hand, text) => {
    expect(edgeText(move, first, hand)).toBe(text);
  });
});

describe('given the roots of a quiz', () => {
  test('when the palette asks about them, then one is a root, and several are roots', () => {
    expect(ROOT_TITLES.on('C')).toBe('Ask about root C');
    expect(ROOT_TITLES.only(['C'])).toBe('Ask only about root C');
    expect(ROOT_TITLES.only(['C', 'F#'])).toMatch(/^Ask only about roots C\b.*F#$/);
  });
});

test('given the strings of a guitar, when they are searched for, then the outer ones have the names of their pitch', () => {
  expect(stringWords(STANDARD_GUITAR, 0)).toContain('low E string');
  expect(stringWords(STANDARD_GUITAR, 5)).toContain('high E string');
  expect(stringWords(STANDARD_GUITAR, 2).join()).not.toMatch(/low|high/);
});

test('given a place, when no other has its pitch, then nothing is said of others', () => {
  expect(samePitchText([])).toBe('');
  expect(samePitchText(['string 6, fret 8'])).toBe('the same pitch: string 6, fret 8');
});
