import clsx from 'clsx';
import { useRef } from 'react';
import heat from '../../ui/heat.module.css';
import { Spoken } from '../../ui/Spoken';
import { useOverflow } from '../../ui/useOverflow';
import styles from './Progress.module.css';
import { type ProgressView, type Tile as TileOf, tileOf } from './view';

/** A figure on its step of lightness; all figures of its item are said. */
export function Tile({ tile: { text, lightness, spoken } }: { readonly tile: TileOf }) {
  return (
    <>
      <span className={clsx(heat.heat, styles.tile)} data-lightness={lightness} aria-hidden="true">
        {text}
      </span>
      <span className="visually-hidden">{spoken}</span>
    </>
  );
}

/** What a column is called. */
interface Column {
  readonly id: string;
  readonly title: string;
  /** The title as spoken, if it has signs that screen readers garble. */
  readonly spoken?: string;
}

/** What a row is called, and the item of each column, where it has one. */
interface Row extends Column {
  readonly items: readonly (string | undefined)[];
}

interface TileTableProps {
  readonly view: ProgressView;
  readonly caption: string;
  /** What the rows are. */
  readonly corner: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** Items in rows and columns, with a figure for each. */
export function TileTable({ view, caption, corner, columns, rows }: TileTableProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const overflow = useOverflow(box, table);
  return (
    <fieldset
      ref={box}
      className={styles.scroller}
      aria-label={caption}
      {...(overflow === 'scrolls' && { tabIndex: 0 })}
    >
      <table ref={table} className={styles.grid} data-size="small">
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ id, title, spoken }) => (
              <th key={id} scope="col">
                <Spoken text={title} spoken={spoken} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, items }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              {columns.map(({ id: column }, at) => {
                const item = items[at];
                return (
                  <td key={column}>
                    {item !== undefined && <Tile tile={tileOf(view, view.figures.get(item))} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}
