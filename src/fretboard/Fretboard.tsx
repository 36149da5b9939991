import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type Ref,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { type CellView, cellName } from './cell';
import { type Bounds, moveCursor, type Step, within } from './cursor';
import styles from './Fretboard.module.css';
import { stepFor } from './keys';
import { type Position, samePosition, stringNumber } from './position';
import { inlayAt, type Tuning } from './tuning';

/** What a screen can do with a neck that is on the page. */
export interface NeckHandle {
  /** Moves the focus to a place; the cursor stays where it was where none is given. */
  focus(position?: Position): void;
  cursor(): Position;
  /** The accessible name of the cell under the cursor. */
  whereAmI(): string;
  hasFocus(): boolean;
}

interface FretboardProps {
  /** The grid's accessible name. */
  readonly name: string;
  readonly tuning: Tuning;
  readonly lastFret: number;
  readonly firstFret?: number;
  /** The drawn labels of the strings, by index. */
  readonly labels: readonly string[];
  readonly cellAt: (position: Position) => CellView;
  readonly onAct: (position: Position) => void;
  readonly onFocus?: (position: Position) => void;
  /** Called when a step leads off the neck. */
  readonly onEdge: (step: Step) => void;
  readonly handle?: Ref<NeckHandle>;
}

/** The narrowest that a column may get, in rem: room for a double accidental, and more than the 24 px of a target. */
const COLUMN = 3.4;

function stepOf(event: KeyboardEvent): Step | undefined {
  if (event.altKey || event.shiftKey) return undefined;
  return stepFor(event.key, event.ctrlKey || event.metaKey);
}

const selectorOf = ({ guitarString, fret }: Position) =>
  `[data-string="${guitarString}"][data-fret="${fret}"]`;

function positionOf(element: EventTarget): Position | undefined {
  const cell = element instanceof Element ? element.closest<HTMLElement>('[data-fret]') : null;
  if (!cell) return undefined;
  return { guitarString: Number(cell.dataset.string), fret: Number(cell.dataset.fret) };
}

/** A neck as a grid: string 1 on top, a column a fret, one Tab stop, every cell named by place and state. */
export function Fretboard({
  name,
  tuning,
  lastFret,
  firstFret = 0,
  labels,
  cellAt,
  onAct,
  onFocus,
  onEdge,
  handle,
}: FretboardProps) {
  const table = useRef<HTMLTableElement>(null);
  const bounds: Bounds = { strings: tuning.length, firstFret, lastFret };
  const [wanted, setCursor] = useState<Position>({ guitarString: tuning.length - 1, fret: firstFret });
  const cursor = within(wanted, bounds);

  const focusCell = useCallback((position: Position) => {
    table.current?.querySelector<HTMLElement>(selectorOf(position))?.focus();
  }, []);

  useImperativeHandle(handle, () => ({
    focus: position => focusCell(position ?? cursor),
    cursor: () => cursor,
    whereAmI: () => cellName(tuning, cursor, cellAt(cursor)),
    hasFocus: () => table.current?.contains(document.activeElement) ?? false,
  }));

  const walk = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (step === undefined) return;
    event.preventDefault();
    const to = moveCursor(cursor, step, bounds);
    if (to === cursor) onEdge(step);
    else focusCell(to);
  };

  const act = (event: MouseEvent) => {
    const position = positionOf(event.target);
    if (position) onAct(position);
  };

  const frets = Array.from({ length: lastFret - firstFret + 1 }, (_, index) => firstFret + index);
  const strings = tuning.map((_, guitarString) => guitarString).reverse();

  return (
    <div className={styles.neck}>
      <div className={styles.labels} aria-hidden="true">
        {strings.map(guitarString => (
          <span key={guitarString}>{labels[guitarString]}</span>
        ))}
      </div>
      <div className={styles.scroller}>
        <div style={{ minWidth: `${frets.length * COLUMN}rem` }}>
          <div className={styles.numbers} aria-hidden="true">
            {frets.map(fret => (
              <span key={fret}>{fret}</span>
            ))}
          </div>
          <table
            ref={table}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table as a grid keeps rows and cells
            role="grid"
            aria-label={name}
            className={styles.grid}
            onKeyDown={walk}
            onClick={act}
          >
            <tbody>
              {strings.map(guitarString => (
                <tr
                  key={guitarString}
                  className={styles.guitarString}
                  data-gauge={guitarString}
                  aria-label={`String ${stringNumber(tuning, guitarString)}`}
                >
                  {frets.map(fret => {
                    const position = { guitarString, fret };
                    const view = cellAt(position);
                    return (
                      <Cell
                        key={fret}
                        guitarString={guitarString}
                        fret={fret}
                        name={cellName(tuning, position, view)}
                        drawn={view.drawn}
                        mark={view.mark}
                        sounding={view.sounding ?? false}
                        current={samePosition(cursor, position)}
                        onFocus={setCursor}
                        onArrive={onFocus}
                      />
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
          <div className={styles.inlays} aria-hidden="true">
            {frets.map(fret => (
              <span key={fret} data-inlay={fret === 0 ? 'none' : inlayAt(fret)} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

interface CellProps {
  readonly guitarString: number;
  readonly fret: number;
  readonly name: string;
  readonly drawn: string;
  readonly mark: CellView['mark'];
  readonly sounding: boolean;
  readonly current: boolean;
  readonly onFocus: (position: Position) => void;
  readonly onArrive: ((position: Position) => void) | undefined;
}

/** Its props are plain values, so that a moved cursor repaints two cells and not the neck. */
const Cell = memo(function Cell(props: CellProps) {
  const { guitarString, fret, name, drawn, mark, sounding, current, onFocus, onArrive } = props;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a gridcell is what a td in a grid is
      role="gridcell"
      tabIndex={current ? 0 : -1}
      className={styles.cell}
      data-string={guitarString}
      data-fret={fret}
      data-mark={mark}
      data-sounding={sounding || undefined}
      onFocus={() => {
        onFocus({ guitarString, fret });
        onArrive?.({ guitarString, fret });
      }}
    >
      <span className="visually-hidden">{name}</span>
      <span className={styles.note} aria-hidden="true">
        {drawn}
      </span>
    </td>
  );
});
