import { type ReactNode, useMemo } from 'react';
import { daysInARow, type HistoryDay, historyOf, totalOf } from '../../practice/history';
import { usePracticeApi } from '../../results/practiceApi';
import { Field } from '../../settings/Field';
import { preferences } from '../../settings/preferences';
import { usePreferenceSettings, useSetting } from '../../settings/useSettings';
import fold from '../../ui/fold.module.css';
import { Panel } from '../../ui/Panel';
import { useSafeId } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { datesBack, datesUpTo, dayText, shortDayText } from '../dates';
import styles from './History.module.css';
import type { PictureProps } from './Picture';
import { EIGHT_WEEKS } from './picture';
import { progressSettings } from './settings';
import {
  accuracyText,
  answersText,
  HISTORY_CAPTION,
  HISTORY_COLUMNS,
  HISTORY_KEY,
  historyText,
  minutesText,
  streakText,
  TABLE_TITLES,
  TITLES,
} from './text';

const WEEK = 7;
const HEIGHT = 100;
/** The least height of a day with answers, so that a single one is seen. */
const LEAST = 3;

const weeksOf = (days: readonly HistoryDay[]): readonly (readonly HistoryDay[])[] =>
  Array.from({ length: Math.ceil(days.length / WEEK) }, (_, week) =>
    days.slice(week * WEEK, (week + 1) * WEEK),
  );

/** A bar a day, as high as its number of answers, and the weeks in numbers below; the same is in the table. */
export function HistoryChart({ days }: { readonly days: readonly HistoryDay[] }) {
  const most = Math.max(1, ...days.map(({ answers }) => answers));
  return (
    <div className={styles.chart} aria-hidden="true">
      <p className={styles.key}>
        <span data-part="right">{HISTORY_KEY.right}</span> <span data-part="wrong">{HISTORY_KEY.wrong}</span>
      </p>
      <svg
        aria-hidden="true"
        className={styles.bars}
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {days.map((day, index) => (
          <Bar key={day.date} day={day} x={index} most={most} />
        ))}
      </svg>
      <ol className={styles.weeks}>
        {weeksOf(days).map(week => {
          const total = totalOf(week);
          const [first] = week;
          return (
            first && (
              <li key={first.date}>
                <span>{shortDayText(first.date)}</span>
                <b>{total.answers}</b>
                <span>{accuracyText(total)}</span>
                <span>{minutesText(total.milliseconds)}</span>
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}

interface BarProps {
  readonly day: HistoryDay;
  readonly x: number;
  readonly most: number;
}

function Bar({ day: { answers, right }, x, most }: BarProps) {
  if (answers === 0) return null;
  const height = Math.max(LEAST, (HEIGHT * answers) / most);
  const wrong = (height * (answers - right)) / answers;
  const box = { x: x + 0.1, width: 0.8 };
  return (
    <>
      <rect {...box} data-part="wrong" y={HEIGHT - height} height={wrong} />
      <rect {...box} data-part="right" y={HEIGHT - height + wrong} height={height - wrong} />
    </>
  );
}

interface HistoryTableProps {
  readonly id: string;
  readonly days: readonly HistoryDay[];
}

/** The days with answers as a table, the latest first. */
export function HistoryTable({ id, days }: HistoryTableProps) {
  return (
    <table id={id}>
      <caption>{HISTORY_CAPTION}</caption>
      <thead>
        <tr>
          {HISTORY_COLUMNS.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days
          .filter(({ answers }) => answers > 0)
          .toReversed()
          .map(day => (
            <tr key={day.date}>
              <th scope="row">{dayText(day.date)}</th>
              <td>{day.answers}</td>
              <td>{accuracyText(day)}</td>
              <td>{minutesText(day.milliseconds)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

interface HistoryProps extends PictureProps {
  /** Drawn at its end. */
  readonly children?: ReactNode;
}

/** The last eight weeks, a bar a day, and in numbers. */
export function History({ settings, view, children }: HistoryProps) {
  const today = usePracticeApi().date();
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
      {children}
    </Panel>
  );
}
