import type { ReactNode } from 'react';
import { Glyph, isGlyph } from '../ui/Glyph';
import { LATE_NOTE } from './beatText';
import styles from './Quiz.module.css';
import type { Grade, ShownVerdict } from './session';
import { VERDICT } from './text';

type Signs = Readonly<Record<Grade, string>>;

const SIGNS: Signs = { right: '✓', wrong: '✗' };

/** The sign of a right answer that was late: neither of the others, and no other color alone. */
export const LATE_SIGN = '~';

interface VerdictProps {
  readonly verdict: ShownVerdict;
  readonly signs?: Signs;
  /** The right answer, shown unless it was given. */
  readonly correct: ReactNode;
  /** What the screen adds about the answer. */
  readonly children?: ReactNode;
}

/** The frame of every verdict. */
export function Verdict({ verdict, signs = SIGNS, correct, children }: VerdictProps) {
  if (verdict === 'shown')
    return (
      <div className={styles.verdict} data-verdict="shown">
        {correct}
        {children}
      </div>
    );
  const grade = verdict === 'right' || verdict === 'late' ? verdict : 'wrong';
  return (
    <div className={styles.verdict} data-verdict={grade}>
      <span className={styles.sign} aria-hidden="true">
        <Sign sign={grade === 'late' ? LATE_SIGN : signs[grade]} />
      </span>
      <b>{VERDICT[verdict]}</b>
      {grade === 'late' && <span>{LATE_NOTE}</span>}
      {grade === 'wrong' && correct}
      {children}
    </div>
  );
}

const Sign = ({ sign }: { readonly sign: string }) => (isGlyph(sign) ? <Glyph sign={sign} /> : sign);
