import { useEffect, useRef } from 'react';
import type { Comparison } from '../practice/comparison';
import resultsStyles from '../quiz/Results.module.css';
import { type ItemResult, slowestIn, weakestIn } from '../quiz/results';
import type { Answered } from '../quiz/session';
import { seconds } from '../quiz/text';
import { useSpeech } from '../speech/Speech';
import type { Line } from '../theory/degree';
import { Spoken } from '../ui/Spoken';
import styles from './RoundReview.module.css';

export const WEAKEST_TITLE = 'Weakest';
export const SLOWEST_TITLE = 'Slowest';

/** A difference that isn't shown, in milliseconds: the times have one decimal. */
const UNSEEN = 50;

const roundsText = (count: number): string => (count === 1 ? 'your last round' : `your last ${count} rounds`);

function timeText({ round, usual }: Comparison, unit: (milliseconds: number) => string): string | undefined {
  if (round.medianTime === undefined || usual.medianTime === undefined) return undefined;
  const faster = usual.medianTime - round.medianTime;
  if (Math.abs(faster) < UNSEEN) return 'as fast';
  return `${unit(Math.abs(faster))} ${faster > 0 ? 'faster' : 'slower'}`;
}

const rightText = ({ round, usual }: Comparison, unit: string): string =>
  round.percent === usual.percent
    ? `${round.percent}${unit} right, as before`
    : `${round.percent}${unit} right instead of ${usual.percent}${unit}`;

const sentence = (comparison: Comparison, time: string | undefined, right: string): string =>
  `Compared with ${roundsText(comparison.earlier.length)}: ${time === undefined ? '' : `${time}, `}${right}.`;

/**
 * How a round compares with those before it.
 *
 * @example comparisonText(comparison) // 'Compared with your last 10 rounds: 0.3 s faster, 75% right instead of 62%.'
 */
export const comparisonText = (comparison: Comparison): string =>
  sentence(comparison, timeText(comparison, seconds), rightText(comparison, '%'));

const spokenSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} seconds`;

/** How a round compares with those before it, as spoken. */
export const spokenComparison = (comparison: Comparison): string =>
  sentence(comparison, timeText(comparison, spokenSeconds), rightText(comparison, ' percent'));

/** The caption of the drawing of median times. */
export const TIMES_CAPTION = 'Median time, round by round';

/**
 * How the questions about an item went.
 *
 * @example itemResultText({ answers: 2, right: 1, … }) // '1 of 2 right'
 */
export function itemResultText({ answers, right }: Pick<ItemResult<unknown>, 'answers' | 'right'>): string {
  if (answers === 1) return right === 1 ? 'right' : 'wrong';
  return `${right} of ${answers} right`;
}

interface RoundWeakestProps<Question> {
  readonly answered: readonly Answered<Question, unknown>[];
  readonly itemOf: (question: Question) => string;
  readonly lineOf: (question: Question) => Line;
}

/** The three weakest items of a round, with how they went. */
export function RoundWeakest<Question>({ answered, itemOf, lineOf }: RoundWeakestProps<Question>) {
  const weakest = weakestIn(answered, itemOf);
  if (weakest.length === 0) return null;
  return (
    <div>
      <h3 className={resultsStyles.caption}>{WEAKEST_TITLE}</h3>
      <ol className={styles.weakest}>
        {weakest.map(result => (
          <li key={result.item}>
            <span>
              <Spoken {...lineOf(result.question)} />
            </span>{' '}
            <span
              className={styles.verdict}
              data-verdict={result.right === result.answers ? 'right' : 'wrong'}
            >
              {itemResultText(result)}
            </span>{' '}
            <span>{seconds(result.milliseconds)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface RoundComparisonProps {
  readonly comparison: Comparison | undefined;
  /** Whether it is said once the results have been; a dialog is read with all that describes it. */
  readonly speech: 'said' | 'read';
}

/** How a round compares with those before it: a sentence, and the median times as a line. */
export function RoundComparison({ comparison, speech }: RoundComparisonProps) {
  const { say, whenQuiet } = useSpeech();
  const wasSaid = useRef(false);
  const spoken = comparison && spokenComparison(comparison);
  useEffect(() => {
    if (speech === 'read' || spoken === undefined || wasSaid.current) return;
    return whenQuiet(() => {
      wasSaid.current = true;
      say(spoken);
    });
  }, [speech, spoken, say, whenQuiet]);
  if (comparison === undefined) return null;
  return (
    <div>
      <p>{comparisonText(comparison)}</p>
      <Times comparison={comparison} />
    </div>
  );
}

/** The size of the drawing, and its margin. */
const BOX = { width: 240, height: 44, margin: 6 };

/** The median times as a line, the oldest first; the sentence sums them up. */
function Times({ comparison: { earlier, round } }: { readonly comparison: Comparison }) {
  const times = [...earlier, round].flatMap(({ medianTime }) => medianTime ?? []);
  const [first] = times;
  const last = times.at(-1);
  if (first === undefined || last === undefined || times.length < 2) return null;
  const [least, most] = [Math.min(...times), Math.max(...times)];
  const { width, height, margin } = BOX;
  const points = times.map((time, index) => ({
    x: margin + (index * (width - 2 * margin)) / (times.length - 1),
    y: height - margin - ((time - least) / Math.max(1, most - least)) * (height - 2 * margin),
  }));
  return (
    <div className={styles.times} aria-hidden="true">
      <span>{TIMES_CAPTION}</span>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y }, index) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={index === points.length - 1 ? 5 : 2.5}
            data-last={index === points.length - 1}
          />
        ))}
      </svg>
      <span className={styles.ends}>
        <span>{seconds(first)}</span> <b>{seconds(last)}</b>
      </span>
    </div>
  );
}

interface RoundSlowestProps<Question> {
  readonly answered: readonly Answered<Question, unknown>[];
  readonly lineOf: (question: Question) => Line;
}

/** The three answers of a round that took longest, right or wrong, with their times. */
export function RoundSlowest<Question>({ answered, lineOf }: RoundSlowestProps<Question>) {
  const slowest = slowestIn(answered).map(each => ({
    // Not the question itself: one that was asked twice may have been slow twice.
    number: answered.indexOf(each) + 1,
    line: lineOf(each.question),
    time: seconds(each.milliseconds),
  }));
  if (slowest.length === 0) return null;
  return (
    <div>
      <h3 className={resultsStyles.caption}>{SLOWEST_TITLE}</h3>
      <ol className={resultsStyles.slowest}>
        {slowest.map(({ number, line, time }) => (
          <li key={number}>
            <span>
              <Spoken {...line} />
            </span>{' '}
            <span>{time}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
