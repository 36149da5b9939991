import { describe, expect, test, vi } from 'vitest';
import { isOffered } from '../../../src/commands/command';
import { searchCommands } from '../../../src/commands/search/search';
import { indexCommands } from '../../../src/commands/search/searchIndex';
import type { NeckHandle } from '../../../src/fretboard/Fretboard';
import { createNeckSound } from '../../../src/fretboard/useNeckSound';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { createScalesCommands, scalesCommandList, scalesWording } from '../../../src/screens/scales/commands';
import { createScalePictures } from '../../../src/screens/scales/picture';
import { nameDegree } from '../../../src/screens/scales/quiz/nameDegree';
import type { AnyScalesQuiz, ScalesQuestion, ScalesSetup } from '../../../src/screens/scales/quiz/question';
import { SCALES_QUIZZES, scalesQuiz } from '../../../src/screens/scales/quiz/quizzes';
import { createScalesStore } from '../../../src/screens/scales/scalesStore';
import { scalesSettings, scalesTable } from '../../../src/screens/scales/settings';
import { createSettingCommands } from '../../../src/settings/commands';
import { preferenceTable } from '../../../src/settings/preferences';
import { readMusic } from '../../../src/theory/typedMusic';
import { clashesIn } from '../../clashes';
import { neckCommandsOf } from '../../fretboard/neckCommandsOf';
import { quizOn } from '../../quiz/quizOn';
import { memorySettings } from '../../settings/memorySettings';
import { setup } from './quizzes';

