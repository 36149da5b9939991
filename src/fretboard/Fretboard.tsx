import {
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type Bounds,
  type CursorMove,
  moveCursor,
  samePitch,
  shortStringAhead,
  stringBounds,
  within,
} from '../instrument/cursor';
import { type Instrument, inlayAt, type Orientation, RIGHT_HANDED } from '../instrument/instrument';
import {
  fretsFrom,
  fretsOn,
  hasFret,
  type Position,
  samePosition,
  stringNumber,
} from '../instrument/position';
import { diagramUse, stringText, withCapoNote } from '../instrument/text';
import type { CellSpeech } from '../settings/preferences';
import { type CellView, cellFace, cellName } from './cell';
import styles from './Fretboard.module.css';
import { NeckCue } from './NeckCue';
import { NeckRow } from './NeckRow';
import { PrintedNeck } from './PrintedNeck';
import {
  type MissingFret,
  missingAt,
  missingOn,
  positionOf,
  reveal,
  selectorOf,
  stringsShown,
} from './places';
import { capoNumber } from './text';

interface FretMarksProps {
  readonly instrument: Instrument;
  readonly firstFret: number;
  readonly lastFret: number;
}

/** The places of the dots, from the top: always between two strings, so that no note covers them. */
function betweenStrings({
  strings: { length },
}: Instrument): CSSProperties & Record<'--middle' | '--upper' | '--lower', string> {
  const below = (strings: number) => `${(100 * strings) / length}%`;
  const upper = Math.round(length / 3);
  return {
    '--middle': below(Math.floor(length / 2)),
    '--upper': below(upper),
    '--lower': below(length - upper),
  };
}

/** How many frets the line of a string leaves out. */
const missingRoom = ({ length }: readonly MissingFret[]): CSSProperties & Record<'--missing', number> => ({
  '--missing': length,
});

/** The numbers of the frets above a neck, and the inlays in it. */
export const FretMarks = memo(function FretMarks({ instrument, firstFret, lastFret }: FretMarksProps) {
  const frets = fretsFrom(firstFret, lastFret);
  const inlayOf = (fret: number) => (fret === 0 ? 'none' : inlayAt(instrument, fret));
  return (
    <>
      <div className={styles.numbers} aria-hidden="true">
        {frets.map(fret => (
          <span key={fret} data-inlay={inlayOf(fret)}>
            {fret === 0 ? capoNumber(instrument) : fret}
          </span>
        ))}
      </div>
      <div className={styles.inlays} style={betweenStrings(instrument)} aria-hidden="true">
        {frets.map(fret => (
          <span key={fret} data-inlay={inlayOf(fret)} />
        ))}
      </div>
    </>
  );
});

/** How a screen controls a neck on the page. */
export interface NeckHandle {
  /** Moves the focus, and the cursor with it, to a position; without one, to the cursor. */
  focus(position?: Position): void;
  cursor(): Position;
  /** Whether the neck shows a fret. */
  shows(fret: number): boolean;
  /** The accessible name of the cell under the cursor. */
  whereAmI(): string;
  hasFocus(): boolean;
  /** Moves the cursor, and the focus with it; at an edge it stays. */
  move(move: CursorMove): void;
  /** Moves the cursor to the next or previous position of the same pitch class. */
  goToSamePitch(direction: 'next' | 'previous'): void;
  /** Scrolls the neck within its box until these positions are in view; there must be at least one. */
  reveal(positions: readonly Position[]): void;
}

export interface FretboardProps {
  /** The grid's accessible name. */
  readonly name: string;
  readonly instrument: Instrument;
  readonly lastFret: number;
  readonly firstFret?: number;
  /** Small necks are drawn side by side. */
  readonly size?: 'full' | 'small';
  /** The one string that is shown, if not all are. */
  readonly onlyString?: number | undefined;
  /** The name of a row without the cursor, if it isn't the number of its string. */
  readonly rowName?: (guitarString: number) => string;
  /** Drawn above the neck; its height stays the same, whatever it says. */
  readonly headline?: ((cursor: Position) => ReactNode) | undefined;
  /** Where Tab enters the neck; by default at the corner. Another position takes the cursor along, unless the neck has the focus. */
  readonly home?: Position | undefined;
  /** Whether a screen reader's browse mode reads cells that show nothing; with the focus in the neck all are there. */
  readonly bareCells?: 'read' | 'skipped';
  /** How the neck is drawn, by style alone: its cells and their order stay the same. */
  readonly orientation?: Orientation;
  readonly cellAt: (position: Position) => CellView;
  /** How much of a cell is said when the cursor reaches it; by default everything. */
  readonly speech?: CellSpeech;
  readonly onAct: (position: Position) => void;
  readonly onFocus?: (position: Position) => void;
  /** Called when a command, not the pointer, has moved the cursor. */
  readonly onCursorMove?: ((position: Position) => void) | undefined;
  /** Called when a move leads off the neck. */
  readonly onEdge: (move: CursorMove) => void;
  /** Called when a move or the pointer comes to frets that a short string, given by its place, lacks. */
  readonly onMissing?: ((guitarString: number) => void) | undefined;
  readonly handle?: Ref<NeckHandle>;
}

