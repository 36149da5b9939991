import { describe, expect, test } from 'vitest';
import type { Instrument } from '../../../src/instrument/instrument';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { ownTuning } from '../../../src/instrument/ownTuning';
import { type Position, positionId } from '../../../src/instrument/position';
import { voicingsOf } from '../../../src/instrument/voicing';
import { type ChordDisplay, type ChordView, chordCells, chordTones } from '../../../src/screens/chords/view';
import { parseChord } from '../../../src/theory/chord';

function viewOf(symbol: string, instrument: Instrument = STANDARD_GUITAR): ChordView {
  const parsed = parseChord(symbol);
  if (parsed.kind === 'problem') throw new Error(`${symbol} is no chord`);
  const voicings = voicingsOf(instrument, parsed.chord, 12);
  return {
    instrument,
    chord: parsed.chord,
    frets: 12,
    count: voicings.length,
    index: 0,
    voicing: voicings[0],
  };
}

const cellsOf = (view: ChordView, display: ChordDisplay, sounding: readonly Position[] = []) =>
  chordCells(view, { display, signs: 'letters' }, new Set(sounding.map(positionId)));

const at = (guitarString: number, fret: number): Position => ({ guitarString, fret });

describe('given the shape of a chord on the neck', () => {
  test('when fingers are shown, then a fretted note has its finger, an open one a ring, and a muted string a cross', () => {
    const cellAt = cellsOf(viewOf('C'), 'fingers');
    expect(cellAt(at(1, 3))).toMatchObject({ text: '3', interval: 'finger 3', mark: 'root' });
    expect(cellAt(at(3, 0))).toMatchObject({ text: '○', spoken: 'G' });
    expect(cellAt(at(0, 0))).toEqual({ text: '✕', spoken: 'muted' });
    expect(cellAt(at(0, 8))).toEqual({ text: '', spoken: '' });
  });

  test('when intervals are shown, then each note has its own', () => {
    const cellAt = cellsOf(viewOf('Cm'), 'intervals');
    expect(cellAt(at(1, 3)).text).toBe('R');
    expect(cellAt(at(4, 4)).text).toBe('♭3');
  });

  test('when a note sounds, then its place shows that, and no other does', () => {
    const cellAt = cellsOf(viewOf('C'), 'notes', [at(1, 3)]);
    expect(cellAt(at(1, 3)).sounding).toBe(true);
    expect(cellAt(at(2, 2)).sounding).toBeUndefined();
  });

  test('when its bass is no note of the chord, then it has its name, whatever is shown, and isn’t marked as the root', () => {
    const view = viewOf('C/D');
    const bass = view.voicing?.strings.findIndex(({ kind }) => kind !== 'muted') ?? 0;
    const play = view.voicing?.strings[bass];
    const place = at(bass, play?.kind === 'fretted' ? play.fret : 0);
    expect(cellsOf(view, 'notes')(place)).toMatchObject({ text: 'D', mark: 'in-set' });
    expect(cellsOf(view, 'intervals')(place)).toMatchObject({ text: 'D', mark: 'in-set' });
  });
});

describe('given a chord that no hand can hold', () => {
  const none = viewOf('C', ownTuning(['E2', 'E2', 'E2']));

  test('when it is shown, then the neck is bare', () => {
    expect(none.voicing).toBeUndefined();
    expect(cellsOf(none, 'fingers')(at(0, 8))).toEqual({ text: '', spoken: '' });
  });

  test('when it is played, then nothing sounds', () => {
    expect(chordTones(none)).toEqual([]);
  });
});

test('given a chord, when it is played, then each tone is strummed and plucked at its own place', () => {
  const strummed = [
    [48, [at(1, 3)]],
    [52, [at(2, 2)]],
    [55, [at(3, 0)]],
    [60, [at(4, 1)]],
    [64, [at(5, 0)]],
  ];
  expect(chordTones(viewOf('C')).map(({ tone, places }) => [tone.midi, places])).toEqual([
    ...strummed,
    ...strummed,
  ]);
});
