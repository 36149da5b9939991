import type { ReactNode } from 'react';
import type { Line } from '../../theory/degree';
import { Spoken } from '../../ui/Spoken';
import styles from './Blocks.module.css';

/** Tables beside each other where there is room. */
export function Blocks({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.blocks}>{children}</div>
    </div>
  );
}

/** What a row or a column is called, and what screen readers say in its place. */
interface Header {
  readonly id: string;
  readonly title: string;
  readonly spoken?: string;
}

interface BlockProps {
  /** What all its items are of. */
  readonly title: string;
  /** What else there is to say of it. */
  readonly note?: string;
  /** What the rows are. */
  readonly corner: Line;
  readonly columns: readonly Header[];
  readonly rows: readonly Header[];
  /** Whether what the rows are called is a few characters. */
  readonly heads?: 'short';
  /** What a row has in a column. */
  readonly cellAt: (row: string, column: string) => ReactNode;
}

/** Items in rows and columns, narrow enough for a phone. */
export function Block({ title, note, corner, columns, rows, heads, cellAt }: BlockProps) {
  return (
    <table className={styles.block} data-heads={heads}>
      <caption>
        {note ? `${title} ` : title}
        {note && <small>{note}</small>}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Spoken {...corner} />
          </th>
          {columns.map(({ id, title: text, spoken }) => (
            <th key={id} scope="col">
              <Spoken text={text} spoken={spoken} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title: text, spoken }) => (
          <tr key={id}>
            <th scope="row">
              <Spoken text={text} spoken={spoken} />
            </th>
            {columns.map(column => (
              <td key={column.id}>{cellAt(id, column.id)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
