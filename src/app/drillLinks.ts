import type { Command } from '../commands/command';
import type { ScreenId } from '../commands/screenId';
import { createListeners } from '../listeners';
import type { CopiedLink, DrillLinks } from '../quiz/drillLinks';
import { drill } from '../quiz/drillSettings';
import type { Quizzes } from '../quiz/Quizzes';
import { COPY_LINK, GIVES_AWAY, LINK_IS } from '../quiz/setupText';
import type { QuerySettings } from '../settings/querySettings';
import type { Choices } from '../settings/setting';
import type { Announcer } from '../speech/announcer';
import type * as Code from './drillLinkCode';
import type { Navigation } from './navigation';

interface DrillLinksUse {
  readonly navigation: Pick<Navigation, 'current'>;
  readonly screens: Readonly<Record<ScreenId, QuerySettings>>;
  readonly quizzes: Pick<Quizzes, 'active'>;
  readonly announcer: Pick<Announcer, 'say'>;
  /** Loads what makes and reads links. */
  readonly load: () => Promise<typeof Code>;
}

/** A link that was copied, or not, and the choices that it was made from. */
interface Copied extends CopiedLink {
  readonly choices: Choices;
}

/**
 * The hash of an address if it holds a seed. One with Weak Spots First, which no link has, is left alone: weak spots differ
 * from one person to the next.
 *
 * @example seedPart({ search: '?drill=on', hash: '#main' }) // ''
 */
export const seedPart = ({ search, hash }: Pick<Location, 'search' | 'hash'>): string =>
  hash.startsWith('#seed=') && new URLSearchParams(search).get('order') !== 'weak' ? hash : '';

/**
 * Creates the links to the drills of an app. What makes and reads them is loaded when it is first needed.
 *
 * @example createDrillLinks(use).copy.title // 'Copy Link to This Drill'
 */
export function createDrillLinks({
  navigation,
  screens,
  quizzes,
  announcer,
  load,
}: DrillLinksUse): DrillLinks {
  const { subscribe, notify } = createListeners();
  let code: typeof Code | undefined;
  let copied: Copied | undefined;
  const loadCode = async () => {
    code ??= await load().catch(load);
    return code;
  };
  const settingsOf = (screen: string | undefined) => Object.values(screens).find(({ id }) => id === screen);
  const current = () => settingsOf(navigation.current()?.id);
  const chancesOf = (screen: string | undefined) => {
    const settings = settingsOf(screen);
    return settings && settings.hash() !== '' ? code?.chancesIn(settings) : undefined;
  };

  /** Why there is no link here, in words that say where there is one. */
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
    // Browsers only copy right after a key press or a click, so nothing is waited for that is there already.
    const { addressOf, copy, COPY_SPOKEN } = code ?? (await loadCode());
    const address = addressOf(settings);
    const outcome = await copy(address);
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
      return elsewhere() ?? (isAsking() ? GIVES_AWAY : undefined);
    },
    run: () => void copyLink(),
  };
  return {
    copy,
    preload: loadCode,
    copied: () => (copied?.choices === current()?.choices() ? copied : undefined),
    ready(screen) {
      const isLinked = code === undefined && settingsOf(screen)?.hash();
      // Without it, the drill still runs.
      return isLinked
        ? loadCode().then(notify, error => console.warn('Could not read a link', error))
        : undefined;
    },
    chancesOf,
    versionOf(screen) {
      const settings = settingsOf(screen);
      return settings && code?.versionIn(settings);
    },
    isLinked: () => chancesOf(navigation.current()?.id) !== undefined,
    drop: screen => settingsOf(screen)?.dropHash(),
    subscribe,
  };
}
