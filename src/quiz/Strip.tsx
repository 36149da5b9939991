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

/** How a quiz is going, answer by answer: right, wrong, being asked, still to come. Drawn only: the score is in words elsewhere. */
export function Strip({ answered, length, asks, standing }: StripProps) {
  const first = Math.max(0, answered.length + (asks ? 1 : 0) - MOST);
  const past = answered
    .slice(first)
    .map(
      ({ verdict }, index): MarkFace =>
        verdict === 'right'
          ? { place: first + index, sign: '✓', kind: styles.right }
          : { place: first + index, sign: '✗', kind: styles.wrong },
    );
  const now = asks ? [{ place: answered.length, sign: '?', kind: styles.now }] : [];
  const drawn = past.length + now.length;
  const rest = typeof length === 'number' ? Math.max(0, Math.min(MOST, length - first) - drawn) : 0;
  const coming = Array.from({ length: rest }, (_, index) => ({
    place: first + drawn + index,
    sign: '·',
    kind: undefined,
  }));
  return (
    <span className={styles.strip} data-standing={standing} aria-hidden="true">
      {[...past, ...now, ...coming].map(({ place, sign, kind }) => (
        <i key={place} className={clsx(styles.mark, kind)}>
          {sign}
        </i>
      ))}
    </span>
  );
}
