import { expect, test } from 'vitest';
import { FRET_ANSWERS } from '../../src/screens/fretAnswers';

test('given the frets of a string, then each has a key of the number row, above fret 12 with Shift', () => {
  expect(FRET_ANSWERS).toHaveLength(25);
  expect(FRET_ANSWERS[0]).toEqual({ code: 'fret-0', answer: 0, text: 'open string', hotkey: 'row0' });
  expect(FRET_ANSWERS[7]).toEqual({ code: 'fret-7', answer: 7, text: 'fret 7', hotkey: 'row7' });
  expect(FRET_ANSWERS[24]).toMatchObject({ text: 'fret 24', hotkey: 'shift+row12' });
});
