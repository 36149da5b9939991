import { describe, expect, test, vi } from 'vitest';
import { isOffered } from '../../src/commands/command';
import type { NeckHandle } from '../../src/fretboard/Fretboard';
import { createNeckCommands, type NeckState } from '../../src/fretboard/neckCommands';
import { CURSOR_MOVES } from '../../src/instrument/cursor';
import { type Hand, type Instrument, stringsOf } from '../../src/instrument/instrument';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import type { Position } from '../../src/instrument/position';
import { clashesIn } from '../clashes';
import { neckCommandsOf } from './neckCommandsOf';

function fakeNeck() {
  return {
    focus: vi.fn<NeckHandle['focus']>(),
    cursor: () => ({ guitarString: 4, fret: 7 }),
    whereAmI: () => 'F sharp, string 2, fret 7',
    hasFocus: () => true,
    move: vi.fn<NeckHandle['move']>(),
    goToSamePitch: vi.fn<NeckHandle['goToSamePitch']>(),
    reveal: vi.fn<NeckHandle['reveal']>(),
    shows: (fret: number) => fret <= 12,
  };
}

/** The commands of a neck whose state a test may change afterwards. */
function commandsOf(instrument: Instrument = STANDARD_GUITAR) {
  const neck = fakeNeck();
  const say = vi.fn<(text: string) => void>();
  const onAct = vi.fn<NeckState['onAct']>();
  let state: NeckState = { actTitle: 'Play this note', onAct };
  let hand: Hand = 'right';
  const commands = createNeckCommands({
    ...{ instrument, say },
    state: () => state,
    hand: () => hand,
    neck: () => neck,
  });
  return {
    commands,
    list: commands.all,
    neck,
    say,
    onAct,
    change: (changes: Partial<NeckState>) => {
      state = { ...state, ...changes };
    },
    turnTo: (to: Hand) => {
      hand = to;
    },
  };
}

