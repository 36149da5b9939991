import { memo } from 'react';
import type { Instrument } from '../instrument/instrument';
import { fretsFrom, type Position } from '../instrument/position';
import type { CellSpeech } from '../settings/preferences';
import { type CellView, cellName } from './cell';
import { NeckCell } from './NeckCell';

interface NeckRowProps {
  readonly name: string;
  readonly instrument: Instrument;
  readonly guitarString: number;
  readonly firstFret: number;
  readonly lastFret: number;
  readonly cellAt: (position: Position) => CellView;
  readonly speech: CellSpeech;
  /** The fret that the cursor is at, where it is on this string. */
  readonly cursorFret: number | undefined;
}

/** A string of a neck. A cursor that moves concerns no string but those that it leaves and comes to. */
export const NeckRow = memo(function NeckRow(props: NeckRowProps) {
  const { name, instrument, guitarString, firstFret, lastFret, cellAt, speech, cursorFret } = props;
  const frets = fretsFrom(firstFret, lastFret);
  return (
    <tr aria-label={name}>
      {frets.map(fret => {
        const position = { guitarString, fret };
        const view = cellAt(position);
        return (
          <NeckCell
            key={fret - firstFret}
            guitarString={guitarString}
            fret={fret}
            name={cellName(instrument, position, view, speech)}
            drawn={view.drawn}
            mark={view.mark}
            emphasis={view.emphasis}
            sounding={view.sounding ?? false}
            current={fret === cursorFret}
          />
        );
      })}
    </tr>
  );
});
