import { describe, expect, test, vi } from 'vitest';
import { type Command, isOffered } from '../../src/commands/command';
import type { QuizWording } from '../../src/quiz/commands';
import { createQuizCommands } from '../../src/quiz/commands';
import type { AnySession } from '../../src/quiz/definition';
import type { ItemRound } from '../../src/quiz/results';
import { isOpen } from '../../src/quiz/session';
import type { EyesFreeState } from '../../src/quiz/useEyesFree';
import { clashesIn } from '../clashes';
import {
  asEyesFree,
  CALM,
  draft,
  drillWith,
  end,
  finish,
  heardQuiz,
  IDLE,
  NUMBER_QUIZZES,
  next,
  numberQuiz,
  sessionAfter,
  start,
  submit,
} from './made';

/** A screen whose quiz may be quit before its first answer, and ended after it. */
const WORDING: QuizWording = {
  id: 'numbers-quiz',
  group: 'Numbers quiz',
  startTitle: session => (isOpen(session) ? undefined : 'Start Quiz'),
  startKeywords: ['begin'],
  quitTitle: session =>
    session.status === 'asking' && session.answered.length === 0 ? 'Quit Quiz' : undefined,
  quitKeywords: ['leave'],
  endTitle: session => (isOpen(session) && session.answered.length > 0 ? 'End Quiz' : undefined),
  endKeywords: ['stop'],
  resultsTitle: 'See Results',
  results: 'page',
};

/** A session with results. */
function completed(session: AnySession) {
  if (session.status !== 'completed') throw new Error('The session has no results');
  return session;
}

/** The commands of a quiz that the test leads from state to state. */
function commandsOf(wording: QuizWording = WORDING, quizzes = NUMBER_QUIZZES, nextPart?: string) {
  const now: {
    session: AnySession;
    isShown: boolean;
    eyesFree: EyesFreeState;
    settled?: readonly unknown[];
  } = {
    session: IDLE,
    isShown: true,
    eyesFree: 'off',
  };
  const controller = {
    start: vi.fn(),
    whyNone: () => undefined,
    isLate: () => false,
    itemRound: vi.fn<() => ItemRound | undefined>(),
    drillThese: vi.fn(),
    answerBy: vi.fn(),
    submit: vi.fn(),
    giveUp: vi.fn(),
    showAnswer: vi.fn(),
    judge: vi.fn(),
    next: vi.fn(),
    quit: vi.fn(),
    end: vi.fn(),
    finish: vi.fn(),
    startAgain: vi.fn(),
    goOn: vi.fn(),
    sayFigures: vi.fn(),
    repeat: vi.fn(),
    togglePause: vi.fn(),
  };
  const commands = createQuizCommands(
    {
      state: () => (now.eyesFree === 'off' ? now.session : asEyesFree(now.session)),
      presence: () => ({
        ...{ isShown: now.isShown, isPaused: now.eyesFree === 'paused', isPresenting: false },
        ...(now.settled && { settled: now.settled }),
      }),
    },
    controller,
    wording,
    quizzes,
    () => nextPart,
  );
  const offered = () => commands.all.filter(isOffered);
  const titles = () => offered().map(({ title }) => title);
  return { now, controller, commands, offered, titles };
}

const ASKING = sessionAfter(start(CALM, 2));
const CHOSEN = sessionAfter(start(CALM, 2), draft(7));
const FEEDBACK = sessionAfter(start(CALM, 2), submit('wrong'));
const SECOND = sessionAfter(start(CALM, 2), submit('wrong'), next);
const LAST = sessionAfter(start(CALM, 2), submit('wrong'), next, submit('right'));
const RESULTS = sessionAfter(start(CALM, 2), submit('wrong'), next, submit('right'), finish);
const ENDED = sessionAfter(start(CALM, 2), submit('wrong'), end);

const ANSWERS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map(digit => `Answer ${digit}`);

const REPEAT = 'Repeat the question';

const GIVE_UP = "I Don't Know";

const STATES: readonly (readonly [string, AnySession, readonly string[]])[] = [
  ['no quiz', IDLE, ['Start Quiz']],
  ['a question', ASKING, ['Submit Answer', GIVE_UP, 'Quit Quiz', ...ANSWERS, REPEAT]],
  ['a chosen answer', CHOSEN, ['Submit Answer', GIVE_UP, 'Quit Quiz', ...ANSWERS, REPEAT]],
  ['feedback', FEEDBACK, ['Next Question', 'End Quiz', ...ANSWERS, REPEAT]],
  ['the second question', SECOND, ['Submit Answer', GIVE_UP, 'End Quiz', ...ANSWERS, REPEAT]],
  ['feedback on the last', LAST, ['See Results', 'End Quiz', ...ANSWERS, REPEAT]],
  ['results', RESULTS, ['Start Quiz', 'Start Again']],
  ['results of an ended quiz', ENDED, ['Start Quiz', 'Start Again']],
];

