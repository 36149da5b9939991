import clsx from 'clsx';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { preferences } from '../../settings/preferences';
import { usePreferences } from '../../settings/useSettings';
import { type Key, keyInfo, spokenKeyWithSignature } from '../../theory/key';
import { useSafeId, useShell } from '../../ui/shell';
import styles from './Circle.module.css';
import {
  chordsOn,
  countText,
  keyAfter,
  type Sector,
  type SectorChord,
  sectorId,
  sectorsFor,
  TOP,
  type Turn,
} from './fifths';
import { letterSpot, rimSpot, sectorBox, sectorPath } from './geometry';
import { CIRCLE_HELP } from './text';

/** What the rest of the screen can do with the circle. */
export interface CircleHandle {
  /** Focuses the selected key, or the top one if none is selected. */
  focus(): void;
}

interface CircleProps {
  readonly selected: Key | undefined;
  readonly onSelect: (key: Key) => void;
  /** Called when the focus has followed a key that a hotkey or the palette selected. */
  readonly onFollow: (key: Key) => void;
  readonly handle: Ref<CircleHandle>;
}

const TURNS: Partial<Record<string, Turn>> = {
  ArrowRight: 'clockwise',
  ArrowLeft: 'counterclockwise',
  ArrowUp: 'relative',
  ArrowDown: 'relative',
};

/** The circle of fifths: a native radio over each drawn sector, cut to its shape. */
export function Circle({ selected, onSelect, onFollow, handle }: CircleProps) {
  const group = useSafeId();
  const radios = useRef(new Map<string, HTMLInputElement>());
  const sectors = sectorsFor(selected);
  const chordOf = selected ? chordsOn(selected) : () => undefined;
  const radioOf = (key: Key) => radios.current.get(sectorId(key));

  useImperativeHandle(handle, () => ({
    focus: () => radioOf(selected ?? TOP)?.focus(),
  }));

  useEffect(() => {
    if (selected === undefined) return;
    const radio = radios.current.get(sectorId(selected));
    const focused = document.activeElement;
    // A focus within the circle follows the key, so that the arrows continue from there.
    if (!radio || radio === focused || !radio.closest('fieldset')?.contains(focused)) return;
    radio.focus();
    onFollow(selected);
  }, [selected, onFollow]);

  const move = (event: KeyboardEvent, from: Key) => {
    const turn = TURNS[event.key];
    if (turn === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const target = radioOf(keyAfter(from, turn));
    // Checked before it is focused, so that screen readers announce it as checked.
    target?.click();
    target?.focus();
  };

  return (
    <fieldset className={styles.circle} aria-describedby={`${group}-help`}>
      <legend className="visually-hidden">Circle of Fifths</legend>
      <div className={styles.disc}>
        {sectors.map(sector => (
          <SectorRadio
            key={sectorId(sector.key)}
            ref={radio => {
              if (radio) radios.current.set(sectorId(sector.key), radio);
            }}
            group={group}
            sector={sector}
            isSelected={selected !== undefined && sectorId(selected) === sectorId(sector.key)}
            chord={chordOf(sector.key)}
            onSelect={() => onSelect(sector.key)}
            onKeyDown={event => move(event, sector.key)}
          />
        ))}
        <Rim sectors={sectors} />
        <Hub selected={selected} />
      </div>
      <p id={`${group}-help`} className="visually-hidden">
        {CIRCLE_HELP}
      </p>
    </fieldset>
  );
}

interface SectorRadioProps {
  readonly group: string;
  readonly sector: Sector;
  readonly isSelected: boolean;
  /** The key's chord within the selected key. */
  readonly chord: SectorChord | undefined;
  readonly onSelect: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly ref: Ref<HTMLInputElement>;
}

function SectorRadio({ group, sector, isSelected, chord, onSelect, onKeyDown, ref }: SectorRadioProps) {
  const { withSigns } = useShell();
  const { key, place } = sector;
  const mark = isSelected ? 'selected' : chord === undefined ? 'plain' : 'chord';
  const description = useSafeId();
  return (
    <div className={styles.sector} data-ring={key.type} data-mark={mark}>
      <input
        ref={ref}
        type="radio"
        name={group}
        value={sectorId(key)}
        checked={isSelected}
        aria-label={spokenKeyWithSignature(key)}
        aria-describedby={chord?.description && description}
        style={sectorBox(key.type, place)}
        onChange={onSelect}
        onKeyDown={onKeyDown}
      />
      <svg className={styles.shape} viewBox="-100 -100 200 200" aria-hidden="true">
        <path className={styles.area} d={sectorPath(key.type, place, 0)} />
        <path className={styles.ring} d={sectorPath(key.type, place, 1.6)} />
      </svg>
      <span className={styles.letter} style={letterSpot(key.type, place)} aria-hidden="true">
        {withSigns(chord?.root ?? key.tonic)}
        {key.type === 'minor' && 'm'}
        {chord && <small className={styles.numeral}>{chord.roman}</small>}
      </span>
      {chord?.description && (
        <span id={description} hidden>
          {chord.description}
        </span>
      )}
    </div>
  );
}

/** The number of accidentals at each place, around the circle. */
function Rim({ sectors }: { sectors: readonly Sector[] }) {
  const signs = preferences.signs.read(usePreferences());
  return sectors
    .filter(({ key }) => key.type === 'major')
    .map(({ key, place }) => (
      <span key={place} className={styles.count} style={rimSpot(place)} aria-hidden="true">
        {countText(keyInfo(key).accidentals, signs)}
      </span>
    ));
}

/** The selected key, large, in the center. */
function Hub({ selected }: { selected: Key | undefined }) {
  const { withSigns } = useShell();
  return (
    <span className={clsx(styles.hub, selected === undefined && styles.empty)} aria-hidden="true">
      {selected === undefined ? (
        <span>pick a key</span>
      ) : (
        <>
          <b>{withSigns(selected.tonic)}</b>
          <span>{selected.type}</span>
        </>
      )}
    </span>
  );
}