/** The commands of the screen under a query, and what they set off. */
function screenAt(query = '') {
  const settings = memorySettings('scales', scalesTable, query);
  const say = vi.fn<(text: string) => void>();
  const copyToClipboard = vi.fn(async (_text: string) => {});
  const saveText = vi.fn<(text: string, name: string) => void>();
  const print = vi.fn<() => void>();
  const played: (readonly number[])[] = [];
  const listeners = new Set<() => void>();
  let isPlaying = false;
  let sound: 'on' | 'off' = 'on';
  const show = (next: boolean) => {
    isPlaying = next;
    for (const listener of listeners) listener();
  };
  const neckSound = createNeckSound({
    player: {
      snapshot: () => (isPlaying ? { status: 'playing', sounding: 0 } : { status: 'silent' }),
      stop: () => show(false),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    state: () => sound,
    play(tones) {
      played.push(tones.map(({ midi }) => midi));
      show(true);
    },
  });
  const preferred = memorySettings('preferences', preferenceTable);
  const store = createScalesStore({
    settings,
    preferred,
    sound: neckSound,
    say,
    copyToClipboard,
    saveText,
    print,
  });
  const playQuestion = vi.fn();
  const quiz = quizOn<ScalesSetup, ScalesQuestion, unknown, AnyScalesQuiz>({
    storeIn: scalesQuiz,
    wording: scalesWording,
    quizzes: Object.values(SCALES_QUIZZES),
    prepare: () => ({ quiz: nameDegree, setup }),
  });
  const commands = createScalesCommands(store, {
    ...{ session: quiz.store.state, quiz: quiz.commands },
    ...{ playQuestion, isHeardInQuestion: () => false },
    drone: { state: () => 'off', disabled: () => undefined, toggle: vi.fn() },
    ...{ playContext: vi.fn(), hasContext: () => false },
    telling: { canTell: () => false, nextString: vi.fn(), whole: vi.fn() },
    settings,
    pictures: { copy: vi.fn(), save: vi.fn() },
    ...createScalePictures({ store, settings, preferred }),
  });
  return {
    settings,
    store,
    commands,
    list: scalesCommandList(commands),
    ...{ quiz, playQuestion },
    played,
    say,
    copyToClipboard,
    saveText,
    print,
    turnSoundOff: () => {
      sound = 'off';
    },
  };
}

const offeredAt = (query: string) => screenAt(query).list.filter(isOffered);

const settingsIn = (query: string, say = vi.fn<(text: string) => void>()) =>
  createSettingCommands({
    settings: memorySettings('scales', scalesTable, query),
    title: 'Scales',
    scope: 'screen',
    hotkeysWork: () => true,
    say,
  }).filter(isOffered);

const neckThat = (focus: NeckHandle['focus']): NeckHandle => ({
  ...{ focus, cursor: () => ({ guitarString: 0, fret: 0 }), whereAmI: () => '', hasFocus: () => false },
  ...{ move() {}, goToSamePitch() {}, reveal() {}, shows: () => true },
});

describe('given the commands of the Scales screen', () => {
  test('when a question is open, then nothing plays, copies or changes the scale, and no pattern can be gone to', () => {
    const { commands, list, quiz } = screenAt('view=patterns');
    quiz.commands.start.run();
    expect(commands.play.disabled).toBe('Not while a question is open');
    expect(commands.copy.disabled).toBe('Not while a question is open');
    expect(commands.nextKey.disabled).toBe('Locked while a question is open');
    expect(list.filter(isOffered).map(({ title }) => title)).not.toContain('Go to Pattern 1');
  });

  test('when sound is off or no notes are in view, then Play is disabled and says why', () => {
    const { commands, settings, turnSoundOff } = screenAt();
    expect(commands.play.disabled).toBeUndefined();
    settings.write(scalesSettings.strings, []);
    expect(commands.play.disabled).toBe('No notes are in view');
    expect(commands.copy.disabled).toBe('No notes are in view');
    turnSoundOff();
    expect(commands.play.disabled).toBe('Sound is off in the settings');
  });

  test('when nothing plays, then there is nothing to stop', () => {
    const { commands, store } = screenAt();
    expect(commands.stop.disabled).toBe('Nothing is playing');
    commands.play.run();
    expect([commands.stop.disabled, commands.stop.hint]).toEqual([undefined, 'stop']);
    expect(store.running()).toBe('neck');
    commands.stop.run();
    expect([commands.stop.disabled, commands.stop.hint]).toEqual(['Nothing is playing', undefined]);
  });

  test('when it shows the neck, then no pattern is offered', () => {
    expect(offeredAt('').filter(({ id }) => id.includes('pattern'))).toEqual([]);
  });

  test('when it shows a system of patterns, then those of that system are offered, each by its name', () => {
    const titlesAt = (query: string) =>
      offeredAt(query)
        .filter(({ id }) => id.endsWith('.go'))
        .map(({ title }) => title);
    expect(titlesAt('view=patterns&system=caged')).toEqual([
      ...['Go to E shape', 'Go to D shape', 'Go to C shape', 'Go to A shape', 'Go to G shape'],
    ]);
    expect(titlesAt('view=patterns')).toEqual([1, 2, 3, 4, 5, 6, 7].map(number => `Go to Pattern ${number}`));
  });

  test('when patterns are played and copied by name, then Play and Copy act on the one used last', async () => {
    const { commands, store, played, copyToClipboard, say } = screenAt('view=patterns&system=caged');
    commands.patterns.get('A')?.play.run();
    expect(store.inUse()?.id).toBe('A');
    expect(store.running()).toBe('A');
    commands.play.run();
    expect(played[1]).toEqual(played[0]);
    await commands.patterns.get('D')?.copy.run();
    expect(copyToClipboard.mock.calls[0]?.[0].split('\n')[0]).toBe('C major, D shape, CAGED, right-handed');
    await vi.waitFor(() => expect(say).toHaveBeenCalledWith('D shape is on the clipboard.'));
    commands.copy.run();
    expect(copyToClipboard.mock.calls[1]?.[0].split('\n')[0]).toBe('C major, A shape, CAGED, right-handed');
  });

  test('when the browser refuses the clipboard, then that is spoken', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, copyToClipboard, say } = screenAt();
    copyToClipboard.mockRejectedValueOnce(new Error('not allowed'));
    await store.copy('neck');
    expect(say).toHaveBeenCalledWith("Fretboard wasn't copied: the browser refused.");
    expect(store.copied()?.outcome).toBe('failed');
    warn.mockRestore();
  });

  test('when moving around the circle and through the patterns, then each direction has its own key', () => {
    const { commands, settings, store } = screenAt('view=patterns&system=caged');
    const keys = offeredAt('view=patterns&system=caged').flatMap(({ id, hotkeys = [] }) =>
      hotkeys.map(hotkey => `${hotkey}: ${id}`),
    );
    expect(keys).toEqual([
      ...['p: scales.play', 'shift+p: scales.stop', 'shift+h: scales.drone', 'c: scales.copy'],
      ...['shift+f: scales.fifths.previous', 'f: scales.fifths.next'],
      ...['k: scales.patterns.previous', 'j: scales.patterns.next'],
      'q: scales-quiz.start',
    ]);
    commands.previousKey.run();
    expect(settings.read(scalesSettings.key)).toBe('F');
    const focus = vi.fn<NeckHandle['focus']>();
    store.keepNeck('G', neckThat(focus));
    commands.previousPattern.run();
    expect(focus).toHaveBeenCalledWith(store.diagram('G')?.notes[0]?.position);
  });

  test('when a shape is gone to before it is drawn, then it gets the focus once it is', () => {
    const { store, commands, settings } = screenAt('system=caged');
    settings.write(scalesSettings.view, 'patterns');
    commands.patterns.get('E')?.go.run();
    const [focus, other] = [vi.fn<NeckHandle['focus']>(), vi.fn<NeckHandle['focus']>()];
    store.keepNeck('D', neckThat(other));
    store.keepNeck('E', neckThat(focus));
    expect(other).not.toHaveBeenCalled();
    expect(focus).toHaveBeenCalledExactlyOnceWith(store.diagram('E')?.notes[0]?.position);
    store.keepNeck('E', null);
    store.keepNeck('E', neckThat(other));
    expect(other).not.toHaveBeenCalled();
  });

  test('when a shape is gone to that the screen has not, then none gets the focus later', () => {
    const { store, commands, settings } = screenAt('');
    commands.patterns.get('E')?.go.run();
    settings.write(scalesSettings.view, 'patterns');
    settings.write(scalesSettings.system, 'caged');
    const focus = vi.fn<NeckHandle['focus']>();
    store.keepNeck('E', neckThat(focus));
    expect(focus).not.toHaveBeenCalled();
  });

  test('when all degrees are to be heard, then each is ticked, and whether the notes between are stays as it is', () => {
    const { commands, settings } = screenAt('quiz=ear-degree&degrees=1.3.chromatic');
    commands.askAll.run();
    expect(settings.read(scalesSettings.degrees)).toEqual([1, 2, 3, 4, 5, 6, 7, 'chromatic']);
    expect(commands.askAll.disabled).toBe('All degrees are chosen');
    expect(commands.allDegrees).toMatchObject({ title: 'All', spoken: 'Ask All Degrees', isOffered: true });
    expect(screenAt('').commands.askAll.isOffered).toBe(false);
  });

  test('when the diagrams are to be printed, then the page is', () => {
    const { commands, print } = screenAt();
    commands.print.run();
    expect(print).toHaveBeenCalledOnce();
  });

  test('when the buttons beside a pattern are read, then they are short on screen, named in full, and have no hotkeys', () => {
    const { commands } = screenAt('view=patterns');
    const buttons = commands.patterns.get(2)?.buttons;
    expect([buttons?.play.title, buttons?.play.spoken]).toEqual(['Play', 'Play Pattern 2']);
    expect([buttons?.copy.title, buttons?.copy.spoken]).toEqual(['Copy', 'Copy Pattern 2']);
    expect([buttons?.stop.title, buttons?.stop.spoken]).toEqual(['Stop', 'Stop']);
    expect(Object.values(buttons ?? {}).flatMap(({ hotkeys = [] }) => hotkeys)).toEqual([]);
  });

  test('when all its commands are in effect, then no two share an id or a hotkey', () => {
    const shared = ['h', 't', 'l n', 'mod+k', ':', '?', ','] as const;
    const others = shared.map(hotkey => ({
      ...{
        id: `other ${hotkey}`,
        title: '',
        group: '',
        scope: 'screen' as const,
        hotkeys: [hotkey],
        run() {},
      },
    }));
    for (const query of ['', 'frets=24&min=5&max=20&tempo=97', 'view=patterns&system=caged'])
      expect(
        clashesIn([...settingsIn(query), ...offeredAt(query), ...neckCommandsOf(STANDARD_GUITAR), ...others]),
      ).toEqual([]);
  });
});

