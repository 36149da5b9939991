import type { ReactNode } from 'react';
import { Glyph, isGlyph } from '../ui/Glyph';
import styles from './Quiz.module.css';
import type { Verdict as VerdictOn } from './session';
import { VERDICT } from './text';

type Signs = Readonly<Record<VerdictOn, string>>;

const SIGNS: Signs = { right: '✓', wrong: '✗' };

interface VerdictProps {
  readonly verdict: VerdictOn;
  readonly signs?: Signs;
  /** The right answer, shown after a wrong one. */
  readonly correct: ReactNode;
  /** What the screen adds about the answer. */
  readonly children?: ReactNode;
}

/** The frame of every verdict. */
export function Verdict({ verdict, signs = SIGNS, correct, children }: VerdictProps) {
  return (
    <div className={styles.verdict} data-verdict={verdict}>
      <span className={styles.sign} aria-hidden="true">
        <Sign sign={signs[verdict]} />
      </span>
      <b>{VERDICT[verdict]}</b>
      {verdict === 'wrong' && correct}
      {children}
    </div>
  );
}

const Sign = ({ sign }: { readonly sign: string }) => (isGlyph(sign) ? <Glyph sign={sign} /> : sign);
