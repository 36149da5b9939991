import { createContext, useContext } from 'react';
import type { Command } from '../commands/command';
import { isInQuiz, revealed, searchOf } from '../settings/choices';
import type { Choices, SettingsTable } from '../settings/setting';
import { order } from './order';
import { drill, type Pace } from './pace';
import {
  type Chance,
  hashOf,
  newSeed,
  type SeedReading,
  type SeedVersion,
  seededChance,
  seedIn,
} from './seed';

/** The random numbers for each question of a drill, by its number, counted from 1. */
export type Chances = (question: number) => Chance;

/** A seed and the random numbers that it stands for. */
export interface Draw {
  readonly seed: number;
  readonly chances: Chances;
}

/** What a seed stands for. */
export const drawOf = (seed: number): Draw => ({
  seed,
  chances: question => seededChance(seed, question),
});

/** A seed that nobody has yet, and what it stands for. */
export const newDraw = (chance: Chance): Draw => drawOf(newSeed(chance));

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
  /** The chances of a drill of a screen that starts now without a link. A link to it that is copied later has their seed. */
  draw(screen: string, version: SeedVersion): Chances;
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

/**
 * The query of a link to the drill that is set up by some choices. It names every setting that the drill depends on, those
 * with their defaults too, and nothing else but what brings the quiz into view. A link is always shuffled: weak spots differ
 * from one person to the next.
 *
 * @example drillQuery(keysTable, new Map([['drill', 'on']])) // '?view=quiz&quiz=name-key&types=both&…'
 */
export const drillQuery = (table: SettingsTable, choices: Choices): string =>
  searchOf(table, order.write(quizInView(table, choices), 'shuffled'), 'written');

/**
 * The query of a drill in a workout: its length, and what differs from the defaults. How long it waits between two questions
 * is up to the player.
 *
 * @example workoutQuery(keysTable, new Map()) // '?view=quiz&drill=on&length=10'
 */
export function workoutQuery(table: SettingsTable, choices: Choices): string {
  const drilled = drill.write(order.write(choices, 'shuffled'), 'on');
  const kept = new Map([...quizInView(table, drilled)].filter(([id]) => !PACING.includes(id)));
  const params = new URLSearchParams(searchOf(table, kept));
  const length = table.rows.find(({ id }) => id === 'length');
  if (length) params.set(length.id, kept.get(length.id) ?? length.defaultCode);
  return `?${params}`;
}

/** How long a quiz waits between two questions changes nothing about how well they are answered. */
const PACING = ['pause'];

/** The choices that a quiz depends on, with it in view. */
function quizInView(table: SettingsTable, choices: Choices): Choices {
  const ofQuiz = new Map([...choices].filter(([id]) => isInQuiz(table, { id }, choices)));
  const row = table.rows.find(({ id }) => id === drill.id);
  return row ? revealed(row, ofQuiz) : ofQuiz;
}

/**
 * A short text that is the same for the same settings of a quiz, so that its rounds can be compared. Defaults have no part in
 * it, so that a new setting makes nobody's earlier rounds incomparable.
 *
 * @param pace the pace that the user's preferences make of it
 * @example settingsIdOf(keysTable, new Map([['drill', 'on']]), 'drill') // '1x9k3zq'
 */
export function settingsIdOf(table: SettingsTable, choices: Choices, pace: Pace['kind']): string {
  const counted = new Map([...quizInView(table, choices)].filter(([id]) => !PACING.includes(id)));
  return hashOf(`${pace}${searchOf(table, counted)}`).toString(36);
}

/**
 * What the seed of an address means, together with its settings: one that isn't known here must be from a later version.
 *
 * @param search the query of the address, as it was given
 * @example linkIn(notesTable, '?drill=on&quiz=play-note', '#seed=1-000001a') // { kind: 'newer' }
 */
export function linkIn(table: SettingsTable, search: string, hash: string): SeedReading | undefined {
  const params = new URLSearchParams(search);
  const isKnown = [...table.rows, ...(table.shared ?? [])].every(({ id, defaultCode, accepts }) => {
    const code = params.get(id);
    return code === null || code === defaultCode || accepts(code);
  });
  const reading = seedIn(hash);
  return reading?.kind === 'seed' && !isKnown ? { kind: 'newer' } : reading;
}
