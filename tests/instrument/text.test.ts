import { describe, expect, test } from 'vitest';
import { RIGHT_HANDED } from '../../src/instrument/instrument';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../src/instrument/instruments';
import { diagramUse } from '../../src/instrument/text';

describe('given a diagram that is printed or copied', () => {
  test('when it is for the standard guitar, then it says only which hand it is for', () => {
    expect(diagramUse(STANDARD_GUITAR, RIGHT_HANDED)).toBe('right-handed');
    expect(diagramUse(STANDARD_GUITAR, { hand: 'left', topString: 'lowest' })).toBe(
      'left-handed, lowest string on top',
    );
  });

  test('when it is for another instrument or tuning, then it names that first', () => {
    expect(diagramUse(INSTRUMENTS['guitar-drop-d'], RIGHT_HANDED)).toBe('Guitar, drop D, right-handed');
    expect(diagramUse(INSTRUMENTS['bass-4'], { hand: 'left', topString: 'first' })).toBe(
      'Bass, four strings, left-handed',
    );
  });
});
