import { chordText, spokenChord } from '../../../theory/chord';
import { hasBars } from '../../../theory/chordList';
import type { NoteSigns } from '../../../theory/note';
import { useSafeId } from '../../../ui/shell';
import { ChordDiagram } from '../ChordDiagram';
import { shapeName } from '../text';
import type { ShownChanges } from '../view';
import styles from './Changes.module.css';
import { LIST_TITLES } from './text';

interface ChordRowProps {
  readonly changes: ShownChanges;
  readonly signs: NoteSigns;
  /** Shows the chord at an index. */
  readonly onShow: (index: number) => void;
}

/** The chords of a list in a row, each with its shape, which has a name of its own with a capo; the one on the neck is chosen. */
export function ChordRow({ changes, signs, onShow }: ChordRowProps) {
  const group = useSafeId();
  const { instrument, list, chords, shapes, index: shown } = changes;
  const placed = chords.map((chord, index) => ({ chord, index, shape: shapes[index] }));
  const begins = list.bars.map((_, bar) => list.bars.slice(0, bar).flat().length);
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{LIST_TITLES.changes}</legend>
      {placed.map(({ chord, index, shape }) => {
        const name = chordText(chord, signs, instrument.names);
        const held = shapeName(instrument, chord, signs);
        return (
          <label
            key={`${index} ${name}`}
            className={styles.chord}
            data-bar={hasBars(list) && begins.includes(index)}
          >
            <input
              type="radio"
              name={group}
              checked={index === shown}
              aria-label={[spokenChord(chord, instrument.names), ...(held ? [held.spoken] : [])].join(', ')}
              onChange={() => onShow(index)}
            />
            <span className={styles.card} aria-hidden="true">
              <b>{name}</b>
              {held && <small>{held.text}</small>}
              {shape && <ChordDiagram name={name} voicing={shape} size="small" />}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
