import { KEY_TYPES } from '../../theory/key';
import styles from './CoveredCircle.module.css';
import { PLACES, sectorPath } from './geometry';
import { HIDDEN_BY_QUIZ } from './text';

/** The circle without letters or numbers, shown while a question is open. */
export function CoveredCircle() {
  return (
    <div className={styles.covered}>
      <svg className={styles.dial} viewBox="-100 -100 200 200" aria-hidden="true">
        {KEY_TYPES.flatMap(ring =>
          PLACES.map(place => <path key={`${ring}-${place}`} d={sectorPath(ring, place, 0)} />),
        )}
        <text y={11}>?</text>
      </svg>
      <p>{HIDDEN_BY_QUIZ}</p>
    </div>
  );
}
