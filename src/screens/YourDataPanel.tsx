import { useEffect } from 'react';
import { YOUR_DATA } from '../practice/text';
import { DESCRIPTIONS } from '../settings/descriptions';
import { Field } from '../settings/Field';
import { preferences } from '../settings/preferences';
import { usePreferenceSettings, useSetting } from '../settings/useSettings';
import { deletesUnvisited } from '../storage/persistence';
import { CommandButton } from '../ui/CommandButton';
import { Panel } from '../ui/Panel';
import stack from '../ui/stack.module.css';
import { DataProgress } from './DataProgress';
import { useDataState, useYourData } from './yourData';

const isForgetful = (): boolean =>
  deletesUnvisited({
    vendor: navigator.vendor,
    isInstalled: window.matchMedia('(display-mode: standalone)').matches,
  });

interface YourDataPanelProps {
  /** How many answers are kept, once that is known. */
  readonly kept: string | undefined;
}

/** What the user can do with their answers, and what there is to say about them. */
export function YourDataPanel({ kept }: YourDataPanelProps) {
  const { commands, show } = useYourData();
  const { task, report, trouble } = useDataState();
  const settings = usePreferenceSettings();
  const isRemembering = useSetting(settings, preferences.remember) === 'on';
  useEffect(() => show(), [show]);
  return (
    <Panel title={YOUR_DATA.title}>
      <div className={stack.stack}>
        {kept !== undefined && <p>{kept}</p>}
        <Field settings={settings} row={preferences.remember} description={DESCRIPTIONS.remember} />
        {!isRemembering && <p className={stack.notice}>{YOUR_DATA.notRemembering}</p>}
        {trouble !== undefined && <p className={stack.notice}>{trouble}</p>}
        <div className={stack.tools}>
          {Object.values(commands).map(command => (
            <CommandButton key={command.id} tone="text" command={command} whenDisabled="keep-focus" />
          ))}
        </div>
        {task && <DataProgress task={task} />}
        {report !== undefined && <p>{report}</p>}
        {isForgetful() && <p className={stack.note}>{YOUR_DATA.deletesUnvisited}</p>}
      </div>
    </Panel>
  );
}
