import type { Command } from '../commands/command';
import { ORDINAL_DIGITS, type Stroke } from '../commands/hotkey';
import { type Bounds, CURSOR_MOVES, type CursorMove } from '../instrument/cursor';
import type { Instrument } from '../instrument/instrument';
import type { Position } from '../instrument/position';
import type { NeckHandle } from './Fretboard';
import { MOVE_TITLES, NECK_TITLES } from './text';

/** The keys of a grid, as screen reader users know them. */
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

/** The neck that the commands are for, asked when one of them runs: of several on a page, the one used last. */
export type NeckInUse = () => NeckHandle | null | undefined;

/**
 * The moves of the cursor, each of which puts the focus on the neck.
 *
 * @example createMoveCommands(neck).map(({ id }) => id) // ['neck.left', 'neck.right', …]
 */
export const createMoveCommands = (neck: NeckInUse): readonly Command[] =>
  CURSOR_MOVES.map(move => ({
    id: `neck.${move}`,
    title: MOVE_TITLES[move],
    group: NECK_TITLES.group,
    scope: 'neck',
    hotkeys: [MOVE_HOTKEYS[move]],
    keywords: ['cursor', 'arrow', 'fret', 'string'],
    repeats: true,
    run: () => neck()?.move(move),
  }));

/** What happens where the user acts on a place of a neck. */
export interface NeckActing {
  readonly onAct: (position: Position) => void;
  /** What Space does at a cell: `Hear this place`. */
  readonly actTitle: string;
  /** Why a cell can't be acted on now. */
  readonly actDisabled?: string | undefined;
  /** Why the same note can't be looked for now. */
  readonly samePitchDisabled?: string | undefined;
}

/** What the commands of a neck read when they are needed. */
export interface NeckState extends NeckActing {
  /** The strings that can be gone to. */
  readonly shown: Pick<Bounds, 'firstString' | 'strings'>;
}

interface NeckCommandsOptions {
  readonly instrument: Instrument;
  readonly state: () => NeckState;
  readonly neck: NeckInUse;
  readonly say: (text: string) => void;
}

/** The commands of a neck. */
export interface NeckCommands {
  readonly act: Command;
  readonly next: Command;
  readonly previous: Command;
  readonly where: Command;
  /** To each string, the top one first. */
  readonly strings: readonly Command[];
  readonly moves: readonly Command[];
}

const isShown = (guitarString: number, { firstString = 0, strings }: NeckState['shown']): boolean =>
  guitarString >= firstString && guitarString < strings;

/**
 * The commands of a neck: acting on a place, to the same note elsewhere, where the cursor is, to each string, and the
 * moves of the cursor.
 *
 * @example createNeckCommands(options).where.hotkeys // ['o']
 */
export function createNeckCommands({ instrument, state, neck, say }: NeckCommandsOptions): NeckCommands {
  const { group } = NECK_TITLES;

  const samePitch = (direction: 'next' | 'previous', hotkeys: readonly Stroke[]): Command => ({
    id: `neck.${direction}`,
    title: NECK_TITLES[direction],
    group,
    scope: 'neck',
    hotkeys,
    keywords: ['pitch class', 'place'],
    repeats: true,
    get disabled() {
      return state().samePitchDisabled;
    },
    run: () => neck()?.goToSamePitch(direction),
  });

  const strings = instrument.strings.map(({ number, label }, guitarString): Command => {
    const digit = ORDINAL_DIGITS[number - 1];
    return {
      id: `neck.string.${guitarString}`,
      title: NECK_TITLES.goToString(label),
      group,
      scope: 'screen',
      hotkeys: digit === undefined ? [] : [digit],
      get isOffered() {
        return isShown(guitarString, state().shown);
      },
      run() {
        const handle = neck();
        handle?.focus({ guitarString, fret: handle.cursor().fret });
      },
    };
  });

  return {
    act: {
      id: 'neck.act',
      get title() {
        return state().actTitle;
      },
      group,
      scope: 'neck',
      hotkeys: ['Space'],
      get disabled() {
        return state().actDisabled;
      },
      run() {
        const handle = neck();
        if (handle) state().onAct(handle.cursor());
      },
    },
    next: samePitch('next', ['n']),
    previous: samePitch('previous', ['shift+n']),
    where: {
      id: 'neck.where',
      title: NECK_TITLES.where,
      group,
      scope: 'neck',
      hotkeys: ['o'],
      keywords: ['position', 'cursor', 'say'],
      run() {
        const handle = neck();
        if (handle) say(handle.whereAmI());
      },
    },
    strings: strings.toReversed(),
    moves: createMoveCommands(neck),
  };
}

/**
 * The commands of a neck as palette and help list them.
 *
 * @example neckCommandList(commands)[0]?.id // 'neck.act'
 */
export const neckCommandList = ({
  act,
  next,
  previous,
  where,
  strings,
  moves,
}: NeckCommands): readonly Command[] => [act, next, previous, where, ...strings, ...moves];
