import { describe, expect, test, vi } from 'vitest';
import { type Command, isOffered } from '../../../src/commands/command';
import { searchCommands } from '../../../src/commands/search/search';
import { indexCommands } from '../../../src/commands/search/searchIndex';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { createIntervalsCommands, intervalsWording } from '../../../src/screens/intervals/commands';
import type { Played, PlayedInterval } from '../../../src/screens/intervals/playedInterval';
import {
  type IntervalsQuiz,
  intervalsQuiz,
  intervalsSetup,
  nameInterval,
} from '../../../src/screens/intervals/quiz/nameInterval';
import type {
  IntervalAnswer,
  IntervalQuestion,
  IntervalsSetup,
} from '../../../src/screens/intervals/quiz/question';
import { intervalsSettings, intervalsTable } from '../../../src/screens/intervals/settings';
import { createSettingCommands } from '../../../src/settings/commands';
import { INTERVALS } from '../../../src/theory/interval';
import { readMusic } from '../../../src/theory/typedMusic';
import { clashesIn } from '../../clashes';
import { quizOn } from '../../quiz/quizOn';
import { memorySettings } from '../../settings/memorySettings';
import { heard } from './quizzes';

const names = INTERVALS.map(({ name }) => name);

/** The commands of the Intervals screen, opened with a query. */
function intervalsAt(query = '') {
  const settings = memorySettings('intervals', intervalsTable, query);
  const { mode } = intervalsSettings;
  const now: { sound: 'on' | 'off'; isSilent: boolean; played: Played } = {
    ...{ sound: 'on', isSilent: true, played: { last: undefined, recent: [] } },
  };
  const quiz = quizOn<IntervalsSetup, IntervalQuestion, IntervalAnswer, IntervalsQuiz>({
    storeIn: intervalsQuiz,
    wording: intervalsWording,
    quizzes: [nameInterval],
    prepare: () => ({ quiz: nameInterval, setup: intervalsSetup(settings, STANDARD_GUITAR) }),
    show: () => settings.write(mode, 'quiz'),
  });
  const follow = () => quiz.store.setPresence({ isShown: settings.read(mode) === 'quiz' });
  settings.subscribe(follow);
  follow();
  const calls = {
    practice: vi.fn<(name: string) => void>(),
    replay: vi.fn<(heard: PlayedInterval) => void>(),
    hear: vi.fn(),
    compare: vi.fn(),
    openHelp: vi.fn(),
  };
  const commands = createIntervalsCommands({
    session: quiz.store.state,
    quiz: quiz.commands,
    settings,
    played: () => now.played,
    isSilent: () => now.isSilent,
    soundState: () => now.sound,
    ...calls,
  });
  const settingCommands = createSettingCommands({
    ...{ settings, title: 'Intervals', scope: 'screen', hotkeysWork: () => true, say: () => {} },
  });
  const offered = () => commands.all.filter(isOffered);
  return {
    ...{ ...quiz, commands, settings, now, ...calls, offered, settingCommands },
    titles: () => offered().map(({ title }) => title),
    find(title: string): Command {
      const found = offered().find(command => command.title === title);
      if (!found) throw new Error(`no command ${title}`);
      return found;
    },
  };
}

const answers = names.map(name => `Answer ${name}`);

describe('given practice', () => {
  test('when its keys are listed, then the musical-typing row plays 0 to 12 semitones', () => {
    const { offered } = intervalsAt();
    const keys = offered().slice(0, 13);
    expect(keys.map(({ title }) => title)).toEqual(names);
    expect(keys.map(({ hotkeys }) => hotkeys?.join())).toEqual([...'awsedftgyhujk']);
    expect(
      offered()
        .slice(13)
        .map(({ title }) => title),
    ).toEqual(['Replay', 'Start Quiz']);
  });

  test('when one is run, then that interval is practiced', () => {
    const { find, practice } = intervalsAt();
    find('Minor 3rd').run();
    expect(practice).toHaveBeenCalledExactlyOnceWith('Minor 3rd');
  });

  test('when something sounds, then every command that plays is disabled', () => {
    const { now, offered } = intervalsAt();
    now.isSilent = false;
    now.played = { last: heard(3), recent: [heard(3)] };
    expect(
      offered().filter(({ disabled }) => disabled === 'Not available while sound is playing'),
    ).toHaveLength(15);
  });

  test('when nothing has been played yet, then Replay is disabled until something is', () => {
    const { now, find } = intervalsAt();
    expect(find('Replay').disabled).toBe('Nothing played yet');
    now.played = { last: heard(3), recent: [heard(3)] };
    expect(find('Replay').disabled).toBeUndefined();
  });

  test('when intervals have been played, then each of the last six can be played again', () => {
    const { now, find, titles, replay } = intervalsAt();
    now.played = { last: heard(3), recent: [heard(7, { root: 61 }), heard(3)] };
    expect(titles().slice(13)).toEqual([
      ...['Replay', 'Perfect 5th up from C#4', 'Minor 3rd up from C4', 'Start Quiz'],
    ]);
    expect(find('Perfect 5th up from C#4').spoken).toBe('perfect fifth up from C sharp 4');
    find('Perfect 5th up from C#4').run();
    expect(replay).toHaveBeenCalledExactlyOnceWith(heard(7, { root: 61 }));
  });

  test('when sound is off, then its commands say so', () => {
    const { now, find } = intervalsAt();
    now.sound = 'off';
    expect(find('Octave').disabled).toBe('Sound is off in the settings');
  });

  test('when a question is unanswered, then practice is disabled until it is answered, and Back to the Quiz is offered', () => {
    const { controller, settings, find, titles, store } = intervalsAt();
    find('Start Quiz').run();
    settings.write(intervalsSettings.mode, 'practice');
    expect(find('Octave').disabled).toBe('Not while a question is open');
    expect(titles()).toEqual([...names, 'Replay', 'Back to the Quiz']);

    const before = store.state();
    find('Back to the Quiz').run();
    expect(settings.read(intervalsSettings.mode)).toBe('quiz');
    expect(store.state()).toBe(before);

    controller.draft('Octave');
    controller.submit();
    settings.write(intervalsSettings.mode, 'practice');
    expect(find('Octave').disabled).toBeUndefined();
  });
});

