import { describe, expect, test, vi } from 'vitest';
import { clashesIn } from '../../src/commands/command';
import { type NeckActs, type NeckState, neckCommands } from '../../src/fretboard/neckCommands';
import { STANDARD_GUITAR, stringsOf } from '../../src/instrument/instrument';

const state: NeckState = {
  instrument: STANDARD_GUITAR,
  actTitle: 'Hear this place',
};

const noActs = () => ({
  goToString: vi.fn<NeckActs['goToString']>(),
  samePitch: vi.fn<NeckActs['samePitch']>(),
  whereAmI: vi.fn<NeckActs['whereAmI']>(),
  act: vi.fn<NeckActs['act']>(),
});

const listed = (changes: Partial<NeckState> = {}) => neckCommands({ ...state, ...changes }, noActs());

function find(id: string, acts: NeckActs, changes: Partial<NeckState> = {}) {
  const found = neckCommands({ ...state, ...changes }, acts).find(command => command.id === id);
  if (!found) throw new Error(`no command ${id}`);
  return found;
}

describe('given a neck', () => {
  test('when its commands are listed, then they have the keys of the design', () => {
    expect(listed().map(({ title, scope, hotkeys }) => [title, scope, ...(hotkeys ?? [])])).toEqual([
      ['Hear this place', 'neck', 'Space'],
      ['Next same note', 'neck', 'n'],
      ['Previous same note', 'neck', 'shift+n'],
      ['Where am I?', 'neck', 'o'],
      ['Go to string 1(E)', 'screen', '1'],
      ['Go to string 2(B)', 'screen', '2'],
      ['Go to string 3(G)', 'screen', '3'],
      ['Go to string 4(D)', 'screen', '4'],
      ['Go to string 5(A)', 'screen', '5'],
      ['Go to string 6(E)', 'screen', '6'],
    ]);
    expect(clashesIn(listed())).toEqual([]);
  });

  test('when they are run, then each does its own thing', () => {
    const acts = noActs();
    find('neck.act', acts).run();
    expect(acts.act).toHaveBeenCalledOnce();
    find('neck.next', acts).run();
    expect(acts.samePitch).toHaveBeenLastCalledWith('next');
    find('neck.previous', acts).run();
    expect(acts.samePitch).toHaveBeenLastCalledWith('previous');
    find('neck.where', acts).run();
    expect(acts.whereAmI).toHaveBeenCalledOnce();
    find('neck.string.0', acts).run();
    expect(acts.goToString).toHaveBeenLastCalledWith(0);
  });

  test('when a key is held, then only walking from note to note goes on', () => {
    const repeating = listed().filter(({ repeats }) => repeats);
    expect(repeating.map(({ id }) => id)).toEqual(['neck.next', 'neck.previous']);
  });

  test('when the same note would give an answer away, then just those two rest, and say why', () => {
    const resting = listed({ samePitchRests: 'A question is open' }).filter(({ disabled }) => disabled);
    expect(resting.map(({ id, disabled }) => [id, disabled])).toEqual([
      ['neck.next', 'A question is open'],
      ['neck.previous', 'A question is open'],
    ]);
  });

  test('when acting on a place rests, then it says why', () => {
    expect(find('neck.act', noActs(), { actRests: 'Sound is off' }).disabled).toBe('Sound is off');
  });

  test('when it has more than nine strings, then those beyond have no digit', () => {
    const openNotes = Array.from({ length: 10 }, () => 'E2' as const);
    const instrument = {
      ...STANDARD_GUITAR,
      strings: stringsOf(
        openNotes,
        openNotes.map(() => 1),
      ),
    };
    const strings = listed({ instrument }).filter(({ id }) => id.startsWith('neck.string.'));
    expect(strings.map(({ title, hotkeys }) => [title, hotkeys]).at(-1)).toEqual(['Go to string 10(E)', []]);
    expect(strings.at(-2)?.hotkeys).toEqual(['9']);
  });
});
