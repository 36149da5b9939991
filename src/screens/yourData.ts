import { createContext, useSyncExternalStore } from 'react';
import type { Command } from '../commands/command';
import { useRequired } from '../ui/shell';

/** What is being done with the answers, and how much of it is done: from 0 to 1. */
export interface DataTask {
  readonly name: 'Export' | 'Import';
  readonly share: number;
}

/** What there is to say about the answers. */
export interface DataState {
  readonly task?: DataTask | undefined;
  /** What came of the last task. */
  readonly report?: string | undefined;
  /** Why answers aren't stored. */
  readonly trouble?: string | undefined;
  /** What the user is being asked about them. */
  readonly question: 'none' | 'delete';
  /** How often deleting can be undone. */
  readonly deletions: number;
  /** How many places on the page show all this. */
  readonly places: number;
}

/** What can be done with the answers. */
export interface DataCommands {
  readonly exportLines: Command;
  readonly exportTable: Command;
  readonly importFile: Command;
  readonly keep: Command;
  readonly deleteAll: Command;
  readonly undo: Command;
  readonly stop: Command;
}

/** The user's answers as their own: to take along, to bring back, to delete. */
export interface YourData {
  readonly commands: DataCommands;
  state(): DataState;
  subscribe(listener: () => void): () => void;
  /** Says that a page shows the commands: only then their keys work. Returns a function that ends that. */
  show(): () => void;
}

export const YourDataContext = createContext<YourData | undefined>(undefined);

/** The user's answers as data. */
export const useYourData = (): YourData => useRequired(YourDataContext, 'data');

/** What there is to say about them; the component re-renders when that changes. */
export function useDataState(): DataState {
  const { subscribe, state } = useYourData();
  return useSyncExternalStore(subscribe, state);
}
