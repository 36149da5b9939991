import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Fretboard } from '../../src/fretboard/Fretboard';
import { CAPO_FRETS, withCapo } from '../../src/instrument/capo';
import { type Instrument, type Orientation, placesOf } from '../../src/instrument/instrument';
import { INSTRUMENTS } from '../../src/instrument/instruments';
import { ownTuning } from '../../src/instrument/ownTuning';
import { pitchClassAt } from '../../src/instrument/position';
import { placeText } from '../../src/instrument/text';
import { chromaticName, pitchClass, spokenNoteName } from '../../src/theory/note';
import { someTuning } from '../instrument/tunings';

const someInstrument: fc.Arbitrary<Instrument> = fc.oneof(
  fc.constantFrom(...Object.values<Instrument>(INSTRUMENTS)),
  someTuning.map(ownTuning),
);

const someOrientation: fc.Arbitrary<Orientation> = fc.record({
  hand: fc.constantFrom('right', 'left'),
  topString: fc.constantFrom('first', 'lowest'),
});

const fretsTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, fret) => fret);

const noteNamed = (midi: number): string => spokenNoteName(chromaticName(pitchClass(midi), 'sharps'));

/** What the cells of a neck say, row by row, string 1 first. */
function cellsOf(instrument: Instrument, lastFret: number, orientation: Orientation): readonly string[] {
  const { container, unmount } = render(
    <Fretboard
      name="Fretboard"
      {...{ instrument, lastFret, orientation }}
      cellAt={position => ({
        text: '',
        spoken: spokenNoteName(chromaticName(pitchClassAt(instrument, position), 'sharps')),
      })}
      onAct={() => {}}
      onEdge={() => {}}
    />,
  );
  const cells = [...container.querySelectorAll('[role="gridcell"]')].map(each => each.textContent ?? '');
  unmount();
  return cells;
}

describe.each([
  ['some', { numRuns: 2 }, []],
  ['many', { numRuns: 40 }, ['full' as const]],
])('given %s necks, ready-made or of own tunings', (_how, runs, tags) => {
  test('when each is drawn for either hand, any string on top and any capo, then every cell names its place and what sounds there', {
    tags,
  }, () => {
    fc.assert(
      fc.property(
        someInstrument,
        fc.constantFrom(...CAPO_FRETS),
        someOrientation,
        (instrument, capo, turned) => {
          const held = withCapo(instrument, capo);
          const expected = placesOf(instrument)
            .toReversed()
            .flatMap(guitarString => {
              const { open = Number.NaN, from = 0 } = instrument.strings[guitarString] ?? {};
              return fretsTo(12)
                .filter(fret => fret === 0 || fret > from)
                .map(fret => {
                  const above = fret === 0 ? 0 : fret - from;
                  return `${noteNamed(open + capo + above)}, ${placeText(held, { guitarString, fret })}`;
                });
            });
          expect(cellsOf(held, 12, turned)).toEqual(expected);
        },
      ),
      runs,
    );
  });
});
