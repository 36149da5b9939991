import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answered } from '../../src/quiz/session';
import { RoundChart } from '../../src/results/RoundChart';
import { AlsoWrong, RoundSlowest, RoundTimes, RoundWeakest } from '../../src/results/RoundReview';

type Round = readonly Answered<number, unknown>[];

/** A wrong answer to each of some questions. */
const wrong = (count: number): Round =>
  Array.from({ length: count }, (_, question) => ({
    ...{ question, answer: undefined, draft: undefined, verdict: 'wrong', milliseconds: 1000 },
  }));

const lines = {
  itemOf: (question: number) => `number:${question}`,
  lineOf: (question: number) => ({ text: `Number ${question}`, spoken: `number ${question}` }),
};

describe('given a round', () => {
  test('when nothing was answered, then no heading stands over nothing', () => {
    const { container } = render(
      <>
        <RoundChart answered={[]} {...lines} />
        <RoundWeakest answered={[]} {...lines} />
        <AlsoWrong answered={[]} {...lines} />
        <RoundSlowest answered={[]} {...lines} />
      </>,
    );
    expect(container).toBeEmptyDOMElement();
  });

  test('when more was wrong than can be named, then the rest is counted', () => {
    render(<AlsoWrong answered={wrong(12)} {...lines} />);
    const named = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(named).toHaveLength(7);
    expect(named.at(-1)).toBe('and 3 more');
  });

  test('when it is longer than its drawing, then that says how many answers are drawn, and the table has all', () => {
    render(<RoundChart answered={wrong(150)} {...lines} />);
    expect(screen.getByText(/^the last \d+ of 150$/)).toBeVisible();
    expect(
      screen.getByRole('table', { name: 'Answers of this round' }).querySelectorAll('tbody tr'),
    ).toHaveLength(150);
  });
});

test('given notes that were strummed together, when a table lists their times, then only the first has one', () => {
  const strummed: Round = [1200, undefined].map((milliseconds, question) => ({
    ...{ question, answer: undefined, verdict: 'right', milliseconds },
  }));
  render(<RoundChart answered={strummed} {...lines} />);
  expect(
    screen.getAllByRole('cell', { name: /s$|strum/, hidden: true }).map(each => each.textContent),
  ).toEqual([...['1.2 s', 'same strum']]);
  expect(screen.getByText('average 1.2 s')).toBeVisible();
});

describe('given the median times of rounds', () => {
  const figures = (medianTime: number | undefined) => ({ percent: 75, medianTime });

  test('when there are three, then they are a line from the first to the last', () => {
    const comparison = {
      ...{ round: figures(1500), usual: figures(1900) },
      earlier: [figures(2000), figures(undefined), figures(1800)],
    };
    render(<RoundTimes comparison={comparison} />);
    expect(screen.getByRole('img', { name: 'Median time of the last 3 rounds' })).toBeVisible();
  });

  test('when only one of them has a time, then nothing is drawn', () => {
    const comparison = { round: figures(1500), usual: figures(undefined), earlier: [figures(undefined)] };
    const { container } = render(<RoundTimes comparison={comparison} />);
    expect(container).toBeEmptyDOMElement();
  });
});
