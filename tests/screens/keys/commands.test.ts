import { describe, expect, test, vi } from 'vitest';
import { type Command, isOffered } from '../../../src/commands/command';
import { createKeysCommands, keysWording } from '../../../src/screens/keys/commands';
import type { KeysQuestion, KeysQuiz, KeysSetup } from '../../../src/screens/keys/quiz/question';
import { KEYS_QUIZZES, keysQuiz, keysSetup } from '../../../src/screens/keys/quiz/quizzes';
import { keysSettings, keysTable } from '../../../src/screens/keys/settings';
import { createSettingCommands } from '../../../src/settings/commands';
import { noteNames } from '../../../src/settings/noteNames';
import { ALL_KEYS, type Key } from '../../../src/theory/key';
import { clashesIn } from '../../clashes';
import { quizOn } from '../../quiz/quizOn';
import { memorySettings } from '../../settings/memorySettings';
import { D_MAJOR, F_SHARP_MAJOR } from './quizzes';

/** The commands of the Keys screen, opened with a query. */
function keysAt(query = '?key=D-major', sound: 'on' | 'off' = 'on') {
  const settings = memorySettings('keys', keysTable, query);
  const quiz = quizOn<KeysSetup, KeysQuestion, string, KeysQuiz>({
    storeIn: keysQuiz,
    wording: keysWording,
    quizzes: Object.values(KEYS_QUIZZES),
    prepare: () => ({
      quiz: KEYS_QUIZZES[settings.read(keysSettings.quizType)],
      setup: keysSetup(settings),
    }),
  });
  const calls = { say: vi.fn<(text: string) => void>(), play: vi.fn(), leaveResults: vi.fn() };
  const context = { playContext: vi.fn(), hasContext: () => false };
  const commands = createKeysCommands({
    ...{ session: quiz.store.state, quiz: quiz.commands, settings, soundState: () => sound, ...calls },
    ...context,
    pictures: { copy: vi.fn(), save: vi.fn() },
    picture: () => ({ width: 1, height: 1, marks: [], title: '', description: '' }),
  });
  const offered = () => commands.all.filter(isOffered);
  return {
    ...{ ...quiz, commands, settings, ...calls, offered },
    /** What is offered, but for the answers. */
    titles: () =>
      offered()
        .map(({ title }) => title)
        .filter(title => !title.startsWith('Answer')),
    find(title: string): Command {
      const found = offered().find(command => command.title === title);
      if (!found) throw new Error(`no command ${title}`);
      return found;
    },
    select: (key: Key) => settings.write(keysSettings.selection, { kind: 'key', key }),
  };
}

const TAKEN_ALONG = ['Copy Circle as Picture', 'Save Circle as SVG'];
const CIRCLE = ['Play', 'Up a fifth', 'Down a fifth'];

describe('given no quiz', () => {
  test('when a key is selected, then Play, both turns, its relative and Start Quiz are offered', () => {
    const { offered } = keysAt();
    expect(offered().map(({ title, hotkeys }) => `${title}: ${hotkeys?.join()}`)).toEqual([
      'Play: p',
      'Up a fifth: ArrowRight',
      'Down a fifth: ArrowLeft',
      'Go to B minor: g',
      'Copy Circle as Picture: ',
      'Save Circle as SVG: ',
      'Start Quiz: q',
    ]);
  });

  test.each(['', '?key=H-major'])(
    'when no key is selected, as at "%s", then Play says why it is disabled, and no relative is offered',
    query => {
      const { find, titles } = keysAt(query);
      expect(find('Play').disabled).toBe('Select a key first');
      expect(titles()).toEqual([...CIRCLE, ...TAKEN_ALONG, 'Start Quiz']);
    },
  );

  test('when sound is off, then Play says so', () => {
    expect(keysAt('?key=D-major', 'off').find('Play').disabled).toBe('Sound is off in the settings');
  });

  test('when moving around the circle, then the next key is selected and spoken with its signature', () => {
    const { find, settings, say } = keysAt();
    find('Up a fifth').run();
    expect(settings.read(keysSettings.selection)).toEqual({
      kind: 'key',
      key: { tonic: 'A', type: 'major' },
    });
    expect(say).toHaveBeenLastCalledWith('A major, 3 sharps');
    find('Down a fifth').run();
    expect(say).toHaveBeenLastCalledWith('D major, 2 sharps');
    find('Go to B minor').run();
    expect(say).toHaveBeenLastCalledWith('B minor, 2 sharps');
    expect(find('Go to D major').spoken).toBe('Go to D major');
  });

  test.each([
    ['F%23-major', 'Switch to Gb major', 'Switch to G flat major', 'Gb'],
    ['Gb-major', 'Switch to F# major', 'Switch to F sharp major', 'F#'],
    ['D%23-minor', 'Switch to Eb minor', 'Switch to E flat minor', 'Eb'],
    ['Eb-minor', 'Switch to D# minor', 'Switch to D sharp minor', 'D#'],
  ])('when %s is selected, then it offers "%s", spoken "%s"', (code, title, words, tonic) => {
    const { find, settings } = keysAt(`?key=${code}`);
    const command = find(title);
    expect([command.spoken, command.hotkeys]).toEqual([words, ['m']]);
    command.run();
    expect(settings.read(keysSettings.selection)).toMatchObject({ key: { tonic } });
  });

  test('when notes have German names, then titles and what is said have them', () => {
    const { find, settings, say } = keysAt('?key=Gb-major');
    settings.apply(noteNames.write(settings.choices(), 'german'));
    expect(find('Go to Es minor').spoken).toBe('Go to Es minor');
    find('Switch to Fis major').run();
    expect(say).toHaveBeenLastCalledWith('Fis major, 6 sharps');
  });

  test('when any other key is selected, then no switch is offered', () => {
    const { select, commands } = keysAt();
    const switching = ALL_KEYS.filter(key => {
      select(key);
      return isOffered(commands.switchSpelling);
    });
    expect(switching.map(({ tonic, type }) => `${tonic} ${type}`)).toEqual([
      'F# major',
      'Gb major',
      'D# minor',
      'Eb minor',
    ]);
  });
});

