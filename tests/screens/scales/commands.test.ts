import { describe, expect, test, vi } from 'vitest';
import { inEffect } from '../../../src/commands/command';
import { searchCommands } from '../../../src/commands/search';
import { neckCommands } from '../../../src/fretboard/neckCommands';
import { STANDARD_GUITAR } from '../../../src/instrument/instrument';
import { type ScalesState, scalesCommands } from '../../../src/screens/scales/commands';
import { scalesTable } from '../../../src/screens/scales/settings';
import { type Choices, readChoices } from '../../../src/settings/setting';
import { settingCommands } from '../../../src/settings/settingCommands';
import { clashesIn } from '../../clashes';

const acts = {
  play: vi.fn(),
  stop: vi.fn(),
  copy: vi.fn(),
  changeKey: vi.fn(),
  goTo: vi.fn(),
  changePattern: vi.fn(),
};

const neck = { id: 'neck', name: 'Fretboard', notes: 'some' } as const;
const onTheNeck: ScalesState = {
  ...{ mode: 'fretboard', diagrams: [neck], inUse: neck, sound: 'on', playback: 'silent' },
};
const shapes = (['C', 'A', 'G', 'E', 'D'] as const).map(id => ({
  ...{ id, name: `${id} shape`, notes: 'some' as const },
}));
const inPatterns: ScalesState = { ...onTheNeck, mode: 'patterns', diagrams: shapes, inUse: shapes[1] };

const byId = (state: ScalesState, id: string) =>
  scalesCommands(state, acts).find(command => command.id === id);

const settingsIn = (query: string, apply: (next: Choices, spoken: string) => void = () => {}) =>
  settingCommands(scalesTable, {
    id: 'scales',
    title: 'Scales',
    choices: readChoices(scalesTable, new URLSearchParams(query)),
    locks: new Map(),
    hotkeys: 'on',
    apply,
  });

describe('given the commands of the Scales screen', () => {
  test('when sound is off or no note is in view, then playing rests and says why', () => {
    expect(byId(onTheNeck, 'scales.play')?.disabled).toBeUndefined();
    expect(byId({ ...onTheNeck, sound: 'off' }, 'scales.play')?.disabled).toBe(
      'Sound is off in the settings',
    );
    const empty: ScalesState = { ...onTheNeck, inUse: { ...neck, notes: 'none' } };
    expect(byId(empty, 'scales.play')?.disabled).toBe('No note is in view');
    expect(byId(empty, 'scales.copy')?.disabled).toBe('No note is in view');
  });

  test('when nothing plays, then there is nothing to stop', () => {
    expect(byId(onTheNeck, 'scales.stop')?.disabled).toBe('Nothing is playing');
    expect(byId({ ...onTheNeck, playback: 'playing' }, 'scales.stop')?.disabled).toBeUndefined();
  });

  test('when it shows the neck, then no pattern can be gone to', () => {
    expect(scalesCommands(onTheNeck, acts).filter(({ id }) => id.includes('pattern'))).toEqual([]);
  });

  test('when it shows patterns, then each can be gone to, played and copied by name, and Play is for the one in use', () => {
    byId(inPatterns, 'scales.pattern.G.go')?.run();
    expect(acts.goTo).toHaveBeenCalledWith('G');
    byId(inPatterns, 'scales.pattern.G.play')?.run();
    expect(acts.play).toHaveBeenLastCalledWith('G');
    byId(inPatterns, 'scales.pattern.D.copy')?.run();
    expect(acts.copy).toHaveBeenLastCalledWith('D');
    byId(inPatterns, 'scales.play')?.run();
    expect(acts.play).toHaveBeenLastCalledWith('A');
    byId(inPatterns, 'scales.copy')?.run();
    expect(acts.copy).toHaveBeenLastCalledWith('A');
  });

  test('when the circle and the patterns are walked, then each direction has its key', () => {
    const keys = scalesCommands(inPatterns, acts).flatMap(({ id, hotkeys = [] }) =>
      hotkeys.map(hotkey => `${hotkey}: ${id}`),
    );
    expect(keys).toEqual([
      ...['p: scales.play', 'shift+p: scales.stop', 'c: scales.copy'],
      ...['shift+f: scales.fifths.previous', 'f: scales.fifths.next'],
      ...['k: scales.patterns.previous', 'j: scales.patterns.next'],
    ]);
    byId(inPatterns, 'scales.fifths.previous')?.run();
    expect(acts.changeKey).toHaveBeenLastCalledWith('previous');
    byId(inPatterns, 'scales.patterns.next')?.run();
    expect(acts.changePattern).toHaveBeenLastCalledWith('next');
  });

  test('when all its commands are in effect, then no id and no hotkey stands for two', () => {
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
    const necks = neckCommands(
      { instrument: STANDARD_GUITAR, actTitle: 'Hear this place' },
      { goToString() {}, samePitch() {}, whereAmI() {}, act() {} },
    );
    for (const query of ['', 'frets=24&min=5&max=20&tempo=97', 'view=patterns&system=caged'])
      expect(
        clashesIn(
          inEffect([...settingsIn(query), ...scalesCommands(inPatterns, acts), ...necks, ...others], {
            ...{ dialogOpen: false, neckFocused: true, characterHotkeys: 'on', sequences: 'on' },
          }),
        ),
      ).toEqual([]);
  });
});

describe('given the settings as commands', () => {
  const hotkeysOf = (query: string, title: string) =>
    settingsIn(query).find(command => command.title === title)?.hotkeys;

  test('when keys are pressed, then note letters pick the key, and digits the fret of a bound', () => {
    expect(hotkeysOf('', 'Key Bb')).toEqual(['r shift+b', 'r 9']);
    expect(hotkeysOf('', 'Key F#')).toEqual(['r shift+f', 'r 7']);
    expect(hotkeysOf('', 'Key Gb')).toEqual(['r shift+g']);
    expect(hotkeysOf('', 'Min Fret 5')).toEqual(['i 5']);
    expect(hotkeysOf('min=5', 'Max Fret 5')).toEqual(['x 5']);
    expect(hotkeysOf('', 'Max Fret 12')).toEqual([]);
    expect(hotkeysOf('', 'View Mode Patterns')).toEqual(['v 2']);
    expect(hotkeysOf('', 'Next Display')).toEqual(['d d']);
    expect(hotkeysOf('', 'Strings 6(E)')).toEqual(['s 6']);
  });

  test('when a text is typed into the palette, then the setting is found by its words', () => {
    const first = (text: string) => searchCommands(settingsIn(''), text, [])[0]?.title;
    expect(first('b flat')).toBe('Key Bb');
    expect(first('key g flat')).toBe('Key Gb');
    expect(first('melodic')).toBe('Scale Type Melodic Minor');
    expect(first('caged')).toBe('Pattern System CAGED');
    expect(first('view patterns')).toBe('View Mode Patterns');
    expect(first('tempo 80')).toBe('Tempo 80');
  });

  test('when a key is chosen, then the change is spoken in words', () => {
    const apply = vi.fn();
    settingsIn('', apply)
      .find(({ id }) => id === 'scales.key.Bb')
      ?.run();
    expect(apply).toHaveBeenCalledWith(new Map([['key', 'Bb']]), 'Key, B flat');
  });
});
