import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Command, sameOffers } from '../commands/command';
import { type Choices, readChoices, searchOf } from '../commands/setting';
import { settingCommands } from '../commands/settingCommands';
import { deskOf } from '../screens/common/desk';
import type { Noun } from '../screens/common/noun';
import { preferencesOf, preferenceTable } from '../screens/common/preferences';
import { useSpeech } from '../speech/Speech';
import { useShell } from '../ui/shell';
import { useLasting } from '../ui/useLasting';
import { leftOf } from './left';
import { SCREENS, screenAt } from './screens';

const NO_LOCKS: ReadonlyMap<string, string> = new Map();

/** The commands that lead to the screens. */
function useScreenCommands(): readonly Command[] {
  const navigate = useNavigate();
  const { keep } = useShell();
  return useMemo(
    () =>
      SCREENS.map(({ noun, name, path, letter }) => ({
        id: `go.${noun}`,
        title: `Learn the ${name}`,
        group: 'Go to',
        scope: 'global',
        hotkeys: [`l ${letter}`],
        family: { id: 'go', title: 'Learn the …' },
        keywords: ['screen', 'open', 'go'],
        run: () => navigate(`${path}${leftOf(keep).get(path) ?? ''}`),
      })),
    [navigate, keep],
  );
}

/** What the setting commands of one screen come from. */
interface Standing {
  readonly query: string;
  readonly locks: ReadonlyMap<string, string>;
  readonly isHere: boolean;
}

/** A screen's settings as they stand, and the commands that they came to. */
interface Made extends Standing {
  readonly choices: Choices;
  readonly commands: readonly Command[];
}

const isSame = (one: Standing, other: Standing): boolean =>
  one.query === other.query && one.locks === other.locks && one.isHere === other.isHere;

/**
 * The settings of all screens; those of the screen that is shown have their hotkeys. Commands read how things stand when
 * they run, so that a list lasts for as long as it offers the same: most choices change no command.
 */
function useSettingCommands(): readonly Command[] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { keep } = useShell();
  const { say } = useSpeech();
  const desk = deskOf(keep);
  const reports = useSyncExternalStore(desk.subscribe, desk.reports);
  const made = useRef(new Map<Noun, Made>());
  const latest = useRef(navigate);
  latest.current = navigate;

  const commands = useMemo(() => {
    const here = screenAt(pathname)?.noun;
    return SCREENS.flatMap(({ noun, name, path, settings }) => {
      const isHere = here === noun;
      const standing: Standing = {
        query: isHere ? search : (leftOf(keep).get(path) ?? ''),
        locks: reports.find(report => report.noun === noun)?.locks ?? NO_LOCKS,
        isHere,
      };
      const before = made.current.get(noun);
      if (before && isSame(before, standing)) return before.commands;
      const choices = readChoices(settings, new URLSearchParams(standing.query));
      const now: Made = { ...standing, choices, commands: before?.commands ?? [] };
      made.current.set(noun, now);
      const next = settingCommands(settings, {
        id: noun,
        title: name,
        get choices() {
          return (made.current.get(noun) ?? now).choices;
        },
        locks: standing.locks,
        hotkeys: isHere ? 'on' : 'off',
        apply: (chosen, spoken) => {
          const { isHere: replace } = made.current.get(noun) ?? now;
          latest.current(`${path}${searchOf(settings, chosen)}`, { replace });
          say(spoken);
        },
      });
      if (sameOffers(now.commands, next)) return now.commands;
      made.current.set(noun, { ...now, commands: next });
      return next;
    });
  }, [pathname, search, keep, reports, say]);
  return useLasting(commands, sameOffers);
}

/** The user's preferences as commands; they have no hotkeys of their own. */
function usePreferenceCommands(): readonly Command[] {
  const { keep } = useShell();
  const { say } = useSpeech();
  const store = preferencesOf(keep);
  const choices = useSyncExternalStore(store.subscribe, store.choices);
  return useMemo(
    () =>
      settingCommands(preferenceTable, {
        id: 'preferences',
        title: 'Settings',
        choices,
        locks: NO_LOCKS,
        hotkeys: 'off',
        apply: (next, spoken) => {
          store.apply(next);
          say(spoken);
        },
      }).map(command => ({ ...command, scope: 'global' as const })),
    [choices, store, say],
  );
}

/** The commands that exist on every page, beside what its screen offers. */
export function useStandingCommands(): readonly Command[] {
  const screens = useScreenCommands();
  const settings = useSettingCommands();
  const preferences = usePreferenceCommands();
  return useMemo(() => [...screens, ...settings, ...preferences], [screens, settings, preferences]);
}
