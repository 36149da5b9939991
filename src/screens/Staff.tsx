import type { ReactNode } from 'react';
import type { Clef, Sign, StaffNote } from '../theory/staff';
import { ledgerLines, signatureIn } from '../theory/staff';
import styles from './Staff.module.css';

/** The distance between two lines of the staff; a staff step is half of it. */
const SPACE = 10;
const STEP = SPACE / 2;
const LINES = [0, 1, 2, 3, 4].map(line => line * SPACE);
const BOTTOM = 4 * SPACE;

/** Room for the clef, for each accidental of a signature, and for a note with its sign. */
const CLEF_WIDTH = 36;
const MARK_WIDTH = 11;
const SIGN_WIDTH = 16;
const NOTE_WIDTH = 34;
/** What is left behind them. */
const END_WIDTH = 10;

/** What a clef needs above and below the top line. */
const TOP = -15;
const HEIGHT = 72;

/** What a note needs with its sign: a flat stands up from it, a natural sign hangs down. */
const ABOVE_NOTE = 16;
const BELOW_NOTE = 14;

/** A G clef in one stroke, from its curl around the G line, up, and down again to its foot. */
const TREBLE =
  'M 16 34.5 C 11.5 33.5 10.5 28 14 25.6 C 18.5 22.8 24.5 26 24.5 31.5 C 24.5 37 20.5 40.5 15.5 40.5 ' +
  'C 9.5 40.5 5.5 36 5.5 30.5 C 5.5 20.5 19.8 13.5 20.5 1.5 C 20.8 -4.5 19.6 -10 17.4 -10 ' +
  'C 14 -10 12.4 -2.5 13.2 4 L 18.6 45.5 C 19.4 51.5 16.4 54 13.4 54 C 10.6 54 9 52 9.4 49.6';

/** An F clef in one stroke, from its head on the F line over the top and down. */
const BASS = 'M 7 10.5 C 6.5 4.5 10.5 0.6 15 0.6 C 20.5 0.6 24 4.6 24 11 C 24 21 16.5 28.5 6 33.5';

const SHARP = 'M -1.9 -8 V 9.4 M 1.9 -9.4 V 8';
const SHARP_BARS = 'M -4.2 -2 L 4.2 -4.2 M -4.2 4.2 L 4.2 2';
const FLAT = 'M -2.8 -14 V 5 C 1.5 3 4.6 0.6 4.6 -2 C 4.6 -5.2 0 -5 -2.8 -1.6';
const NATURAL = 'M -2.8 -12 V 4.6 M 2.8 -4.6 V 12';
const NATURAL_BARS = 'M -2.8 -2.4 L 2.8 -4.4 M -2.8 4.4 L 2.8 2.4';

const yOf = (step: number): number => BOTTOM - step * STEP;

/** The width of a signature and one note. */
const widthOf = (accidentals: number): number => accidentals * MARK_WIDTH + SIGN_WIDTH + NOTE_WIDTH;

/** The width of the signature with the most accidentals that is drawn. */
const SIGNATURE_WIDTH = 6 * MARK_WIDTH;

interface StaffProps {
  /** What it shows, in words; left out where it shows nothing. */
  readonly label?: string;
  readonly clef?: Clef;
  /** The width beside the clef that is kept for a signature and notes. */
  readonly width: number;
  /** The lowest and the highest step that it has room for, whatever it shows. */
  readonly range?: readonly [number, number];
  readonly children: ReactNode;
}

/** A staff with its clef and what is written on it. */
function Staff({ label, clef = 'treble', width, range: [lowest, highest] = [0, 0], children }: StaffProps) {
  const all = CLEF_WIDTH + width + END_WIDTH;
  const top = Math.min(TOP, yOf(highest) - ABOVE_NOTE);
  const bottom = Math.max(TOP + HEIGHT, yOf(lowest) + BELOW_NOTE);
  const frame = { className: styles.staff, viewBox: `-2 ${top} ${all + 4} ${bottom - top}` };
  const drawn = (
    <>
      {LINES.map(y => (
        <path key={y} className={styles.line} d={`M 0 ${y} H ${all}`} />
      ))}
      {clef === 'treble' ? <TrebleClef /> : <BassClef />}
      {children}
    </>
  );
  return label === undefined ? (
    <svg {...frame} aria-hidden="true">
      {drawn}
    </svg>
  ) : (
    <svg {...frame} role="img" aria-label={label}>
      {drawn}
    </svg>
  );
}

