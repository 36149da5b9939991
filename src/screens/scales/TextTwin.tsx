import { type CSSProperties, useRef } from 'react';
import { useOverflow } from '../../ui/useOverflow';
import styles from './TextTwin.module.css';
import type { Twin } from './words';

interface TextTwinProps {
  /** What the drawing is of. */
  readonly name: string;
  readonly twin: Twin;
  /** What a drawing does that has too little room. One that scrolls must be reached by keyboard, as long as it does. */
  readonly drawing: 'scrolls' | 'shrinks';
}

/** A diagram in text. */
export function TextTwin({ name, twin: { sentences, drawing }, drawing: fit }: TextTwinProps) {
  const width = Math.max(...drawing.split('\n').map(line => [...line].length));
  const measure: CSSProperties & Record<'--width', number> = { '--width': width };
  const box = useRef<HTMLPreElement>(null);
  const ink = useRef<HTMLSpanElement>(null);
  const overflow = useOverflow(box, ink);
  return (
    <div className={styles.twin}>
      <ul className={styles.sentences}>
        {sentences.map(sentence => (
          <li key={sentence.split(':')[0]}>{sentence}</li>
        ))}
      </ul>
      <pre
        ref={box}
        className={styles.drawing}
        data-fit={fit}
        style={measure}
        role="img"
        aria-label={`${name}, drawn with characters`}
        {...(overflow === 'scrolls' && { tabIndex: 0 })}
      >
        <span ref={ink} className={styles.ink}>
          {drawing}
        </span>
      </pre>
    </div>
  );
}
