import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import type { Line } from '../../theory/degree';
import { useSafeId } from '../../ui/shell';
import styles from './Workouts.module.css';

interface ChoiceListProps {
  readonly legend: string;
  readonly className?: string | undefined;
  readonly lines: readonly Line[];
  /** The index of the chosen line; -1 for none. */
  readonly at: number;
  readonly choose: (at: number) => void;
}

/** A list of long lines, one of which is chosen: native radios in a named group. */
export function ChoiceList({ legend, className, lines, at, choose }: ChoiceListProps) {
  const group = useSafeId();
  const radios = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const { current } = radios;
    // The radio of a line that was moved is another one by now.
    if (current?.contains(document.activeElement)) current.querySelectorAll('input')[at]?.focus();
  }, [at]);
  return (
    <fieldset ref={radios} className={styles.group}>
      <legend className="visually-hidden">{legend}</legend>
      <ol className={clsx(styles.list, className)}>
        {lines.map(({ text, spoken }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and the focus follows the place, not the text.
          <li key={index}>
            <label>
              <input
                type="radio"
                name={group}
                checked={index === at}
                aria-label={spoken}
                onChange={() => choose(index)}
              />
              <span aria-hidden="true">{text}</span>
            </label>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
