import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { keyItem } from '../../practice/items';
import { ALL_KEYS, type Key, spokenKey } from '../../theory/key';
import heat from '../../ui/heat.module.css';
import { useShell } from '../../ui/shell';
import { Picture, type PictureProps } from './Picture';
import styles from './Progress.module.css';
import { progressSettings } from './settings';
import { type Tile as TileOf, tileOf } from './view';

const ROWS = [progressSettings.keysQuiz];

/** Where the keys of each ring are, from the center of the circle to its edge, in percent of its radius. */
const RADII = { major: 90, minor: 62 } as const;

/** The place of a key on the circle: all thirteen of a ring are apart, so that both spellings at the bottom have one. */
function spotOf(key: Key, index: number, count: number): CSSProperties {
  const angle = (index / count) * 2 * Math.PI;
  const radius = RADII[key.type] / 2;
  return { left: `${50 + radius * Math.sin(angle)}%`, top: `${50 - radius * Math.cos(angle)}%` };
}

/** By fifths, as around the circle: the flats come last, from six down to one. */
const ringOf = (type: Key['type']): readonly Key[] => {
  const keys = ALL_KEYS.filter(key => key.type === type);
  // The second spelling of the bottom is the last of the list.
  return [...keys.slice(0, 7), ...keys.slice(-1), ...keys.slice(7, -1)];
};

const RINGS = [ringOf('major'), ringOf('minor')];

/** The keys of the circle of fifths, with a figure for each. */
export function KeysPicture({ settings, view }: PictureProps) {
  const answered = ALL_KEYS.filter(key => view.figures.has(keyItem(key)));
  return (
    <Picture settings={settings} view={view} rows={ROWS} covered={[answered.length, ALL_KEYS.length]}>
      <ul className={styles.circle}>
        {RINGS.flatMap(ring =>
          ring.map((key, index) => (
            <li key={keyItem(key)} style={spotOf(key, index, ring.length)}>
              <KeyTile keyShown={key} tile={tileOf(view, view.figures.get(keyItem(key)))} />
            </li>
          )),
        )}
      </ul>
    </Picture>
  );
}

/** A key and its figure on one step of lightness. */
function KeyTile({ keyShown, tile }: { readonly keyShown: Key; readonly tile: TileOf }) {
  const { withSigns } = useShell();
  const { tonic, type } = keyShown;
  return (
    <>
      <span
        className={clsx(heat.heat, styles.key)}
        data-type={type}
        data-lightness={tile.lightness}
        aria-hidden="true"
      >
        <b>{withSigns(type === 'major' ? tonic : `${tonic}m`)}</b>
        <span>{tile.text}</span>
      </span>
      <span className="visually-hidden">{`${spokenKey(keyShown)}, ${tile.spoken}`}</span>
    </>
  );
}
