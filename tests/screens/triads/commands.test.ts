import { describe, expect, test, vi } from 'vitest';
import { isOffered } from '../../../src/commands/command';
import { searchCommands } from '../../../src/commands/search/search';
import { indexCommands } from '../../../src/commands/search/searchIndex';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { createTriadsCommands, triadsWording } from '../../../src/screens/triads/commands';
import { nameQuality } from '../../../src/screens/triads/quiz/nameShape';
import type { AnyTriadsQuiz, TriadsQuestion, TriadsSetup } from '../../../src/screens/triads/quiz/question';
import { TRIADS_QUIZZES, triadsQuiz } from '../../../src/screens/triads/quiz/quizzes';
import { triadsSettings, triadsTable, viewIn } from '../../../src/screens/triads/settings';
import { createSettingCommands } from '../../../src/settings/commands';
import { readMusic } from '../../../src/theory/typedMusic';
import { clashesIn } from '../../clashes';
import { neckCommandsOf } from '../../fretboard/neckCommandsOf';
import { quizOn } from '../../quiz/quizOn';
import { memorySettings } from '../../settings/memorySettings';
import { setup } from './quizzes';

/** The commands of the screen under a query, and what they set off. */
function screenAt(query = '') {
  const settings = memorySettings('triads', triadsTable, query);
  const play = vi.fn();
  const say = vi.fn<(text: string) => void>();
  const neck = { focus: vi.fn(), hasFocus: vi.fn(() => false) };
  let sound: 'on' | 'off' = 'on';
  const playQuestion = vi.fn();
  const quiz = quizOn<TriadsSetup, TriadsQuestion, unknown, AnyTriadsQuiz>({
    storeIn: triadsQuiz,
    wording: triadsWording,
    quizzes: Object.values(TRIADS_QUIZZES),
    prepare: () => ({ quiz: nameQuality, setup }),
  });
  const commands = createTriadsCommands({
    view: () => viewIn(settings.choices()),
    soundState: () => sound,
    sound: { play },
    neck: () => neck,
    say,
    ...{ session: quiz.store.state, quiz: quiz.commands },
    ...{ playQuestion, isHeardInQuestion: () => true },
    telling: { canTell: () => false, nextString: vi.fn(), whole: vi.fn() },
    pictures: { copy: vi.fn(), save: vi.fn() },
    picture: () => ({ width: 1, height: 1, marks: [], title: '', description: '' }),
  });
  const settingCommands = createSettingCommands({
    settings,
    title: 'Triads',
    scope: 'screen',
    hotkeysWork: () => true,
    say,
  });
  return {
    settings,
    commands,
    list: [commands.play, commands.goToShape],
    settingCommands,
    ...{ play, playQuestion, quiz },
    say,
    neck,
    turnSoundOff: () => {
      sound = 'off';
    },
  };
}

const settingsIn = (query: string) => screenAt(query).settingCommands.filter(isOffered);

