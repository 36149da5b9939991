import { act, render } from '@testing-library/react';
import { type ComponentType, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { Layout } from '../../src/app/Layout';
import { SCREENS, type ScreenEntry } from '../../src/app/screens';
import { Audio } from '../../src/audio/Audio';
import { inEffect } from '../../src/commands/command';
import { deskOf } from '../../src/quiz/desk';
import type { SettingRow } from '../../src/settings/setting';
import { createAnnouncer } from '../../src/speech/announcer';
import { engineOf } from '../../src/speech/engine';
import { Speech } from '../../src/speech/Speech';
import { createSpeaker } from '../../src/speech/speaker';
import { type Shell, useShell } from '../../src/ui/shell';
import { clashesIn } from '../clashes';
import { silentPlayer } from '../openApp';
import { fakeSpeech } from '../speech/fakeSpeech';

/** Hands out the shell of the page around it. */
function Eavesdropper({ hear }: { hear: (shell: Shell) => void }) {
  const shell = useShell();
  useEffect(() => {
    hear(shell);
  }, [shell, hear]);
  return null;
}

function openScreen(at: string, Page: ComponentType) {
  const heard: Shell[] = [];
  const { unmount } = render(
    <Speech announcer={createAnnouncer(createSpeaker(engineOf(fakeSpeech().scope)))}>
      <Audio player={silentPlayer()}>
        <MemoryRouter initialEntries={[at]}>
          <Layout>
            <Eavesdropper hear={shell => heard.push(shell)} />
            <Page />
          </Layout>
        </MemoryRouter>
      </Audio>
    </Speech>,
  );
  const shell = heard.at(-1);
  if (!shell) throw new Error('the page has no shell');
  return {
    close: unmount,
    find: (id: string) => shell.registry.list().find(command => command.id.startsWith(id)),
    clashes() {
      const drilling = deskOf(shell.keep)
        .reports()
        .some(({ pace }) => pace !== 'calm');
      return clashesIn(
        inEffect(shell.registry.list(), {
          dialogOpen: false,
          neckFocused: true,
          characterHotkeys: 'on',
          sequences: drilling ? 'resting' : 'on',
        }),
      );
    },
  };
}

/** Settings with few options decide what a screen shows: views, types of quiz, directions, switches. */
const decides = ({ many }: SettingRow, options: number) => !many && options <= 4;

/** The queries that a screen is tried with: as it is, each deciding option by itself, and the last of each together. */
function queriesOf({ settings }: ScreenEntry): readonly string[] {
  const rows = settings.rows
    .map(row => ({ row, options: row.optionsIn(new Map()) }))
    .filter(({ row, options }) => decides(row, options.length));
  const singles = rows.flatMap(({ row, options }) =>
    options.filter(({ code }) => code !== row.defaultCode).map(({ code }) => `?${row.id}=${code}`),
  );
  const last = rows.map(({ row, options }) => `${row.id}=${options.at(-1)?.code ?? ''}`);
  return ['', ...singles, `?${last.join('&')}`];
}

const CASES = SCREENS.flatMap(screen =>
  queriesOf(screen).map(query => ({ screen, query, path: screen.path })),
);

const BY_EAR = CASES.filter(({ query }) => /^$|quiz|mode/.test(query)).map(each => ({
  ...each,
  eyesFree: 'on',
}));

const ALL = [...CASES.map(each => ({ ...each, eyesFree: 'off' })), ...BY_EAR];

describe.each(ALL)('given $path$query, eyes-free $eyesFree', ({ screen, query, eyesFree }) => {
  test('when nothing runs, a question is open, and it is answered, then no two commands want the same', async () => {
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { eyesFree } }));
    const { default: Page } = await screen.load();
    const page = openScreen(`${screen.path}${query}`, Page);
    expect(page.clashes()).toEqual([]);

    const start = page.find(`${screen.noun}-quiz.start`);
    if (start) {
      act(start.run);
      expect(page.clashes()).toEqual([]);
      expect(page.find(`${screen.noun}-quiz.pause`) !== undefined).toBe(eyesFree === 'on');
    }
    for (const step of ['answer', 'submit']) {
      const command = page.find(`${screen.noun}-quiz.${step}`);
      if (command && command.disabled === undefined) act(command.run);
      expect(page.clashes()).toEqual([]);
    }
  });
});

test('given the screens, when their quizzes are walked, then that of the Notes was really opened', async () => {
  const [notes] = SCREENS;
  if (!notes) throw new Error('there is no screen at all');
  const { default: Page } = await notes.load();
  const page = openScreen('/?quiz=name-note', Page);
  act(() => page.find('notes-quiz.start')?.run());
  expect(page.find('notes-quiz.answer.')).toBeDefined();
  act(() => page.find('notes-quiz.answer.')?.run());
  act(() => page.find('notes-quiz.submit')?.run());
  expect(page.find('notes-quiz.next')).toBeDefined();
});
