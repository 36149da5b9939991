import type { Command } from '../../commands/command';
import { CommandButton } from '../../ui/CommandButton';
import dock from '../../ui/dock.module.css';
import { Panel } from '../../ui/Panel';
import prose from '../../ui/prose.module.css';
import { EMPTY, WILL_SHOW } from './emptyText';
import type { ProgressTab } from './settings';
import { TITLES } from './text';

/** What a tab will show once there are answers, and a way to begin. */
export function Empty({ tab, start }: { readonly tab: ProgressTab; readonly start: Command }) {
  const { will, begin } = EMPTY[tab];
  return (
    <Panel title={TITLES.empty}>
      <div className={prose.prose}>
        <p>{begin}</p>
        <p>{WILL_SHOW}</p>
        <ul>
          {will.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div className={dock.dock}>
        <CommandButton tone="primary" command={start} />
      </div>
    </Panel>
  );
}
