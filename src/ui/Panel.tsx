import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Panel.module.css';
import { useSafeId } from './shell';

interface PanelProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A framed part of a page, its heading in the frame's upper rule; a region named by that heading. */
export function Panel({ title, className, children }: PanelProps) {
  const heading = useSafeId();
  return (
    <section className={clsx(styles.panel, className)} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
