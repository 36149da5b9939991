import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LOCKED } from '../../src/quiz/text';
import { SCREENS } from '../../src/screens';
import type { ScreenDefinition } from '../../src/screens/definition';
import { tableOf } from '../../src/screens/tables';
import { preferences } from '../../src/settings/preferences';
import type { SettingRow } from '../../src/settings/setting';
import { clashesIn } from '../clashes';
import { silentPlayer, stateWith } from '../openApp';
import { fakeSpeech } from '../speech/fakeSpeech';
import { draw, leaveQuiz, takeSteps, visit } from './walkQuiz';

beforeEach(() => {
  const { scope } = fakeSpeech();
  vi.stubGlobal('speechSynthesis', scope.speechSynthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', scope.SpeechSynthesisUtterance);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Settings with few options decide what a screen shows: views, quiz types, directions, switches. */
const decides = ({ many }: SettingRow, options: number) => !many && options <= 4;

/** The queries a screen is tested with: none, each of these options alone, and the last of each together. */
function queriesOf({ id }: ScreenDefinition): readonly string[] {
  const rows = tableOf(id)
    .rows.map(row => ({ row, options: row.optionsIn(new Map()) }))
    .filter(({ row, options }) => decides(row, options.length));
  const singles = rows.flatMap(({ row, options }) =>
    options.filter(({ code }) => code !== row.defaultCode).map(({ code }) => `?${row.id}=${code}`),
  );
  const last = rows.map(({ row, options }) => `${row.id}=${options.at(-1)?.code ?? ''}`);
  return ['', ...singles, `?${last.join('&')}`];
}

/** Renders a screen; `clashes` lists the hotkeys that more than one command in reach has. */
async function open({ path }: ScreenDefinition) {
  visit(path);
  const state = stateWith({ player: silentPlayer() });
  await draw(state);
  const clashes = () => {
    const isDrilling = state.quizzes.active().some(({ pace }) => pace !== 'calm');
    return clashesIn(
      state.commands.bindings().map(({ command: { id, scope, title, group, disabled, run }, hotkeys }) => ({
        ...{ id, scope, title, group, run },
        // The leader of settings that are locked leads nowhere, so an answer may have its key.
        hotkeys:
          isDrilling || disabled === LOCKED ? hotkeys.filter(hotkey => !hotkey.includes(' ')) : hotkeys,
      })),
    );
  };
  return { state, clashes };
}

describe.each(SCREENS)('given the $name screen', { tags: 'full' }, screen => {
  test.each(['off', 'on'] as const)(
    'when its views and quizzes are walked with eyes-free quizzes %s, then no two commands have the same hotkey',
    async eyesFree => {
      const { state, clashes } = await open(screen);
      act(() => state.settings.preferences.write(preferences.eyesFree, eyesFree));
      for (const query of queriesOf(screen)) {
        act(() => state.settings.screens[screen.id].load(query));
        expect(clashes(), query).toEqual([]);
        for (const steps of [1, 2, 3]) {
          takeSteps(state, steps);
          expect(clashes(), `${query}, ${steps} steps into its quiz`).toEqual([]);
          leaveQuiz(state);
        }
      }
    },
  );
});

test('given the steps of the walk, when they are taken on Notes, then its quiz is really opened and answered', async () => {
  visit('/?quiz=name-note');
  const state = stateWith({ player: silentPlayer() });
  await draw(state);
  const ids = () => state.commands.list().map(({ id }) => id);
  takeSteps(state, 1);
  expect(ids()).toContain('notes-quiz.answer.C');
  leaveQuiz(state);
  takeSteps(state, 3);
  expect(ids()).toContain('notes-quiz.next');
  leaveQuiz(state);
  expect(ids()).toContain('notes-quiz.start');
});
