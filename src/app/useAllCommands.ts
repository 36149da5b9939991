import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Command } from '../commands/command';
import { readChoices, searchOf } from '../commands/setting';
import { settingCommands } from '../commands/settingCommands';
import { deskOf } from '../screens/common/desk';
import type { Noun } from '../screens/common/noun';
import { preferencesOf, preferenceTable } from '../screens/common/preferences';
import { useSpeech } from '../speech/Speech';
import { useShell } from '../ui/shell';
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
  readonly hotkeys: 'on' | 'off';
}

const isSame = (one: Standing, other: Standing): boolean =>
  one.query === other.query && one.locks === other.locks && one.hotkeys === other.hotkeys;

/** The settings of all screens; those of the screen that is shown have their hotkeys. What did not change stays as it is. */
function useSettingCommands(): readonly Command[] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { keep } = useShell();
  const { say } = useSpeech();
  const desk = deskOf(keep);
  const reports = useSyncExternalStore(desk.subscribe, desk.reports);
  const made = useRef(
    new Map<Noun, { readonly standing: Standing; readonly commands: readonly Command[] }>(),
  );
  const latest = useRef(navigate);
  latest.current = navigate;

  return useMemo(() => {
    const here = screenAt(pathname)?.noun;
    return SCREENS.flatMap(({ noun, name, path, settings }) => {
      const isHere = here === noun;
      const standing: Standing = {
        query: isHere ? search : (leftOf(keep).get(path) ?? ''),
        locks: reports.find(report => report.noun === noun)?.locks ?? NO_LOCKS,
        hotkeys: isHere ? 'on' : 'off',
      };
      const before = made.current.get(noun);
      if (before && isSame(before.standing, standing)) return before.commands;
      const commands = settingCommands(settings, {
        id: noun,
        title: name,
        choices: readChoices(settings, new URLSearchParams(standing.query)),
        locks: standing.locks,
        hotkeys: standing.hotkeys,
        apply: (next, spoken) => {
          latest.current(`${path}${searchOf(settings, next)}`, { replace: isHere });
          say(spoken);
        },
      });
      made.current.set(noun, { standing, commands });
      return commands;
    });
  }, [pathname, search, keep, reports, say]);
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
