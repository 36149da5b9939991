import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Answer } from '../../src/quiz/Answer';
import { AnswerRadios } from '../../src/quiz/AnswerRadios';
import type { QuizCommands } from '../../src/quiz/commands';
import { createQuizCommands } from '../../src/quiz/commands';
import { EyesFreeTools, Question } from '../../src/quiz/Question';
import { ResultsSummary } from '../../src/quiz/ResultsSummary';
import { resultsOf } from '../../src/quiz/results';
import { isOpen } from '../../src/quiz/session';
import type { EyesFreeState } from '../../src/quiz/useEyesFree';
import { Verdict } from '../../src/quiz/Verdict';
import {
  asEyesFree,
  CALM,
  draft,
  drillWith,
  NUMBER_QUIZZES,
  type NumberEvent,
  next,
  numberQuiz,
  sessionAfter,
  start,
  submit,
} from './made';
import { preferring } from './preferring';

/** A session with an open question. */
function openAfter(...events: readonly NumberEvent[]) {
  const session = sessionAfter(...events);
  if (!isOpen(session)) throw new Error('no question is open');
  return session;
}

const ASKING = openAfter(start(CALM, 12));
const FOURTH = openAfter(
  start(CALM, 12),
  ...[submit('right'), next, submit('right'), next, submit('wrong'), next],
);
const FEEDBACK = openAfter(start(CALM, 12), submit('wrong'));
const ENDLESS = openAfter(start(CALM, 'endless'));

