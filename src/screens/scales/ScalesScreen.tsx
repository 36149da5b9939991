import { useDeferredValue, useMemo } from 'react';
import { Summary } from '../../fretboard/Summary';
import type { ToneStyle } from '../../fretboard/toneCells';
import { Field } from '../../settings/Field';
import { preferences } from '../../settings/preferences';
import { useChoices, usePreferences, useSettings } from '../../settings/useSettings';
import { Panel } from '../../ui/Panel';
import { SidebarFrame } from '../../ui/SidebarFrame';
import { useCommands } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { HEADS } from '../heads';
import { CopyNotice } from './CopyNotice';
import { FretboardView } from './FretboardView';
import { PatternsView } from './PatternsView';
import { Player } from './Player';
import { ScalesControls } from './ScalesControls';
import { scalesTips } from './ScalesTips';
import { scalesSettings, type ViewMode } from './settings';
import { TextPanel } from './TextPanel';
import { useScales } from './useScales';
import { scaleText } from './words';

const PANEL_TITLES: Record<ViewMode, string> = { fretboard: 'Fretboard', patterns: 'Patterns' };

/** The Scales screen: a scale on the whole neck, or pattern by pattern. */
export function ScalesScreen() {
  const settings = useSettings('scales');
  useChoices(settings);
  const signs = preferences.signs.read(usePreferences());
  const display = settings.read(scalesSettings.display);
  const style = useMemo<ToneStyle>(() => ({ display, signs }), [display, signs]);
  const scales = useScales(settings, style);
  const { shown, inUse, commands, copied } = scales;
  useCommands(commands);
  // The neck is painted first; its text may follow a frame later.
  const shownInText = useDeferredValue(shown);
  const styleInText = useDeferredValue(style);
  const show = (...ids: readonly string[]) => commands.filter(({ id }) => ids.includes(id));

  return (
    <SidebarFrame
      screen="scales"
      {...HEADS.scales}
      tips={scalesTips}
      controls={
        <ScalesControls
          settings={settings}
          mode={shown.mode}
          fifths={show('scales.fifths.previous', 'scales.fifths.next')}
        />
      }
    >
      <Panel title={PANEL_TITLES[shown.mode]} className={stack.stack}>
        <Summary text={scaleText(shown.scale, signs)}>
          <Field settings={settings} row={scalesSettings.view} />
        </Summary>
        <Player
          settings={settings}
          commands={show(
            ...['scales.patterns.previous', 'scales.patterns.next'],
            ...['scales.play', 'scales.stop', 'scales.copy'],
          )}
        />
        {inUse && shown.mode === 'fretboard' && (
          <>
            {copied?.diagram === inUse && <CopyNotice outcome={copied.outcome} />}
            <FretboardView scales={scales} diagram={inUse} />
          </>
        )}
        {inUse && shown.mode === 'patterns' && <PatternsView scales={scales} inUse={inUse} />}
      </Panel>
      <TextPanel shown={shownInText} style={styleInText} />
    </SidebarFrame>
  );
}
