import type { Command, ScreenId } from '../../commands/command';
import { createListeners } from '../../listeners';
import { WORKOUT_START } from '../../practice/workout';
import { COPY_SPOKEN } from '../../quiz/CopyLink';
import {
  type Chances,
  type CopiedLink,
  type Draw,
  type DrillLinks,
  drawOf,
  drillQuery,
  linkIn,
} from '../../quiz/drillLinks';
import { drill } from '../../quiz/pace';
import type { Quizzes } from '../../quiz/quizzes';
import { SEED_VERSION, type Seed, seedHash } from '../../quiz/seed';
import { BLOCKED_BY_QUESTION, COPY_LINK, LINK_IS } from '../../quiz/text';
import type { QuerySettings } from '../../settings/querySettings';
import type { Choices } from '../../settings/setting';
import type { Announcer } from '../../speech/announcer';
import type { Navigation } from './navigation';

interface DrillLinksDeps {
  readonly navigation: Pick<Navigation, 'current'>;
  readonly screens: Readonly<Record<ScreenId, QuerySettings>>;
  readonly quizzes: Pick<Quizzes, 'active'>;
  readonly announcer: Pick<Announcer, 'say'>;
  /** A seed that nobody has yet, and what it stands for. */
  newDraw(): Draw;
}

/** A link that was copied, or not, and the choices that it was made from. */
interface Copied extends CopiedLink {
  readonly choices: Choices;
}

/**
 * The hash of a screen's address if it holds what that screen links to: a seed, or a workout. One with Weak Spots First, which
 * no link has, is left alone: weak spots differ from one person to the next.
 *
 * @example linkPart('notes', { search: '?drill=on', hash: '#main' }) // ''
 */
export function linkPart(screen: ScreenId, { search, hash }: Pick<Location, 'search' | 'hash'>): string {
  if (screen === 'workouts') return hash.startsWith(WORKOUT_START) ? hash : '';
  return hash.startsWith('#seed=') && new URLSearchParams(search).get('order') !== 'weak' ? hash : '';
}

/** The seed in a screen's address; `undefined` without one that can be used. */
function linkedSeed({ table, given, hash }: QuerySettings): Seed | undefined {
  const link = linkIn(table, given(), hash());
  return link?.kind === 'seed' ? link : undefined;
}

/** The chances that the seed in a screen's address stands for; `undefined` without a seed that can be used. */
function chancesIn(settings: QuerySettings): Chances | undefined {
  const linked = linkedSeed(settings);
  return linked && drawOf(linked.seed).chances;
}

/** The query of the drill that is set up on the page. */
const queryOf = ({ table, choices }: QuerySettings): string => drillQuery(table, choices());

/** Copies a text, which a browser may refuse. */
async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    console.warn('Could not copy', error);
    return 'failed';
  }
}

export function createDrillLinks({
  navigation,
  screens,
  quizzes,
  announcer,
  newDraw,
}: DrillLinksDeps): DrillLinks {
  const { subscribe, notify } = createListeners();
  let copied: Copied | undefined;
  /** The latest drill of each screen, if it drew its own seed, and the query of a link to it. */
  const drawn = new Map<string, { readonly query: string; readonly own: Seed }>();
  const settingsOf = (screen: string | undefined) => Object.values(screens).find(({ id }) => id === screen);
  const current = () => settingsOf(navigation.current()?.id);
  const chancesOf = (screen: string | undefined) => {
    const settings = settingsOf(screen);
    return settings && settings.hash() !== '' ? chancesIn(settings) : undefined;
  };

  /** The address of the drill that is set up: with the seed of the link that it came from or of its latest round, or a new one. */
  const addressOf = (settings: QuerySettings): string => {
    const query = queryOf(settings);
    const latest = drawn.get(settings.id);
    const own = latest?.query === query ? latest.own : undefined;
    const { seed, version } = linkedSeed(settings) ?? own ?? { seed: newDraw().seed, version: SEED_VERSION };
    return `${location.origin}${location.pathname}${query}${seedHash(seed, version)}`;
  };

  /** The reason why there is no link here, in words that say where there is one. */
  const elsewhere = (): string | undefined => {
    const settings = current();
    const hasDrill = settings?.table.rows.some(({ id }) => id === drill.id);
    if (!settings || !hasDrill) return LINK_IS.withQuiz;
    return settings.read(drill) === 'off' ? LINK_IS.withDrill : undefined;
  };
  const isAsking = () => quizzes.active().some(({ screen }) => screen === current()?.id);
  const copyLink = async () => {
    const settings = current();
    if (!settings) return;
    const address = addressOf(settings);
    const outcome = await copyText(address);
    copied = { outcome, address, choices: settings.choices() };
    notify();
    announcer.say(COPY_SPOKEN[outcome]);
  };
  const copy: Command = {
    id: 'drill.copy-link',
    ...COPY_LINK,
    group: 'Quiz',
    scope: 'global',
    get where() {
      return elsewhere();
    },
    get disabled() {
      return elsewhere() ?? (isAsking() ? BLOCKED_BY_QUESTION : undefined);
    },
    run: () => void copyLink(),
  };
  return {
    copy,
    copied: () => (copied?.choices === current()?.choices() ? copied : undefined),
    chancesOf,
    versionOf(screen) {
      const settings = settingsOf(screen);
      return settings && linkedSeed(settings)?.version;
    },
    draw(screen, version) {
      const settings = settingsOf(screen);
      const { seed, chances } = newDraw();
      if (settings) drawn.set(screen, { query: queryOf(settings), own: { seed, version } });
      return chances;
    },
    isLinked: () => chancesOf(navigation.current()?.id) !== undefined,
    drop: screen => settingsOf(screen)?.dropHash(),
    subscribe,
  };
}
