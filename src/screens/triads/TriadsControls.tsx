import { memo } from 'react';
import { Field } from '../../settings/Field';
import type { Settings } from '../../settings/settings';
import { Panel } from '../../ui/Panel';
import stack from '../../ui/stack.module.css';
import { triadsSettings } from './settings';
import { TITLES } from './text';

/** The panels of the sidebar: how the neck is shown, and which triad is shown on which strings. */
export const TriadsControls = memo(function TriadsControls({ settings }: { settings: Settings }) {
  return (
    <>
      <Panel title={TITLES.settings} className={stack.stack}>
        <Field settings={settings} row={triadsSettings.frets} />
        <Field settings={settings} row={triadsSettings.display} />
        <Field settings={settings} row={triadsSettings.accidentals} />
      </Panel>
      <Panel title={TITLES.selector} className={stack.stack}>
        <Field settings={settings} row={triadsSettings.root} />
        <Field settings={settings} row={triadsSettings.quality} />
        <Field settings={settings} row={triadsSettings.stringSet} />
      </Panel>
    </>
  );
});
