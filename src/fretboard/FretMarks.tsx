import { type CSSProperties, memo } from 'react';
import { type Instrument, inlayAt } from '../instrument/instrument';
import { fretsFrom } from '../instrument/position';
import styles from './Fretboard.module.css';

interface FretMarksProps {
  readonly instrument: Instrument;
  readonly firstFret: number;
  readonly lastFret: number;
}

/** The places of the dots, from the top: always between two strings, so that no note covers them. */
function betweenStrings({
  strings: { length },
}: Instrument): CSSProperties & Record<'--middle' | '--upper' | '--lower', string> {
  const below = (strings: number) => `${(100 * strings) / length}%`;
  const upper = Math.round(length / 3);
  return {
    '--middle': below(Math.floor(length / 2)),
    '--upper': below(upper),
    '--lower': below(length - upper),
  };
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
      <div className={styles.inlays} style={betweenStrings(instrument)} aria-hidden="true">
        {frets.map(fret => (
          <span key={fret} data-inlay={inlayOf(fret)} />
        ))}
      </div>
    </>
  );
});