describe('given the Triads screen', () => {
  test('when sound is turned off, then Play is disabled and says why', () => {
    const { commands, turnSoundOff } = screenAt();
    expect(commands.play.disabled).toBeUndefined();
    turnSoundOff();
    expect(commands.play.disabled).toBe('Sound is off in the settings');
  });

  test('when a question is open, then Play plays what it asks about, and Go to Shape would give it away', () => {
    const { commands, quiz, play, playQuestion } = screenAt('shape=root-1');
    quiz.commands.start.run();
    commands.play.run();
    expect(playQuestion).toHaveBeenCalledOnce();
    expect(play).not.toHaveBeenCalled();
    expect(commands.play.disabled).toBeUndefined();
    expect(commands.goToShape.disabled).toBe('Not while a question is open');
  });

  test('when Play is run, then it plays what is chosen at that moment', () => {
    const { commands, settings, play } = screenAt('shape=root-1');
    settings.write(triadsSettings.quality, 'minor');
    commands.play.run();
    const tones: readonly { readonly tone: { readonly midi: number } }[] = play.mock.calls[0]?.[0];
    expect(tones.map(({ tone }) => tone.midi)).toEqual([60, 63, 67, 60, 63, 67]);
  });

  test('when a shape is chosen, then the focus goes to its lowest note; without one, Go to Shape is disabled', () => {
    const { commands, settings, neck, say } = screenAt();
    expect(commands.goToShape.disabled).toBe('Choose a shape first');
    settings.write(triadsSettings.shape, 'root-1');
    expect(commands.goToShape.disabled).toBeUndefined();
    commands.goToShape.run();
    expect(neck.focus).toHaveBeenCalledWith({ guitarString: 3, fret: 5 });
    expect(say).toHaveBeenCalledWith('Lowest note: C on string 3, fret 5');
  });

  test('when the neck already has the focus, then only the cell says the place', () => {
    const { commands, neck, say } = screenAt('shape=root-1');
    neck.hasFocus.mockReturnValue(true);
    commands.goToShape.run();
    expect(neck.focus).toHaveBeenCalled();
    expect(say).not.toHaveBeenCalled();
  });

  test('when all its commands are in effect, then no two share a hotkey, whatever is chosen', () => {
    for (const query of ['', 'frets=24&root=G&set=2-3-4', 'set=All&accidentals=flats']) {
      const { list } = screenAt(query);
      const all = [...list, ...settingsIn(query), ...neckCommandsOf(STANDARD_GUITAR)];
      const claims = all.map(({ id, title, group, hotkeys = [], run }) => ({
        ...{ id, title, group, hotkeys, run },
        scope: 'screen' as const,
      }));
      expect(clashesIn(claims)).toEqual([]);
    }
  });
});

describe('given the hotkeys of its settings', () => {
  const hotkeysOf = (query: string, title: string) =>
    settingsIn(query).find(command => command.title === title)?.hotkeys;

  test.each([
    ['', 'Root E', ['r e', 'r 5']],
    ['', 'Root C#', ['r shift+c', 'r 2']],
    ['accidentals=flats', 'Root Db', ['r shift+d', 'r 2']],
    ['', 'Quality Minor', ['a 2']],
    ['', 'String Set 2-3-4', ['s 2']],
    ['', 'String Set All', ['s 5']],
    ['', 'Display Notes', ['v 1']],
    ['', 'Next Display', ['v v']],
    ['', 'Shape None', ['f 0']],
    ['', 'Shape Root position, frets 3 to 5', ['f 2']],
    ['', 'Next Shape', ['j', 'f f']],
    ['', 'Previous Shape', ['k']],
  ])('when "%s" is chosen, then "%s" has %j', (query, title, hotkeys) => {
    expect(hotkeysOf(query, title)).toEqual(hotkeys);
  });

  test('when going to the previous shape, then it is the one below or, from the first, the last', () => {
    for (const [query, spoken] of [
      ['shape=root-1', 'Shape, Second inversion, frets 0 to 1'],
      ['', 'Shape, First inversion, frets 8 to 9'],
    ] as const) {
      const { settingCommands, say } = screenAt(query);
      settingCommands.find(({ id }) => id === 'triads.shape.previous')?.run();
      expect(say).toHaveBeenCalledWith(spoken);
    }
  });
});

describe('given the palette', () => {
  const firstFor = (text: string, query = '') =>
    searchCommands(indexCommands([...screenAt(query).list, ...settingsIn(query)]), text, {
      readings: [readMusic],
    })[0]?.title;

  test.each([
    ['c sharp minor on 2-3-4', ''],
    ['C# minor 2-3-4', ''],
    ['2-3-4 c# min', ''],
    ['c sharp minor on strings 2 3 4', ''],
    ['c sharp min 234', 'frets=24&root=C%23'],
  ])(
    'when "%s" is typed, then one command that sets root, quality and string set comes first',
    (text, query) => {
      expect(firstFor(text, query)).toBe('C#, Minor, 2-3-4');
    },
  );

  test('when it is typed with flats shown, then the root comes first by the name that was typed', () => {
    expect(firstFor('c sharp minor on 2-3-4', 'accidentals=flats')).toBe('C#, Minor, 2-3-4');
    expect(firstFor('d flat minor on 2-3-4', 'accidentals=flats')).toBe('Db, Minor, 2-3-4');
  });
});
