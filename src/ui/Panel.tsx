import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import styles from './Panel.module.css';
import { useSafeId } from './shell';

interface PanelProps {
  readonly title: string;
  /** A count or a hint, in the bottom border. */
  readonly foot?: ReactNode;
  readonly className?: string | undefined;
  /** The ref of a heading that can receive the focus. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/**
 * A framed part of a page with its heading in the top border; a region named by that heading.
 *
 * `aria-busy="false"` is the default; it only makes Chromium expose the element. Orca 43 reads a combo box that appears on the
 * page as if the focus had moved there, unless the element around both may hold text, which a region may not.
 */
export function Panel({ title, foot, className, headingRef, children }: PanelProps) {
  const heading = useSafeId();
  return (
    <section className={clsx(styles.panel, className)} aria-labelledby={heading}>
      <h2 ref={headingRef} id={heading} className={styles.title} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h2>
      <div aria-busy="false" className={styles.body}>
        {children}
      </div>
      {foot && <p className={styles.foot}>{foot}</p>}
    </section>
  );
}
