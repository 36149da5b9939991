import { type ReactNode, useEffect, useRef } from 'react';
import styles from './ScreenFrame.module.css';
import { useDocumentTitle, useShell } from './shell';
import { introText } from './text';

/** The column of a wide window that gets the room: the page's own, the one beside it, or both nearly alike. */
export type WideColumn = 'page' | 'aside' | 'both';

interface ScreenFrameProps {
  readonly title: string;
  /** One line about the purpose of the screen. */
  readonly subtitle: string;
  /** How to begin with a screen reader, as one sentence; without it, no introduction is read. */
  readonly begin?: string;
  /** Controls for the whole screen. */
  readonly tools?: ReactNode;
  readonly aside?: ReactNode;
  /** What comes last, below both columns. */
  readonly foot?: ReactNode;
  readonly wide?: WideColumn;
  /** Whether the columns stay beside each other on a phone that lies on its side. */
  readonly lying?: 'stacked' | 'beside';
  readonly children: ReactNode;
}

/** A screen's heading, which gets the focus when the user comes from another page, and its one or two columns. */
export function ScreenFrame({
  title,
  subtitle,
  begin,
  tools,
  aside,
  foot,
  wide = 'page',
  lying = 'stacked',
  children,
}: ScreenFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { isFirstPage } = useShell();
  useDocumentTitle(title);
  useEffect(() => {
    // A dialog opened while this page was loading keeps the focus.
    if (!isFirstPage()) heading.current?.focus();
  }, [isFirstPage]);

  return (
    // A section: Orca doesn't read out all changes in one, see `Dialog`.
    <section className={styles.frame}>
      <div className={styles.top}>
        <div className={styles.heading}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {begin && <p className="visually-hidden">{introText(begin)}</p>}
          <p>{subtitle}</p>
        </div>
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      <div
        className={styles.columns}
        data-aside={aside ? 'shown' : 'hidden'}
        data-wide={wide}
        data-lying={lying}
      >
        <div className={styles.column}>{children}</div>
        {aside && <div className={styles.column}>{aside}</div>}
      </div>
      {foot}
    </section>
  );
}
