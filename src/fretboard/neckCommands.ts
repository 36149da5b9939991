import { useMemo, useRef } from 'react';
import { type Combinable, type Command, combinedId } from '../commands/command';
import { type Hotkey, ORDINAL_DIGITS, type Stroke } from '../commands/hotkey';
import { fretHotkey } from '../commands/numberRow';
import { CURSOR_MOVES, type CursorMove, nextAmong } from '../instrument/cursor';
import type { Hand, Instrument } from '../instrument/instrument';
import { fretsFrom, hasFret, type Position, samePosition } from '../instrument/position';
import { beginsText, fretText, ordinal, withCapoNote } from '../instrument/text';
import { useCommandInput, useCommands } from '../ui/shell';
import type { NeckHandle } from './Fretboard';
import { moveTitle, NECK_TITLES, rowRule, stepText, stringWords } from './text';
import { useHand } from './useInstrument';

/** The keys of each move, as screen reader users know them from grids. */
const MOVE_HOTKEYS: Record<CursorMove, Stroke> = {
  left: 'ArrowLeft',
  right: 'ArrowRight',
  up: 'ArrowUp',
  down: 'ArrowDown',
  'first-fret': 'Home',
  'last-fret': 'End',
  'first-corner': 'mod+Home',
  'last-corner': 'mod+End',
  'octave-down': 'PageUp',
  'octave-up': 'PageDown',
};

/** The moves that enter a neck from the page: its other keys scroll it. */
const ENTERING: readonly CursorMove[] = ['left', 'right', 'up', 'down'];

const MOVES = { id: 'neck.moves', title: NECK_TITLES.move };

/** Returns the neck that the commands are for, when one of them runs: of several on a page, the one used last. */
export type NeckInUse = () => NeckHandle | null | undefined;

/** The moves of the cursor, each of which puts the focus on the neck. */
export const createMoveCommands = (neck: NeckInUse, hand: () => Hand): readonly Command[] =>
  CURSOR_MOVES.map(move => ({
    id: `neck.${move}`,
    get title() {
      return moveTitle(move, hand());
    },
    get choice() {
      return stepText(move, hand());
    },
    get brief() {
      return stepText(move, hand());
    },
    group: NECK_TITLES.group,
    scope: 'neck',
    hotkeys: [MOVE_HOTKEYS[move]],
    keywords: ['cursor', 'arrow', 'fret', 'string'],
    repeats: true,
    ...(ENTERING.includes(move) && { entersNeck: 'always', series: MOVES }),
    run: () => neck()?.move(move),
  }));

/** Places that Next and Previous go to in place of those with the same note, and the titles of the two then. */
export interface NeckStops {
  readonly places: readonly Position[];
  readonly next: string;
  readonly previous: string;
  /** Called when one of the two has gone to a place. */
  readonly onArrive?: ((place: Position) => void) | undefined;
}

const TO_STRING = { id: 'neck.to-string', title: NECK_TITLES.goToAnyString };
const TO_FRET = { id: 'neck.to-fret', title: NECK_TITLES.goToAnyFret };

const fretId = (fret: number): string => `neck.to-fret.${fret}`;

/** The names that guitarists have for a fret. */
const fretWords = (fret: number): readonly string[] =>
  fret === 0 ? ['open string', 'nut'] : [`${ordinal(fret)} fret`, 'notes on the fret'];

function goToFretHotkeys(fret: number): readonly Hotkey[] {
  const key = fretHotkey(fret);
  return key === undefined ? [] : [`shift+o ${key}`];
}

/** The state that the commands of a neck read when they are needed. */
export interface NeckState {
  /** The one string that is shown, if not all are. */
  readonly onlyString?: number | undefined;
  readonly onAct: (position: Position) => void;
  /** The title of Space on a cell: `Play this note`. */
  readonly actTitle: string;
  /** Why a cell can't be acted on now. */
  readonly actDisabled?: string | undefined;
  /** Why the cursor can't jump to a matching note, or to a stop, now. */
  readonly samePitchDisabled?: string | undefined;
  readonly stops?: NeckStops | undefined;
  /** The text said after the place when the user asks where they are; empty if there is nothing more. */
  readonly alsoHere?: (() => string) | undefined;
}

interface NeckCommandsOptions {
  readonly instrument: Instrument;
  readonly state: () => NeckState;
  /** The hand that necks are drawn for now. */
  readonly hand: () => Hand;
  readonly neck: NeckInUse;
  readonly say: (text: string) => void;
  /** Shows where the cursor is, when that is said. */
  readonly onWhere?: (position: Position) => void;
}

export interface NeckCommands {
  readonly act: Command;
  readonly next: Command;
  readonly previous: Command;
  readonly where: Command;
  /** Commands to go to each string, the top one first. */
  readonly strings: readonly Command[];
  /** Commands to go to each fret of the cursor's string. */
  readonly frets: readonly Command[];
  readonly moves: readonly Command[];
  /** All commands of a neck, in the order of the palette and the help. */
  readonly all: readonly Command[];
}

/**
 * The commands of a neck: act on the cell, go to matching notes, say where the cursor is, go to a string, move the cursor.
 */
