import type { CSSProperties } from 'react';
import type { Measure } from '../../practice/steps';
import { useShell } from '../../ui/shell';
import { type Band, bandPath, bandSpot, edgePath, rimSpot } from '../circleGeometry';
import dial from '../dial.module.css';
import { MEASURE_HUBS } from './text';
import type { Tile } from './view';
import styles from './Wheel.module.css';

/** One item, or several together, on a wheel. */
export interface WheelSector {
  readonly id: string;
  readonly band: Band;
  /** Its place on its ring, clockwise from 0 at the top. */
  readonly place: number;
  /** Its name above its figure, if the rim doesn't say it. */
  readonly name?: { readonly text: string; readonly weight: 'bold' | 'normal' };
  readonly tile: Tile;
  /** What it is and its figures, for screen readers; they skip a sector that has none. */
  readonly spoken: string | undefined;
}

/** The distance of two lines, on a dial with a radius of 100. */
const LINE = 9;

interface WheelProps {
  readonly measure: Measure;
  readonly sectors: readonly WheelSector[];
  /** What stands outside the rings at each place, line by line. */
  readonly rim: readonly (readonly string[])[];
}

/** A circle of sectors with a figure in each: one drawing, and over it a list for screen readers. */
export function Wheel({ measure, sectors, rim }: WheelProps) {
  const { withSigns } = useShell();
  const places = rim.length;
  const hub = MEASURE_HUBS[measure];
  const isNamedThere = sectors.every(({ name }) => name === undefined);
  return (
    <div className={dial.disc}>
      <svg className={dial.dial} viewBox="-100 -100 200 200" aria-hidden="true">
        {sectors.map(sector => (
          <DrawnSector key={sector.id} sector={sector} places={places} />
        ))}
        {rim.map((lines, place) => {
          const { x, y } = rimSpot(place, places);
          return lines.map((text, line) => (
            <text
              key={text}
              className={styles.rim}
              data-names={isNamedThere}
              x={x}
              y={y + (line - (lines.length - 1) / 2) * LINE}
            >
              {withSigns(text)}
            </text>
          ));
        })}
        {hub.map((line, index) => (
          <text key={line} className={dial.hub} y={(index - (hub.length - 1) / 2) * LINE}>
            {line}
          </text>
        ))}
      </svg>
      <ul className={styles.list}>
        {sectors.map(
          ({ id, band, place, spoken }) =>
            spoken && (
              <li key={id} style={spotOf(band, place, places)}>
                <span className="visually-hidden">{spoken}</span>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

/** Where a sector's text for screen readers lies: on it. */
function spotOf(band: Band, place: number, places: number): CSSProperties {
  const { x, y } = bandSpot(band, place, places);
  return { left: `${50 + x / 2}%`, top: `${50 + y / 2}%` };
}

/** How far a name lies above the middle of its sector, and its figure below. */
const APART = 4.8;

/** How far the borders of a sector lie within it. */
const INSET = 0.7;

/** How far the line that stands for lightness where there are no colors lies within the border. */
const HATCH = 2.2;

function DrawnSector({ sector, places }: { readonly sector: WheelSector; readonly places: number }) {
  const { withSigns } = useShell();
  const { band, place, name, tile } = sector;
  const { x, y } = bandSpot(band, place, places);
  return (
    <g className={styles.sector} data-lightness={tile.lightness}>
      <path className={styles.area} d={bandPath(band, place, INSET, places)} />
      <path className={styles.hatch} d={edgePath(band, place, HATCH, places)} />
      {name && (
        <text className={styles.name} data-weight={name.weight} x={x} y={y - APART}>
          {withSigns(name.text)}
        </text>
      )}
      <text className={styles.figure} x={x} y={name ? y + APART : y}>
        {tile.text}
      </text>
    </g>
  );
}
