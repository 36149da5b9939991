import type { CSSProperties } from 'react';
import styles from './TextTwin.module.css';
import type { Twin } from './words';

interface TextTwinProps {
  /** What the drawing is of. */
  readonly name: string;
  readonly twin: Twin;
  /** A wide drawing scrolls, and so must be reached by keyboard; one that is small enough shrinks to the room there is. */
  readonly drawing: 'scrolls' | 'shrinks';
}

/** A diagram in text. */
export function TextTwin({ name, twin: { sentences, drawing }, drawing: fit }: TextTwinProps) {
  const width = Math.max(...drawing.split('\n').map(line => [...line].length));
  const measure: CSSProperties & Record<'--width', number> = { '--width': width };
  return (
    <div className={styles.twin}>
      <ul className={styles.sentences}>
        {sentences.map(sentence => (
          <li key={sentence.split(':')[0]}>{sentence}</li>
        ))}
      </ul>
      <pre
        className={styles.drawing}
        data-fit={fit}
        style={measure}
        role="img"
        aria-label={`${name}, drawn with characters`}
        {...(fit === 'scrolls' && { tabIndex: 0 })}
      >
        {drawing}
      </pre>
    </div>
  );
}