export function createNeckCommands({
  instrument,
  state,
  hand,
  neck,
  say,
  onWhere,
}: NeckCommandsOptions): NeckCommands {
  const { group } = NECK_TITLES;

  const goToStop = (handle: NeckHandle, stops: NeckStops, direction: 'next' | 'previous') => {
    const from = handle.cursor();
    const to = nextAmong(stops.places, from, direction);
    if (to === undefined) return;
    // The only stop: the focus doesn't move, so nothing else would say the cell.
    if (samePosition(to, from) && handle.hasFocus()) say(handle.whereAmI());
    else handle.focus(to);
    stops.onArrive?.(to);
  };

  const jump = (direction: 'next' | 'previous', hotkeys: readonly Stroke[]): Command => ({
    id: `neck.${direction}`,
    get title() {
      return state().stops?.[direction] ?? NECK_TITLES[direction];
    },
    group,
    scope: 'neck',
    hotkeys,
    keywords: ['same', 'pitch class', 'place', 'position'],
    repeats: true,
    entersNeck: 'always',
    get disabled() {
      return state().samePitchDisabled;
    },
    run() {
      const handle = neck();
      const { stops } = state();
      if (handle && stops) goToStop(handle, stops, direction);
      else handle?.goToSamePitch(direction);
    },
  });

  const act: Command = {
    id: 'neck.act',
    get title() {
      return state().actTitle;
    },
    group,
    scope: 'neck',
    hotkeys: ['Space'],
    // In a question it would answer with a position that nobody has looked at.
    entersNeck: 'outside-questions',
    keywords: ['hear this', 'place', 'position'],
    get disabled() {
      return state().actDisabled;
    },
    run() {
      const handle = neck();
      if (handle) state().onAct(handle.cursor());
    },
  };
  const next = jump('next', ['n']);
  const previous = jump('previous', ['shift+n']);
  const where: Command = {
    id: 'neck.where',
    title: NECK_TITLES.where,
    group,
    scope: 'neck',
    hotkeys: ['o'],
    entersNeck: 'always',
    keywords: ['position', 'cursor', 'say'],
    run() {
      const handle = neck();
      if (!handle) return;
      const more = state().alsoHere?.() ?? '';
      say([withCapoNote(handle.whereAmI(), instrument), ...(more === '' ? [] : [more])].join('. '));
      onWhere?.(handle.cursor());
    },
  };
  const goTo = (place: Partial<Position>) => {
    const handle = neck();
    handle?.focus({ ...handle.cursor(), ...place });
  };
  /** Why the cursor can't go to a place: a short string has no such fret. */
  const whyMissing = (place: Position | undefined): string | undefined =>
    place === undefined || hasFret(instrument, place)
      ? undefined
      : beginsText(instrument, place.guitarString);
  const places = new Map<string, Partial<Position>>();
  /** Goes to a string and a fret at once. */
  const combinePlaces = (parts: readonly Command[]): Command => {
    const { guitarString = 0, fret = 0 }: Partial<Position> = Object.assign(
      {},
      ...parts.map(({ id }) => places.get(id)),
    );
    const label = instrument.strings[guitarString]?.label ?? '';
    return {
      id: combinedId(parts.toSorted((one, other) => other.id.localeCompare(one.id))),
      title: NECK_TITLES.goToPlace(label, fret),
      ...{ group, scope: 'screen', kind: 'go' },
      disabled: whyMissing({ guitarString, fret }),
      run: () => goTo({ guitarString, fret }),
    };
  };
  const combinableAt = (id: string, place: Partial<Position>, values: readonly string[]): Combinable => {
    places.set(id, place);
    const row = Object.keys(place).join();
    return { table: group, row, many: false, label: 'Go to', values, combine: combinePlaces };
  };
  const ofStrings = instrument.strings.map(({ number, label }, guitarString): Command => {
    const digit = ORDINAL_DIGITS[number - 1];
    const id = `neck.to-string.${number}`;
    const keywords = stringWords(instrument, guitarString);
    return {
      id,
      title: NECK_TITLES.goToString(label),
      group,
      scope: 'screen',
      kind: 'go',
      keywords,
      combinable: combinableAt(id, { guitarString }, [label, ...keywords]),
      hotkeys: digit === undefined ? [] : [digit],
      series: TO_STRING,
      ...{ choice: label, brief: label },
      get isOffered() {
        return (state().onlyString ?? guitarString) === guitarString;
      },
      run: () => goTo({ guitarString }),
    };
  });
  const strings = ofStrings.toReversed();
  const frets = fretsFrom(0, Math.max(...instrument.fretCounts)).map(
    (fret): Command => ({
      id: fretId(fret),
      title: NECK_TITLES.goToFret(fret),
      group,
      scope: 'screen',
      kind: 'go',
      keywords: fretWords(fret),
      combinable: combinableAt(fretId(fret), { fret }, [NECK_TITLES.goToFret(fret), ...fretWords(fret)]),
      hotkeys: goToFretHotkeys(fret),
      family: TO_FRET,
      brief: fretText(fret),
      choice: `${fret}`,
      keyRule: rowRule(fret),
      get disabled() {
        const from = neck()?.cursor();
        return whyMissing(from && { ...from, fret });
      },
      get isOffered() {
        return neck()?.shows(fret) ?? false;
      },
      run: () => goTo({ fret }),
    }),
  );
  const moves = createMoveCommands(neck, hand);
  return {
    act,
    next,
    previous,
    where,
    strings,
    frets,
    moves,
    all: [act, next, previous, where, ...strings, ...moves, ...frets],
  };
}

/** Registers only the moves of the cursor, for a neck with tools of its own. */
export function useNeckMoves(neck: NeckInUse): void {
  const hand = useHand();
  const latest = useRef(neck);
  latest.current = neck;
  useCommands(useMemo(() => createMoveCommands(() => latest.current(), hand), [hand]));
  useCommandInput(hand());
}
