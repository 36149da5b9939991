import {
  asDigit,
  type Hotkey,
  isCharacterHotkey,
  type Leader,
  leaderOf,
  type Stroke,
  strokesIn,
} from './hotkey';
import { digitOfRow } from './numberRow';

/** A screen, by the name of its folder in `screens/`. */
export type ScreenId =
  | 'notes'
  | 'triads'
  | 'scales'
  | 'keys'
  | 'intervals'
  | 'today'
  | 'workouts'
  | 'progress'
  | 'chords'
  | 'tuner';

/** The scopes in which commands apply, strongest first: if two commands have the same hotkey, the earlier scope gets it. */
export const SCOPES = ['dialog', 'quiz', 'neck', 'screen', 'global'] as const;
export type Scope = (typeof SCOPES)[number];

/** Commands that share a leader. */
export interface Family {
  readonly id: string;
  readonly title: string;
  /** The name spoken before the leader's followers, if shorter than the title: `Pause`. */
  readonly brief?: string | undefined;
}

/** Commands with a key each, which the list of shortcuts has in one row: the notes, the strings, the answers. */
export interface Series {
  readonly id: string;
  /** What all of them do: `Highlight a note`. */
  readonly title: string;
}

/** How a command is combined with others of the same table into one that does what all of them do. */
export interface Combinable {
  /** The table they belong to: the settings of one screen. */
  readonly table: string;
  /** One command per row, or several if `many`. */
  readonly row: string;
  readonly many: boolean;
  /** For a command that does something instead of choosing a value: the rows that have a say in it. It combines with no others. */
  readonly actsWith?: readonly string[];
  /** Whether the command takes away a value that the row has at first, as `Hide string 6` does. */
  readonly undoes?: boolean;
  /** The name of the row, which in a title doesn't mean this command. */
  readonly label: string;
  /** Whether the values say nothing without the label: `on`. */
  readonly needsLabel?: boolean;
  /** The texts that mean this command and not just its row: `Bb`, but not `Key`. */
  readonly values: readonly string[];
  /** Makes one command of several, which lives only as long as the palette that offers it. */
  readonly combine: (parts: readonly Command[]) => Command;
}

/**
 * A user action, declared once: buttons, palette, hotkeys, help, status line and keymap editor all read it.
 *
 * A command is created once and lives as long as the app or its screen. Properties that change are getters, read when
 * needed, so never spread a command: that would freeze them.
 */
export interface Command {
  /** Unique among all registered commands: `notes-quiz.start`. */
  readonly id: string;
  readonly title: string;
  /** The spoken title, if the displayed one has signs that screen readers garble. */
  readonly spoken?: string | undefined;
  /** The heading of the command in the palette and the help. */
  readonly group: string;
  readonly scope: Scope;
  readonly hotkeys?: readonly Hotkey[];
  /** Whether the hotkeys work now (default true); the palette runs the command either way. */
  readonly hotkeysWork?: boolean;
  /** The family of commands that share the leaders of its sequences, such as the options of a setting. */
  readonly family?: Family;
  /** The commands that it shares a row of the list of shortcuts with. */
  readonly series?: Series | undefined;
  /** The title where its family or series has been named: `Notes` for Learn the Notes. */
  readonly brief?: string | undefined;
  /** The brief text as the help displays it, if not the title. */
  readonly choice?: string | undefined;
  /** The rule that gives its key and those of others in its family or series: `a letter; with Shift its sharp or flat`. */
  readonly keyRule?: string | undefined;
  /** Other words a user might search for. */
  readonly keywords?: readonly string[];
  /** Whether the command exists now (default true): without a question there is no Submit. */
  readonly isOffered?: boolean;
  /** Why the command can't be run now; `undefined` if it can. */
  readonly disabled?: string | undefined;
  /** Whether its key is still meant for what has just passed: if it is disabled, nothing is said of that. */
  readonly isLate?: boolean;
  /** One or two words for the status line, which lists only commands with a hint. */
  readonly hint?: string | undefined;
  /** `go` for going to another place, `step` for stepping through values. The kind decides what the palette lists first. */
  readonly kind?: 'go' | 'step';
  /** The screen that the command opens, if that is all it does. */
  readonly opens?: ScreenId;
  /** Whether the command would change nothing now, since its setting has that value. */
  readonly isSet?: boolean;
  /** Other settings it changes so that its own has an effect: `Quick Drill on`. */
  readonly also?: string | undefined;
  /** Where the palette lists the command before anything is typed, if not among the others of its kind. */
  readonly opening?: 'start' | 'play' | 'last';
  /** The screen that the command belongs to. Without one it belongs to the current page or, if its scope is global, to all. */
  readonly screen?: ScreenId;
  /** Where the command can be run, if not here, within a sentence: `on Scales`. */
  readonly where?: string | undefined;
  /** How the command is combined with others into one. */
  readonly combinable?: Combinable;
  /** Whether the user may give the command any key that a pedal sends: arrows, Page Up, F13. */
  readonly isPedal?: boolean;
  /** When a command of the neck can be reached from the page or its heading too; the focus then moves to the neck. */
  readonly entersNeck?: 'always' | 'outside-questions';
  /** Whether holding the hotkey repeats the command. */
  readonly repeats?: boolean;
  readonly run: () => void;
}

/** A command and the hotkeys that run it now. */
export interface Binding {
  readonly command: Command;
  readonly hotkeys: readonly Hotkey[];
}

/** Whether a command exists now. */
export const isOffered = ({ isOffered = true }: Command): boolean => isOffered;

