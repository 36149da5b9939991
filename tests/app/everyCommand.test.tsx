import { act, cleanup, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { AppState } from '../../src/app/state';
import type { Command } from '../../src/commands/command';
import { SCREENS } from '../../src/screens';
import { tableOf } from '../../src/screens/tables';
import { createSettingCommands } from '../../src/settings/commands';
import { createQuerySettings } from '../../src/settings/querySettings';
import { silentPlayer, stateWith } from '../openApp';
import { draw, takeSteps, visit } from './walkQuiz';

describe.each(SCREENS)('given the settings of $name', ({ id, name }) => {
  const table = tableOf(id);
  test('when each of their commands is run, then its option is chosen, or toggled if several can be chosen', () => {
    const settings = createQuerySettings({ id, table, lockOf: () => undefined, write: () => {} });
    const commands = createSettingCommands({
      settings,
      title: name,
      scope: 'screen',
      hotkeysWork: () => true,
      say: () => {},
    });
    for (const row of table.rows)
      for (const option of row.optionsIn(new Map())) {
        settings.load('');
        const wasChosen = row.isChosen(settings.choices(), option);
        commands.find(command => command.id === `${id}.${row.id}.${option.code}`)?.run();
        const isChosen = row.isChosen(settings.choices(), option);
        expect(isChosen, `${row.label} ${option.text}`).toBe(!(row.many && wasChosen));
      }
  });
});

/** Everything a user can notice of an app; `outside` counts what was said and printed. */
function noticed(state: AppState, player: ReturnType<typeof silentPlayer>, outside: () => number): string {
  const fields = [...document.querySelectorAll('input, select')].map(field =>
    field instanceof HTMLInputElement ? `${field.checked} ${field.value}` : '',
  );
  const focus = document.activeElement?.outerHTML;
  const played = player.play.mock.calls.length + player.stop.mock.calls.length;
  const stored = JSON.stringify({ ...localStorage });
  const { key } = state.history.current().location;
  return [document.body.innerHTML, ...fields, focus, played, stored, outside(), key].join('\n');
}

/** The states of a page, and how many quiz steps lead to each. */
const STATES = [
  { state: 'nothing is asked', steps: 0 },
  { state: 'a question is open', steps: 1 },
  { state: 'a question is answered', steps: 3 },
] as const;

const isSetting = (id: string) =>
  SCREENS.some(screen => tableOf(screen.id).rows.some(row => id.startsWith(`${screen.id}.${row.id}.`)));

/** Ids of commands of one kind, such as those that go to a string, differ only in their last part; the first and the last are run. */
function firstAndLastOfEachKind(commands: readonly Command[]): readonly Command[] {
  const kindOf = ({ id }: Command) => id.split('.').slice(0, -1).join('.');
  const hasKind = ({ id }: Command) => id.split('.').length > 2;
  return commands.filter((command, at) => {
    const alike = (other: Command) => hasKind(command) && kindOf(other) === kindOf(command);
    return !commands.slice(0, at).some(alike) || !commands.slice(at + 1).some(alike);
  });
}

const CASES = SCREENS.flatMap(screen => STATES.map(({ state, steps }) => ({ screen, state, steps })));

describe.each(CASES)('given $screen.name, while $state', { tags: 'full' }, ({ screen, steps }) => {
  const reach = async (count: number) => {
    localStorage.clear();
    visit(screen.path);
    const player = silentPlayer();
    const state = stateWith({ player });
    let outside = 0;
    vi.spyOn(window, 'print').mockImplementation(() => {
      outside += 1;
    });
    state.announcer.subscribe(() => {
      outside += 1;
    });
    // Nothing can be painted here.
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(take => take(null));
    await draw(state);
    takeSteps(state, count);
    // The neck's commands act on the cursor, so it starts in the middle of the neck.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return { state, notice: () => noticed(state, player, () => outside) };
  };

  const offeredAfter = async (count: number): Promise<readonly Command[]> => {
    const { state } = await reach(count);
    const offered = state.commands
      .list()
      .filter(({ id, scope, disabled }) => disabled === undefined && scope !== 'global' && !isSetting(id));
    cleanup();
    return offered;
  };

  test('when any available command is run, then it has an effect', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.3);
    const before = steps === 0 ? [] : (await offeredAfter(0)).map(({ id }) => id);
    const fresh = (await offeredAfter(steps)).filter(({ id }) => !before.includes(id));

    for (const { id, title } of firstAndLastOfEachKind(fresh)) {
      const { state, notice } = await reach(steps);
      const unchanged = notice();
      act(() =>
        state.commands
          .list()
          .find(command => command.id === id)
          ?.run(),
      );
      await waitFor(() => expect(notice() === unchanged, `${title} (${id})`).toBe(false));
      cleanup();
    }
  });
});
