import { totalOf } from '../../practice/history';
import type { Sums } from '../../practice/sums';
import { Field } from '../../settings/Field';
import { preferences } from '../../settings/preferences';
import { usePreferenceSettings, useSetting } from '../../settings/useSettings';
import { Panel } from '../../ui/Panel';
import stack from '../../ui/stack.module.css';
import { keptText, NOT_REMEMBERING, TITLES } from './text';

/** How many answers are kept, and whether any are. */
export function YourData({ sums }: { readonly sums: Sums | 'loading' | 'failed' }) {
  const preferred = usePreferenceSettings();
  const remember = useSetting(preferred, preferences.remember);
  if (typeof sums === 'string') return null;
  return (
    <Panel title={TITLES.data} className={stack.stack}>
      <p>{keptText(totalOf([...sums.days.values()]).answers)}</p>
      <Field settings={preferred} row={preferences.remember} />
      {remember === 'off' && <p className={stack.notice}>{NOT_REMEMBERING}</p>}
    </Panel>
  );
}