describe('given a neck', () => {
  test('when its commands are listed, then they have the keys of the design', () => {
    const { list } = commandsOf();
    expect(list.map(({ title, scope, hotkeys }) => [title, scope, ...(hotkeys ?? [])])).toEqual([
      ['Play this note', 'neck', 'Space'],
      ['Next same note', 'neck', 'n'],
      ['Previous same note', 'neck', 'shift+n'],
      ['Where am I?', 'neck', 'o'],
      ['Go to string 1(E)', 'screen', '1'],
      ['Go to string 2(B)', 'screen', '2'],
      ['Go to string 3(G)', 'screen', '3'],
      ['Go to string 4(D)', 'screen', '4'],
      ['Go to string 5(A)', 'screen', '5'],
      ['Go to string 6(E)', 'screen', '6'],
      ['Move toward the nut', 'neck', 'ArrowLeft'],
      ['Move up the neck', 'neck', 'ArrowRight'],
      ['Move to the string above', 'neck', 'ArrowUp'],
      ['Move to the string below', 'neck', 'ArrowDown'],
      ['Go to the lowest fret', 'neck', 'Home'],
      ['Go to the highest fret', 'neck', 'End'],
      ['Go to the lowest fret of the top string', 'neck', 'mod+Home'],
      ['Go to the highest fret of the bottom string', 'neck', 'mod+End'],
      ['Move 12 frets toward the nut', 'neck', 'PageUp'],
      ['Move 12 frets up the neck', 'neck', 'PageDown'],
      ...Array.from({ length: 25 }, (_, fret) => [
        ...[`Go to fret ${fret}`, 'screen'],
        `shift+o ${fret > 12 ? `shift+row${fret - 12}` : `row${fret}`}`,
      ]),
    ]);
    expect(clashesIn(list)).toEqual([]);
  });

  test('when it is turned to the left hand, then Left and Right say so, Home and Page Up are as before, and back', () => {
    const { commands, turnTo } = commandsOf();
    const titles = () => Object.fromEntries(commands.moves.map(({ id, title }) => [id, title]));
    const before = titles();
    turnTo('left');
    expect(titles()).toEqual({
      ...before,
      'neck.left': 'Move up the neck',
      'neck.right': 'Move toward the nut',
    });
    turnTo('right');
    expect(titles()).toEqual(before);
  });

  test('when the neck doesn’t show a fret, then the palette doesn’t go there', () => {
    const { commands, neck } = commandsOf();
    expect(commands.frets.filter(isOffered).map(({ title }) => title)).toHaveLength(13);
    commands.frets[5]?.run();
    expect(neck.focus).toHaveBeenLastCalledWith({ guitarString: 4, fret: 5 });
  });

  test('when they are run, then each does its own thing on the neck in use', () => {
    const { commands, neck, say, onAct } = commandsOf();
    commands.act.run();
    expect(onAct).toHaveBeenCalledWith({ guitarString: 4, fret: 7 });
    commands.next.run();
    expect(neck.goToSamePitch).toHaveBeenLastCalledWith('next');
    commands.previous.run();
    expect(neck.goToSamePitch).toHaveBeenLastCalledWith('previous');
    commands.where.run();
    expect(say).toHaveBeenCalledWith('F sharp, string 2, fret 7');
    commands.strings.at(-1)?.run();
    expect(neck.focus).toHaveBeenLastCalledWith({ guitarString: 0, fret: 7 });
    for (const move of commands.moves) move.run();
    expect(neck.move.mock.calls).toEqual(CURSOR_MOVES.map(move => [move]));
  });

  test('when a key is held, then moves and walking from note to note repeat, and nothing else', () => {
    const repeating = commandsOf().list.filter(({ repeats }) => repeats);
    expect(repeating.map(({ id }) => id)).toEqual([
      ...['neck.next', 'neck.previous'],
      ...CURSOR_MOVES.map(move => `neck.${move}`),
    ]);
  });

  test('when the same note would give an answer away, then just those two are disabled, and say why', () => {
    const { list, change } = commandsOf();
    change({ samePitchDisabled: 'A question is open' });
    const disabled = list.filter(command => command.disabled);
    expect(disabled.map(command => [command.id, command.disabled])).toEqual([
      ['neck.next', 'A question is open'],
      ['neck.previous', 'A question is open'],
    ]);
  });

  describe('when it has stops', () => {
    const stops = (...places: readonly Position[]) => ({
      places,
      next: 'Next mistake',
      previous: 'Previous mistake',
    });

    test('then Next and Previous say so, and go from one to the other', () => {
      const { commands, neck, change } = commandsOf();
      change({ stops: stops({ guitarString: 5, fret: 2 }, { guitarString: 0, fret: 8 }) });
      expect([commands.next.title, commands.previous.title]).toEqual(['Next mistake', 'Previous mistake']);
      commands.next.run();
      expect(neck.focus).toHaveBeenLastCalledWith({ guitarString: 5, fret: 2 });
      commands.previous.run();
      expect(neck.focus).toHaveBeenLastCalledWith({ guitarString: 0, fret: 8 });
      expect(neck.goToSamePitch).not.toHaveBeenCalled();
      change({ stops: undefined });
      expect(commands.next.title).toBe('Next same note');
    });

    test('then none of them means that there is nowhere to go', () => {
      const { commands, neck, say, change } = commandsOf();
      change({ stops: stops() });
      commands.next.run();
      commands.previous.run();
      expect(neck.focus).not.toHaveBeenCalled();
      expect(say).not.toHaveBeenCalled();
    });

    test('then the only one, on which the cursor is, is said instead', () => {
      const { commands, neck, say, change } = commandsOf();
      change({ stops: stops({ guitarString: 4, fret: 7 }) });
      commands.next.run();
      expect(say).toHaveBeenCalledExactlyOnceWith('F sharp, string 2, fret 7');
      expect(neck.focus).not.toHaveBeenCalled();
    });
  });

  test('when there is more to tell of the place, then that is said after it', () => {
    const { commands, say, change } = commandsOf();
    change({ alsoHere: () => 'the same pitch: string 3, fret 11' });
    commands.where.run();
    expect(say).toHaveBeenLastCalledWith('F sharp, string 2, fret 7. the same pitch: string 3, fret 11');
  });

  test('when a string and a fret are typed in the palette, in either order, then one command goes to both', () => {
    const { commands, neck } = commandsOf();
    const [string, fret] = [commands.strings[4], commands.frets[3]];
    if (string?.combinable === undefined || fret === undefined) throw new Error('nothing to combine');
    const { combine } = string.combinable;
    const both = combine([string, fret]);
    expect(both.title).toBe('Go to string 5(A), fret 3');
    expect(combine([fret, string]).id).toBe(both.id);
    both.run();
    expect(neck.focus).toHaveBeenLastCalledWith({ guitarString: 1, fret: 3 });
  });

  test('when what Space does changes, then the same command says so', () => {
    const { commands, change } = commandsOf();
    change({ actTitle: 'Select this position', actDisabled: 'Sound is off' });
    expect([commands.act.title, commands.act.disabled]).toEqual(['Select this position', 'Sound is off']);
  });

  test('when only one string is shown, then only that one can be gone to', () => {
    const { list, change } = commandsOf();
    change({ onlyString: 4 });
    const offered = list.filter(({ id, isOffered }) => id.startsWith('neck.to-string.') && isOffered);
    expect(offered.map(({ title }) => title)).toEqual(['Go to string 2(B)']);
  });

  test('when it has more than nine strings, then those beyond have no digit', () => {
    const openNotes = Array.from({ length: 10 }, () => 'E2' as const);
    const strings = stringsOf(
      openNotes,
      openNotes.map(() => 1),
    );
    const { commands } = commandsOf({ ...STANDARD_GUITAR, strings });
    expect(commands.strings.map(({ title, hotkeys }) => [title, hotkeys]).at(-1)).toEqual([
      'Go to string 10(E)',
      [],
    ]);
    expect(commands.strings.at(-2)?.hotkeys).toEqual(['9']);
  });
});

test('given a neck that is on no page, when its commands are run, then nothing happens, and no fret is offered', () => {
  const all = neckCommandsOf(STANDARD_GUITAR);
  for (const command of all) command.run();
  const frets = all.filter(({ id }) => id.startsWith('neck.to-fret.'));
  expect(frets.filter(isOffered)).toEqual([]);
});
