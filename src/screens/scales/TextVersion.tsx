import { type CSSProperties, useRef } from 'react';
import { useOverflow } from '../../ui/useOverflow';
import styles from './TextVersion.module.css';
import { drawingName, type TextVersion as Version } from './text';

interface TextVersionProps {
  /** The name of the diagram. */
  readonly name: string;
  readonly version: Version;
  /** What the drawing does if it doesn't fit. While it scrolls, it must be focusable. */
  readonly drawing: 'scrolls' | 'shrinks';
}

/** A diagram in text. */
export function TextVersion({ name, version: { sentences, drawing }, drawing: fit }: TextVersionProps) {
  const width = Math.max(...drawing.split('\n').map(line => [...line].length));
  const measure: CSSProperties & Record<'--width', number> = { '--width': width };
  const box = useRef<HTMLPreElement>(null);
  const ink = useRef<HTMLSpanElement>(null);
  const overflow = useOverflow(box, ink);
  return (
    <div className={styles.version}>
      <ul className={styles.sentences}>
        {sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <pre
        ref={box}
        className={styles.drawing}
        data-fit={fit}
        style={measure}
        role="img"
        aria-label={drawingName(name)}
        {...(overflow === 'scrolls' && { tabIndex: 0 })}
      >
        <span ref={ink} className={styles.ink}>
          {drawing}
        </span>
      </pre>
    </div>
  );
}
