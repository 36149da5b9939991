import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Command } from '../../commands/command';
import { inEffect } from '../../commands/command';
import type { Stroke } from '../../commands/hotkey';
import { followersOf } from '../../commands/resolve';
import { loadAllTables } from '../../screens/tables';
import { useDataState } from '../../screens/yourData';
import { useSpeech } from '../../speech/Speech';
import { lazyDialog, openAtOnce } from '../../ui/lazyDialog';
import { ShellContext, useCommands, useShell } from '../../ui/shell';
import { whenIdle } from '../../ui/whenIdle';
import { useAppState, useScreen } from '../AppContext';
import { useEarlyKeys } from '../keyboard/useEarlyKeys';
import { useHotkeys } from '../keyboard/useHotkeys';
import { useKeyboardPresence } from '../keyboard/useKeyboardPresence';
import { useKeymapCommands } from '../keyboard/useKeymapCommands';
import { usePendingSpeech } from '../keyboard/usePendingSpeech';
import { LinkedDrill } from '../links/DrillNotice';
import { PAGES } from '../pages';
import { usePaletteText } from '../palette/typedText';
import { type Popup, popupCommands } from '../popups';
import { tuningCommands } from '../tuning/keptTunings';
import { Header } from './Header';
import styles from './Layout.module.css';
import { LostQuiz, useLostQuizzes } from './LostQuiz';
import { MetronomeBar } from './MetronomeBar';
import { StatusLine } from './StatusLine';
import { useTheme } from './theme';
import { type ReadCircumstances, useCircumstances, useUpdateCommand } from './useCircumstances';
import { useEyesFreeVoice } from './useEyesFreeVoice';
import { useKeptFocus } from './useKeptFocus';
import { useShellValue } from './useShellValue';

const palette = lazyDialog(withAllTables(() => import('../palette/Palette')));
const shortcuts = lazyDialog(withAllTables(() => import('../keyboard/ShortcutsDialog')));
const settings = lazyDialog(() => import('./SettingsDialog'));
const keymapEditor = lazyDialog(withAllTables(() => import('../keyboard/KeymapDialog')));
const tuning = lazyDialog(() => import('../tuning/TuningDialog'));
const deletion = lazyDialog(() => import('../data/DeleteDialog'));

/** The code that is loaded while the browser is idle, so that its first use doesn't have to wait. */
const PRELOADS = [
  loadAllTables,
  ...[palette, shortcuts, settings, keymapEditor, tuning, deletion, ...PAGES].map(({ preload }) => preload),
];

/** The frame of every page: header, main area, status line, and the shell's dialogs. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <ShellContext value={useShellValue()}>
      <Frame>{children}</Frame>
    </ShellContext>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const [popup, setPopup] = useState<Popup>('none');
  const [from, setFrom] = useState<'page' | 'dialog'>('page');
  useTheme();
  useKeptFocus();
  useKeyboardPresence();
  useEyesFreeVoice();
  useLostQuizzes();

  const shown = useRef(popup);
  shown.current = popup;
  const open = useCallback((next: Popup) => {
    openAtOnce(() => {
      setFrom(shown.current === 'none' ? 'page' : 'dialog');
      setPopup(next);
    });
  }, []);
  const popups = useMemo(() => popupCommands(open), [open]);
  const update = useUpdateCommand();
  const [change, reset] = useKeymapCommands(open);
  const { answers, yourData, settings: all } = useAppState();
  const [tune, tuneInSettings] = useMemo(
    () => tuningCommands(all.preferences, () => open('tuning')),
    [all, open],
  );
  useCommands(
    useMemo(() => [...popups, update, change, reset, tune], [popups, update, change, reset, tune]),
    'shell',
  );

  useEffect(() => whenIdle([answers.takeOver, ...PRELOADS]), [answers]);
  const circumstances = useCircumstances();
  const typed = usePaletteText(popup);
  useEarlyKeys({ popup, circumstances, typed });

  const close = useCallback(() => setPopup('none'), []);
  const { question } = useDataState();
  const screen = useScreen();

  return (
    <div className={styles.page}>
      <Header commands={popups} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <MetronomeBar />
        {screen && <LinkedDrill key={screen.id} screen={screen.id} />}
        <LostQuiz place="main" />
        {children}
      </main>
      <KeysAndStatus update={update} circumstances={circumstances} />
      {popup === 'palette' && <palette.Component typed={typed} onClose={close} onRun={runIt} />}
      {popup === 'shortcuts' && (
        <shortcuts.Component circumstances={circumstances()} change={change} onClose={close} />
      )}
      {popup === 'settings' && <settings.Component change={change} tune={tuneInSettings} onClose={close} />}
      {popup === 'tuning' && <tuning.Component from={from} onClose={close} />}
      {question === 'delete' && <deletion.Component onClose={yourData.close} />}
      {popup === 'keymap' && <keymapEditor.Component reset={reset} from={from} onClose={close} />}
    </div>
  );
}

interface KeysAndStatusProps {
  readonly update: Command;
  readonly circumstances: ReadCircumstances;
}

/** Handles hotkeys, and shows a pending leader in the status line: nothing else re-renders for it. */
function KeysAndStatus({ update, circumstances }: KeysAndStatusProps) {
  const { registry, platform } = useShell();
  const { say } = useSpeech();
  const leader = useHotkeys({ bindings: registry.bindings, circumstances, platform, onRefuse: say });
  const followers = useCallback(
    (pending: Stroke) => followersOf(pending, inEffect(registry.bindings(), circumstances())),
    [registry, circumstances],
  );
  usePendingSpeech(leader, followers);
  return <StatusLine update={update} leader={leader} followers={followers} circumstances={circumstances} />;
}

/** Loads a dialog that lists commands, with the settings of all screens. */
function withAllTables<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), loadAllTables()]);
    return module;
  };
}

const runIt = (command: Command): void => command.run();
