import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Command } from '../../src/commands/command';
import { silentPlayer, stateWith } from '../openApp';
import { draw, visit } from './walkQuiz';

const READ = ['isOffered', 'hotkeys', 'hotkeysWork'] as const;

/** Counts how often it is asked whether commands exist and which hotkeys they have. */
function countReads(commands: readonly Command[]): () => number {
  const spies = commands.flatMap(command =>
    READ.flatMap(property =>
      Object.getOwnPropertyDescriptor(command, property)?.get ? [vi.spyOn(command, property, 'get')] : [],
    ),
  );
  return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
}

/** Opens a screen, and returns the commands of its settings, and those of preferences and of other screens' settings. */
async function openAt(address: string, shown: string) {
  visit(address);
  const state = stateWith({ player: silentPlayer() });
  await draw(state);
  const all = state.commands.list();
  return {
    user: userEvent.setup(),
    here: all.filter(({ screen }) => screen === shown),
    elsewhere: all.filter(
      ({ id, screen }) => id.startsWith('preferences.') || (screen !== undefined && screen !== shown),
    ),
  };
}

describe.each([
  { address: '/', shown: 'notes', key: 'c' },
  { address: '/scales', shown: 'scales', key: 'f' },
])('given the page $address', ({ address, shown, key }) => {
  test('when a key changes a setting, then only the commands of this screen are read again', async () => {
    const { user, here, elsewhere } = await openAt(address, shown);
    const [readHere, readElsewhere] = [countReads(here), countReads(elsewhere)];

    await user.keyboard(key);

    expect(elsewhere.length).toBeGreaterThan(300);
    expect(readHere()).toBeGreaterThan(0);
    expect(readElsewhere()).toBe(0);
  });
});
