import { createContext, useContext } from 'react';
import type { Command } from '../commands/command';
import type { Chance } from './chance';
import type { SeedVersion } from './seed';

/** The random numbers for each question of a drill, by its number, counted from 1. */
export type Chances = (question: number) => Chance;

/** How copying a link ended, and the link. */
export interface CopiedLink {
  readonly outcome: 'copied' | 'failed';
  readonly address: string;
}

/** Drills as links: an address with everything a drill consists of, and a seed that gives everyone the same questions. */
export interface DrillLinks {
  /** Copies the link to the drill that is set up on this screen. */
  readonly copy: Command;
  /** How copying the link to the drill that is set up now ended; `undefined` if it wasn't copied. */
  copied(): CopiedLink | undefined;
  /** What the seed of a screen's link means; `undefined` without one. */
  chancesOf(screen: string): Chances | undefined;
  /** Which questions that seed stands for; `undefined` without one. */
  versionOf(screen: string): SeedVersion | undefined;
  /** Whether the drill of the current screen asks the questions of a link. */
  isLinked(): boolean;
  /** Takes the seed away from a screen's address. */
  drop(screen: string): void;
  /** Calls back when a link has been copied; returns a function that ends that. */
  subscribe(listener: () => void): () => void;
}

/** Provides the links of the app. */
export const DrillLinksContext = createContext<DrillLinks | undefined>(undefined);

/** Drills as links; `undefined` outside the app. */
export const useDrillLinks = (): DrillLinks | undefined => useContext(DrillLinksContext);
