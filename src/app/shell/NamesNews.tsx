import { memo, useEffect, useRef, useState } from 'react';
import { spokenSequence } from '../../commands/spokenHotkey';
import { useActiveQuizzes } from '../../quiz/quizzes';
import { noteNames } from '../../settings/noteNames';
import { usePreferenceSettings, useSetting } from '../../settings/useSettings';
import { useSpeech } from '../../speech/Speech';
import type { NoteSystem } from '../../theory/names';
import { CommandButton } from '../../ui/CommandButton';
import { useCommandState, useShell } from '../../ui/shell';
import { useAppState } from '../AppContext';
import { NAMES_NEWS, spokenNamesNews } from '../text';
import styles from './StatusLine.module.css';

/** The command that opens the settings. */
const SETTINGS = 'shell.settings';

/** Tells once in a browser how notes are named there, until a quiz starts or other names are chosen. */
export const NamesNews = memo(function NamesNews() {
  const { namesNotice } = useAppState();
  const [told] = useState(namesNotice.toTell);
  const [isOver, setOver] = useState(false);
  const names = useSetting(usePreferenceSettings(), noteNames);
  const isQuizOpen = useActiveQuizzes().length > 0;
  if (isQuizOpen && !isOver) setOver(true);
  if (told === undefined || told !== names || isQuizOpen || isOver) return null;
  return <InLine names={names} />;
});

function InLine({ names }: { readonly names: NoteSystem }) {
  const { namesNotice } = useAppState();
  const { registry, hotkeysOf, platform } = useShell();
  const { say, whenQuiet } = useSpeech();
  useCommandState(() => registry.find(SETTINGS) !== undefined);
  const settings = registry.find(SETTINGS);
  const [hotkey] = hotkeysOf(SETTINGS, settings?.hotkeys ?? []);
  const latest = useRef('');
  latest.current = spokenNamesNews(names, hotkey && spokenSequence(hotkey, platform));
  useEffect(
    // A new page is announced first, and takes a screen reader a while.
    () =>
      whenQuiet(() => {
        namesNotice.told();
        say(latest.current, 'lasting', 'redrawn');
      }),
    [namesNotice, say, whenQuiet],
  );
  return (
    <span className={styles.news}>
      <span>
        {NAMES_NEWS.names[names]} {NAMES_NEWS.change}
      </span>{' '}
      {settings && <CommandButton tone="text" command={settings} />}
    </span>
  );
}
