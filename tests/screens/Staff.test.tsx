import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { NoteStaff } from '../../src/screens/Staff';
import { type StaffNote, staffNote } from '../../src/theory/staff';

const GUITAR = { clef: 'treble', above: 12 } as const;

/** Where lines are drawn, from the top down, and what is in view. */
function drawn(note: StaffNote, range: readonly [number, number]) {
  const { container } = render(
    <NoteStaff label="a note" clef="treble" accidentals={0} note={note} range={range} />,
  );
  const heights = [...container.querySelectorAll('path')].flatMap(
    path => /^M \S+ (\S+) H/.exec(path.getAttribute('d') ?? '')?.[1] ?? [],
  );
  const [, top = 0, , height = 0] = (container.querySelector('svg')?.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  return { lines: heights.map(Number).sort((one, other) => one - other), top, bottom: top + height };
}

describe('given a staff for 24 frets of a guitar', () => {
  const [lowest, highest] = [40, 88].map(midi => staffNote(midi, GUITAR, 0, 'sharps').step);
  const range = [lowest ?? 0, highest ?? 0] as const;

  test('when its highest note is drawn, then with six ledger lines, and with a flat it is in view', () => {
    const { lines, top } = drawn(staffNote(87, GUITAR, 0, 'flats'), range);
    expect(lines).toEqual([-60, -50, -40, -30, -20, -10, 0, 10, 20, 30, 40]);
    // A flat stands up 14 from its note.
    expect(top).toBeLessThanOrEqual(-65 - 14);
  });

  test('when its lowest note is drawn, then with three below the staff, and in view', () => {
    const { lines, bottom } = drawn(staffNote(40, GUITAR, 0, 'sharps'), range);
    expect(lines).toEqual([0, 10, 20, 30, 40, 50, 60, 70]);
    expect(bottom).toBeGreaterThanOrEqual(75 + 12);
  });
});
