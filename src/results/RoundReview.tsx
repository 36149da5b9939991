import { useEffect, useRef } from 'react';
import type { AgainstBest } from '../practice/best';
import type { Comparison } from '../practice/comparison';
import resultsStyles from '../quiz/Results.module.css';
import { slowestIn, weakestIn } from '../quiz/results';
import type { Answered } from '../quiz/session';
import { seconds, sentences } from '../quiz/text';
import { useSpeech } from '../speech/Speech';
import type { Line } from '../theory/degree';
import { Spoken } from '../ui/Spoken';
import styles from './RoundReview.module.css';
import {
  ALSO_WRONG_TITLE,
  againstBestText,
  comparisonText,
  itemResultText,
  othersText,
  roundsChart,
  SLOWEST_TITLE,
  spokenComparison,
  TIMES_CAPTION,
  timeCell,
  WEAKEST_TITLE,
} from './text';

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
            <span>{timeCell(result.milliseconds)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** As many things that were wrong are named; the table has all of them. */
const NAMED = 6;

/** What was wrong and isn't among the weakest, each once. */
export function AlsoWrong<Question>({ answered, itemOf, lineOf }: RoundWeakestProps<Question>) {
  const known = new Set(weakestIn(answered, itemOf).map(({ item }) => item));
  const lines = new Map<string, Line>();
  for (const { question, verdict } of answered) {
    const item = itemOf(question);
    if (verdict !== 'right' && !known.has(item) && !lines.has(item)) lines.set(item, lineOf(question));
  }
  if (lines.size === 0) return null;
  const named = [...lines].slice(0, NAMED);
  return (
    <div>
      <h3 className={resultsStyles.caption}>{ALSO_WRONG_TITLE}</h3>
      <ul className={styles.wrong}>
        {named.map(([item, line]) => (
          <li key={item}>
            <Spoken {...line} />
          </li>
        ))}
        {lines.size > NAMED && <li>{othersText(lines.size - NAMED)}</li>}
      </ul>
    </div>
  );
}

interface RoundComparisonProps {
  /** Said before it, if there is one. */
  readonly best?: AgainstBest | undefined;
  readonly comparison: Comparison | undefined;
  /** Whether it is said once the results have been; a dialog is read with all that describes it. */
  readonly speech: 'said' | 'read';
}

/** How a round compares with those before it, as a sentence. */
export function RoundComparison({ comparison, best, speech }: RoundComparisonProps) {
  const { say, whenQuiet } = useSpeech();
  const wasSaid = useRef(false);
  const spoken = spokenEarlier(comparison, best);
  useEffect(() => {
    if (speech === 'read' || spoken === '' || wasSaid.current) return;
    return whenQuiet(() => {
      wasSaid.current = true;
      say(spoken);
    });
  }, [speech, spoken, say, whenQuiet]);
  if (comparison === undefined) return null;
  return <p>{comparisonText(comparison)}</p>;
}

/** What earlier rounds say of this one, as spoken; of one that has none before it nothing. */
const spokenEarlier = (comparison: Comparison | undefined, best: AgainstBest | undefined): string =>
  sentences(
    best?.outcome === 'better' || best?.outcome === 'equal' ? againstBestText(best) : '',
    comparison ? spokenComparison(comparison) : '',
  );

/** The size of the drawing, and its margin. */
const BOX = { width: 360, height: 56, margin: 6 };

/** The median times of a round and those before it as a line, the oldest first. */
export function RoundTimes({ comparison: { earlier, round } }: { readonly comparison: Comparison }) {
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
    <div className={styles.times}>
      <span aria-hidden="true">{TIMES_CAPTION}</span>
      <svg role="img" aria-label={roundsChart(times.length)} viewBox={`0 0 ${width} ${height}`}>
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
      <span className={styles.ends} aria-hidden="true">
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
    time: timeCell(each.milliseconds),
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
