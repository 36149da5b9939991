import { act, cleanup, render, waitFor } from '@testing-library/react';
import { type ComponentType, useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { Layout } from '../../src/app/Layout';
import { SCREENS } from '../../src/app/screens';
import { Audio } from '../../src/audio/Audio';
import type { Command } from '../../src/commands/command';
import type { Choices } from '../../src/settings/setting';
import { settingCommands } from '../../src/settings/settingCommands';
import { createAnnouncer } from '../../src/speech/announcer';
import { Speech } from '../../src/speech/Speech';
import { type Shell, useShell } from '../../src/ui/shell';
import { silentPlayer } from '../openApp';

describe.each(SCREENS)('given the settings of $name', ({ noun, name, settings }) => {
  test('when each of their commands is run, then its option is chosen, or let go where many can be', () => {
    let next: Choices = new Map();
    const commands = settingCommands(settings, {
      id: noun,
      title: name,
      choices: new Map(),
      locks: new Map(),
      hotkeys: 'on',
      apply: choices => {
        next = choices;
      },
    });
    for (const row of settings.rows)
      for (const option of row.optionsIn(new Map())) {
        const wasChosen = row.isChosen(new Map(), option);
        next = new Map();
        commands.find(({ id }) => id === `${noun}.${row.id}.${option.code}`)?.run();
        expect(row.isChosen(next, option), `${row.label} ${option.text}`).toBe(!(row.many && wasChosen));
      }
  });
});

/** A page in the state that some commands lead to, and all that can be seen of it. */
function openPage(path: string, Page: ComponentType) {
  const shells: Shell[] = [];
  const keys: string[] = [];
  const player = silentPlayer();
  const announcer = createAnnouncer(undefined, speak => {
    speak();
    return () => {};
  });
  let said = 0;
  announcer.subscribe(() => {
    said += 1;
  });
  const Probe = () => {
    const shell = useShell();
    const { key } = useLocation();
    useEffect(() => {
      shells.push(shell);
      keys.push(key);
    }, [shell, key]);
    return null;
  };
  render(
    <Speech announcer={announcer}>
      <Audio player={player}>
        <MemoryRouter initialEntries={[path]}>
          <Layout>
            <Probe />
            <Page />
          </Layout>
        </MemoryRouter>
      </Audio>
    </Speech>,
  );
  return {
    commands: (): readonly Command[] => shells.at(-1)?.registry.list() ?? [],
    seen: () => {
      const fields = [...document.querySelectorAll('input, select')].map(field =>
        field instanceof HTMLInputElement ? `${field.checked} ${field.value}` : '',
      );
      const focus = document.activeElement?.outerHTML;
      const played = player.play.mock.calls.length + player.stop.mock.calls.length;
      const kept = JSON.stringify({ ...localStorage });
      return [document.body.innerHTML, ...fields, focus, played, kept, said, keys.join()].join('\n');
    },
  };
}

/** The states of a page, and the quiz commands that lead from each to the next. */
const STEPS = ['start', 'answer', 'submit'] as const;
const STATES = [
  { state: 'nothing is asked', steps: 0 },
  { state: 'a question is open', steps: 1 },
  { state: 'a question is answered', steps: 3 },
] as const;

const isSetting = (id: string) =>
  SCREENS.some(({ noun, settings }) => settings.rows.some(row => id.startsWith(`${noun}.${row.id}.`)));

/** Commands of one kind differ in their last part alone, such as those that go to a string: the first and the last are run. */
function firstAndLastOfEachKind(commands: readonly Command[]): readonly Command[] {
  const kindOf = ({ id }: Command) => id.split('.').slice(0, -1).join('.');
  const hasKind = ({ id }: Command) => id.split('.').length > 2;
  return commands.filter((command, at) => {
    const alike = (other: Command) => hasKind(command) && kindOf(other) === kindOf(command);
    return !commands.slice(0, at).some(alike) || !commands.slice(at + 1).some(alike);
  });
}

const CASES = SCREENS.flatMap(screen => STATES.map(({ state, steps }) => ({ screen, state, steps })));

describe.each(CASES)('given $screen.name, while $state', ({ screen, steps }) => {
  const reach = (Page: ComponentType, count: number) => {
    const page = openPage(screen.path, Page);
    for (const step of STEPS.slice(0, count)) {
      const command = page.commands().find(({ id }) => id.startsWith(`${screen.noun}-quiz.${step}`));
      if (command && command.disabled === undefined) act(command.run);
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return page;
  };

  const offeredAfter = (Page: ComponentType, count: number): readonly Command[] => {
    const offered = reach(Page, count)
      .commands()
      .filter(({ id, scope, disabled }) => disabled === undefined && scope !== 'global' && !isSetting(id));
    cleanup();
    return offered;
  };

  test('when a command that is offered now is run, then something comes of it', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.3);
    const { default: Page } = await screen.load();
    const before = steps === 0 ? [] : offeredAfter(Page, 0).map(({ id }) => id);
    const fresh = firstAndLastOfEachKind(offeredAfter(Page, steps).filter(({ id }) => !before.includes(id)));

    for (const { id, title } of fresh) {
      localStorage.clear();
      const page = reach(Page, steps);
      const command = page.commands().find(each => each.id === id);
      const unchanged = page.seen();
      act(() => command?.run());
      await waitFor(() => expect(page.seen() === unchanged, `${title} (${id})`).toBe(false));
      cleanup();
    }
  });
});
