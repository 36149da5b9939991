import clsx from 'clsx';
import { type RefObject, useCallback } from 'react';
import { preferences } from '../../../settings/preferences';
import type { Settings } from '../../../settings/settings';
import { usePreferenceSettings, useSetting } from '../../../settings/useSettings';
import { Panel } from '../../../ui/Panel';
import stack from '../../../ui/stack.module.css';
import styles from '../Chords.module.css';
import type { ChordsCommands } from '../commands';
import { chordsSettings } from '../settings';
import { BestList } from './BestList';
import { ChordRow } from './ChordRow';
import type { ShownChanges } from './changes';
import { RunView } from './RunView';
import type { Runner } from './runner';
import { countText, LIST_TITLES } from './text';

interface ChangesPanelProps {
  readonly settings: Settings;
  readonly changes: ShownChanges;
  readonly runner: Runner;
  readonly commands: ChordsCommands;
  /** The button that begins a minute and, during it, counts. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The list of chords to change between, and what runs through it. */
export function ChangesPanel({ settings, changes, runner, commands, button }: ChangesPanelProps) {
  const signs = useSetting(usePreferenceSettings(), preferences.signs);
  const show = useCallback(
    (index: number) => settings.choose(chordsSettings.place, { code: String(index + 1), text: '' }),
    [settings],
  );
  return (
    <Panel
      title={LIST_TITLES.changes}
      className={clsx(stack.stack, styles.unprinted)}
      foot={countText(changes.chords.length)}
    >
      <ChordRow changes={changes} signs={signs} onShow={show} />
      <RunView {...{ settings, changes, signs, runner, commands, button }} />
      <BestList instrument={changes.instrument} />
    </Panel>
  );
}
