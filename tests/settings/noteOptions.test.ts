import { describe, expect, test } from 'vitest';
import { chromaticOptions, noteOption, noteStroke } from '../../src/settings/noteOptions';
import type { NoteNames } from '../../src/theory/names';
import type { NoteName } from '../../src/theory/note';

describe('given a note', () => {
  test.each<[NoteName, string | undefined]>([
    ['C', 'c'],
    ['B', 'b'],
    ['C#', 'shift+c'],
    ['Db', 'shift+d'],
    ['Bb', 'shift+b'],
    ['F##', undefined],
    ['Bbb', undefined],
  ])('when it is %s, then its stroke is %s', (name, stroke) => {
    expect(noteStroke(name)).toBe(stroke);
  });

  test.each<[NoteName, NoteNames, string | undefined]>([
    ['B', 'german', 'h'],
    ['Bb', 'german', 'b'],
    ['Eb', 'german', 'shift+e'],
    ['A#', 'german-signs', 'shift+a'],
    ['B', 'german-signs', 'h'],
    ['B', 'fixed-do', 'b'],
    ['F#', 'fixed-do', 'shift+f'],
    ['Bbb', 'german', undefined],
  ])('when it is %s with the %s names, then its stroke is %s', (name, names, stroke) => {
    expect(noteStroke(name, names)).toBe(stroke);
  });

  test('when it is an option, then it is shown with a sign, and spoken in words', () => {
    expect(noteOption('Bb')).toEqual({
      text: 'Bb',
      spoken: 'B flat',
      stroke: 'shift+b',
      keyRule: 'a letter; with Shift its sharp or flat',
    });
    expect(noteOption('F##')).not.toHaveProperty('stroke');
    expect(noteOption('F##')).not.toHaveProperty('keyRule');
  });
});

describe('given the twelve notes', () => {
  test('when they have German names, then no two have one key, and an English name that means another finds nothing', () => {
    for (const style of ['sharps', 'flats'] as const) {
      const strokes = chromaticOptions(style, 'german').map(({ stroke }) => stroke);
      expect(new Set(strokes).size).toBe(12);
    }
    const [, , , , , , , , , , flat, natural] = chromaticOptions('flats', 'german');
    expect(flat).toMatchObject({
      code: 'A#',
      text: 'B',
      keywords: expect.arrayContaining(['Ais', 'A#', 'Bb']),
    });
    expect(natural).toMatchObject({ code: 'B', text: 'H', keywords: ['H', 'h'] });
  });

  test('when they are named with sharps, then Shift and the letter below pick a black key', () => {
    expect(chromaticOptions('sharps').map(({ text, stroke }) => `${text} ${stroke}`)).toEqual([
      ...['C c', 'C# shift+c', 'D d', 'D# shift+d', 'E e', 'F f', 'F# shift+f', 'G g'],
      ...['G# shift+g', 'A a', 'A# shift+a', 'B b'],
    ]);
  });

  test('when they are named with flats, then Shift and the letter above pick a black key', () => {
    expect(chromaticOptions('flats').map(({ text, stroke }) => `${text} ${stroke}`)).toEqual([
      ...['C c', 'Db shift+d', 'D d', 'Eb shift+e', 'E e', 'F f', 'Gb shift+g', 'G g'],
      ...['Ab shift+a', 'A a', 'Bb shift+b', 'B b'],
    ]);
  });

  test('when their names change, then codes and pitches stay the same, so that addresses keep their meaning', () => {
    const codes = (style: 'sharps' | 'flats') =>
      chromaticOptions(style).map(({ code, pitch }) => [code, pitch]);
    expect(codes('flats')).toEqual(codes('sharps'));
    expect(codes('sharps').at(10)).toEqual(['A#', 10]);
  });

  test('when a black key is searched for, then both of its names find it', () => {
    const [, sharp] = chromaticOptions('sharps');
    expect(sharp?.spoken).toBe('C sharp');
    expect(sharp?.keywords).toEqual(['C#', 'Db']);
  });
});
