import type { Command } from '../../commands/command';
import { Field } from '../../settings/Field';
import type { Settings } from '../../settings/settings';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import stack from '../../ui/stack.module.css';
import { scalesSettings, type ViewMode } from './settings';

interface ScalesControlsProps {
  readonly settings: Settings;
  readonly mode: ViewMode;
  /** The commands that go round the circle of fifths. */
  readonly fifths: readonly Command[];
}

/** The panels of the sidebar: what is chosen, and how it is shown. */
export function ScalesControls({ settings, mode, fifths }: ScalesControlsProps) {
  return (
    <>
      {mode === 'fretboard' ? (
        <Panel title="Fretboard Settings" className={stack.stack}>
          <Field settings={settings} row={scalesSettings.frets} />
          <Field settings={settings} row={scalesSettings.display} />
        </Panel>
      ) : (
        <Panel title="Pattern Settings" className={stack.stack}>
          <Field settings={settings} row={scalesSettings.system} />
          <Field settings={settings} row={scalesSettings.display} />
        </Panel>
      )}
      <Panel title="Scale Selector" className={stack.stack}>
        <Field settings={settings} row={scalesSettings.key} />
        <Field settings={settings} row={scalesSettings.type} />
        <div className={stack.row}>
          {fifths.map(command => (
            <CommandButton key={command.id} command={command} />
          ))}
        </div>
      </Panel>
      {mode === 'fretboard' && (
        <Panel title="String & Fret Filter" className={stack.stack}>
          <Field settings={settings} row={scalesSettings.strings} />
          <Field settings={settings} row={scalesSettings.minFret} />
          <Field settings={settings} row={scalesSettings.maxFret} />
        </Panel>
      )}
    </>
  );
}
