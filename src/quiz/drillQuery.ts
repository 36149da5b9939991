import { isInQuiz, revealed, searchOf } from '../settings/choices';
import type { Choices, SettingsTable } from '../settings/setting';
import { drill } from './drillSettings';
import { order } from './order';
import { type SeedReading, seedIn } from './seed';

/**
 * The query of a link to the drill that is set up by some choices. It names every setting that the drill depends on, those
 * with their defaults too, and nothing else but what brings the quiz into view. A link is always shuffled: weak spots differ
 * from one person to the next.
 *
 * @example drillQuery(keysTable, new Map([['drill', 'on']])) // '?view=quiz&quiz=name-key&types=both&…'
 */
export function drillQuery(table: SettingsTable, choices: Choices): string {
  const ofQuiz = new Map([...choices].filter(([id]) => isInQuiz(table, { id })));
  const row = table.rows.find(({ id }) => id === drill.id);
  const inView = row ? revealed(row, ofQuiz) : ofQuiz;
  return searchOf(table, order.write(inView, 'shuffled'), 'written');
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
