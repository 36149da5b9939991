import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { Circumstances, Command } from '../commands/command';
import { type Hotkey, isCharacterHotkey } from '../commands/hotkey';
import { keysOf } from '../commands/keymap';
import { createRegistry } from '../commands/registry';
import { deskOf } from '../quiz/desk';
import { preferences, preferencesOf } from '../settings/preferences';
import { useSpeech } from '../speech/Speech';
import { drawnIn } from '../theory/drawn';
import type { Keep } from '../ui/kept';
import { isDialogOpen, lateDialog } from '../ui/lateDialog';
import { type Shell, ShellContext, useCommands } from '../ui/shell';
import { whenIdle } from '../ui/whenIdle';
import { Header } from './Header';
import { platformOf } from './keyPress';
import styles from './Layout.module.css';
import { leftOf } from './left';
import { PAGES } from './pages';
import { type Popup, popupCommands } from './popups';
import { StatusLine } from './StatusLine';
import { screenAt } from './screens';
import { useTheme } from './theme';
import { NO_UPDATES, type Updates } from './updates';
import { useStandingCommands } from './useAllCommands';
import { useEyesFreeVoice } from './useEyesFreeVoice';
import { useHotkeys } from './useHotkeys';
import { useKeptFocus } from './useKeptFocus';
import { useKeymap, useKeymapCommands } from './useKeymap';
import { usePendingWords } from './usePendingWords';
import { useUpdateCommands } from './useUpdateCommands';

const palette = lateDialog(() => import('./Palette'));
const shortcuts = lateDialog(() => import('./ShortcutsDialog'));
const settings = lateDialog(() => import('./SettingsDialog'));
const keymapEditor = lateDialog(() => import('./KeymapDialog'));

/** What is fetched when nothing else is to do, so that the first use of it doesn't wait. */
const LATER = [palette, shortcuts, settings, keymapEditor, ...PAGES].map(({ fetch }) => fetch);

interface LayoutProps {
  readonly updates?: Updates;
  readonly children: ReactNode;
}

/** The frame of every page, and everything that outlives the pages. */
export function Layout({ updates = NO_UPDATES, children }: LayoutProps) {
  const { key } = useLocation();
  const [firstPage, setFirstPage] = useState<string | undefined>(key);
  // Whoever comes back to the first page has come from elsewhere too.
  if (firstPage !== undefined && key !== firstPage) setFirstPage(undefined);
  const [keep] = useState<Keep>(() => ({}));
  const [registry] = useState(createRegistry);
  const [platform] = useState(() => platformOf(navigator));
  const store = preferencesOf(keep);
  const choices = useSyncExternalStore(store.subscribe, store.choices);
  const keymap = useKeymap(registry, choices);
  useEyesFreeVoice(choices);

  const shell = useMemo<Shell>(() => {
    const characters = preferences.shortcuts.read(choices);
    const signs = preferences.signs.read(choices);
    const works = (hotkey: Hotkey) => characters === 'on' || !isCharacterHotkey(hotkey);
    return {
      registry,
      keep,
      platform,
      firstPage,
      hotkeysOf: (id, declared) => keysOf(keymap, id, declared).filter(works),
      drawn: text => drawnIn(text, signs),
    };
  }, [registry, keep, platform, firstPage, choices, keymap]);

  return (
    <ShellContext value={shell}>
      <Frame shell={shell} updates={updates}>
        {children}
      </Frame>
    </ShellContext>
  );
}

interface FrameProps {
  readonly shell: Shell;
  readonly updates: Updates;
  readonly children: ReactNode;
}

function Frame({ shell, updates, children }: FrameProps) {
  const { registry, keep, platform } = shell;
  const { say } = useSpeech();
  const [popup, setPopup] = useState<Popup>('none');
  const recent = useRef<readonly string[]>([]);
  useTheme();
  useKeptFocus();
  useRememberedScreens(keep);

  const popups = useMemo(() => popupCommands(setPopup), []);
  const remapping = useKeymapCommands(setPopup);
  const update = useUpdateCommands(updates);
  useCommands(popups, 'shell');
  useCommands(update, 'shell');
  useCommands(remapping, 'shell');
  useCommands(useStandingCommands(), 'shell');
  const commands = useSyncExternalStore(registry.subscribe, registry.list);

  useEffect(() => whenIdle(LATER), []);
  const circumstances = useCircumstances(keep);
  const pending = useHotkeys({
    commands: registry.list,
    circumstances,
    platform,
    onRefuse: say,
  });
  usePendingWords(pending);

  const close = useCallback(() => setPopup('none'), []);
  const run = (command: Command) => {
    recent.current = [command.id, ...recent.current.filter(id => id !== command.id)];
    command.run();
  };

  return (
    <div className={styles.page}>
      <Header commands={popups} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <StatusLine commands={commands} update={update[0]} pending={pending} circumstances={circumstances} />
      {popup === 'palette' && (
        <palette.Component commands={commands} recent={recent.current} onClose={close} onRun={run} />
      )}
      {popup === 'shortcuts' && (
        <shortcuts.Component
          commands={commands}
          circumstances={circumstances()}
          change={remapping[0]}
          onClose={close}
        />
      )}
      {popup === 'settings' && <settings.Component change={remapping[0]} onClose={close} />}
      {popup === 'keymap' && <keymapEditor.Component reset={remapping[1]} onClose={close} />}
    </div>
  );
}

/** Remembers the query with which each screen was last shown. */
function useRememberedScreens(keep: Keep): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const screen = screenAt(pathname);
    if (screen) leftOf(keep).set(screen.path, search);
  }, [keep, pathname, search]);
}

/** What decides which commands a key may reach, as it is at the moment of asking. */
function useCircumstances(keep: Keep): () => Circumstances {
  const { pathname } = useLocation();
  return useCallback(() => {
    const here = screenAt(pathname)?.noun;
    const drilling = deskOf(keep)
      .reports()
      .some(({ noun, pace }) => noun === here && pace !== 'calm');
    return {
      dialogOpen: isDialogOpen(),
      neckFocused: document.activeElement?.closest('[role="grid"]') != null,
      characterHotkeys: preferences.shortcuts.read(preferencesOf(keep).choices()),
      sequences: drilling ? 'resting' : 'on',
    };
  }, [keep, pathname]);
}
