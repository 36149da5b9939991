import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Command } from '../commands/command';
import { CommandButton } from '../ui/CommandButton';
import { Select } from '../ui/Select';
import { useCommandState } from '../ui/shell';
import { ADD_TO_WORKOUT } from './text';

/** A workout to which a drill can be added. */
interface Target {
  readonly id: string;
  readonly name: string;
}

/** The id of the workout that is still to be made. */
export const NEW_WORKOUT = '';

/** Adds the drill that is set up on the current screen to a workout. */
export interface DrillAdding {
  readonly add: Command;
  /** The workouts there are; the same list until one changes. */
  targets(): readonly Target[];
  /** The id of the workout that the next drill goes to. */
  chosen(): string;
  choose(id: string): void;
  /** What was added, and to which workout; `undefined` once another drill is set up. */
  added(): string | undefined;
  subscribe(listener: () => void): () => void;
}

/** Provides what adds drills to workouts. */
export const DrillAddingContext = createContext<DrillAdding | undefined>(undefined);

/** The button that adds the drill of the current screen to a workout; nothing outside the app. */
export function AddToWorkoutButton() {
  const adding = useContext(DrillAddingContext);
  return adding && <CommandButton tone="text" command={adding.add} whenDisabled="keep-focus" />;
}

/** Which workout the drill goes to, if there are any, and what was added. */
export function AddToWorkoutTarget() {
  const adding = useContext(DrillAddingContext);
  return adding && <AddingTarget adding={adding} />;
}

function AddingTarget({ adding }: { readonly adding: DrillAdding }) {
  const targets = useSyncExternalStore(adding.subscribe, adding.targets);
  const chosen = useSyncExternalStore(adding.subscribe, adding.chosen);
  const added = useSyncExternalStore(adding.subscribe, adding.added);
  const canAdd = useCommandState(() => adding.add.where === undefined);
  if (!canAdd) return null;
  const options = [...targets, { id: NEW_WORKOUT, name: ADD_TO_WORKOUT.toNew }];
  return (
    <>
      {targets.length > 0 && (
        <Select
          label={ADD_TO_WORKOUT.label}
          options={options.map(({ id, name }) => ({ value: id, text: name }))}
          chosen={chosen}
          onChoose={adding.choose}
        />
      )}
      {added !== undefined && <p>{added}</p>}
    </>
  );
}
