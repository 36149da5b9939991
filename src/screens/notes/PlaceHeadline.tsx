import { memo } from 'react';
import { samePitchText } from '../../fretboard/text';
import { allPositions, midiAt, type Position, samePosition } from '../../instrument/position';
import { placeText } from '../../instrument/text';
import { pitchName } from '../../theory/pitch';
import { useShell } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import type { NotesSetup } from './quiz/question';

interface PlaceHeadlineProps extends Pick<NotesSetup, 'instrument' | 'frets' | 'accidentals'> {
  readonly place: Position;
}

/** The pitch under the cursor, and where else it is; hidden from screen readers, which say the cell. */
export const PlaceHeadline = memo(function PlaceHeadline({
  instrument,
  frets,
  accidentals,
  place,
}: PlaceHeadlineProps) {
  const { withSigns } = useShell();
  const midi = midiAt(instrument, place);
  const open = place.fret === 0 ? instrument.strings[place.guitarString] : undefined;
  const name = open?.openNote ?? pitchName(midi, accidentals);
  const others = allPositions(instrument, frets).filter(
    other => midiAt(instrument, other) === midi && !samePosition(other, place),
  );
  return (
    <p className={stack.headline} aria-hidden="true">
      <b>{withSigns(name)}</b>
      <span>{placeText(instrument, place)}</span>
      <small>{samePitchText(others.map(other => placeText(instrument, other)))}</small>
    </p>
  );
});
