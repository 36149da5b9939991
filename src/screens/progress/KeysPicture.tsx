import type { CSSProperties } from 'react';
import { keyItem } from '../../practice/items';
import { preferences } from '../../settings/preferences';
import { usePreferences } from '../../settings/useSettings';
import { ALL_KEYS, KEY_TYPES, type Key, keyInfo, spokenKey } from '../../theory/key';
import { useShell } from '../../ui/shell';
import { countText, edgePath, letterSpot, rimSpot, sectorPath } from '../circleGeometry';
import styles from './KeysPicture.module.css';
import { Picture, type PictureProps } from './Picture';
import { progressSettings } from './settings';
import { MEASURE_HUBS } from './text';
import { type Tile, tileOf } from './view';

const ROWS = [progressSettings.keysQuiz];

/** By fifths, as around the circle: the flats come last, from six down to one, so that both spellings of the bottom are side by side. */
function ringOf(type: Key['type']): readonly Key[] {
  const keys = ALL_KEYS.filter(key => key.type === type);
  return [...keys.slice(0, 7), ...keys.slice(-1), ...keys.slice(7, -1)];
}

/** A key, and its place on the circle. */
interface Sector {
  readonly keyShown: Key;
  readonly place: number;
}

const SECTORS: readonly Sector[] = KEY_TYPES.flatMap(type =>
  ringOf(type).map((keyShown, place) => ({ keyShown, place })),
);

/** Each spelling has a place of its own: thirteen on a ring. */
const PLACES = SECTORS.length / KEY_TYPES.length;

/** The circle of fifths, with a figure for each key. */
export function KeysPicture({ settings, view }: PictureProps) {
  const answered = ALL_KEYS.filter(key => view.figures.has(keyItem(key)));
  const sectors = SECTORS.map(sector => ({
    ...sector,
    tile: tileOf(view, view.figures.get(keyItem(sector.keyShown))),
  }));
  return (
    <Picture settings={settings} view={view} rows={ROWS} covered={[answered.length, ALL_KEYS.length]}>
      <div className={styles.disc}>
        <svg className={styles.dial} viewBox="-100 -100 200 200" aria-hidden="true">
          {sectors.map(sector => (
            <DrawnKey key={keyItem(sector.keyShown)} {...sector} />
          ))}
          <Rim />
          {MEASURE_HUBS[view.measure].map((line, index) => (
            <text key={line} className={styles.hub} y={index * 9 - 4.5}>
              {line}
            </text>
          ))}
        </svg>
        <ul className={styles.keys}>
          {sectors.map(({ keyShown, place, tile }) => (
            <li key={keyItem(keyShown)} style={spotOf(keyShown, place)}>
              <span className="visually-hidden">{`${spokenKey(keyShown)}, ${tile.spoken}`}</span>
            </li>
          ))}
        </ul>
      </div>
    </Picture>
  );
}

/** Where a key's text for screen readers lies: on its sector. */
function spotOf({ type }: Key, place: number): CSSProperties {
  const { x, y } = letterSpot(type, place, PLACES);
  return { left: `${50 + x / 2}%`, top: `${50 + y / 2}%` };
}

/** How far the name of a key lies above the middle of its sector, and its figure below, on a dial with a radius of 100. */
const APART = 4.8;

/** How far the borders of a sector lie within it. */
const INSET = 0.7;

/** How far the line that stands for lightness where there are no colors lies within the border. */
const HATCH = 2.2;

function DrawnKey({ keyShown, place, tile }: Sector & { readonly tile: Tile }) {
  const { withSigns } = useShell();
  const { tonic, type } = keyShown;
  const { x, y } = letterSpot(type, place, PLACES);
  return (
    <g className={styles.sector} data-ring={type} data-lightness={tile.lightness}>
      <path className={styles.area} d={sectorPath(type, place, INSET, PLACES)} />
      <path className={styles.hatch} d={edgePath(type, place, HATCH, PLACES)} />
      <text className={styles.name} x={x} y={y - APART}>
        {withSigns(type === 'major' ? tonic : `${tonic}m`)}
      </text>
      <text className={styles.figure} x={x} y={y + APART}>
        {tile.text}
      </text>
    </g>
  );
}

/** The number of accidentals at each place, around the circle. */
function Rim() {
  const signs = preferences.signs.read(usePreferences());
  return SECTORS.filter(({ keyShown }) => keyShown.type === 'major').map(({ keyShown, place }) => (
    <text key={place} className={styles.count} {...rimSpot(place, PLACES)}>
      {countText(keyInfo(keyShown).accidentals, signs)}
    </text>
  ));
}
