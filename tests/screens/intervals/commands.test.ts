import { describe, expect, test, vi } from 'vitest';
import type { Command } from '../../../src/commands/command';
import { searchCommands } from '../../../src/commands/search';
import { neckCommands } from '../../../src/fretboard/neckCommands';
import { STANDARD_GUITAR } from '../../../src/instrument/instrument';
import {
  type IntervalsActs,
  type IntervalsState,
  intervalsCommands,
} from '../../../src/screens/intervals/commands';
import type { IntervalsSession } from '../../../src/screens/intervals/question';
import { intervalsTable } from '../../../src/screens/intervals/settings';
import type { Choices } from '../../../src/settings/setting';
import { settingCommands } from '../../../src/settings/settingCommands';
import { INTERVALS } from '../../../src/theory/interval';
import { clashesIn } from '../../clashes';
import { ask, draft, heard, IDLE, next, sessionAfter, start, submit } from './quizzes';

const noActs = () => ({
  practice: vi.fn<IntervalsActs['practice']>(),
  replay: vi.fn(),
  ask: vi.fn<IntervalsActs['ask']>(),
  start: vi.fn(),
  resume: vi.fn(),
  play: vi.fn(),
  compare: vi.fn(),
  answer: vi.fn<IntervalsActs['answer']>(),
  submit: vi.fn(),
  next: vi.fn(),
  quit: vi.fn(),
});

const names = INTERVALS.map(({ name }) => name);

const stateOf = (changes: Partial<IntervalsState>): IntervalsState => ({
  mode: 'practice',
  session: IDLE,
  lastPlayed: undefined,
  asked: names,
  sound: 'on',
  playback: 'silent',
  ...changes,
});

const listed = (changes: Partial<IntervalsState>, acts: IntervalsActs = noActs()) =>
  intervalsCommands(stateOf(changes), acts);

function find(title: string, changes: Partial<IntervalsState>, acts: IntervalsActs = noActs()): Command {
  const found = listed(changes, acts).find(command => command.title === title);
  if (!found) throw new Error(`no command ${title}`);
  return found;
}

const titles = (changes: Partial<IntervalsState>) => listed(changes).map(({ title }) => title);

const asking = sessionAfter(start(ask(3), ask(4)));
const chosen = sessionAfter(start(ask(3), ask(4)), draft('Octave'));
const right = sessionAfter(start(ask(3), ask(4)), submit('Minor 3rd', 'right'));
const wrong = sessionAfter(start(ask(3), ask(4)), submit('Octave', 'wrong'));
const last = sessionAfter(start(ask(3)), submit('Octave', 'wrong'));
const completed = sessionAfter(start(ask(3)), submit('Octave', 'wrong'), next);

describe('given practice', () => {
  test('when its keys are listed, then the musical-typing row plays 0 to 12 semitones', () => {
    const keys = listed({}).slice(0, 13);
    expect(keys.map(({ title }) => title)).toEqual(names);
    expect(keys.map(({ hotkeys }) => hotkeys?.join())).toEqual([...'awsedftgyhujk']);
  });

  test('when one is run, then that interval is practised', () => {
    const acts = noActs();
    find('Minor 3rd', {}, acts).run();
    expect(acts.practice).toHaveBeenCalledExactlyOnceWith('Minor 3rd');
  });

  test('when something sounds, then all that plays rests', () => {
    const resting = listed({ playback: 'playing', lastPlayed: heard(3) }).filter(
      ({ disabled }) => disabled === 'Not available while sound plays',
    );
    expect(resting).toHaveLength(14);
  });

  test('when nothing was played, then there is nothing to replay, and afterwards there is', () => {
    expect(find('Replay', {}).disabled).toBe('Nothing was played yet');
    expect(find('Replay', { lastPlayed: heard(3) }).disabled).toBeUndefined();
  });

  test('when sound is off, then it says so', () => {
    expect(find('Octave', { sound: 'off' }).disabled).toBe('Sound is off in the settings');
  });

  test('when a question waits in the quiz, then practice rests until it is answered, and the way back is there', () => {
    expect(find('Octave', { session: asking }).disabled).toMatch(/would give the answer away/);
    expect(find('Octave', { session: right }).disabled).toBeUndefined();
    const acts = noActs();
    find('Back to the Quiz', { session: asking }, acts).run();
    expect(acts.resume).toHaveBeenCalledOnce();
    expect(acts.start).not.toHaveBeenCalled();
  });
});

