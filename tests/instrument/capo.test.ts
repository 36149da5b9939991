// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CAPO_FRETS, capoOf, fretFromCapo, fretFromNut, withCapo } from '../../src/instrument/capo';
import { type Instrument, inlayAt } from '../../src/instrument/instrument';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../src/instrument/instruments';
import { ownTuning } from '../../src/instrument/ownTuning';
import { allPositions, hasFret, midiAt } from '../../src/instrument/position';
import { diagramUse, instrumentText, placeInFull, withCapoNote } from '../../src/instrument/text';
import { chordItem } from '../../src/practice/chords';
import {
  noteItem,
  noteOfItem,
  placeItem,
  placeOfItem,
  stringNoteItem,
  stringNoteOfItem,
} from '../../src/practice/neckItems';
import { capoLine, nameInFull, spokenShape, spokenShown } from '../../src/screens/chords/text';
import { capo, instrumentIn } from '../../src/settings/instrument';
import { chord } from '../../src/theory/chord';
import { someTuning } from './tunings';

const someCapo = fc.constantFrom(...CAPO_FRETS);

describe('given any tuning and any capo', () => {
  test('when a cell is read, then it sounds what the same place of the instrument sounds', () => {
    fc.assert(
      fc.property(someTuning, someCapo, (openNotes, fret) => {
        const own = ownTuning(openNotes);
        const held = withCapo(own, fret);
        for (const place of allPositions(held, Math.max(...held.fretCounts)))
          expect(midiAt(held, place)).toBe(midiAt(own, { ...place, fret: place.fret + fret }));
      }),
      { numRuns: 30 },
    );
  });

  test('when a place is practiced, then its item has the fret of the instrument, and is found again', () => {
    fc.assert(
      fc.property(someTuning, someCapo, fc.nat(12), (openNotes, fret, at) => {
        const own = ownTuning(openNotes);
        const held = withCapo(own, fret);
        const place = { guitarString: 0, fret: at };
        expect(placeItem(held, place)).toBe(placeItem(own, { ...place, fret: at + fret }));
        expect(placeOfItem(held, placeItem(held, place))).toEqual(place);
      }),
    );
  });
});

describe.each(Object.values<Instrument>(INSTRUMENTS).map(each => [each.name, each] as const))(
  'given %s',
  (_, instrument) => {
    test('when its capo is anywhere, then every cell keeps its pitch, and its item is the one without the capo', () => {
      for (const fret of CAPO_FRETS) {
        const held = withCapo(instrument, fret);
        const wrong = allPositions(held, Math.max(...held.fretCounts)).filter(place => {
          const behind = { ...place, fret: fretFromNut(held, place) };
          return (
            !hasFret(instrument, behind) ||
            (place.fret > 0 && behind.fret !== place.fret + fret) ||
            midiAt(held, place) !== midiAt(instrument, behind) ||
            placeItem(held, place) !== placeItem(instrument, behind) ||
            fretFromCapo(held, behind) !== place.fret
          );
        });
        expect(wrong, `capo ${fret}`).toEqual([]);
      }
    });
  },
);

