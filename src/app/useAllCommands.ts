import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Command, sameOffers } from '../commands/command';
import type { ScreenId } from '../commands/screenId';
import { deskOf } from '../quiz/desk';
import { preferencesOf, preferenceTable } from '../settings/preferences';
import { type Choices, readChoices, searchOf } from '../settings/setting';
import { settingCommands } from '../settings/settingCommands';
import { useSpeech } from '../speech/Speech';
import { useShell } from '../ui/shell';
import { useLasting } from '../ui/useLasting';
import { leftOf } from './left';
import { SCREENS, screenAt } from './screens';

const NONE: ReadonlyMap<string, string> = new Map();

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

/** How the settings of one screen stand, and the commands that they came to. Commands read it when they run. */
interface Standing {
  query: string | undefined;
  locks: ReadonlyMap<string, string>;
  isHere: boolean;
  choices: Choices;
  commands: readonly Command[];
}

const standingAnew = (): Standing => ({
  query: undefined,
  locks: NONE,
  isHere: false,
  choices: NONE,
  commands: [],
});

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
  const standings = useRef(new Map<ScreenId, Standing>());
  const latest = useRef(navigate);
  latest.current = navigate;

  const commands = useMemo(() => {
    const here = screenAt(pathname)?.noun;
    return SCREENS.flatMap(({ noun, name, path, settings }) => {
      const standing = standings.current.get(noun) ?? standingAnew();
      standings.current.set(noun, standing);
      const isHere = here === noun;
      const query = isHere ? search : (leftOf(keep).get(path) ?? '');
      const locks = reports.find(report => report.noun === noun)?.locks ?? NONE;
      if (standing.query === query && standing.locks === locks && standing.isHere === isHere)
        return standing.commands;
      const choices = readChoices(settings, new URLSearchParams(query));
      Object.assign(standing, { query, locks, isHere, choices } satisfies Partial<Standing>);
      const next = settingCommands(settings, {
        id: noun,
        title: name,
        get choices() {
          return standing.choices;
        },
        locks,
        hotkeys: isHere ? 'on' : 'off',
        apply: (chosen, spoken) => {
          latest.current(`${path}${searchOf(settings, chosen)}`, { replace: standing.isHere });
          say(spoken);
        },
      });
      if (!sameOffers(standing.commands, next)) standing.commands = next;
      return standing.commands;
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
        locks: NONE,
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
