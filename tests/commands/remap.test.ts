import { describe, expect, test } from 'vitest';
import { type Command, type Keymap, NO_KEYMAP, type Scope } from '../../src/commands/command';
import type { Hotkey, Stroke } from '../../src/commands/hotkey';
import { applyKeymap, formatKeymap, parseKeymap, workingIn } from '../../src/commands/keymap';
import { changeKey, isChanged, keyText, slotRows, spokenHotkey } from '../../src/commands/remap';

const command = (title: string, scope: Scope, ...hotkeys: readonly Hotkey[]): Command => ({
  id: title.toLowerCase(),
  title,
  group: 'Test',
  scope,
  hotkeys,
  run: () => {},
});

const inFamily = (title: string, family: string, ...hotkeys: readonly Hotkey[]): Command => ({
  ...command(title, 'screen', ...hotkeys),
  family: { id: family.toLowerCase(), title: family },
});

const COMMANDS: readonly Command[] = [
  command('Palette', 'global', 'mod+k', ':'),
  command('Play', 'screen', 'p'),
  { ...command('Highlight C#', 'screen', 'shift+c'), spoken: 'Highlight C sharp' },
  command('Highlight C', 'screen', 'c'),
  command('Answer C', 'quiz', 'c'),
  command('Next same note', 'neck', 'n'),
  command('Close', 'dialog', 'x'),
  inFamily('Root C', 'Root', 'r c', 'r 1'),
  inFamily('Root D', 'Root', 'r d'),
  inFamily('Next Root', 'Root', 'r r'),
  inFamily('Frets 12', 'Frets', 'z 1'),
];

const rowOf = (id: string, keymap: Keymap = NO_KEYMAP) => {
  const row = slotRows(COMMANDS, keymap).find(({ slot }) => slot.id === id);
  if (!row) throw new Error(`there is no ${id}`);
  return row;
};

const change = (id: string, stroke: Stroke | undefined, keymap: Keymap = NO_KEYMAP) =>
  changeKey(COMMANDS, keymap, rowOf(id).slot, stroke);

const refused = (reason: string) => ({ kind: 'refused', reason });

describe('given commands', () => {
  test('when their keys are listed, then each has its spoken title, its group and the keys that work', () => {
    expect(slotRows(COMMANDS, NO_KEYMAP).map(({ spoken, strokes }) => [spoken, ...strokes])).toEqual([
      ['Palette', ':'],
      ['Play', 'p'],
      ['Highlight C sharp', 'shift+c'],
      ['Highlight C', 'c'],
      ['Answer C', 'c'],
      ['Next same note', 'n'],
      ['Close', 'x'],
      ['Root', 'r'],
      ['Frets', 'z'],
    ]);
    expect(rowOf('play').group).toBe('Test');
  });

  test('when a family has two leaders, then each is named after its first command', () => {
    const minor = { ...inFamily('Root Ab minor', 'Root', 'i a'), spoken: 'Root A flat minor' };
    const rows = slotRows([...COMMANDS, minor], NO_KEYMAP);
    expect(rows.filter(({ slot }) => slot.kind === 'leader').map(({ spoken }) => spoken)).toEqual([
      'Root C and similar',
      'Frets',
      'Root A flat minor and similar',
    ]);
  });

  test('when a key was changed, then its row counts as changed', () => {
    expect(isChanged(rowOf('play'))).toBe(false);
    expect(isChanged(rowOf('play', new Map([['play', ['x']]])))).toBe(true);
    expect(isChanged(rowOf('play', new Map([['play', []]])))).toBe(true);
  });
});

test('given no key, then that is spoken and shown', () => {
  expect(spokenHotkey([], 'other')).toBe('no key');
  expect(keyText([], 'other')).toBe('no key');
  expect(keyText(['shift+c'], 'other')).toBe('Shift C');
  expect(keyText(['q', 'x'], 'other')).toBe('q or x');
});

describe('given a key that isn’t used', () => {
  test('when it is chosen, then it is added to the keymap', () => {
    expect(change('play', 'x', new Map([['palette', ['y']]]))).toEqual({
      kind: 'accepted',
      keymap: new Map([
        ['palette', ['y']],
        ['play', ['x']],
      ]),
    });
  });

  test('when it is the declared one, then it isn’t stored', () => {
    expect(change('play', 'p', new Map([['play', ['x']]]))).toEqual({ kind: 'accepted', keymap: new Map() });
  });

  test('when a dialog uses it, then they don’t clash', () => {
    expect(change('play', 'x').kind).toBe('accepted');
  });

  test('when it is a letter with Shift, then it can be a leader too', () => {
    expect(change('root r', 'shift+r')).toEqual({
      kind: 'accepted',
      keymap: new Map([['root r', ['shift+r']]]),
    });
  });

  test('when its command has no key any more, then it is free', () => {
    expect(change('play', 'n', new Map([['next same note', ['y']]])).kind).toBe('accepted');
  });
});

