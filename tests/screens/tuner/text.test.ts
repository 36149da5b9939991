import { describe, expect, test } from 'vitest';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { learnedText, openName, spokenPluck, spokenReading } from '../../../src/screens/tuner/text';
import { zoneOf } from '../../../src/screens/tuner/tuning';

describe('given a guitar a half-step down', () => {
  const guitar = INSTRUMENTS['guitar-half-step-down'];

  test('when its strings are named, then they are flats, as its tuning is written', () => {
    expect(guitar.strings.map((_, place) => openName(guitar, place)).join(' ')).toBe(
      'Eb2 Ab2 Db3 Gb3 Bb3 Eb4',
    );
  });

  test('when a reading is spoken, then so', () => {
    const reading = { guitarString: 0, midi: 39, cents: -7, frequency: 77.5, zone: 'flat' } as const;
    expect(spokenReading(guitar, reading)).toBe('String 6, E flat 2: 7 cents flat.');
  });
});

describe('given a reading after a pluck', () => {
  const read = (guitarString: number, cents: number, midi: number) =>
    ({ guitarString, cents, midi, frequency: 1, zone: zoneOf(cents) }) as const;

  test.each([
    ['A, 16 flat.', read(1, -16.4, 45), undefined],
    ['A, 9 sharp.', read(1, 9, 45), 1],
    ['A, in tune.', read(1, 3, 45), undefined],
    ['A, in tune.', read(1, 3, 45), 0],
    ['In tune.', read(1, -2, 45), 1],
    ['String 6, E, 12 flat.', read(0, -12, 40), 1],
    ['String 1, E, in tune.', read(5, 0, 64), undefined],
    ['String 6, E, 500 sharp. You played A 2.', read(0, 500, 45), undefined],
  ])('then what is said is %s', (text, reading, before) => {
    expect(spokenPluck(STANDARD_GUITAR, reading, before)).toBe(text);
  });
});

test('given all strings in tune, when what was learned is told, then it names the A4 they are in tune with', () => {
  expect(learnedText(0.2, -62, 442)).toMatch(/^All strings measured: in tune with A4 = 442 Hz\./);
  expect(learnedText(-3, -62, 440)).toMatch(/^All strings measured: 3 cents flat of A4 = 440 Hz\./);
});
