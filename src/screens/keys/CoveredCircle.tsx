import { KEY_TYPES } from '../../theory/key';
import { Panel } from '../../ui/Panel';
import styles from './CoveredCircle.module.css';
import { PLACES, sectorPath } from './geometry';
import { HIDDEN_BY_QUIZ, TITLES } from './text';

/** The circle without letters or numbers, small, in its place while a question is open. */
export function CoveredCircle() {
  return (
    <Panel title={TITLES.circle} className={styles.covered}>
      <svg className={styles.dial} viewBox="-90 -90 180 180" aria-hidden="true">
        {KEY_TYPES.flatMap(ring =>
          PLACES.map(place => <path key={`${ring}-${place}`} d={sectorPath(ring, place, 0)} />),
        )}
        <text y={11}>?</text>
      </svg>
      <p>{HIDDEN_BY_QUIZ}</p>
    </Panel>
  );
}
