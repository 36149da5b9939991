import { describe, expect, test } from 'vitest';
import { INSTRUMENTS } from '../../../src/instrument/instruments';
import { openName, spokenReading } from '../../../src/screens/tuner/text';

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
