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
