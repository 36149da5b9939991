import clsx from 'clsx';
import { type RefObject, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Instrument } from '../../../instrument/instrument';
import { bestKey } from '../../../practice/changeBest';
import { soundingTuningId } from '../../../practice/neckItems';
import { usePracticeApi } from '../../../results/practiceApi';
import { preferences } from '../../../settings/preferences';
import type { Settings } from '../../../settings/settings';
import { usePreferenceSettings, useSetting } from '../../../settings/useSettings';
import { Panel } from '../../../ui/Panel';
import { useShell } from '../../../ui/shell';
import stack from '../../../ui/stack.module.css';
import screen from '../Chords.module.css';
import type { ChordsCommands } from '../commands';
import { chordsSettings } from '../settings';
import type { ShownChanges } from '../view';
import styles from './Changes.module.css';
import { ChordRow } from './ChordRow';
import { RunView } from './RunView';
import type { Runner } from './runner';
import { bestText, countText, LIST_TITLES, MINUTE } from './text';

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
      className={clsx(stack.stack, screen.unprinted)}
      foot={countText(changes.chords.length)}
    >
      <ChordRow changes={changes} signs={signs} onShow={show} />
      <RunView {...{ settings, changes, signs, runner, commands, button }} />
      <BestList instrument={changes.instrument} />
    </Panel>
  );
}

interface BestListProps {
  /** The instrument whose counts are listed. */
  readonly instrument: Instrument;
}

/** The best count of each pair of chords in a tuning, the slowest first, which need practice most. */
function BestList({ instrument }: BestListProps) {
  const { changeBests } = usePracticeApi();
  const { withSigns } = useShell();
  const bests = useSyncExternalStore(changeBests.subscribe, changeBests.list);
  const own = useMemo(
    () =>
      bests
        .filter(best => best.tuning === soundingTuningId(instrument))
        .toSorted((a, b) => a.count - b.count),
    [bests, instrument],
  );
  if (own.length === 0) return null;
  return (
    <section className={screen.unprinted}>
      <h3 className={styles.heading}>{MINUTE.bests}</h3>
      <ul className={styles.bests}>
        {own.map(best => (
          <li key={bestKey(best)}>{withSigns(bestText(best, instrument.names))}</li>
        ))}
      </ul>
    </section>
  );
}
