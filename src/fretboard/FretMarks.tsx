import { memo } from 'react';
import { type Instrument, inlayAt } from '../instrument/instrument';
import { fretsFrom } from '../instrument/position';
import styles from './Fretboard.module.css';

interface FretMarksProps {
  readonly instrument: Instrument;
  readonly firstFret: number;
  readonly lastFret: number;
}

/** The numbers of the frets above a neck, and the inlays in it. */
export const FretMarks = memo(function FretMarks({ instrument, firstFret, lastFret }: FretMarksProps) {
  const frets = fretsFrom(firstFret, lastFret);
  const inlayOf = (fret: number) => (fret === 0 ? 'none' : inlayAt(instrument, fret));
  return (
    <>
      <div className={styles.numbers} aria-hidden="true">
        {frets.map(fret => (
          <span key={fret} data-inlay={inlayOf(fret)}>
            {fret}
          </span>
        ))}
      </div>
      <div className={styles.inlays} aria-hidden="true">
        {frets.map(fret => (
          <span key={fret} data-inlay={inlayOf(fret)} />
        ))}
      </div>
    </>
  );
});
