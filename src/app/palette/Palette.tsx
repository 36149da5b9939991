import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Command, leadsAway } from '../../commands/command';
import { strokesOf } from '../../commands/hotkey';
import {
  formatHabits,
  type Habit,
  parseHabits,
  recentIn,
  usualFor,
  withHabit,
} from '../../commands/search/habits';
import type { SearchContext } from '../../commands/search/search';
import { noteNames } from '../../settings/noteNames';
import { useSpeech } from '../../speech/Speech';
import { formatRecord, parseRecord, type TextStore } from '../../storage/storage';
import { readMusic, spellOutMusic } from '../../theory/typedMusic';
import { readNames } from '../../theory/typedNames';
import { Dialog } from '../../ui/Dialog';
import { useShell } from '../../ui/shell';
import { useAppState } from '../AppContext';
import { keyPressOf } from '../keyboard/keyPress';
import { spokenDisabled, spokenElsewhere } from '../keyboard/text';
import { PALETTE_KEY } from '../popups';
import styles from './Palette.module.css';
import { PaletteSearch } from './PaletteSearch';
import { paletteCommands } from './paletteCommands';
import { typedChord } from './typedChord';
import type { TypedText } from './typedText';

/** The commands chosen in the palette lately, remembered in the browser. */
export interface HabitStore {
  read(): readonly Habit[];
  /** Remembers which command was chosen for a typed text. */
  keep(typed: string, id: string): void;
}

/** The name of the record in local storage, apart from the preferences: it changes often, and nothing on the page shows it. */
const NAME = 'fretty-palette';
const VERSION = 1;
const CHOSEN = 'chosen';

/**
 * Creates the memory of the palette. Other tabs may write it too, so it is read again each time; a record of a newer version
 * is left alone.
 */
export function createHabitStore(store: Pick<TextStore, 'read' | 'write'>): HabitStore {
  const record = () => parseRecord(store.read(NAME) ?? '');
  const read = () => parseHabits(record()?.values.get(CHOSEN) ?? '');
  return {
    read,
    keep(typed, id) {
      if ((record()?.version ?? VERSION) > VERSION) return;
      const values = new Map([[CHOSEN, formatHabits(withHabit(read(), typed, id))]]);
      store.write(NAME, formatRecord({ version: VERSION, values }));
    },
  };
}

interface PaletteProps {
  /** The text typed while the palette was loading. */
  readonly typed: TypedText;
  readonly onClose: () => void;
  readonly onRun: (command: Command) => void;
}

/** Searches all commands by name. The chosen one runs after the palette has closed and the focus is restored, unless it is a preference. */
export default function Palette({ typed, onClose, onRun }: PaletteProps) {
  const state = useAppState();
  const { navigation } = state;
  const [habits] = useState(() => createHabitStore(state.store));
  // Read once: neither the commands nor the habits change while the palette is open.
  const [commands] = useState(() => paletteCommands(state));
  const contextOf = useContextOf(habits);
  const field = useRef<HTMLInputElement>(null);
  const chosen = useRef<Command>(undefined);
  const isLeaving = useRef(false);
  const { say } = useSpeech();
  useOpeningKeysIgnored();
  const choose = useCallback(
    (command: Command, typed: string) => {
      if (command.disabled !== undefined) {
        say(command.where === undefined ? spokenDisabled(command.disabled) : spokenElsewhere(command.where));
        return;
      }
      habits.keep(typed, command.id);
      if (leadsAway(command, navigation.current()?.id)) {
        // The focus moves once, to the new page, and not by way of this one.
        isLeaving.current = true;
        onRun(command);
      } else if (command.combinable?.table === state.settings.preferences.id) {
        // Another instrument renames the cell that gets the focus back, and a screen reader reads that name.
        onRun(command);
      } else chosen.current = command;
      onClose();
    },
    [state, habits, navigation, say, onClose, onRun],
  );
  return (
    <Dialog
      title="Command palette"
      heading="hidden"
      beneath="grids"
      className={styles.palette}
      // Without it the dialog would select what was typed so far, and the next letter would replace it.
      firstControl={field}
      onClose={onClose}
      keepsFocus={() => !isLeaving.current}
      onClosed={() => chosen.current && onRun(chosen.current)}
    >
      <PaletteSearch
        field={field}
        typed={typed}
        commands={commands}
        contextOf={contextOf}
        onChoose={choose}
      />
    </Dialog>
  );
}

/** Returns a function that gives the context of a search for a typed text. */
function useContextOf(habits: HabitStore): (typed: string) => SearchContext {
  const state = useAppState();
  return useMemo(() => {
    const { navigation } = state;
    const known = habits.read();
    const shared = {
      screen: navigation.current()?.id,
      recent: recentIn(known),
      readings: [readMusic, readNames(state.settings.preferences.read(noteNames))],
      spellOut: spellOutMusic,
    };
    return typed => ({ ...shared, usual: usualFor(known, typed), made: typedChord(state, typed) });
  }, [habits, state]);
}

/**
 * Keeps the keys that open the palette from doing anything else while it is open: a held `:` must not type into the field,
 * and `mod+k` must not open the browser's own search.
 */
function useOpeningKeysIgnored(): void {
  const { platform } = useShell();
  useEffect(() => {
    // The key that opened the palette is held until another press comes.
    let isHeld = true;
    const press = (event: KeyboardEvent) => {
      isHeld &&= event.repeat;
      if (isHeld || strokesOf(keyPressOf(event), platform).includes(PALETTE_KEY)) event.preventDefault();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [platform]);
}
