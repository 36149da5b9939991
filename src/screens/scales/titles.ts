import type { ToggleTitles } from '../../settings/setting';
import { joinedTitle } from '../../settings/text';
import type { DiagramId } from './diagram';

/**
 * The name of a diagram, and of its grid.
 *
 * @example diagramName(1) // 'Pattern 1'
 */
export function diagramName(id: DiagramId): string {
  if (id === 'neck') return 'Fretboard';
  return typeof id === 'number' ? `Pattern ${id}` : `${id} shape`;
}

/** What the commands of a pattern are called. */
export const PATTERN_TITLES = (name: string) => ({
  go: `Go to ${name}`,
  play: `Play ${name}`,
  copy: `Copy ${name}`,
});

/** Why a key can't be chosen by itself. */
export const ONLY_MINOR = 'Only scales with a minor third have this key';

/** What the commands are called that choose what the quiz asks. */
export const ASK_TITLES = {
  keys: {
    on: key => `Ask about the key of ${key}`,
    off: key => `Don't ask about the key of ${key}`,
    only: keys => `Ask only about ${keys.length === 1 ? 'the key' : 'the keys'} of ${joinedTitle(keys)}`,
  },
  types: {
    on: type => `Ask about ${type} scales`,
    off: type => `Don't ask about ${type} scales`,
    only: types => `Ask only about ${joinedTitle(types)} scales`,
  },
} as const satisfies Record<string, ToggleTitles>;
