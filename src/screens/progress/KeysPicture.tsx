import type { CSSProperties } from 'react';
import { keyItem } from '../../practice/items';
import { ALL_KEYS, type Key, spokenKey } from '../../theory/key';
import { Spoken } from '../../ui/Spoken';
import { tileOf } from './cells';
import { Picture, type PictureProps } from './Picture';
import styles from './Progress.module.css';
import { progressSettings } from './settings';
import { Tile } from './Tile';

const ROWS = [progressSettings.keysQuiz];

/** Where the keys of each ring are, from the center of the circle to its edge, in percent of its radius. */
const RADII = { major: 86, minor: 54 } as const;

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
            <li key={keyItem(key)} data-type={key.type} style={spotOf(key, index, ring.length)}>
              <b>
                <Spoken
                  text={key.type === 'major' ? key.tonic : `${key.tonic}m`}
                  spoken={`${spokenKey(key)},`}
                />
              </b>{' '}
              <Tile tile={tileOf(view, view.figures.get(keyItem(key)))} />
            </li>
          )),
        )}
      </ul>
    </Picture>
  );
}