describe('given a quiz on the page', () => {
  test.each(STATES)(
    'when it is at %s, then only what can be done then is offered',
    (_what, session, expected) => {
      const { now, titles } = commandsOf();
      now.session = session;
      expect(titles()).toEqual(expected);
    },
  );

  test.each(STATES)('when it is at %s, then no two commands want the same', (_what, session) => {
    const { now, offered } = commandsOf();
    now.session = session;
    for (const eyesFree of ['off', 'running', 'paused'] as const) {
      now.eyesFree = eyesFree;
      expect(clashesIn(offered())).toEqual([]);
    }
  });

  test('when it goes from state to state, then its commands are the very same objects', () => {
    const { now, commands } = commandsOf();
    const before = [...commands.all];
    for (const [, session] of STATES) {
      now.session = session;
      expect(commands.all).toEqual(before);
      for (const [index, command] of commands.all.entries()) expect(command).toBe(before[index]);
    }
  });

  test('when they are listed, then each appears once, in the order of the palette', () => {
    const { commands } = commandsOf();
    const { start, startAgain, goOn, drillThese, submit, giveUp, next, quit, end, finish, all } = commands;
    const { showAnswer, knew, didNot } = commands;
    expect(all).toEqual([
      ...[start, startAgain, goOn, drillThese, submit, showAnswer, knew, didNot],
      ...[giveUp, next, quit, end, finish],
      ...[...commands.answers, commands.repeat, commands.figures, commands.pause],
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.map(({ id }) => id)).toContain('numbers-quiz.answer.7');
  });

  test('when their keys are looked at, then one key submits and goes on, and one leaves', () => {
    const { start, submit, next, quit, end } = commandsOf().commands;
    const keys = [start, submit, next, quit, end].map(({ hotkeys, scope }) => `${scope} ${hotkeys?.join()}`);
    expect(keys).toEqual(['screen q', 'quiz Enter', 'quiz Enter', 'quiz shift+q', 'quiz shift+q']);
  });

  test('when it has results, then their key starts again, and no other command has it', () => {
    const { now, controller, commands, offered } = commandsOf();
    now.session = RESULTS;
    expect(offered().filter(({ hotkeys }) => hotkeys?.includes('q'))).toEqual([commands.startAgain]);
    commands.startAgain.run();
    expect(controller.startAgain).toHaveBeenCalledOnce();
  });

  test('when it was a part of a practice, then Enter goes on to the next part, and q still starts it again', () => {
    const { now, controller, commands, offered } = commandsOf(WORDING, [], 'Next: the thirds');
    const { answered, ...ended } = completed(sessionAfter(start(CALM, 1), submit('right'), finish));
    now.session = { ...ended, answered, run: { ...ended.run, drill: { length: '2m', isPart: true } } };
    now.settled = answered;
    expect(commands.goOn).toMatchObject({ title: 'Next: the thirds', hotkeys: ['Enter'] });
    expect(commands.startAgain.hotkeys).toEqual(['q']);
    expect(offered().filter(({ hotkeys }) => hotkeys?.includes('Enter'))).toEqual([commands.goOn]);
    commands.goOn.run();
    expect(controller.goOn).toHaveBeenCalledOnce();
  });

  test('when it was no part of a practice, then there is nothing to go on to', () => {
    const { now, titles } = commandsOf(WORDING, [], 'Next: the thirds');
    now.session = RESULTS;
    expect(titles()).toEqual(['Start Quiz', 'Start Again']);
  });

  test('when a round of just some items could start, then that is offered, in a dialog if the results are in one', () => {
    const { controller, commands, titles } = commandsOf();
    expect(titles()).not.toContain('Drill These');
    controller.itemRound.mockReturnValue({ quiz: 'next-number', items: ['number:4'] });
    expect(titles()).toContain('Drill These');
    expect(commands.drillThese).toMatchObject({ scope: 'quiz', hotkeys: ['x'] });
    expect(commandsOf({ ...WORDING, results: 'dialog' }).commands.drillThese.scope).toBe('dialog');
  });

  test('when its results are behind another tab, then the key starts the quiz as ever', () => {
    const { now, commands, titles } = commandsOf();
    now.session = RESULTS;
    now.isShown = false;
    expect(titles()).toEqual(['Start Quiz']);
    expect(commands.start.hotkeys).toEqual(['q']);
  });

  test('when its results are a dialog, then starting again works in it', () => {
    const scopeWith = (results: QuizWording['results']) =>
      commandsOf({ ...WORDING, results }).commands.startAgain.scope;
    expect([scopeWith('dialog'), scopeWith('page')]).toEqual(['dialog', 'screen']);
  });

  test('when each is run, then it does its own action', () => {
    const { controller, commands } = commandsOf();
    const { start, startAgain, goOn, drillThese, submit, giveUp, next, quit, end, finish } = commands;
    for (const command of [start, startAgain, goOn, drillThese, submit, giveUp, next, quit, end, finish])
      command.run();
    for (const command of [commands.repeat, commands.figures, commands.pause]) command.run();
    for (const command of [commands.showAnswer, commands.knew, commands.didNot]) command.run();
    const { answerBy, judge, itemRound: _round, whyNone: _reason, isLate: _late, ...others } = controller;
    expect(judge.mock.calls).toEqual([['right'], ['wrong']]);
    for (const act of Object.values(others)) expect(act).toHaveBeenCalledOnce();
    expect(answerBy).not.toHaveBeenCalled();
  });
});

describe('given a drill on the page', () => {
  const DRILLS = [
    sessionAfter(start(drillWith(0), 'endless')),
    sessionAfter(start(drillWith(0), '1m'), submit('wrong')),
    sessionAfter(start(drillWith(0), 12), submit('right'), next),
  ];

  test.each(DRILLS)(
    'when it is open, then it can be finished, and how it goes can be heard; no other key changes',
    session => {
      const { now, titles, offered, commands } = commandsOf();
      now.session = session;
      expect(titles()).toEqual(expect.arrayContaining(['Finish', 'How am I doing?']));
      expect(clashesIn(offered())).toEqual([]);
      expect(commands.finish).toMatchObject({ scope: 'quiz', hotkeys: ['shift+q'] });
      expect(commands.figures).toMatchObject({ scope: 'screen', hotkeys: ['o', 'mod+o'] });
      expect(titles()).toContain(
        session.status === 'asking' && session.answered.length === 0 ? 'Quit Quiz' : 'End Quiz',
      );
    },
  );

  test('when it is off the page or over, then it can’t be finished', () => {
    const { now, titles } = commandsOf();
    now.session = sessionAfter(start(drillWith(0), 12), submit('right'), end);
    expect(titles()).not.toContain('Finish');
    now.session = sessionAfter(start(drillWith(0), 12));
    now.isShown = false;
    expect(titles()).not.toContain('Finish');
  });
});

describe('given a question', () => {
  test('when nothing is chosen, then Submit Answer says what to do first', () => {
    const { now, commands } = commandsOf();
    now.session = ASKING;
    expect(commands.submit.disabled).toBe('Choose a number first');
    now.session = CHOSEN;
    expect(commands.submit.disabled).toBeUndefined();
  });

  test('when it is given up, then that needs nothing chosen, and a text field leaves one of its keys free', () => {
    const { now, commands } = commandsOf();
    now.session = ASKING;
    expect(commands.giveUp).toMatchObject({ hotkeys: ['/', 'mod+/'], scope: 'quiz' });
    expect(commands.giveUp.disabled).toBeUndefined();
  });

  test('when nothing chosen is an answer as well, then it can be submitted', () => {
    const { now, commands } = commandsOf();
    now.session = sessionAfter(start(CALM, 2, { ...numberQuiz, answerIn: (places = 0) => places }));
    expect(commands.submit.disabled).toBeUndefined();
  });

  test('when its answers are listed, then each is titled, spoken, found and pressed as its option says', () => {
    const { now, commands } = commandsOf();
    now.session = ASKING;
    const seven = commands.answers.find(({ title }) => title === 'Answer 7');
    expect(seven).toMatchObject({
      spoken: 'Answer seven',
      hotkeys: ['7'],
      keywords: ['number'],
      group: 'Numbers quiz',
      scope: 'quiz',
      disabled: undefined,
    });
  });

  test('when an answer is run, then it answers by its code', () => {
    const { now, controller, commands } = commandsOf();
    now.session = ASKING;
    commands.answers.at(-1)?.run();
    expect(controller.answerBy).toHaveBeenCalledExactlyOnceWith('9');
  });

  test('when an option has no words, key or keywords, then its command has none', () => {
    const { now, commands } = commandsOf();
    const plain = { code: '7', answer: 7, text: '7' };
    now.session = sessionAfter(start(CALM, 2, { ...numberQuiz, answersTo: () => [plain] }));
    const [only, ...others] = commands.answers.filter(isOffered);
    expect(only).toMatchObject({ title: 'Answer 7', spoken: undefined, hotkeys: [], keywords: [] });
    expect(others).toEqual([]);
  });

  test('when it has been answered, then its answers refuse, so that their keys do nothing else', () => {
    const { now, commands } = commandsOf();
    now.session = FEEDBACK;
    for (const command of commands.answers) {
      expect(command.disabled).toBe('Already answered: press Enter to continue');
      expect(command.hotkeys).toHaveLength(1);
    }
  });

  test('when several types of quiz have the same answers, then there is one command for each', () => {
    expect(commandsOf(WORDING, [numberQuiz, heardQuiz, numberQuiz]).commands.answers).toHaveLength(10);
  });
});

describe('given the status line', () => {
  const hints = (session: AnySession, eyesFree: EyesFreeState = 'off') => {
    const { now, offered } = commandsOf();
    now.session = session;
    now.eyesFree = eyesFree;
    return offered().flatMap(({ hint }) => hint ?? []);
  };

  test('when a quiz is at each state, then it hints at what matters there', () => {
    expect(hints(IDLE)).toEqual(['quiz']);
    expect(hints(ASKING)).toEqual(['submit']);
    expect(hints(FEEDBACK)).toEqual(['next']);
    expect(hints(LAST)).toEqual(['results']);
    expect(hints(ASKING, 'running')).toEqual(['submit', 'repeat', 'pause']);
    expect(hints(ASKING, 'paused')).toEqual(['submit', 'repeat', 'resume']);
  });
});

describe('given a screen whose wording leaves something out', () => {
  const plain: QuizWording = {
    id: 'plain-quiz',
    group: 'Plain quiz',
    startTitle: () => undefined,
    startKeywords: [],
    quitTitle: session => (isOpen(session) ? 'Quit Quiz' : undefined),
    quitKeywords: [],
    results: 'page',
  };

  test('when it never ends early, then it can only be quit, and the results have no name of their own', () => {
    const { now, titles } = commandsOf(plain);
    now.session = LAST;
    expect(titles()).toEqual(['Next Question', 'Quit Quiz', ...ANSWERS, REPEAT]);
  });

  test('when it can’t be started now, then no start is offered', () => {
    expect(commandsOf(plain).titles()).toEqual([]);
  });

  test('when it is endless, then no answer is the last', () => {
    const { now, commands } = commandsOf();
    now.session = sessionAfter(start(CALM, 'endless'), submit('right'));
    expect(commands.next.title).toBe('Next Question');
    expect(commands.next.hint).toBe('next');
  });
});

describe('given a quiz behind another tab of its screen', () => {
  test.each(STATES)('when it is at %s, then only its start is offered', (_what, session) => {
    const { now, titles } = commandsOf({ ...WORDING, startTitle: () => 'Quiz Mode' });
    now.session = session;
    now.isShown = false;
    expect(titles()).toEqual(['Quiz Mode']);
  });
});

describe('given a quiz that may be eyes-free', () => {
  const eyesFreeCommands = (eyesFree: EyesFreeState) => {
    const { now, commands } = commandsOf();
    now.session = ASKING;
    now.eyesFree = eyesFree;
    return [commands.repeat, commands.pause];
  };
  const offeredTitles = (commands: readonly Command[]) =>
    commands.filter(isOffered).map(({ title }) => title);

  test('when it isn’t, then its question can be repeated all the same, but it can’t be paused', () => {
    expect(offeredTitles(eyesFreeCommands('off'))).toEqual([REPEAT]);
  });

  test('when it runs, then it can be paused, and when it is paused, it can be resumed', () => {
    expect(offeredTitles(eyesFreeCommands('running'))).toEqual([REPEAT, 'Pause']);
    expect(offeredTitles(eyesFreeCommands('paused'))).toEqual([REPEAT, 'Resume']);
  });

  test.each(['off', 'running', 'paused'] as const)(
    'when eyes-free is %s, then each command has a key of its own, and one that works in a text field',
    eyesFree => {
      expect(eyesFreeCommands(eyesFree).map(({ id, hotkeys }) => [id, hotkeys])).toEqual([
        ['numbers-quiz.repeat', ['.', 'mod+.']],
        ['numbers-quiz.pause', [';', 'mod+;']],
      ]);
    },
  );
});
