import clsx from 'clsx';
import type { Standing } from './results';
import styles from './Strip.module.css';
import type { QuizLength, Verdict } from './session';

/** More marks than this don't fit: of a longer quiz, those around the open question are drawn. */
const MOST = 20;

interface StripProps {
  readonly answered: readonly { readonly verdict: Verdict }[];
  readonly length: QuizLength;
  /** Whether a question waits for its answer. */
  readonly asks: boolean;
  /** Colors the line under the open question. */
  readonly standing: Standing | undefined;
}

interface MarkFace {
  readonly place: number;
  readonly sign: string;
  readonly kind: string | undefined;
}

/** How a quiz goes, answer by answer: right, wrong, being asked, still to come. Drawn only: the score is in words elsewhere. */
export function Strip({ answered, length, asks, standing }: StripProps) {
  const first = Math.max(0, answered.length + (asks ? 1 : 0) - MOST);
  const past = answered.map(
    ({ verdict }, place): MarkFace =>
      verdict === 'right'
        ? { place, sign: '✓', kind: styles.right }
        : { place, sign: '✗', kind: styles.wrong },
  );
  const now = asks ? [{ place: past.length, sign: '?', kind: styles.now }] : [];
  const rest = length === 'endless' ? 0 : Math.max(0, length - past.length - now.length);
  const coming = Array.from({ length: rest }, (_, index) => ({
    place: past.length + now.length + index,
    sign: '·',
    kind: undefined,
  }));
  return (
    <span className={styles.strip} data-standing={standing} aria-hidden="true">
      {[...past, ...now, ...coming].slice(first, first + MOST).map(({ place, sign, kind }) => (
        <i key={place} className={clsx(styles.mark, kind)}>
          {sign}
        </i>
      ))}
    </span>
  );
}
