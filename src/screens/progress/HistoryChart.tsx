import { type HistoryDay, totalOf } from '../../practice/history';
import { shortDayText } from './dates';
import styles from './History.module.css';
import { accuracyText, HISTORY_KEY, minutesText } from './text';

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