describe('given an open question', () => {
  const asked = (query = '?key=F%23-major') => {
    const keys = keysAt(query);
    keys.find('Start Quiz').run();
    return keys;
  };

  test('when it is unanswered, then commands that would give it away are disabled', () => {
    const { find, titles } = asked();
    for (const title of [...CIRCLE, ...TAKEN_ALONG])
      expect(find(title).disabled, title).toBe('Not while a question is open');
    expect(titles()).toEqual([
      ...CIRCLE,
      ...TAKEN_ALONG,
      ...['Submit Answer', "I Don't Know", 'Quit Quiz', 'Repeat the question'],
    ]);
  });

  test.each([
    ['', 'Type an answer first'],
    ['  ', 'Type an answer first'],
    ['x', undefined],
  ])('when "%s" is typed, then Enter submits it, or says what is missing', (text, reason) => {
    const { controller, find } = asked();
    controller.draft(text);
    expect(find('Submit Answer').hotkeys).toEqual(['Enter']);
    expect(find('Submit Answer').disabled).toBe(reason);
  });

  test('when it is the first, then leaving quits the quiz; after an answer, it ends the quiz', () => {
    const { controller, titles } = asked();
    const ways = () => titles().filter(title => /^(Quit|End) /.test(title));
    expect(ways()).toEqual(['Quit Quiz']);
    controller.draft('x');
    controller.submit();
    expect(ways()).toEqual(['End Quiz']);
    controller.next();
    expect(ways()).toEqual(['End Quiz']);
  });

  test('when it is answered, then Enter continues, and its scale can be heard, whatever is selected', () => {
    const { controller, find } = asked('');
    controller.draft('x');
    controller.submit();
    expect(find('Next Question').hotkeys).toEqual(['Enter']);
    expect(find('Hear it').disabled).toBeUndefined();
  });

  test('when it is the last, then Next Question keeps its title', () => {
    const { controller, titles } = asked('?count=5');
    for (let count = 1; count <= 5; count += 1) {
      controller.draft('x');
      controller.submit();
      expect(titles()).toContain('Next Question');
      controller.next();
    }
  });

  test('when an answer is chosen in the palette, then it is filled in', () => {
    const { controller, find, said, store } = asked();
    find('Answer Bb').run();
    expect(said).toEqual(['B flat, filled in']);
    expect(store.state()).toMatchObject({ draft: 'Bb' });
    controller.submit();
    expect(find('Answer Bb').disabled).toBe('Already answered: press Enter to continue');
  });
});

test('given a completed quiz, when commands are listed, then New Quiz and Start Again are offered instead of Start Quiz', () => {
  const { controller, find, titles, leaveResults } = keysAt();
  controller.start();
  controller.end();
  expect(titles()).toEqual([...[...CIRCLE, 'Go to B minor', ...TAKEN_ALONG], ...['New Quiz', 'Start Again']]);
  find('New Quiz').run();
  expect(leaveResults).toHaveBeenCalledOnce();
});

describe('given all commands of the screen', () => {
  const around = (['h', 't'] as const).map(
    (hotkey): Command => ({
      id: `around.${hotkey}`,
      title: hotkey,
      group: 'Keys',
      scope: 'screen',
      hotkeys: [hotkey],
      run: () => {},
    }),
  );

  test.each(['name-key', 'count-accidentals'])(
    'when the quiz %s is taken, then ids and hotkeys are always unique',
    type => {
      for (const key of [D_MAJOR, F_SHARP_MAJOR]) {
        const { controller, settings, select, offered } = keysAt(`?quiz=${type}`);
        select(key);
        const settingCommands = createSettingCommands({
          ...{ settings, title: 'Keys', scope: 'screen', hotkeysWork: () => true, say: () => {} },
        });
        const clashes = () => clashesIn([...settingCommands.filter(isOffered), ...around, ...offered()]);
        expect(clashes()).toEqual([]);
        controller.start();
        expect(clashes()).toEqual([]);
        controller.draft('0');
        controller.submit();
        expect(clashes()).toEqual([]);
        controller.end();
        // In the results, Drill These comes before the first key of Quick Drill.
        expect(
          clashes().filter(
            clash => !clash.startsWith('keys-quiz.drill-these (x) is the leader of keys.drill.'),
          ),
        ).toEqual([]);
      }
    },
  );
});
