import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { KEY_TYPES, type Key, spokenKeyWithSignature } from '../../theory/key';
import type { NoteNames } from '../../theory/names';
import { Panel } from '../../ui/Panel';
import { useSafeId } from '../../ui/shell';
import { PLACES, sectorPath, sectorTarget } from '../circleGeometry';
import drawing from '../dial.module.css';
import styles from './Circle.module.css';
import { Dial, type DialHandle } from './Dial';
import { chordsOn, keyAfter, type Sector, sectorId, sectorsFor, TOP, type Turn } from './fifths';
import { CIRCLE_HELP, HIDDEN_BY_QUIZ, TITLES } from './text';

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
  readonly names: NoteNames;
  readonly handle: Ref<CircleHandle>;
}

const TURNS: Partial<Record<string, Turn>> = {
  ArrowRight: 'clockwise',
  ArrowLeft: 'counterclockwise',
  ArrowUp: 'relative',
  ArrowDown: 'relative',
};

/** The circle of fifths: one drawing, and over each of its sectors a native radio that is hit where the sector is. */
export function Circle({ selected, onSelect, onFollow, names, handle }: CircleProps) {
  const group = useSafeId();
  const radios = useRef(new Map<string, HTMLInputElement>());
  const dial = useRef<DialHandle>(null);
  const sectors = sectorsFor(selected);
  const chordOf = selected ? chordsOn(selected, names) : () => undefined;
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
      <div className={drawing.disc}>
        <Dial sectors={sectors} selected={selected} names={names} handle={dial} />
        {sectors.map(sector => {
          const id = sectorId(sector.key);
          return (
            <SectorRadio
              key={id}
              ref={radio => {
                if (radio) radios.current.set(id, radio);
              }}
              group={group}
              sector={sector}
              isSelected={selected !== undefined && sectorId(selected) === id}
              name={spokenKeyWithSignature(sector.key, names)}
              description={chordOf(sector.key)?.description}
              onSelect={() => onSelect(sector.key)}
              onKeyDown={event => move(event, sector.key)}
              onFocus={() => dial.current?.ring(id)}
              onBlur={() => dial.current?.ring(undefined)}
            />
          );
        })}
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
  readonly name: string;
  /** The chord it is of the selected key, where that spells it differently. */
  readonly description: string | undefined;
  readonly onSelect: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly ref: Ref<HTMLInputElement>;
}

function SectorRadio({
  group,
  sector,
  isSelected,
  name,
  description,
  onSelect,
  ref,
  ...events
}: SectorRadioProps) {
  const { key, place } = sector;
  const described = useSafeId();
  return (
    <>
      <input
        ref={ref}
        className={styles.radio}
        type="radio"
        name={group}
        value={sectorId(key)}
        checked={isSelected}
        aria-label={name}
        aria-describedby={description && described}
        style={sectorTarget(key.type, place)}
        onChange={onSelect}
        {...events}
      />
      {description && (
        <span id={described} hidden>
          {description}
        </span>
      )}
    </>
  );
}

/** The circle without letters or numbers, small, in its place while a question is open. */
export function CoveredCircle() {
  return (
    <Panel title={TITLES.circle} className={styles.covered}>
      <svg className={styles.dial} viewBox="-90 -90 180 180" aria-hidden="true">
        {KEY_TYPES.flatMap(ring =>
          PLACES.map(place => <path key={`${ring}-${place}`} d={sectorPath(ring, place, 0)} />),
        )}
        <text y={11}>?</text>
      </svg>
      <p>{HIDDEN_BY_QUIZ}</p>
    </Panel>
  );
}
