import { useSyncExternalStore } from 'react';
import type { Command } from '../../commands/command';
import { useInstrument } from '../../fretboard/useInstrument';
import { placesOf } from '../../instrument/instrument';
import { preferences } from '../../settings/preferences';
import { usePreferenceSettings, useSetting } from '../../settings/useSettings';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import { useShell } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import styles from './Tuner.module.css';
import { learnedText, NOT_MEASURED, openName, TITLES, TO_LEARN, zoneText } from './text';
import type { Tuner } from './tuner';
import { offsetOf, zoneOf } from './tuning';

interface StringsProps {
  readonly tuner: Tuner;
  readonly again: Command;
}

/** The strings with what was measured, and what listening has learned from them. */
export function Strings({ tuner, again }: StringsProps) {
  const instrument = useInstrument();
  const { withSigns } = useShell();
  const a4 = useSetting(usePreferenceSettings(), preferences.a4);
  const measured = useSyncExternalStore(tuner.subscribe, () => tuner.state().measured);
  const { floor } = tuner.state();
  const offset = offsetOf({ ...tuner.state(), measured }, instrument);
  return (
    <Panel title={TITLES.strings} className={stack.stack}>
      <ul className={styles.strings}>
        {placesOf(instrument).map(place => {
          const cents = measured.get(place);
          return (
            <li key={place} data-zone={cents === undefined ? 'none' : zoneOf(cents)}>
              <b>
                {instrument.strings[place]?.number} {withSigns(openName(instrument, place))}
              </b>{' '}
              <span>{cents === undefined ? NOT_MEASURED : zoneText(cents)}</span>
            </li>
          );
        })}
      </ul>
      <p className={stack.note}>
        {offset === undefined || floor === undefined ? TO_LEARN : learnedText(offset, floor, a4)}
      </p>
      <div className={stack.row}>
        <CommandButton
          command={again}
          whenDisabled="keep-focus"
          tabStop={again.disabled ? 'skipped' : 'own'}
        />
      </div>
    </Panel>
  );
}
