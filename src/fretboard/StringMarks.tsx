import { memo } from 'react';
import type { Instrument } from '../instrument/instrument';
import styles from './Fretboard.module.css';
import { stringsShown } from './places';

interface StringsProps {
  readonly instrument: Instrument;
  /** The one string that is shown, if not all are. */
  readonly onlyString: number | undefined;
}

/** The labels beside the strings of a neck. */
export const StringLabels = memo(function StringLabels({ instrument, onlyString }: StringsProps) {
  return (
    <div className={styles.labels} aria-hidden="true">
      {stringsShown(instrument, onlyString).map(guitarString => (
        <span key={guitarString}>{instrument.strings[guitarString]?.label}</span>
      ))}
    </div>
  );
});

interface StringLinesProps extends StringsProps {
  readonly firstFret: number;
}

/** The strings themselves, a line each. */
export const StringLines = memo(function StringLines({
  instrument,
  onlyString,
  firstFret,
}: StringLinesProps) {
  return (
    <div className={styles.strings} data-from={firstFret === 0 ? 'nut' : 'fret'} aria-hidden="true">
      {stringsShown(instrument, onlyString).map(guitarString => (
        <span key={guitarString} data-gauge={instrument.strings[guitarString]?.gauge} />
      ))}
    </div>
  );
});
