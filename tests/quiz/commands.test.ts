import { describe, expect, test, vi } from 'vitest';
import { type Command, isOffered } from '../../src/commands/command';
import { createQuizCommands, type QuizWording } from '../../src/quiz/commands';
import type { AnySession } from '../../src/quiz/definition';
import type { EyesFreeState } from '../../src/quiz/eyesFree';
import { isOpen, reduce } from '../../src/quiz/session';
import { clashesIn } from '../clashes';
import { type Coin, type CoinRun, type CoinSession, guessSide, runOf, type Side } from './coins';

const WORDING: QuizWording = {
  id: 'coins-quiz',
  group: 'Coins quiz',
  startTitle: quiz => (isOpen(quiz.session()) ? undefined : 'Start Quiz'),
  startKeywords: ['begin'],
  quitTitle: session => (isOpen(session) && session.answered.length === 0 ? 'Quit Quiz' : undefined),
  quitKeywords: ['leave'],
  endTitle: session => (isOpen(session) && session.answered.length > 0 ? 'End Quiz' : undefined),
  resultsTitle: 'See Results',
};

/** The commands of a quiz whose state the test decides. */
function commandsOf() {
  const now: { session: AnySession; isShown: boolean; eyesFree: EyesFreeState } = {
    session: { status: 'idle' },
    isShown: true,
    eyesFree: 'off',
  };
  const acts = {
    start: vi.fn(),
    answerBy: vi.fn<(code: string) => void>(),
    submit: vi.fn(),
    next: vi.fn(),
    quit: vi.fn(),
    end: vi.fn(),
  };
  const eyesFree = { repeat: vi.fn(), togglePause: vi.fn() };
  const commands = createQuizCommands(
    { session: () => now.session, isShown: () => now.isShown, eyesFree: () => now.eyesFree },
    acts,
    eyesFree,
    WORDING,
    [guessSide],
  );
  const offered = () => commands.all.filter(isOffered);
  return { ...commands, now, acts, eyesFree, offered, titles: () => offered().map(({ title }) => title) };
}

const asking = reduce<Coin, Side, CoinRun>(
  { status: 'idle' },
  { type: 'start', run: runOf(), length: 2, question: { side: 'heads' }, at: 0 },
);
const chosen: CoinSession = reduce(asking, { type: 'draft', draft: 'heads' });
const answered: CoinSession = reduce(chosen, { type: 'submit', answer: 'heads', verdict: 'right', at: 1 });
const second: CoinSession = reduce<Coin, Side, CoinRun>(answered, {
  type: 'next',
  question: { side: 'tails' },
  at: 2,
});
const last: CoinSession = reduce(second, { type: 'submit', answer: 'heads', verdict: 'wrong', at: 3 });
const completed: CoinSession = reduce<Coin, Side, CoinRun>(last, {
  type: 'next',
  question: undefined,
  at: 4,
});

describe('given the commands of a quiz, made once', () => {
  test('when it goes from start to results, then what is offered follows it', () => {
    const { now, titles } = commandsOf();
    expect(titles()).toEqual(['Start Quiz']);
    now.session = asking;
    expect(titles()).toEqual(['Submit Answer', 'Quit Quiz', 'Answer Heads', 'Answer Tails']);
    now.session = answered;
    expect(titles()).toEqual(['Next Question', 'End Quiz', 'Answer Heads', 'Answer Tails']);
    now.session = last;
    expect(titles()).toEqual(['See Results', 'End Quiz', 'Answer Heads', 'Answer Tails']);
    now.session = completed;
    expect(titles()).toEqual(['Start Quiz']);
  });

  test('when another tab covers it, then only its start is left', () => {
    const { now, titles } = commandsOf();
    now.session = asking;
    now.isShown = false;
    expect(titles()).toEqual([]);
    now.session = { status: 'idle' };
    expect(titles()).toEqual(['Start Quiz']);
  });

  test('when nothing is chosen, then Submit Answer says what to do first', () => {
    const { now, submit } = commandsOf();
    now.session = asking;
    expect(submit.disabled).toBe('Choose a side first');
    now.session = chosen;
    expect(submit.disabled).toBeUndefined();
  });

  test('when answers are offered, then each has the key and the words of its option', () => {
    const { now, answers } = commandsOf();
    now.session = asking;
    const shown = ({ id, title, words, hotkeys, keywords }: Command) => ({
      ...{ id, title, words, hotkeys, keywords },
    });
    expect(answers.map(shown)).toEqual([
      { id: 'coins-quiz.answer.h', title: 'Answer Heads', words: undefined, hotkeys: ['h'], keywords: [] },
      {
        id: 'coins-quiz.answer.t',
        title: 'Answer Tails',
        words: 'Answer tails side',
        hotkeys: [],
        keywords: ['number'],
      },
    ]);
  });

  test('when it has been answered, then the answers refuse, so that their keys do nothing else', () => {
    const { now, answers } = commandsOf();
    now.session = answered;
    expect(answers[0]?.disabled).toBe('Answered already: Enter goes on');
    expect(answers[0]?.hotkeys).toEqual(['h']);
  });

  test('when each is run, then it does its own act', () => {
    const { acts, eyesFree, ...commands } = commandsOf();
    for (const name of ['start', 'submit', 'next', 'quit', 'end'] as const) {
      commands[name].run();
      expect(acts[name]).toHaveBeenCalledOnce();
    }
    commands.answers[1]?.run();
    expect(acts.answerBy).toHaveBeenCalledExactlyOnceWith('t');
    commands.repeat.run();
    commands.pause.run();
    expect(eyesFree.repeat).toHaveBeenCalledOnce();
    expect(eyesFree.togglePause).toHaveBeenCalledOnce();
  });

  test('when it is taken by ear, then it can be repeated and paused, by keys that a text field lets go too', () => {
    const { now, repeat, pause } = commandsOf();
    now.session = asking;
    expect([isOffered(repeat), isOffered(pause)]).toEqual([false, false]);
    now.eyesFree = 'running';
    expect([isOffered(repeat), isOffered(pause)]).toEqual([true, true]);
    expect([repeat.hotkeys, pause.hotkeys]).toEqual([
      ['.', 'mod+.'],
      [';', 'mod+;'],
    ]);
    expect([pause.title, pause.hint]).toEqual(['Pause', 'pause']);
    now.eyesFree = 'paused';
    expect([pause.title, pause.hint]).toEqual(['Go on', 'go on']);
  });

  test.each([
    ['no quiz', { status: 'idle' }],
    ['a question', asking],
    ['feedback', answered],
    ['the last feedback', last],
    ['results', completed],
  ] as const)('when it is at %s, by ear or not, then no two commands want the same', (_what, session) => {
    const { now, offered } = commandsOf();
    now.session = session;
    now.eyesFree = 'running';
    expect(clashesIn(offered())).toEqual([]);
  });
});