describe('given the settings as commands', () => {
  const hotkeysOf = (query: string, title: string) =>
    settingsIn(query).find(command => command.title === title)?.hotkeys;

  test('when keys are pressed, then note letters pick the key, and digits pick the fret of a bound', () => {
    expect(hotkeysOf('', 'Key Bb')).toEqual(['r shift+b', 'r 9']);
    expect(hotkeysOf('', 'Key F#')).toEqual(['r shift+f', 'r 7']);
    expect(hotkeysOf('', 'Key Gb')).toEqual(['r shift+g']);
    expect(hotkeysOf('', 'Min Fret 5')).toEqual(['i 5']);
    expect(hotkeysOf('min=5', 'Max Fret 5')).toEqual(['shift+i 5']);
    expect(hotkeysOf('', 'Max Fret 12')).toEqual([]);
    expect(hotkeysOf('', 'View Mode Patterns')).toEqual(['v 2']);
    expect(hotkeysOf('', 'Next Display')).toEqual(['shift+v shift+v']);
    expect(hotkeysOf('', 'Hide string 6(E)')).toEqual(['s 6']);
  });

  test('when text is typed into the palette, then the setting is found by its keywords', () => {
    const first = (text: string) =>
      searchCommands(indexCommands(settingsIn('')), text, { readings: [readMusic] })[0]?.title;
    expect(first('b flat')).toBe('Key Bb');
    expect(first('key g flat')).toBe('Key Gb');
    expect(first('melodic')).toBe('Scale Type Melodic Minor');
    expect(first('caged')).toBe('Pattern System CAGED');
    expect(first('view patterns')).toBe('View Mode Patterns');
    expect(first('tempo 80')).toBe('Tempo 80');
  });

  test('when a key is chosen, then the change is spoken as words', () => {
    const say = vi.fn<(text: string) => void>();
    settingsIn('', say)
      .find(({ id }) => id === 'scales.key.Bb')
      ?.run();
    expect(say).toHaveBeenCalledWith('Key, B flat');
  });
});
