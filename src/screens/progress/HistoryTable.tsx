import type { HistoryDay } from '../../practice/history';
import { dayText } from './dates';
import styles from './Progress.module.css';
import { accuracyText, HISTORY_CAPTION, HISTORY_COLUMNS, minutesText } from './text';

interface HistoryTableProps {
  readonly id: string;
  readonly days: readonly HistoryDay[];
}

/** The days with answers as a table, the latest first. */
export function HistoryTable({ id, days }: HistoryTableProps) {
  return (
    <table id={id} className={styles.table}>
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
