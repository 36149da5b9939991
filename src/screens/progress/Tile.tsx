import clsx from 'clsx';
import heat from '../../ui/heat.module.css';
import styles from './Progress.module.css';
import type { Tile as TileOf } from './view';

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
