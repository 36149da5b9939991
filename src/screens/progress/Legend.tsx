import clsx from 'clsx';
import { boundsOf } from '../../practice/steps';
import heat from '../../ui/heat.module.css';
import styles from './Progress.module.css';
import { legendOf } from './text';
import type { ProgressView } from './view';

/** What each step of lightness means, in words. */
export function Legend({ view: { measure, target } }: { readonly view: ProgressView }) {
  return (
    <ul className={styles.legend}>
      {legendOf(measure, boundsOf(measure, target)).map(({ lightness, word, range }) => (
        <li key={word}>
          <span className={clsx(heat.heat, styles.swatch)} data-lightness={lightness} aria-hidden="true">
            {lightness === 'none' && '·'}
          </span>{' '}
          <b>{word}</b> {range}
        </li>
      ))}
    </ul>
  );
}