describe('given the quiz', () => {
  test('when it isn’t running, then it can be set up and started', () => {
    const { titles, find, settings } = intervalsAt('?mode=quiz');
    expect(titles()).toEqual(['Start Quiz', 'Ask All', 'Clear', 'Help']);
    expect(find('Ask All').disabled).toBe('All intervals are chosen');
    find('Clear').run();
    expect(settings.read(intervalsSettings.asked)).toEqual([]);
    expect(find('Clear').disabled).toBe('No intervals are chosen');
    find('Ask All').run();
    expect(settings.read(intervalsSettings.asked)).toEqual(names);
  });

  test('when a question is unanswered, then it can be played, answered and submitted, and the quiz ended', () => {
    const { controller, titles, find, said, store } = intervalsAt('?mode=quiz');
    controller.start();
    expect(titles()).toEqual([
      ...['Play Interval', 'Submit Answer', "I Don't Know", 'End Quiz', ...answers],
      'Repeat the question',
    ]);
    expect(find('Submit Answer').disabled).toBe('Choose an interval first');
    find('Answer Tritone').run();
    expect(store.state()).toMatchObject({ draft: 'Tritone' });
    expect(said).toEqual(['tritone, chosen.']);
    expect(find('Submit Answer').disabled).toBeUndefined();
  });

  test('when a question sounds, then Play Interval says so and is disabled', () => {
    const { controller, find, now } = intervalsAt('?mode=quiz');
    controller.start();
    const play = find('Play Interval');
    now.isSilent = false;
    expect(find('Playing...')).toBe(play);
    expect(play.disabled).toBe('Not available while sound is playing');
  });

  test('when a question is answered, then Enter continues, and only a wrong answer can be compared', () => {
    const { controller, find, titles } = intervalsAt('?mode=quiz');
    controller.start();
    controller.draft('Octave');
    controller.submit();
    expect(find('Answer Tritone').disabled).toBe('Already answered: press Enter to continue');
    expect(find('Next Question').hotkeys).toEqual(['Enter']);
    expect(titles()).toContain('Hear Right, Then Yours');
    controller.next();
    controller.draft('Minor 2nd');
    controller.submit();
    expect(titles()).not.toContain('Hear Right, Then Yours');
  });

  test('when a question is given up, then there is no answer to compare with the right one', () => {
    const { controller, titles } = intervalsAt('?mode=quiz');
    controller.start();
    controller.giveUp();
    expect(titles()).toContain('Next Question');
    expect(titles()).not.toContain('Hear Right, Then Yours');
  });

  test('when all twelve are answered, then the results can be viewed, and from there a new quiz or the setup', () => {
    const { controller, find, titles, store } = intervalsAt('?mode=quiz');
    controller.start();
    for (let count = 1; count <= 12; count += 1) {
      controller.draft('Octave');
      controller.submit();
      expect(titles()).toContain(count === 12 ? 'View Results' : 'Next Question');
      controller.next();
    }
    expect(titles()).toEqual(['New Quiz', 'Start Again', 'Drill These', 'Back to Quiz Setup']);
    find('New Quiz').run();
    expect(store.state().status).toBe('asking');
    find('End Quiz').run();
    expect(titles()).toContain('Start Quiz');
  });
});

describe('given the palette', () => {
  test('when all commands of each state are combined, then no two share an id or a hotkey', () => {
    const { controller, settings, offered, settingCommands } = intervalsAt();
    const clashes = () =>
      clashesIn([
        ...offered(),
        ...settingCommands.filter(command => isOffered(command) && command.hotkeysWork !== false),
      ]);
    expect(clashes()).toEqual([]);
    settings.write(intervalsSettings.mode, 'quiz');
    expect(clashes()).toEqual([]);
    controller.start();
    expect(clashes()).toEqual([]);
    controller.draft('Octave');
    controller.submit();
    expect(clashes()).toEqual([]);
    controller.end();
    // In the results, Drill These comes before the first key of Quick Drill.
    expect(
      clashes().filter(
        clash => !clash.startsWith('intervals-quiz.drill-these (x) is the leader of intervals.drill.'),
      ),
    ).toEqual([]);
  });

  test.each([
    ['descending both', ['Practice Direction Descending Both', 'Quiz Direction Descending Both']],
    ['root e flat', ['Root Note D#4']],
    ['answer minor third', ['Answer Minor 3rd']],
    ['replay', ['Play Interval']],
  ])('when searching for %s, then it is found', (text, expected) => {
    const { controller, offered, settingCommands } = intervalsAt('?mode=quiz');
    controller.start();
    const found = searchCommands(indexCommands([...offered(), ...settingCommands]), text, {
      readings: [readMusic],
    }).map(({ title }) => title);
    expect(found.slice(0, expected.length).sort()).toEqual([...expected].sort());
  });

  test('when v is pressed, then it sets the direction of practice or of the quiz, whichever is shown', () => {
    const withV = (query: string) =>
      intervalsAt(query)
        .settingCommands.filter(command => command.hotkeysWork !== false && command.hotkeys?.includes('v 1'))
        .map(({ id }) => id);
    expect(withV('')).toEqual(['intervals.direction.ascending']);
    expect(withV('?mode=quiz')).toEqual(['intervals.quiz.ascending']);
  });
});
