import clsx from 'clsx';
import { type Ref, useImperativeHandle, useState } from 'react';
import { preferences } from '../../settings/preferences';
import { usePreferences } from '../../settings/useSettings';
import { symbolName } from '../../theory/chord';
import { type Key, keyInfo } from '../../theory/key';
import { drawnName, type NoteNames } from '../../theory/names';
import { useShell } from '../../ui/shell';
import { countText, letterSpot, rimSpot, sectorPath } from '../circleGeometry';
import shared from '../dial.module.css';
import styles from './Dial.module.css';
import { chordsOn, type Sector, type SectorChord, sectorId } from './fifths';
import { HUB } from './text';

/** What the circle can do with its drawing. */
export interface DialHandle {
  /** Draws a ring around the sector whose radio has the focus. */
  ring(id: string | undefined): void;
}

interface DialProps {
  readonly sectors: readonly Sector[];
  readonly selected: Key | undefined;
  readonly names: NoteNames;
  readonly handle: Ref<DialHandle>;
}

/**
 * The circle of fifths as one drawing; screen readers get it from the radios that lie over it. Which of them has the focus is
 * known here alone, so that the radios aren't rendered again when it moves: React takes a radio out of its group while it
 * updates it, and Chromium then makes every radio of a group with none checked a Tab stop of its own.
 */
export function Dial({ sectors, selected, names, handle }: DialProps) {
  const [focused, setFocused] = useState<string>();
  useImperativeHandle(handle, () => ({ ring: setFocused }), []);
  const chordOf = selected ? chordsOn(selected) : () => undefined;
  const ringed = sectors.find(({ key }) => sectorId(key) === focused);
  return (
    <svg className={clsx(shared.dial, styles.dial)} viewBox="-100 -100 200 200" aria-hidden="true">
      {sectors.map(sector => (
        <DrawnSector
          key={sectorId(sector.key)}
          sector={sector}
          isSelected={selected !== undefined && sectorId(selected) === sectorId(sector.key)}
          chord={chordOf(sector.key)}
          names={names}
        />
      ))}
      <Rim sectors={sectors} />
      <Hub selected={selected} names={names} />
      {ringed && <FocusRing around={ringed} />}
    </svg>
  );
}

/** The most characters that a sector of a small circle has room for at full size; Sol♯m has more. */
const ROOM = 4;

/** How far a numeral moves its letter up, and how far it lies below it, on a dial with a radius of 100. */
const NUMERAL = { up: 3.5, down: 6.5 };

interface DrawnSectorProps {
  readonly sector: Sector;
  readonly isSelected: boolean;
  /** The key's chord within the selected key. */
  readonly chord: SectorChord | undefined;
  readonly names: NoteNames;
}

function DrawnSector({ sector: { key, place }, isSelected, chord, names }: DrawnSectorProps) {
  const { withSigns } = useShell();
  const { x, y } = letterSpot(key.type, place);
  const root = withSigns(symbolName(chord?.root ?? key.tonic, 'letters', names));
  const name = key.type === 'minor' ? `${root}m` : root;
  const mark = isSelected ? 'selected' : chord === undefined ? 'plain' : 'chord';
  return (
    <g data-sector={sectorId(key)} data-ring={key.type} data-mark={mark}>
      <path className={styles.area} d={sectorPath(key.type, place, 0)} />
      <text
        className={clsx(styles.letter, name.length > ROOM && styles.long)}
        x={x}
        y={chord ? y - NUMERAL.up : y}
      >
        {name}
      </text>
      {chord && (
        <text className={styles.numeral} x={x} y={y + NUMERAL.down}>
          {chord.roman}
        </text>
      )}
    </g>
  );
}

/** Two rings, a dark and a light one, so that one of them contrasts with any sector. */
function FocusRing({ around: { key, place } }: { around: Sector }) {
  return (
    <g data-focus-ring>
      <path className={styles.outer} d={sectorPath(key.type, place, 0)} />
      <path className={styles.inner} d={sectorPath(key.type, place, 1.6)} />
    </g>
  );
}

/** The number of accidentals at each place, around the circle. */
function Rim({ sectors }: { sectors: readonly Sector[] }) {
  const signs = preferences.signs.read(usePreferences());
  return sectors
    .filter(({ key }) => key.type === 'major')
    .map(({ key, place }) => (
      <text key={place} className={styles.count} {...rimSpot(place)}>
        {countText(keyInfo(key).accidentals, signs)}
      </text>
    ));
}

/** The selected key, large, in the center. */
function Hub({ selected, names }: Pick<DialProps, 'selected' | 'names'>) {
  const { withSigns } = useShell();
  if (selected === undefined)
    return HUB.empty.map((line, index) => (
      <text key={line} className={shared.hub} y={index * 8 - 4}>
        {line}
      </text>
    ));
  return (
    <>
      <text className={clsx(shared.hub, styles.tonic)} y={-5}>
        {withSigns(drawnName(selected.tonic, names))}
      </text>
      <text className={shared.hub} y={10}>
        {selected.type}
      </text>
    </>
  );
}