describe('given a guitar with a capo at fret 3', () => {
  const held = withCapo(STANDARD_GUITAR, 3);

  test('when it is read, then open strings are a minor third higher, dots are where they were, and the neck is as much shorter', () => {
    expect(held.strings.map(({ label }) => label)).toEqual(['6(G)', '5(C)', '4(F)', '3(A#)', '2(D)', '1(G)']);
    expect([2, 4, 6, 9].map(fret => inlayAt(held, fret))).toEqual(['single', 'single', 'single', 'double']);
    expect(inlayAt(held, 0)).toBe('none');
    expect(held.fretCounts).toEqual([12, 15, 20]);
    expect(capoOf(held)).toBe(3);
  });

  test('when it is asked for again, then it is the same object; without a capo, the instrument itself', () => {
    expect(withCapo(STANDARD_GUITAR, 3)).toBe(held);
    expect(withCapo(STANDARD_GUITAR, 0)).toBe(STANDARD_GUITAR);
    const choices = capo.write(new Map(), 3);
    expect(instrumentIn(choices)).toBe(held);
    expect([...choices]).toEqual([['capo', '3']]);
  });

  test('when it is told, then the capo is', () => {
    expect(instrumentText(held)).toBe('Guitar, standard, capo 3, 6 strings');
    expect(instrumentText(withCapo(INSTRUMENTS['bass-4'], 2))).toBe('Bass, four strings, capo 2');
    expect(diagramUse(held, { hand: 'right', topString: 'first' })).toBe(
      'Guitar, standard, capo 3, right-handed',
    );
    expect(placeInFull(held, { guitarString: 1, fret: 2 })).toBe('string 5, fret 2 (capo 3)');
    expect(placeInFull(STANDARD_GUITAR, { guitarString: 1, fret: 2 })).toBe('string 5, fret 2');
    expect(withCapoNote('Fretboard', held)).toBe('Fretboard (capo 3)');
  });

  test('when a tuning is written with flats, then it stays so', () => {
    const { strings } = withCapo(INSTRUMENTS['guitar-half-step-down'], 2);
    expect(strings.map(({ openNote }) => openNote)).toEqual(['F2', 'Bb2', 'Eb3', 'Ab3', 'C4', 'F4']);
  });

  test('when a place behind the capo was practiced, then it isn’t on this neck', () => {
    expect(placeOfItem(held, 'place:E2-A2-D3-G3-B3-E4:5:2')).toBeUndefined();
    expect(placeOfItem(held, 'place:E2-A2-D3-G3-B3-E4:5:3')).toEqual({ guitarString: 1, fret: 0 });
  });

  test('when a note is asked on the whole neck, then that is another item than without it', () => {
    const item = noteItem(held, 0);
    expect(item).toBe('note:E2-A2-D3-G3-B3-E4:C:6.5.4.3.2.1:3-15');
    expect(noteOfItem(held, item)).toEqual({
      note: 0,
      area: { strings: [0, 1, 2, 3, 4, 5], lowest: 0, highest: 12 },
    });
    expect(noteOfItem(held, noteItem(STANDARD_GUITAR, 0))).toBeUndefined();
    const find = { guitarString: 1, note: 0 } as const;
    expect(stringNoteOfItem(held, stringNoteItem(STANDARD_GUITAR, find))).toEqual(find);
  });

  test('when a chord is practiced, then its tuning is what sounds, since its shape is another', () => {
    expect(chordItem(held, { type: 'major', root: 10 })).toBe('chord:G2-C3-F3-A#3-D4-G4:major:A#');
  });

  test('when a chord is told, then by its shape and by its sound', () => {
    expect(capoLine(held, chord('Bb', 'major'), 'letters')).toEqual({
      text: 'Capo 3: G shape, sounds Bb',
      spoken: 'Capo 3: G major shape, sounds B flat major',
    });
    expect(capoLine(held, chord('F', 'major', 'A'), 'letters')?.text).toBe('Capo 3: D/F# shape, sounds F/A');
    expect(capoLine(STANDARD_GUITAR, chord('Bb', 'major'), 'letters')).toBeUndefined();
    const told = {
      ...{ instrument: held, chord: chord('Bb', 'major') },
      voicing: { strings: [{ kind: 'open' } as const], barre: undefined, cost: 0 },
    };
    expect(spokenShown(told, 1, 9, true)).toContain('G major shape. Shape 1 of 9');
    expect(spokenShape(told)).toMatch(/^Capo 3: G major shape, sounds B flat major, /);
    expect(nameInFull(held, chord('Bb', 'major'), 'letters')).toBe('Bb (capo 3, G shape)');
    expect(nameInFull(STANDARD_GUITAR, chord('Bb', 'major'), 'letters')).toBe('Bb');
  });
});