describe('given the quiz', () => {
  const quiz = (session: IntervalsSession) => ({ mode: 'quiz', session }) as const;

  test('when none runs, then it can be set up and started', () => {
    expect(titles(quiz(IDLE))).toEqual(['Start Quiz', 'Ask All', 'Clear']);
    expect(find('Ask All', quiz(IDLE)).disabled).toBe('All intervals are asked');
    expect(find('Clear', { ...quiz(IDLE), asked: [] }).disabled).toBe('No interval is chosen');
    const acts = noActs();
    find('Clear', quiz(IDLE), acts).run();
    expect(acts.ask).toHaveBeenCalledExactlyOnceWith([]);
  });

  test('when a question waits, then it can be heard, answered and submitted, and the quiz ended', () => {
    expect(titles(quiz(asking))).toEqual([
      ...['Play Interval', 'Submit Answer', 'End Quiz'],
      ...names.map(name => `Answer ${name}`),
    ]);
    expect(find('Submit Answer', quiz(asking)).disabled).toBe('Choose an interval first');
    expect(find('Submit Answer', quiz(chosen)).disabled).toBeUndefined();
    const acts = noActs();
    find('Answer Tritone', quiz(asking), acts).run();
    expect(acts.answer).toHaveBeenCalledExactlyOnceWith('Tritone');
  });

  test('when it sounds, then it is called so and rests', () => {
    const play = find('Playing...', { ...quiz(asking), playback: 'playing' });
    expect(play.disabled).toBe('Not available while sound plays');
    expect(play.id).toBe(find('Play Interval', quiz(asking)).id);
  });

  test('when it was answered, then answers rest, Enter goes on, and a wrong one can be compared', () => {
    expect(find('Answer Tritone', quiz(wrong)).disabled).toBe('Answered already: Enter goes on');
    expect(find('Next Question', quiz(wrong)).hotkeys).toEqual(['Enter']);
    expect(titles(quiz(wrong))).toContain('Hear Right, Then Yours');
    expect(titles(quiz(right))).not.toContain('Hear Right, Then Yours');
    expect(titles(quiz(last))).toContain('View Results');
    expect(titles(quiz(last))).not.toContain('Next Question');
  });

  test('when it is over, then a new one starts, or the setup comes back', () => {
    const acts = noActs();
    find('New Quiz', quiz(completed), acts).run();
    find('Back to Quiz Setup', quiz(completed), acts).run();
    expect(titles(quiz(completed))).toHaveLength(2);
    expect(acts.start).toHaveBeenCalledOnce();
    expect(acts.quit).toHaveBeenCalledOnce();
  });
});

describe('given the palette', () => {
  const settings = (choices: Choices) =>
    settingCommands(intervalsTable, {
      id: 'intervals',
      title: 'Intervals',
      choices,
      apply: () => {},
      locks: new Map(),
      hotkeys: 'on',
    });

  const STATES = [
    ['practice', {}],
    ['the setup', { mode: 'quiz' }],
    ['a question', { mode: 'quiz', session: asking }],
    ['feedback', { mode: 'quiz', session: wrong }],
    ['results', { mode: 'quiz', session: completed }],
  ] as const satisfies readonly (readonly [string, Partial<IntervalsState>])[];

  test.each(STATES)(
    'when all commands of %s are put together, then no two ask for one id or one key',
    (_, state) => {
      const changes: Partial<IntervalsState> = state;
      const necks = neckCommands(
        { instrument: STANDARD_GUITAR, actTitle: 'Hear this place' },
        { act: () => {}, whereAmI: () => {}, goToString: () => {}, samePitch: () => {} },
      );
      const choices = new Map(changes.mode === 'quiz' ? [['mode', 'quiz']] : []);
      expect(clashesIn([...listed(changes), ...settings(choices), ...necks])).toEqual([]);
    },
  );

  test.each([
    ['descending both', ['Practice Direction Descending Both', 'Quiz Direction Descending Both']],
    ['root e flat', ['Root Note D#4']],
    ['answer minor third', ['Answer Minor 3rd']],
    ['replay', ['Play Interval']],
  ])('when %s is looked for, then it is found', (text, expected) => {
    const commands = [...listed({ mode: 'quiz', session: asking }), ...settings(new Map())];
    const found = searchCommands(commands, text, []).map(({ title }) => title);
    expect(found.slice(0, expected.length).sort()).toEqual([...expected].sort());
  });

  test('when practice is shown, then v sets its direction, and in the quiz that of the quiz', () => {
    const withV = (choices: Choices) =>
      settings(choices)
        .filter(({ hotkeys }) => hotkeys?.includes('v 1'))
        .map(({ id }) => id);
    expect(withV(new Map())).toEqual(['intervals.direction.ascending']);
    expect(withV(new Map([['mode', 'quiz']]))).toEqual(['intervals.quiz.ascending']);
  });
});
