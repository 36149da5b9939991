import { expect, test, vi } from 'vitest';
import type { Command } from '../../src/commands/command';
import { combineAction } from '../../src/settings/combinedSettings';
import { createSettingCommands } from '../../src/settings/commands';
import { oneOf } from '../../src/settings/options';
import { command } from '../commands/made';
import { memorySettings } from './memorySettings';

const root = oneOf({
  ...{ id: 'root', label: 'Root', control: 'select', initial: 'C' },
  options: [
    { value: 'C', text: 'C' },
    { value: 'A', text: 'A' },
  ],
});

/** An action that plays whatever root is chosen, and the command that chooses A. */
function player() {
  const settings = memorySettings('trainer', { rows: [root] });
  const played: string[] = [];
  const say = vi.fn<(text: string) => void>();
  const group = 'Trainer';
  const chooses = createSettingCommands({
    settings,
    title: group,
    scope: 'screen',
    hotkeysWork: () => true,
    say,
  });
  const play: Command = {
    ...{ ...command('trainer.play'), title: 'Play', group },
    run: () => played.push(settings.read(root)),
  };
  const chooseA = chooses.filter(({ id }) => id === 'trainer.root.A');
  const combination = { table: 'trainer', rows: ['root'], label: 'Play', values: ['play'] };
  return { play, chooseA, combinable: combineAction(() => play, combination), played, say };
}

test('given an action and a setting, when they are joined and run, then the setting is chosen first', () => {
  const { play, chooseA, combinable, played, say } = player();
  const both = combinable.combine([play, ...chooseA]);
  expect(both).toMatchObject({ id: 'trainer.play+trainer.root.A', title: 'Play, A', group: 'Trainer' });
  both.run();
  expect(played).toEqual(['A']);
  expect(say).toHaveBeenCalledWith('Root, A');
});

test('given an action that can’t be run, then with settings it can’t be run either, for the same reason', () => {
  const { chooseA } = player();
  const silent = { ...command('trainer.play'), disabled: 'Sound is off' };
  const { combine } = combineAction(() => silent, {
    table: 'trainer',
    rows: ['root'],
    label: 'Play',
    values: [],
  });
  expect(combine([silent, ...chooseA]).disabled).toBe('Sound is off');
  expect(combine([silent])).toBe(silent);
});
