import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Fretboard, type NeckHandle } from '../../src/fretboard/Fretboard';
import { neckDescription, neckDrawing } from '../../src/fretboard/neckPicture';
import { missingOn } from '../../src/fretboard/places';
import { type Orientation, RIGHT_HANDED } from '../../src/instrument/instrument';
import { INSTRUMENTS } from '../../src/instrument/instruments';
import { midiAt, type Position } from '../../src/instrument/position';
import { chromaticName, pitchClass, spokenNoteName } from '../../src/theory/note';
import type { Group, Mark } from '../../src/ui/picture/marks';

const { banjo } = INSTRUMENTS;

const noteAt = (place: Position) => chromaticName(pitchClass(midiAt(banjo, place)), 'sharps');
const cellAt = (place: Position) => ({ text: noteAt(place), spoken: spokenNoteName(noteAt(place)) });

interface Shown {
  readonly firstFret?: number;
  readonly lastFret?: number;
}

function show({ firstFret = 0, lastFret = 12 }: Shown = {}) {
  const [onAct, onEdge, onMissing] = [vi.fn(), vi.fn(), vi.fn()];
  const handle = createRef<NeckHandle>();
  render(
    <Fretboard
      name="Fretboard"
      instrument={banjo}
      {...{ firstFret, lastFret, cellAt, onAct, onEdge, onMissing, handle }}
    />,
  );
  const neck = handle.current;
  if (neck === null) throw new Error('the neck has a handle');
  return { onAct, onEdge, onMissing, neck, user: userEvent.setup() };
}

const rows = () => [...document.querySelectorAll<HTMLTableRowElement>('tr')];
const lastRow = () => [...(rows().at(-1)?.cells ?? [])].map(({ textContent }) => textContent);

describe('given the neck of a banjo', () => {
  test('when it is read row by row, then each is as long, and string 5 says what isn’t there', () => {
    show({ lastFret: 8 });
    expect(rows().map(({ cells }) => cells.length)).toEqual([9, 9, 9, 9, 9]);
    expect(lastRow()).toEqual([
      'G, string 5, openG',
      ...[1, 2, 3, 4, 5].map(fret => `string 5, fret ${fret}, no string here`),
      ...['G sharp, string 5, fret 6G#', 'A, string 5, fret 7A', 'A sharp, string 5, fret 8A#'],
    ]);
  });

  test('when part of it is shown, then string 5 has what it has there', () => {
    expect(missingOn(banjo, 0, 4, 8)).toEqual([
      { fret: 4, name: 'string 5, fret 4, no string here', isLast: false },
      { fret: 5, name: 'string 5, fret 5, no string here', isLast: true },
    ]);
    expect(missingOn(banjo, 0, 6, 10)).toEqual([]);
    expect(missingOn(banjo, 1, 0, 12)).toEqual([]);
  });

  test('when a place that isn’t there is clicked, then nothing is done, and that is told', async () => {
    const { user, onAct, onMissing } = show();
    await user.click(screen.getByText('string 5, fret 3, no string here'));
    expect(onAct).not.toHaveBeenCalled();
    expect(onMissing).toHaveBeenCalledWith(0);
  });

  test('when the cursor is moved down to it, then it stays, and that is told in place of an edge', () => {
    const { neck, onEdge, onMissing } = show();
    act(() => neck.focus({ guitarString: 1, fret: 3 }));
    act(() => neck.move('down'));
    expect(onMissing).toHaveBeenCalledWith(0);
    expect(onEdge).not.toHaveBeenCalled();
    expect(neck.cursor()).toEqual({ guitarString: 1, fret: 3 });
  });

  test('when the cursor walks along string 5, then it passes over what isn’t there', () => {
    const { neck } = show();
    act(() => neck.focus({ guitarString: 0, fret: 0 }));
    act(() => neck.move('right'));
    expect(document.activeElement).toHaveTextContent('G sharp, string 5, fret 6');
    act(() => neck.move('left'));
    expect(document.activeElement).toHaveTextContent('G, string 5, open');
  });

  test('when the cursor is sent to a fret that string 5 lacks, then it comes to the nearest one', () => {
    const { neck } = show();
    act(() => neck.focus({ guitarString: 0, fret: 4 }));
    expect(neck.cursor()).toEqual({ guitarString: 0, fret: 6 });
  });
});

describe('given a picture of a banjo’s neck', () => {
  const picture = (orientation: Orientation) =>
    neckDrawing({ instrument: banjo, lastFret: 12, orientation, cellAt });
  const linesIn = (marks: readonly (Group | Mark)[]) =>
    marks.flatMap(mark => (mark.kind === 'line' ? [mark] : []));
  const ROW = 50;

  test('when its wires are measured, then those before fret 5 leave out string 5, and it has a nut there', () => {
    const { marks } = picture(RIGHT_HANDED);
    const upright = linesIn(marks).filter(({ from, to }) => from[0] === to[0]);
    const lengths = upright.map(({ from: [, top = 0], to: [, bottom = 0], thickness = 0, ink }) =>
      // A nut's round ends stay within its rows.
      ink === 'dim' ? bottom - top + thickness : bottom - top,
    );
    expect(lengths).toEqual([
      ...Array.from({ length: 5 }, () => 4 * ROW),
      ...[5 * ROW, ROW],
      ...Array.from({ length: 7 }, () => 5 * ROW),
    ]);
  });

  test('when the neck is turned over, then its short string is the top row', () => {
    const { marks } = picture({ hand: 'left', topString: 'lowest' });
    const [nut] = linesIn(marks).filter(({ ink, from, to }) => ink === 'dim' && from[0] === to[0]);
    const tops = linesIn(marks)
      .filter(({ ink }) => ink === 'string')
      .map(({ from }) => from[1]);
    expect(nut?.from[1]).toBeGreaterThan(Math.min(...tops));
  });

  test('when its cells are counted and described, then none is there that the string lacks', () => {
    const { marks } = picture(RIGHT_HANDED);
    expect(marks.filter(({ kind }) => kind === 'group')).toHaveLength(5 * 13 - 5);
    expect(neckDescription({ instrument: banjo, lastFret: 7, orientation: RIGHT_HANDED, cellAt })).toContain(
      'String 5: G, open; G sharp, fret 6; A, fret 7.',
    );
  });
});