describe('given a key that is used', () => {
  const instead = 'Choose another key, or change that one first.';

  test.each<[string, string, Stroke, string]>([
    ['of its own scope', 'play', 'shift+c', 'Shift C is already the key for Highlight C sharp.'],
    ['of a stronger scope', 'palette', 'p', 'P is already the key for Play.'],
    ['of a weaker scope', 'answer c', ':', 'colon is already the key for Palette.'],
    ['of a neck', 'play', 'n', 'N is already the key for Next same note.'],
    ['that leads sequences', 'play', 'r', 'R is already the first key for Root.'],
    ['for a leader', 'root r', 'p', 'P is already the key for Play.'],
    ['for a leader, being a leader', 'root r', 'z', 'Z is already the first key for Frets.'],
  ])('when it is one %s, then it is refused, naming what uses it', (_what, id, stroke, held) => {
    expect(change(id, stroke)).toEqual(refused(`${held} ${instead}`));
  });

  test('when the user gave it to the other command, then it is refused too', () => {
    expect(change('palette', 'x', new Map([['play', ['x']]]))).toEqual(
      refused(`X is already the key for Play. ${instead}`),
    );
  });

  test('when it would be both the leader twice and a follower, then it is refused', () => {
    expect(change('root r', 'd')).toEqual(
      refused('D is already the second key for Root D. Choose another key.'),
    );
  });

  test('when both were declared with it, then it can be restored', () => {
    const keymap: Keymap = new Map([['answer c', ['x']]]);
    expect(change('answer c', 'c', keymap)).toEqual({ kind: 'accepted', keymap: new Map() });
  });
});

describe('given a press that can’t be a hotkey', () => {
  test('when it is chosen, then the refusal says what is allowed', () => {
    expect(change('play', undefined)).toEqual(
      refused(
        "This must be a letter with or without Shift, a digit, a function key, a comma, a question mark, a colon, a period, a semicolon, or a slash. Arrows, Page Up, Page Down, Home, End, Enter and Space can be used only for pedal actions: Show Answer, I Knew It, I Didn't, Next Question, Repeat and Play.",
      ),
    );
  });

  test.each<Stroke>(['1', '?', 'Enter', 'mod+x'])('when a leader gets %s, then it is refused', stroke => {
    expect(change('root r', stroke)).toEqual(
      refused('Other keys follow this one, so it must be a letter, with or without Shift.'),
    );
  });
});

describe('given a command that a pedal may run', () => {
  const pedal = (title: string, scope: Scope, ...hotkeys: readonly Hotkey[]): Command => ({
    ...command(title, scope, ...hotkeys),
    isPedal: true,
  });
  const AT_A_QUESTION: readonly Command[] = [
    pedal('Reveal', 'quiz', 'Space'),
    pedal('Repeat', 'quiz', '.'),
    command('Quit', 'quiz', 'shift+q'),
    command('Twelve frets up', 'neck', 'PageDown'),
    command('Left', 'neck', 'ArrowLeft'),
  ];
  const changed = (id: string, stroke: Stroke, keymap: Keymap = NO_KEYMAP) => {
    const row = slotRows(AT_A_QUESTION, keymap).find(({ slot }) => slot.id === id);
    if (!row) throw new Error(`there is no ${id}`);
    return changeKey(AT_A_QUESTION, keymap, row.slot, stroke);
  };

  test.each<Stroke>([
    ...(['PageUp', 'PageDown', 'Home', 'End', 'ArrowLeft', 'ArrowUp', 'Enter'] as const),
    ...(['F1', 'F13', 'F24', 'b', '7'] as const),
  ])('when it gets %s, then it has that key, also where the neck has it', stroke => {
    expect(changed('reveal', stroke)).toEqual({
      kind: 'accepted',
      keymap: new Map([['reveal', [stroke]]]),
    });
  });

  test('when it gets a key that always does something else in a question, then that is named', () => {
    expect(changed('repeat', 'Space')).toEqual(
      refused('Space is already the key for Reveal. Choose another key, or change that one first.'),
    );
  });

  test.each<Stroke>(['Escape', 'Tab', 'mod+x'])('when it gets %s, then it is refused', stroke => {
    expect(changed('reveal', stroke)).toEqual(
      refused("Escape, Tab, and keys with Ctrl, Alt or Cmd can't be chosen."),
    );
  });

  test('when another command gets a function key, then it has it, but no other key of a pedal', () => {
    expect(changed('quit', 'F13').kind).toBe('accepted');
    expect(changed('quit', 'PageDown').kind).toBe('refused');
  });

  test('when the key of a pedal is stored, then it is read back, and runs the command beside its own', () => {
    const keymap = parseKeymap(formatKeymap(new Map([['reveal', ['PageDown']]])));
    const [binding] = applyKeymap(AT_A_QUESTION, workingIn(AT_A_QUESTION, keymap));
    expect(binding?.hotkeys).toEqual(['Space', 'PageDown']);
  });
});
