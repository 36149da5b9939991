import type { Command } from './command';

/** Separates the ids in the id of a joined command. */
export const JOINT = '+';

/** The id of a command joined from several. */
export const joinedId = (parts: readonly Command[]): string => parts.map(({ id }) => id).join(JOINT);
