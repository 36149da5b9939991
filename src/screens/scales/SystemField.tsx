import { useInstrument } from '../../fretboard/useInstrument';
import { Field } from '../../settings/Field';
import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import { scale } from '../../theory/scale';
import stack from '../../ui/stack.module.css';
import { scalesSettings } from './settings';
import { systemNote } from './systemText';

/** The pattern systems of the chosen scale, and why they are these. */
export function SystemField({ settings }: { readonly settings: Settings }) {
  const instrument = useInstrument();
  const type = useSetting(settings, scalesSettings.type);
  const chosen = scale('C', type);
  const note = systemNote(instrument, chosen);
  return (
    <div>
      <Field settings={settings} row={scalesSettings.system} />
      {note !== '' && <p className={stack.note}>{note}</p>}
    </div>
  );
}