interface SignatureStaffProps {
  readonly label: string;
  /** Positive for sharps, negative for flats. */
  readonly accidentals: number;
}

/** A treble staff with a key signature. */
export const SignatureStaff = ({ label, accidentals }: SignatureStaffProps) => (
  <Staff label={label} width={SIGNATURE_WIDTH}>
    <SignatureMarks clef="treble" accidentals={accidentals} />
  </Staff>
);

/** A staff in place of one that would give the answer away. */
export const CoveredStaff = () => (
  <Staff width={SIGNATURE_WIDTH}>
    <text className={styles.unknown} x={(2 * CLEF_WIDTH + SIGNATURE_WIDTH + END_WIDTH) / 2} y={BOTTOM / 2}>
      ?
    </text>
  </Staff>
);

interface NoteStaffProps extends SignatureStaffProps {
  readonly clef: Clef;
  readonly note: StaffNote;
  /** The lowest and the highest step that a note may be on. */
  readonly range: readonly [number, number];
}

/** A staff with a note after its key signature. */
export function NoteStaff({ label, clef, accidentals, note, range }: NoteStaffProps) {
  const width = widthOf(Math.abs(accidentals));
  return (
    <Staff label={label} clef={clef} width={width} range={range}>
      <SignatureMarks clef={clef} accidentals={accidentals} />
      <NoteHead note={note} x={CLEF_WIDTH + width - NOTE_WIDTH / 2} />
    </Staff>
  );
}

function TrebleClef() {
  return (
    <>
      <path className={styles.clef} d={TREBLE} />
      <circle className={styles.foot} cx={11.4} cy={49.8} r={2.4} />
    </>
  );
}

function BassClef() {
  return (
    <>
      <path className={styles.clef} d={BASS} />
      <circle className={styles.foot} cx={9.6} cy={10.4} r={3} />
      <circle className={styles.foot} cx={29} cy={5} r={1.8} />
      <circle className={styles.foot} cx={29} cy={15} r={1.8} />
    </>
  );
}

/** The accidentals of a key signature. */
const SignatureMarks = ({ clef, accidentals }: Pick<NoteStaffProps, 'clef' | 'accidentals'>) =>
  signatureIn(clef, accidentals).map(({ note, staffStep }, index) => (
    <SignAt
      key={note}
      sign={accidentals > 0 ? 'sharp' : 'flat'}
      x={CLEF_WIDTH + (index + 0.5) * MARK_WIDTH}
      step={staffStep}
    />
  ));

interface SignAtProps {
  readonly sign: Sign;
  readonly x: number;
  readonly step: number;
}

/** A sign on a line or in a space. */
const SignAt = ({ sign, x, step }: SignAtProps) => (
  <g transform={`translate(${x} ${yOf(step)})`}>
    {sign === 'flat' ? (
      <path className={styles.flat} d={FLAT} />
    ) : (
      <>
        <path className={styles.stem} d={sign === 'sharp' ? SHARP : NATURAL} />
        <path className={styles.bars} d={sign === 'sharp' ? SHARP_BARS : NATURAL_BARS} />
      </>
    )}
  </g>
);

interface NoteHeadProps {
  readonly note: StaffNote;
  readonly x: number;
}

/** A note with its sign and its ledger lines. */
const NoteHead = ({ note: { step, sign }, x }: NoteHeadProps) => (
  <>
    {ledgerLines(step).map(line => (
      <path key={line} className={styles.ledger} d={`M ${x - 11} ${yOf(line)} H ${x + 11}`} />
    ))}
    {sign && <SignAt sign={sign} x={x - SIGN_WIDTH} step={step} />}
    <ellipse
      className={styles.head}
      transform={`translate(${x} ${yOf(step)}) rotate(-20)`}
      rx={6.4}
      ry={4.4}
    />
  </>
);
