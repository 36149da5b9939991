import { memo } from 'react';
import { Field } from '../../settings/Field';
import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import { Panel } from '../../ui/Panel';
import stack from '../../ui/stack.module.css';
import { triadsSettings } from './settings';
import { SHAPES_NEED_A_SET, TITLES } from './text';

/** The panels of the sidebar: how the neck is shown, which triad on which strings, and in which of its shapes. */
export const TriadsControls = memo(function TriadsControls({ settings }: { settings: Settings }) {
  const set = useSetting(settings, triadsSettings.stringSet);
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
        {set === 'All' ? (
          <p>{SHAPES_NEED_A_SET}</p>
        ) : (
          <Field settings={settings} row={triadsSettings.shape} />
        )}
      </Panel>
    </>
  );
});