/** The title of a command as spoken. */
export const spokenTitle = ({ title, spoken }: Pick<Command, 'title' | 'spoken'>): string => spoken ?? title;

/** The circumstances that decide which commands a key can reach. */
export interface Circumstances {
  readonly screen: ScreenId | undefined;
  /** Whether a question is open on the page. */
  readonly quiz: 'open' | 'none';
  readonly dialogOpen: boolean;
  /** Where the focus is: on a neck; on nothing or the heading of a page that has a neck, from where some keys enter it; or elsewhere. */
  readonly neck: 'focused' | 'near' | 'away';
  /** Whether plain letters, digits and signs work as hotkeys. */
  readonly characterHotkeys: 'on' | 'off';
  /** Whether sequences work; they are off while a Quick Drill takes single answer keys, but for those that a digit begins. */
  readonly sequences: 'on' | 'off';
}

function scopeInEffect(scope: Scope, { dialogOpen, neck }: Circumstances): boolean {
  if (dialogOpen || scope === 'dialog') return dialogOpen && scope === 'dialog';
  return scope !== 'neck' || neck === 'focused';
}

function hotkeyInEffect(hotkey: Hotkey, { characterHotkeys, sequences }: Circumstances): boolean {
  if (characterHotkeys === 'off' && isCharacterHotkey(hotkey)) return false;
  const leader = leaderOf(hotkey);
  return sequences === 'on' || leader === undefined || asDigit(leader) !== undefined;
}

/** The digit with which a hotkey names a string or a fret: `5 row3` and `row5` have 5. */
function placeDigit(hotkey: Hotkey): string | undefined {
  const [first = '', second] = strokesIn(hotkey);
  return second === undefined ? digitOfRow(first) : asDigit(first);
}

/** The bindings without those digits that name a string or a fret in another one. */
function withoutTakenDigits(bindings: readonly Binding[]): readonly Binding[] {
  const taken = new Set(bindings.flatMap(({ hotkeys }) => hotkeys.map(placeDigit)));
  taken.delete(undefined);
  if (taken.size === 0) return bindings;
  return bindings
    .map(({ command, hotkeys }) => ({ command, hotkeys: hotkeys.filter(hotkey => !taken.has(hotkey)) }))
    .filter(({ hotkeys }) => hotkeys.length > 0);
}

/** Whether a command of the neck is reached from the page now. */
function entersNow({ scope, entersNeck }: Command, { neck, dialogOpen, quiz }: Circumstances): boolean {
  if (scope !== 'neck' || neck !== 'near' || dialogOpen) return false;
  return entersNeck === 'always' || (entersNeck === 'outside-questions' && quiz === 'none');
}

/**
 * The bindings a key can reach now, strongest scope first; commands without a working hotkey are left out. Those that enter the
 * neck come last, so that they take no key from the page.
 *
 * @example inEffect(bindings, circumstances)[0]?.command // submit: quiz comes before global
 */
export function inEffect(bindings: readonly Binding[], circumstances: Circumstances): readonly Binding[] {
  const working = bindings.flatMap(({ command, hotkeys }) => {
    const inEffect = hotkeys.filter(hotkey => hotkeyInEffect(hotkey, circumstances));
    return inEffect.length === 0 ? [] : [{ command, hotkeys: inEffect }];
  });
  const reached = SCOPES.filter(scope => scopeInEffect(scope, circumstances)).flatMap(scope =>
    working.filter(({ command }) => command.scope === scope),
  );
  const entering = working.filter(({ command }) => entersNow(command, circumstances));
  return withoutTakenDigits([...reached, ...entering]);
}

/** Whether a command belongs to the screen that is shown. */
export const isHere = ({ screen, scope }: Command, shown: ScreenId | undefined): boolean =>
  screen === undefined ? scope !== 'global' : screen === shown;

/** Whether a command shows another screen than the one that is shown. */
export const leadsAway = ({ opens, screen }: Command, shown: ScreenId | undefined): boolean => {
  const target = opens ?? screen;
  return target !== undefined && target !== shown;
};

/** Separates the ids in the id of a combined command. */
export const ID_SEPARATOR = '+';

/** The id of a command combined from several. */
export const combinedId = (parts: readonly Command[]): string => parts.map(({ id }) => id).join(ID_SEPARATOR);

/**
 * The command with an id, combined again if it is one of several.
 *
 * @returns `undefined` if it, or a part of it, doesn't exist now
 */
export function commandWithId(commands: readonly Command[], id: string): Command | undefined {
  const known = commands.find(command => command.id === id);
  if (known !== undefined || !id.includes(ID_SEPARATOR)) return known;
  const ids = id.split(ID_SEPARATOR);
  const parts = ids.flatMap(each => commands.find(command => command.id === each) ?? []);
  return parts.length < ids.length ? undefined : parts[0]?.combinable?.combine(parts);
}

/** The keys the user has changed: slot id to strokes, empty for no key. Plain data. */
export type Keymap = ReadonlyMap<string, readonly Stroke[]>;

export const NO_KEYMAP: Keymap = new Map();

/**
 * The slot id of a leader.
 *
 * @example leaderSlot('scales.key', 'r') // 'scales.key r'
 */
export const leaderSlot = (family: string, leader: Leader): string => `${family} ${leader}`;

/** The declared hotkeys of a command, if they work now. */
export function declaredHotkeys(command: Command): readonly Hotkey[] {
  // First what takes no time: the hotkeys of a setting are those of its options, which some have to compute.
  if (command.hotkeysWork === false) return [];
  return command.hotkeys ?? [];
}
