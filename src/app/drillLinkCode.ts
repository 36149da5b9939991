import type { Chances } from '../quiz/drillLinks';
import { drillQuery, linkIn } from '../quiz/drillQuery';
import { newSeed, type SeedVersion, seededChance, seedHash } from '../quiz/seed';
import type { QuerySettings } from '../settings/querySettings';

export { COPY_SPOKEN } from '../quiz/copyText';

/** What the seed in a screen's address means; `undefined` without one that can be used. */
export function chancesIn({ table, given, hash }: QuerySettings): Chances | undefined {
  const link = linkIn(table, given(), hash());
  if (link?.kind !== 'seed') return undefined;
  const { seed } = link;
  return question => seededChance(seed, question);
}

/** Which questions that seed stands for. */
export function versionIn({ table, given, hash }: QuerySettings): SeedVersion | undefined {
  const link = linkIn(table, given(), hash());
  return link?.kind === 'seed' ? link.version : undefined;
}

/** The address of the drill that is set up on the page: with its own seed if it came from a link, or a new one. */
export function addressOf({ table, choices, given, hash }: QuerySettings): string {
  const link = linkIn(table, given(), hash());
  const own = link?.kind === 'seed' ? seedHash(link.seed, link.version) : undefined;
  const seed = own ?? seedHash(newSeed(() => Math.random()));
  return `${location.origin}${location.pathname}${drillQuery(table, choices())}${seed}`;
}

/** Copies a text, which a browser may refuse. */
export async function copy(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    console.warn('Could not copy', error);
    return 'failed';
  }
}
