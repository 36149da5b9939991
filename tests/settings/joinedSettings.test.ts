import { expect, test, vi } from 'vitest';
import type { Command } from '../../src/commands/command';
import { createSettingCommands } from '../../src/settings/commands';
import { createActionJoint } from '../../src/settings/joinedSettings';
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
  const join = { table: 'trainer', rows: ['root'], label: 'Play', values: ['play'] };
  return { play, chooseA, joint: createActionJoint(() => play, join), played, say };
}

test('given an action and a setting, when they are joined and run, then the setting is chosen first', () => {
  const { play, chooseA, joint, played, say } = player();
  const both = joint.join([play, ...chooseA]);
  expect(both).toMatchObject({ id: 'trainer.play+trainer.root.A', title: 'Play, A', group: 'Trainer' });
  both.run();
  expect(played).toEqual(['A']);
  expect(say).toHaveBeenCalledWith('Root, A');
});

test('given an action that can’t be run, then with settings it can’t be run either, for the same reason', () => {
  const { chooseA } = player();
  const silent = { ...command('trainer.play'), disabled: 'Sound is off' };
  const { join } = createActionJoint(() => silent, {
    table: 'trainer',
    rows: ['root'],
    label: 'Play',
    values: [],
  });
  expect(join([silent, ...chooseA]).disabled).toBe('Sound is off');
  expect(join([silent])).toBe(silent);
});
