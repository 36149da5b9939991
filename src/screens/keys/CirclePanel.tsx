import clsx from 'clsx';
import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import stack from '../../ui/stack.module.css';
import { Circle } from './Circle';
import styles from './CirclePanel.module.css';
import { keysSettings } from './settings';
import { TITLES } from './text';
import type { Keys } from './useKeys';

interface CirclePanelProps {
  readonly settings: Settings;
  readonly keys: Keys;
}

/** The circle of fifths, and what can be done with the key selected on it. */
export function CirclePanel({ settings, keys: { commands, refs, withdrawKey } }: CirclePanelProps) {
  const selection = useSetting(settings, keysSettings.selection);
  const { play, counterclockwise, clockwise, switchSpelling } = commands;
  return (
    <Panel title={TITLES.circle} className={styles.circle}>
      <Circle
        selected={selection.kind === 'key' ? selection.key : undefined}
        onSelect={key => settings.write(keysSettings.selection, { kind: 'key', key })}
        onFollow={withdrawKey}
        handle={refs.circle}
      />
      <div className={clsx(stack.tools, styles.tools)}>
        {/* What comes and goes is last, so that nothing else moves. */}
        {[play, counterclockwise, clockwise, switchSpelling].map(command => (
          <CommandButton key={command.id} tone="text" command={command} />
        ))}
      </div>
    </Panel>
  );
}
