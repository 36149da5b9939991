import { useMemo } from 'react';
import { daysInARow, historyOf, totalOf } from '../../practice/history';
import { Field } from '../../settings/Field';
import { preferences } from '../../settings/preferences';
import { usePreferenceSettings, useSetting } from '../../settings/useSettings';
import fold from '../../ui/fold.module.css';
import { Panel } from '../../ui/Panel';
import { useSafeId } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { usePracticeDesk } from '../usePracticeDesk';
import { datesBack, datesUpTo } from './dates';
import styles from './History.module.css';
import { HistoryChart } from './HistoryChart';
import { HistoryTable } from './HistoryTable';
import type { PictureProps } from './Picture';
import { progressSettings } from './settings';
import { answersText, historyText, streakText, TABLE_TITLES, TITLES } from './text';

const EIGHT_WEEKS = 56;

/** The last eight weeks, a bar a day, and in numbers. */
export function History({ settings, view }: PictureProps) {
  const today = usePracticeDesk().today();
  const table = useSetting(settings, progressSettings.historyTable);
  const preferred = usePreferenceSettings();
  const streak = useSetting(preferred, preferences.streak);
  const id = useSafeId();
  const days = useMemo(() => historyOf(view.days, datesUpTo(today, EIGHT_WEEKS)), [view.days, today]);
  const total = totalOf(days);
  return (
    <Panel title={TITLES.history} className={stack.stack}>
      <p className={styles.total}>
        <span>{answersText(total.answers)}</span> <span>{historyText(total)}</span>{' '}
        {streak === 'on' && <span>{streakText(daysInARow(view.practiced, datesBack(today)))}</span>}
      </p>
      <HistoryChart days={days} />
      <div className={styles.tools}>
        <button
          type="button"
          className={fold.fold}
          aria-expanded={table === 'on'}
          aria-controls={table === 'on' ? id : undefined}
          onClick={() => settings.write(progressSettings.historyTable, table === 'on' ? 'off' : 'on')}
        >
          {TABLE_TITLES[table]}
        </button>
        <Field settings={preferred} row={preferences.streak} />
      </div>
      {table === 'on' && <HistoryTable id={id} days={days} />}
    </Panel>
  );
}
