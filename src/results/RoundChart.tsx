import resultsStyles from '../quiz/Results.module.css';
import { type Answered, outcomeOf } from '../quiz/session';
import type { Line } from '../theory/degree';
import { Spoken } from '../ui/Spoken';
import { type Bar, CHART, chartOf, crossOf, cutOf } from './chart';
import styles from './RoundChart.module.css';
import {
  AS_TABLE,
  averageText,
  CHART_SIGNS,
  drawnText,
  ROUND_CHART,
  ROUND_COLUMNS,
  ROUND_TITLE,
  timeCell,
  VERDICT_CELL,
} from './text';

interface RoundProps<Question> {
  readonly answered: readonly Answered<Question, unknown>[];
  readonly lineOf: (question: Question) => Line;
}

/** Each answer of a round as a bar, as high as it took long; a table says the same. */
export function RoundChart<Question>({ answered, lineOf }: RoundProps<Question>) {
  const chart = chartOf(answered);
  if (chart === undefined) return null;
  const { bars, average, left } = chart;
  return (
    <div className={styles.chart}>
      <h3 className={resultsStyles.caption}>{ROUND_TITLE}</h3>
      <svg
        className={styles.drawing}
        role="img"
        aria-label={ROUND_CHART}
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      >
        {bars.map(bar => (
          <BarOf key={bar.number} bar={bar} />
        ))}
        <line x1={0} x2={CHART.width} y1={average.y} y2={average.y} />
      </svg>
      <p className={styles.legend}>
        <span>
          <span className={styles.sign} aria-hidden="true">
            ▮
          </span>{' '}
          {CHART_SIGNS.right}
        </span>{' '}
        {bars.some(({ outcome }) => outcome === 'late') && (
          <span>
            <span className={styles.sign} data-verdict="late" aria-hidden="true">
              ▯
            </span>{' '}
            {CHART_SIGNS.late}
          </span>
        )}{' '}
        <span>
          <span className={styles.sign} data-verdict="wrong" aria-hidden="true">
            ✗
          </span>{' '}
          {CHART_SIGNS.wrong}
        </span>{' '}
        <span>
          <span aria-hidden="true">╌</span> {averageText(average.milliseconds)}
        </span>{' '}
        {left > 0 && <span>{drawnText(bars.length, answered.length)}</span>}
      </p>
      <RoundTable {...{ answered, lineOf }} />
    </div>
  );
}

function BarOf({ bar }: { readonly bar: Bar }) {
  const { x, y, width, height, outcome, isCut } = bar;
  return (
    <>
      <rect {...{ x, y, width, height }} data-verdict={outcome} />
      {isCut && <path data-cut d={cutOf(bar)} />}
      {outcome === 'wrong' && <path d={crossOf(bar)} />}
    </>
  );
}

function RoundTable<Question>({ answered, lineOf }: RoundProps<Question>) {
  const numbered = answered.map((each, index) => ({
    ...each,
    outcome: outcomeOf(each),
    number: index + 1,
  }));
  return (
    <details className={styles.twin}>
      <summary>{AS_TABLE}</summary>
      <table aria-label={ROUND_CHART}>
        <thead>
          <tr>
            {ROUND_COLUMNS.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered.map(({ number, question, outcome, milliseconds }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>
                <Spoken {...lineOf(question)} />
              </td>
              <td data-verdict={outcome === 'given-up' ? 'wrong' : outcome}>{VERDICT_CELL[outcome]}</td>
              <td>{timeCell(milliseconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
