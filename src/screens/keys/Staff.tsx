import { type Key, keyInfo } from '../../theory/key';
import type { NoteNames } from '../../theory/names';
import type { SignatureMark } from '../../theory/signature';
import styles from './Staff.module.css';
import { signatureText } from './text';

/** The distance between two lines of the staff; a staff step is half of it. */
const SPACE = 10;
const LINES = [0, 1, 2, 3, 4].map(line => line * SPACE);
const BOTTOM = 4 * SPACE;

/** Room for the clef, then for each accidental. */
const CLEF_WIDTH = 36;
const MARK_WIDTH = 11;
const WIDTH = CLEF_WIDTH + 6 * MARK_WIDTH + 10;

/** A G clef in one stroke, from its curl around the G line, up, and down again to its foot. */
const CLEF =
  'M 16 34.5 C 11.5 33.5 10.5 28 14 25.6 C 18.5 22.8 24.5 26 24.5 31.5 C 24.5 37 20.5 40.5 15.5 40.5 ' +
  'C 9.5 40.5 5.5 36 5.5 30.5 C 5.5 20.5 19.8 13.5 20.5 1.5 C 20.8 -4.5 19.6 -10 17.4 -10 ' +
  'C 14 -10 12.4 -2.5 13.2 4 L 18.6 45.5 C 19.4 51.5 16.4 54 13.4 54 C 10.6 54 9 52 9.4 49.6';

const SHARP = 'M -1.9 -8 V 9.4 M 1.9 -9.4 V 8';
const SHARP_BARS = 'M -4.2 -2 L 4.2 -4.2 M -4.2 4.2 L 4.2 2';
const FLAT = 'M -2.8 -14 V 5 C 1.5 3 4.6 0.6 4.6 -2 C 4.6 -5.2 0 -5 -2.8 -1.6';

const VIEW = `-2 -15 ${WIDTH + 4} 72`;

interface StaffProps {
  readonly accidentalsOf: Key;
  readonly names: NoteNames | undefined;
}

/** A treble staff with a key's signature. */
export function Staff({ accidentalsOf: key, names }: StaffProps) {
  const { signature, accidentals } = keyInfo(key);
  return (
    <svg
      className={styles.staff}
      viewBox={VIEW}
      role="img"
      aria-label={`Treble staff: ${signatureText(key, names).spoken}`}
    >
      <LinesAndClef />
      {signature.map((mark, index) => (
        <Mark key={mark.note} mark={mark} index={index} kind={accidentals > 0 ? 'sharp' : 'flat'} />
      ))}
    </svg>
  );
}

/** A staff in place of one that would give the answer away. */
export function CoveredStaff() {
  return (
    <svg className={styles.staff} viewBox={VIEW} aria-hidden="true">
      <LinesAndClef />
      <text className={styles.unknown} x={(CLEF_WIDTH + WIDTH) / 2} y={BOTTOM / 2}>
        ?
      </text>
    </svg>
  );
}

function LinesAndClef() {
  return (
    <>
      {LINES.map(y => (
        <path key={y} className={styles.line} d={`M 0 ${y} H ${WIDTH}`} />
      ))}
      <path className={styles.clef} d={CLEF} />
      <circle className={styles.foot} cx={11.4} cy={49.8} r={2.4} />
    </>
  );
}

interface MarkProps {
  readonly mark: SignatureMark;
  readonly index: number;
  readonly kind: 'sharp' | 'flat';
}

function Mark({ mark, index, kind }: MarkProps) {
  const x = CLEF_WIDTH + (index + 0.5) * MARK_WIDTH;
  const y = BOTTOM - (mark.staffStep * SPACE) / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      {kind === 'sharp' ? (
        <>
          <path className={styles.stem} d={SHARP} />
          <path className={styles.bars} d={SHARP_BARS} />
        </>
      ) : (
        <path className={styles.flat} d={FLAT} />
      )}
    </g>
  );
}
