import { useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Command } from '../commands/command';
import { readChoices, searchOf } from '../commands/setting';
import { settingCommands } from '../commands/settingCommands';
import { deskOf } from '../screens/common/desk';
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
        keywords: ['screen', 'open', 'go'],
        run: () => navigate(`${path}${leftOf(keep).get(path) ?? ''}`),
      })),
    [navigate, keep],
  );
}

/** The settings of all screens; those of the screen that is shown have their hotkeys. */
function useSettingCommands(): readonly Command[] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { keep } = useShell();
  const { say } = useSpeech();
  const desk = deskOf(keep);
  const reports = useSyncExternalStore(desk.subscribe, desk.reports);
  return useMemo(() => {
    const here = screenAt(pathname);
    return SCREENS.flatMap(({ noun, name, path, settings }) => {
      const isHere = here?.noun === noun;
      const query = isHere ? search : (leftOf(keep).get(path) ?? '');
      return settingCommands(settings, {
        id: noun,
        title: name,
        choices: readChoices(settings, new URLSearchParams(query)),
        locks: reports.find(report => report.noun === noun)?.locks ?? NO_LOCKS,
        hotkeys: isHere ? 'on' : 'off',
        apply: (next, spoken) => {
          const target = `${path}${searchOf(settings, next)}`;
          navigate(target, { replace: isHere });
          say(spoken);
        },
      });
    });
  }, [pathname, search, navigate, keep, reports, say]);
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
