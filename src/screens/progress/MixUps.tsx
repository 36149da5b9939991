import type { MixUp } from '../../practice/sums';
import styles from './Progress.module.css';
import { heardAs, MIX_UP_COLUMNS, TITLES } from './text';

/** As many mix-ups are listed. */
const LISTED = 10;

interface MixUpsProps {
  readonly mixUps: readonly MixUp[];
  /** An answer as it is called, from its code in the log. */
  readonly nameOf: (code: string) => string;
  /** What is said where there are none. */
  readonly none: string;
}

/** Which sounds are taken for which, the most frequent mix-ups first. */
export function MixUps({ mixUps, nameOf, none }: MixUpsProps) {
  if (mixUps.length === 0) return <p>{none}</p>;
  return (
    <table className={styles.table}>
      <caption>{TITLES.mixUps}</caption>
      <thead>
        <tr>
          {MIX_UP_COLUMNS.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mixUps.slice(0, LISTED).map(({ asked, answered, heard, times }) => (
          <tr key={`${asked} ${answered} ${heard}`}>
            <th scope="row">{heardAs(nameOf(asked), heard)}</th>
            <td>{nameOf(answered)}</td>
            <td>{times}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
