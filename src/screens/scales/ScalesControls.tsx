import { memo } from 'react';
import { Field } from '../../settings/Field';
import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import stack from '../../ui/stack.module.css';
import type { ScalesCommands } from './commands';
import { scalesSettings } from './settings';
import { PANELS } from './text';

interface ScalesControlsProps {
  readonly settings: Settings;
  readonly commands: ScalesCommands;
}

/** The panels of the sidebar: which scale is shown, and how. */
export const ScalesControls = memo(function ScalesControls({ settings, commands }: ScalesControlsProps) {
  const mode = useSetting(settings, scalesSettings.view);
  return (
    <>
      <Panel title={PANELS.settings[mode]} className={stack.stack}>
        {mode === 'fretboard' ? (
          <Field settings={settings} row={scalesSettings.frets} />
        ) : (
          <Field settings={settings} row={scalesSettings.system} />
        )}
        <Field settings={settings} row={scalesSettings.display} />
        <Field settings={settings} row={scalesSettings.tempo} />
      </Panel>
      <Panel title={PANELS.selector} className={stack.stack}>
        <Field settings={settings} row={scalesSettings.key} />
        <Field settings={settings} row={scalesSettings.type} />
        <div className={stack.tools}>
          <CommandButton tone="text" command={commands.previousKey} />
          <CommandButton tone="text" command={commands.nextKey} />
        </div>
      </Panel>
      {mode === 'fretboard' && (
        <Panel title={PANELS.filter} className={stack.stack}>
          <Field settings={settings} row={scalesSettings.strings} />
          <Field settings={settings} row={scalesSettings.minFret} />
          <Field settings={settings} row={scalesSettings.maxFret} />
        </Panel>
      )}
    </>
  );
});