function commandsFor(session: typeof ASKING, eyesFree: EyesFreeState = 'off'): QuizCommands {
  const act = vi.fn();
  return createQuizCommands(
    {
      state: () => (eyesFree === 'off' ? session : asEyesFree(session)),
      presence: () => ({ isShown: true, isPaused: eyesFree === 'paused', isPresenting: false }),
    },
    {
      ...{ whyNone: () => undefined, isLate: () => false, itemRound: () => undefined, drillThese: act },
      ...{ startAgain: act, goOn: act, finish: act, sayFigures: act },
      ...{ start: act, answerBy: act, submit: act, giveUp: act, next: act, quit: act, end: act },
      ...{ showAnswer: act, judge: act },
      repeat: act,
      togglePause: act,
    },
    {
      ...{ id: 'numbers-quiz', group: 'Numbers quiz', startKeywords: [], quitKeywords: [] },
      startTitle: () => undefined,
      quitTitle: () => 'Quit Quiz',
      results: 'page',
    },
    NUMBER_QUIZZES,
  );
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('given the frame of a question', () => {
  const draw = (
    session: typeof ASKING,
    count?: 'written' | 'drawn',
    eyesFree: EyesFreeState = 'off',
    preferred = '',
  ) =>
    render(
      <Question
        session={session}
        eyesFree={eyesFree}
        commands={commandsFor(session, eyesFree)}
        {...(count && { count })}
      />,
      { wrapper: preferring(preferred) },
    );

  test('when it is drawn, then it asks, and a strip shows what was right, wrong, is asked and is to come', () => {
    const { container } = draw(FOURTH);
    expect(screen.getByText('Which number comes after 5?')).toBeVisible();
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('✓✓✗?········');
  });

  test('when it is answered, then the strip has its verdict and no question', () => {
    const { container } = draw(FEEDBACK);
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('✗···········');
  });

  test('when the user asks where the cursor is, then that is beside the question', () => {
    render(
      <Question
        session={ASKING}
        eyesFree="off"
        commands={commandsFor(ASKING)}
        here="You are on string 5, fret 3"
      />,
      { wrapper: preferring() },
    );
    expect(screen.getByText('You are on string 5, fret 3')).toBeVisible();
  });

  test('when its number is written, then it is of the length, and in an endless quiz alone, with nothing to come', () => {
    const { unmount } = draw(FOURTH, 'written');
    expect(screen.getByText('4/12')).toBeVisible();
    unmount();
    const { container } = draw(ENDLESS, 'written');
    expect(screen.getByText('1')).toBeVisible();
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('?');
  });

  /** Three questions took two seconds, two and four; the fourth is asked while the user is away. */
  const DRILL = openAfter(
    start(drillWith(0), '1m', numberQuiz),
    ...[submit('right', 2000), next, submit('right', 4000), next, submit('wrong', 6000), next],
    { type: 'away', at: 2000 },
  );
  const figures = (container: HTMLElement) => container.querySelector('[data-figures]')?.textContent;

  test('when it is no drill, then it has no figures', () => {
    expect(figures(draw(FOURTH).container)).toBeUndefined();
  });

  test('when it is a drill, then the time left, accuracy and answers a minute stand in view', () => {
    expect(figures(draw(DRILL).container)).toBe('0:52 left23 per minute67% right');
  });

  test('when time passes, then the time left counts down to nothing', () => {
    vi.useFakeTimers({ now: 0, toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    try {
      const { container } = draw(openAfter(start(drillWith(0), '1m', numberQuiz)));
      expect(figures(container)).toBe('1:00 left');
      act(() => vi.advanceTimersByTime(1000));
      expect(figures(container)).toBe('0:59 left');
      for (let second = 0; second < 61; second++) act(() => vi.advanceTimersByTime(1000));
      expect(figures(container)).toBe('0:00 left');
    } finally {
      vi.useRealTimers();
    }
  });

  test('when the user hides figures, then the time, the number and the marks to come are gone, but no other quiz loses any', () => {
    const drill = openAfter(start(drillWith(0), 12), submit('right'), next);
    const { container, unmount } = draw(drill, 'written', 'off', 'figures=off');
    expect(figures(container)).toBeUndefined();
    expect(screen.queryByText('2/12')).toBeNull();
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent(/^✓\?$/);
    unmount();
    draw(FOURTH, 'written', 'off', 'figures=off');
    expect(screen.getByText('4/12')).toBeVisible();
  });

  test('when a quiz is long, then the strip shows the answers around the open question', () => {
    const answered = Array.from({ length: 24 }, () => [submit('right'), next]).flat();
    const { container } = draw(openAfter(start(CALM, 'endless'), ...answered));
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent(`${'✓'.repeat(19)}?`);
  });

  test('when the subject has spoken words of its own, then it is set off and spoken in words', () => {
    const quiz = {
      ...numberQuiz,
      promptOf: () => ({ before: 'Find every ', subject: { text: 'C#', spoken: 'C sharp' }, after: ' here' }),
    };
    const { container } = draw(openAfter(start(CALM, 12, quiz)));
    expect(container.querySelector('b')).toHaveTextContent('C sharp');
    expect(container.querySelector('b [aria-hidden]')).toHaveTextContent('C#');
  });

  test('when it is eyes-free, then it says so, with buttons to repeat and pause it', () => {
    draw(ASKING, 'drawn', 'running');
    expect(screen.getByText('Eyes-free')).toBeVisible();
    expect(buttons()).toEqual(['Repeat the question', 'Pause']);
  });
});

describe('given the tools of an eyes-free quiz', () => {
  test('when it is paused, then it says so and can be resumed; when there is none, nothing is drawn', () => {
    const { unmount } = render(<EyesFreeTools eyesFree="paused" commands={commandsFor(ASKING, 'paused')} />);
    expect(screen.getByText('Eyes-free, paused')).toBeVisible();
    expect(buttons()).toEqual(['Repeat the question', 'Resume']);
    unmount();
    const { container } = render(<EyesFreeTools eyesFree="off" commands={commandsFor(ASKING)} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('given the frame of an answer', () => {
  const draw = (session: typeof ASKING, toolbar?: string) =>
    render(
      <Answer
        session={session}
        commands={commandsFor(session)}
        advanceRef={() => {}}
        waiting="how to answer"
        verdict={<p>the verdict</p>}
        {...(toolbar !== undefined && { toolbar })}
      >
        <p>the ways to answer</p>
      </Answer>,
    );

  test('when the question is open, then it can be submitted or quit, and the verdict’s place holds something else', () => {
    draw(ASKING);
    expect(screen.getByText('how to answer')).toBeVisible();
    expect(screen.getByText('the ways to answer')).toBeVisible();
    expect(screen.queryByText('the verdict')).toBeNull();
    expect(buttons()).toEqual(['Submit Answer', "I Don't Know", 'Quit Quiz']);
    expect(screen.getByRole('button', { name: 'Submit Answer' })).toBeDisabled();
  });

  test('when it is answered, then the verdict is there, and it goes on', () => {
    draw(FEEDBACK);
    expect(screen.getByText('the verdict')).toBeVisible();
    expect(screen.queryByText('how to answer')).toBeNull();
    expect(buttons()).toEqual(['Next Question', 'Quit Quiz']);
  });

  test('when its buttons are a toolbar, then that has its name', () => {
    draw(ASKING, 'Answer tools');
    expect(within(screen.getByRole('toolbar', { name: 'Answer tools' })).getAllByRole('button')).toHaveLength(
      3,
    );
  });
});

describe('given the radios of an answer', () => {
  const draw = (session: typeof ASKING, locked?: string) => {
    const controller = { draft: vi.fn(), pick: vi.fn(), submit: vi.fn() };
    render(<AnswerRadios session={session} layout="choices" locked={locked} controller={controller} />);
    return { controller, user: userEvent.setup() };
  };
  const radio = (name: string) => screen.getByRole('radio', { name });

  test('when one is clicked, then it is picked, once', async () => {
    const { controller, user } = draw(ASKING);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await user.click(radio('seven'));
    expect(controller.pick).toHaveBeenCalledExactlyOnceWith(7);
    expect(controller.draft).not.toHaveBeenCalled();
  });

  test('when the arrow keys pass one, then it is only chosen', async () => {
    const { controller, user } = draw(openAfter(start(CALM, 12), draft(7)));
    radio('seven').focus();
    await user.keyboard('{ArrowDown}');
    expect(controller.draft).toHaveBeenCalledOnce();
    expect(controller.pick).not.toHaveBeenCalled();
  });

  test('when one that is chosen already is clicked, then it is picked', async () => {
    const { controller, user } = draw(openAfter(start(CALM, 12), draft(7)));
    await user.click(radio('seven'));
    expect(controller.pick).toHaveBeenCalledExactlyOnceWith(7);
  });

  test('when Enter is pressed on one, then the answer is submitted', async () => {
    const { controller, user } = draw(openAfter(start(CALM, 12), draft(7)));
    radio('seven').focus();
    await user.keyboard('{Enter}');
    expect(controller.submit).toHaveBeenCalledOnce();
  });

  test('when something is chosen or was answered, then that is checked', () => {
    draw(openAfter(start(CALM, 12), draft(7)));
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('seven');
  });

  test('when it is answered, then they are locked, and a wrong choice and the right one are marked', () => {
    draw(FEEDBACK, 'Answered');
    const marked = (mark: string) => document.querySelector(`[data-mark="${mark}"] input`);
    expect(marked('wrong')).toHaveAccessibleName('nine');
    expect(marked('right')).toHaveAccessibleName('two');
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('nine');
  });

  test('when a question has no answers to choose from, then nothing is drawn', () => {
    draw(openAfter(start(CALM, 12, { ...numberQuiz, answersTo: () => [] })));
    expect(screen.queryByRole('group')).toBeNull();
  });
});

describe('given the frame of a verdict', () => {
  test.each([
    ['right', 'Correct!', false],
    ['wrong', 'Incorrect', true],
  ] as const)(
    'when it is %s, then it reads %s, and the right answer is shown: %s',
    (verdict, text, isShown) => {
      render(<Verdict verdict={verdict} correct={<p>the right answer</p>} />);
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.queryByText('the right answer') !== null).toBe(isShown);
    },
  );
});

test('given a verdict with the signs of the interval quiz, then they are drawn without a font, and kept as text', () => {
  const { container } = render(
    <Verdict verdict="right" signs={{ right: '✅', wrong: '❌' }} correct={<p>the right answer</p>} />,
  );
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(screen.getByText('✅')).toBeInTheDocument();
});

describe('given the results of a quiz', () => {
  const answered = (count: number, right: number) =>
    Array.from({ length: count }, (_, index) => ({
      question: index,
      answer: index + 1,
      verdict: index < right ? ('right' as const) : ('wrong' as const),
      milliseconds: (index + 1) * 1000,
    }));

  test('when all was answered, then they are score, percent, message and median time', () => {
    render(<ResultsSummary results={resultsOf({ length: 12, answered: answered(12, 9) })} />);
    for (const text of ['9/12', '75%', 'Good effort!', 'Median time: 6.5 s'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/^Ended/)).toBeNull();
  });

  test('when they are read as one text, then the score, the percentage and each line stand apart', () => {
    const { container } = render(
      <ResultsSummary results={resultsOf({ length: 12, answered: answered(5, 4) })} />,
    );
    expect(container.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe(
      '4/5 80% Great job! Ended after 5 of 12 questions. Median time: 3.0 s',
    );
  });

  test('when it was ended early, then that is said; of an endless one it can’t be', () => {
    const { unmount } = render(
      <ResultsSummary results={resultsOf({ length: 12, answered: answered(5, 4) })} />,
    );
    expect(screen.getByText('Ended after 5 of 12 questions.')).toBeVisible();
    unmount();
    render(<ResultsSummary results={resultsOf({ length: 'endless', answered: answered(5, 4) })} />);
    expect(screen.getByText('4/5')).toBeVisible();
    expect(screen.queryByText(/^Ended/)).toBeNull();
  });
});