/** Makes a cell that browse mode skips known to screen readers, before it gets the focus. */
const uncover = (cell: Element | null | undefined): void => cell?.removeAttribute('aria-hidden');

/**
 * A neck as a grid: string 1 first, one column per fret, one Tab stop, every cell named by place and state. The row of the
 * cursor has the name of its cell.
 */
export function Fretboard({
  name,
  instrument,
  lastFret,
  firstFret = 0,
  size = 'full',
  onlyString,
  headline,
  rowName = guitarString => stringText(instrument, guitarString),
  home,
  bareCells = 'read',
  orientation = RIGHT_HANDED,
  cellAt,
  speech = 'all',
  onAct,
  onFocus,
  onCursorMove,
  onEdge,
  onMissing,
  handle,
}: FretboardProps) {
  const table = useRef<HTMLTableElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const bounds: Bounds = { ...stringBounds(instrument, onlyString), firstFret, lastFret, instrument };
  // The string goes by its number, so that the cursor stays on it when the instrument changes.
  const wantedAt = ({ guitarString, fret }: Position) => ({
    number: stringNumber(instrument, guitarString),
    fret,
  });
  const [wanted, setWanted] = useState(home ? wantedAt(home) : { number: 1, fret: firstFret });

  // A pointer press acts on its cell, so the focus that follows it isn't a cursor move.
  const pointer = useRef<'up' | 'down'>('up');
  const focusCell = useCallback((position: Position) => {
    pointer.current = 'up';
    const cell = table.current?.querySelector<HTMLElement>(selectorOf(position));
    uncover(cell);
    cell?.focus();
    // The browser doesn't scroll to a cell that is half in view, which would cut off its focus ring.
    if (cell && scroller.current) reveal(scroller.current, [cell]);
  }, []);

  // When the frets change under the focus, it follows the cursor. Read during render: it is lost when its cell goes.
  const hadFocus = table.current?.contains(document.activeElement) ?? false;
  const [lastHome, setLastHome] = useState(home);
  if (home !== lastHome) {
    setLastHome(home);
    if (home && !hadFocus) setWanted(wantedAt(home));
  }
  // The position is the same object until the cursor moves, since memoized rows compare it by identity.
  const wantedPosition = useMemo(
    () => ({ guitarString: instrument.strings.length - wanted.number, fret: wanted.fret }),
    [instrument, wanted],
  );
  const cursor = within(wantedPosition, bounds);
  useLayoutEffect(() => {
    if (!hadFocus) return;
    const focused = positionOf(document.activeElement);
    if (focused === undefined || !samePosition(focused, cursor)) focusCell(cursor);
  });

  const shown = useRef({ name, instrument, firstFret, lastFret, onlyString, orientation, cellAt });
  shown.current = { name, instrument, firstFret, lastFret, onlyString, orientation, cellAt };
  // The handle is one object that reads the latest values, so a copy of it never has a stale cursor.
  const latest = useRef({ instrument, bounds, orientation, cursor, cellAt, onEdge, onMissing });
  latest.current = { instrument, bounds, orientation, cursor, cellAt, onEdge, onMissing };
  useImperativeHandle(
    handle,
    () => ({
      focus(position) {
        const { cursor, bounds, instrument } = latest.current;
        const wanted = position ?? cursor;
        // A short string may lack the fret: then the nearest one that it has.
        focusCell(hasFret(instrument, wanted) ? wanted : within(wanted, bounds));
      },
      cursor: () => latest.current.cursor,
      shows: fret => fret >= latest.current.bounds.firstFret && fret <= latest.current.bounds.lastFret,
      whereAmI() {
        const now = latest.current;
        return cellName(now.instrument, now.cursor, now.cellAt(now.cursor));
      },
      hasFocus: () => table.current?.contains(document.activeElement) ?? false,
      move(move) {
        const now = latest.current;
        const to = moveCursor(now.cursor, move, now.bounds, now.orientation);
        focusCell(to);
        if (to !== now.cursor) return;
        const short = shortStringAhead(now.cursor, move, now.bounds, now.orientation);
        if (short === undefined) now.onEdge(move);
        else now.onMissing?.(short);
      },
      goToSamePitch(direction) {
        const now = latest.current;
        focusCell(samePitch(now.instrument, now.bounds, now.cursor, direction));
      },
      reveal(positions) {
        const cells = positions.flatMap(place => table.current?.querySelector(selectorOf(place)) ?? []);
        if (scroller.current) reveal(scroller.current, cells);
      },
    }),
    [focusCell],
  );

  // Not cell by cell: Orca 43.1 reads whole rows when the cell that had the focus goes.
  const [isEntered, setEntered] = useState(false);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setEntered(false);
  };

  const arrive = ({ target }: FocusEvent) => {
    setEntered(true);
    const position = positionOf(target);
    if (position === undefined) return;
    setWanted(wantedAt(position));
    onFocus?.(position);
    if (pointer.current === 'up') onCursorMove?.(position);
  };

  const act = (event: MouseEvent) => {
    pointer.current = 'up';
    const position = positionOf(event.target);
    if (position) onAct(position);
    const short = missingAt(event.target);
    if (short !== undefined) onMissing?.(short);
  };

  const rows = useMemo(
    () =>
      stringsShown(instrument, onlyString).map(guitarString => ({
        guitarString,
        missing: missingOn(instrument, guitarString, firstFret, lastFret),
        faces: fretsOn(instrument, guitarString, firstFret, lastFret).map(fret => {
          const position = { guitarString, fret };
          return cellFace(instrument, position, cellAt(position), speech);
        }),
      })),
    [instrument, onlyString, firstFret, lastFret, cellAt, speech],
  );
  const counts: CSSProperties & Record<'--columns' | '--strings', number> = {
    '--columns': lastFret - firstFret + 1,
    '--strings': rows.length,
  };

  return (
    <div
      className={styles.neck}
      style={counts}
      data-size={size}
      data-rows={rows.length === 1 ? 'one' : 'all'}
      data-hand={orientation.hand}
      data-top={orientation.topString}
    >
      {headline && <div className={styles.headline}>{headline(cursor)}</div>}
      <div className={styles.labels} aria-hidden="true">
        {rows.map(({ guitarString }) => (
          <span key={guitarString}>{instrument.strings[guitarString]?.label}</span>
        ))}
      </div>
      {/* Firefox makes anything that scrolls a Tab stop; this neck has one already, its cursor: https://wiki.mozilla.org/XUL:Focus_Behaviour */}
      <div ref={scroller} className={styles.scroller} tabIndex={-1}>
        <div className={styles.columns}>
          <FretMarks instrument={instrument} firstFret={firstFret} lastFret={lastFret} />
          <div className={styles.strings} data-from={firstFret === 0 ? 'nut' : 'fret'} aria-hidden="true">
            {rows.map(({ guitarString, missing }) => (
              <span
                key={guitarString}
                style={missing.length > 0 ? missingRoom(missing) : undefined}
                data-gauge={instrument.strings[guitarString]?.gauge}
              />
            ))}
          </div>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the command neck.act (Space); keys are handled for the whole page in app/keyboard/useHotkeys.ts */}
          <table
            ref={table}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table may be a grid, see https://www.w3.org/TR/html-aria/#el-table
            role="grid"
            aria-label={withCapoNote(name, instrument)}
            className={styles.grid}
            onFocus={arrive}
            onBlur={leave}
            onPointerDown={({ target }) => {
              pointer.current = 'down';
              const position = positionOf(target);
              if (position) uncover(table.current?.querySelector(selectorOf(position)));
            }}
            onClick={act}
          >
            <tbody>
              {rows.map(({ guitarString, faces, missing }) => (
                // Keyed by number, so a string keeps its row, and the focus, when another instrument is shown.
                <NeckRow
                  key={stringNumber(instrument, guitarString)}
                  name={rowName(guitarString)}
                  guitarString={guitarString}
                  firstFret={firstFret}
                  faces={faces}
                  missing={missing}
                  bareCells={isEntered ? 'read' : bareCells}
                  cursorFret={cursor.guitarString === guitarString ? cursor.fret : undefined}
                />
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {size === 'full' && (
        <NeckCue key={orientation.hand} {...{ scroller, firstFret, lastFret }} hand={orientation.hand} />
      )}
      <PrintedNeck neck={shown} />
      <p className={styles.printed} aria-hidden="true">
        {diagramUse(instrument, orientation)}
      </p>
    </div>
  );
}
