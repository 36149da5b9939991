import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { App } from '../src/app/App';
import { type AppState, createAppState, type World } from '../src/app/state';
import { NO_UPDATES } from '../src/app/updates';
import { browserWorld, voiceCode } from '../src/app/world';
import type { Player } from '../src/audio/player';
import { loadAllTables } from '../src/screens/tables';
import { byTimer, type SetTimer } from '../src/speech/speaker';
import { EXPERIENCED_LEARNER } from './learners';

// What is loaded when it is asked for. A file that ended meanwhile has left the later files of its worker without it.
await Promise.all([
  import('../src/app/data/DeleteDialog'),
  import('../src/app/keyboard/KeymapDialog'),
  import('../src/app/keyboard/ShortcutsDialog'),
  import('../src/app/palette/Palette'),
  import('../src/app/shell/SettingsDialog'),
  import('../src/app/tuning/TuningDialog'),
]);

// What a page loads after its first paint, or before it for those who need it; a user has it long before the first click.
await Promise.all([loadAllTables(), voiceCode.fetch()]);

/** A player that makes no sound and remembers what it was asked for. */
export function silentPlayer() {
  const SILENT = { status: 'silent' } as const;
  return {
    play: vi.fn<Player['play']>(() => true),
    prepare: vi.fn<Player['prepare']>(),
    stop: vi.fn<Player['stop']>(),
    snapshot: () => SILENT,
    subscribe: () => () => {},
  };
}

/** Goes to an address before Fretty starts. */
export const visit = (address: string): void => window.history.replaceState(null, '', address);

/** The announcer waits for screen readers, up to most of a second. No test has one, so the same waits are a tenth as long. */
const soon: SetTimer = (run, milliseconds) =>
  byTimer(run, vi.isFakeTimers() ? milliseconds : milliseconds / 10);

/** A drill that wasn't opened by a link has a seed too; tests ask it what `Math.random` says. */
const unseeded: World['newDraw'] = () => ({ seed: 46, chances: () => () => Math.random() });

/** The state of an app at the address of its window, with what a test puts in place of the browser's own. */
export const stateWith = (own: Partial<World> = {}): AppState =>
  createAppState({ ...browserWorld(NO_UPDATES, soon), newDraw: unseeded, ...own });

/** Opens Fretty at an address and waits for the page, as someone who has been here or for the first time. */
export async function openApp(
  at = '/',
  visitor: 'experienced' | 'new' = 'experienced',
  own: Partial<World> = {},
) {
  if (visitor === 'new') window.localStorage.removeItem(EXPERIENCED_LEARNER.name);
  const player = silentPlayer();
  const user = userEvent.setup();
  visit(at);
  const { unmount } = render(<App state={stateWith({ player, ...own })} />);
  await screen.findByRole('heading', { level: 1 });
  return { user, player, close: unmount };
}

/** The cell of a neck by its whole name; asking for role and name over a whole neck takes jsdom half a second. */
export function cell(name: string): HTMLElement {
  const found = screen.getByText(name).closest<HTMLElement>('[role="gridcell"]');
  if (!found) throw new Error(`${name} stands in no cell`);
  return found;
}

/** The names of all the cells that carry a mark. */
export const marked = (mark: string): readonly string[] =>
  [...document.querySelectorAll(`[role="gridcell"][data-mark="${mark}"] > :not([aria-hidden])`)].map(
    ({ textContent }) => textContent,
  );

/** What has the focus, by role and name. */
export function expectFocusOn(role: string, name: string): void {
  const { activeElement } = document;
  expect(activeElement).toHaveRole(role);
  expect(activeElement).toHaveAccessibleName(name);
}
