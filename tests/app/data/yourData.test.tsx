// Loaded late by the app. A file that ended meanwhile has left the later files of its worker without it.
import '../../../src/app/data/answerFiles';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppProvider } from '../../../src/app/AppContext';
import { createAnswerFiles } from '../../../src/app/data/answerFiles';
import { Layout } from '../../../src/app/shell/Layout';
import { type AppState, createAppState } from '../../../src/app/state';
import { NO_UPDATES } from '../../../src/app/updates';
import { browserWorld } from '../../../src/app/world';
import { formatLine, HEADER } from '../../../src/practice/lines';
import { YourDataPanel } from '../../../src/screens/YourDataPanel';
import { createTabLocks } from '../../../src/storage/tabLocks';
import { settled } from '../../focusPath';
import { silentPlayer, visit } from '../../openApp';
import { answersWith } from '../../practice/made';
import { freshDatabases, openElsewhere } from '../../storage/fakeDatabase';

const THREE = answersWith({}, {}, {});

let state: AppState;

/** Opens a page with Your Data on it, or without, over a log of these answers. */
async function open({
  answers = THREE,
  panel = 'shown' as 'shown' | 'hidden',
  file = new Blob(),
  code = 'there' as 'there' | 'missing',
} = {}) {
  visit('/nowhere');
  const saved: string[] = [];
  state = createAppState({
    ...browserWorld(NO_UPDATES),
    player: silentPlayer(),
    pickFile: picked => picked(file),
    loadAnswerFiles: async deps => {
      if (code === 'missing') throw new Error('no network');
      return createAnswerFiles({
        ...deps,
        tabLocks: createTabLocks(undefined),
        today: () => '2026-11-22',
        newId: () => 'id',
        save: (_, name) => void saved.push(name),
        requestPersistence: async () => 'refused',
        turns: { now: () => 0, giveWay: async () => {} },
        whenLeft: () => {},
      });
    },
  });
  if (answers.length > 0) {
    const { log } = await state.answers.answerLog();
    for (const answer of answers) log.append(answer);
    await log.flush();
  }
  render(
    <AppProvider state={state}>
      <Layout>
        <h1 tabIndex={-1}>Test Page</h1>
        {panel === 'shown' && <YourDataPanel kept={undefined} />}
      </Layout>
    </AppProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup(), saved };
}

const panel = () => within(screen.getByRole('region', { name: 'Your Data' }));
const stored = async () => (await state.answers.answerLog()).log.count();

beforeEach(() => {
  freshDatabases();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(async () => {
  const { log } = await state.answers.answerLog();
  await log.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('given Your Data on a page', () => {
  test('when Export is pressed, then a file is saved, and that is shown and spoken', async () => {
    const { user, saved } = await open();
    await user.click(panel().getByRole('button', { name: 'Export' }));
    const text = 'Exported 3 answers to fretty-answers-2026-11-22.jsonl.gz.';
    expect(await panel().findByText(text)).toBeVisible();
    expect(saved).toEqual(['fretty-answers-2026-11-22.jsonl.gz']);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`Export: ${text}`));
    expect(panel().getByRole('button', { name: 'Export' })).toHaveFocus();
  });

  test('when its keys are pressed, then they do the same', async () => {
    const { user, saved } = await open();
    await user.keyboard('dt');
    expect(await panel().findByText('Exported 3 answers to fretty-answers-2026-11-22.csv.')).toBeVisible();
    expect(saved).toEqual(['fretty-answers-2026-11-22.csv']);
    await user.keyboard('dk');
    expect(await panel().findByText(/This browser didn't agree/)).toBeVisible();
  });

  test('when a file is imported, then its answers join the log', async () => {
    // jsdom's own files can't be streamed.
    const file = await new Response([HEADER, ...THREE.map(formatLine)].join('\n')).blob();
    const { user } = await open({ answers: [], file });
    await user.keyboard('di');
    expect(await panel().findByText('Imported 3 new answers.')).toBeVisible();
    expect(await stored()).toBe(3);
  });

  test('when all answers are to be deleted, then that is asked first, and an export offered in the same dialog', async () => {
    const { user, saved } = await open();
    const button = panel().getByRole('button', { name: 'Delete All Answers' });
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Delete All Answers?' });
    expect(dialog).toHaveAccessibleDescription('This deletes 3 answers: your progress and your weak spots.');
    expect(within(dialog).getByRole('heading')).toHaveAccessibleDescription(/^This deletes 3 answers/);
    await user.click(within(dialog).getByRole('button', { name: 'Export' }));
    expect(await within(dialog).findByText(/^Exported 3 answers/)).toBeVisible();
    expect(saved).toHaveLength(1);

    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    expect(await stored()).toBe(3);
  });

  test('when Escape is pressed before the answers are counted, then nothing is asked', async () => {
    const { user } = await open();
    await user.keyboard('dx{Escape}');
    await settled();
    expect(await stored()).toBe(3);
    expect(state.yourData.state().question).toBe('none');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('when all answers are deleted, then that can be undone', async () => {
    const { user } = await open();
    expect(panel().queryByRole('button', { name: 'Undo Delete' })).not.toBeInTheDocument();
    await user.keyboard('dx');
    const dialog = await screen.findByRole('dialog', { name: 'Delete All Answers?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await panel().findByText(/^Deleted 3 answers\. You can undo this/)).toBeVisible();
    expect(await stored()).toBe(0);

    await user.click(panel().getByRole('button', { name: 'Undo Delete' }));
    expect(await panel().findByText('3 answers are back.')).toBeVisible();
    expect(await stored()).toBe(3);
  });

  test('when there are no answers, then deleting asks nothing', async () => {
    const { user } = await open({ answers: [] });
    await user.click(panel().getByRole('button', { name: 'Delete All Answers' }));
    expect(await panel().findByText('There are no answers yet.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('when the code for it can’t be loaded, then that is said, nothing is asked, and keys work again', async () => {
    const { user } = await open({ code: 'missing' });
    await user.keyboard('dx');
    expect(await panel().findByText(/^The code for this couldn't be loaded\./)).toBeVisible();
    await settled();
    await user.keyboard(',');
    expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible();
  });

  test('when Remember Answers is off, then it says that nothing is kept', async () => {
    const { user } = await open();
    const text = 'Remember Answers is off: nothing you answer is kept.';
    expect(panel().queryByText(text)).not.toBeInTheDocument();
    await user.click(panel().getByRole('switch', { name: 'Remember Answers' }));
    expect(panel().getByText(text)).toBeVisible();
  });

  test.each([
    ['Apple Computer, Inc.', 1],
    ['Google Inc.', 0],
  ])(
    'when the browser is by %s, then it is said %d times that it deletes what isn’t visited',
    async (vendor, times) => {
      vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
      await open();
      expect(panel().queryAllByText(/^This browser deletes what a site has stored/)).toHaveLength(times);
    },
  );

  test('when a newer version of Fretty owns the storage, then one line says so', async () => {
    (await openElsewhere('fretty', 7)).close();
    await open();
    expect(await panel().findByText(/^A newer version of Fretty has stored the answers\./)).toBeVisible();
  });
});

describe('given a page without Your Data', () => {
  test('when answers can’t be stored, then the status line says so, says it aloud once, and offers Export', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { user, saved } = await open({ panel: 'hidden' });
    const line = within(screen.getByRole('contentinfo'));
    expect(line.getByText(/^This browser can't store answers\./)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(/^Your Data: This browser can't store answers\./),
    );
    await user.click(line.getByRole('button', { name: 'Export' }));
    expect(await line.findByText(/^Exported 3 answers/)).toBeVisible();
    expect(saved).toHaveLength(1);
  });

  test('when nothing is wrong, then there is no such line', async () => {
    await open({ panel: 'hidden' });
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  });

  test('when answers are deleted from the palette, then the status line offers to undo that', {
    tags: 'full',
  }, async () => {
    const { user } = await open({ panel: 'hidden' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(
      await screen.findByRole('combobox', { name: 'Type a command' }),
      'delete all answers{Enter}',
    );
    const dialog = await screen.findByRole('dialog', { name: 'Delete All Answers?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    const line = within(screen.getByRole('contentinfo'));
    await user.click(await line.findByRole('button', { name: 'Undo Delete' }));
    expect(await line.findByText('3 answers are back.')).toBeVisible();
    expect(await stored()).toBe(3);
  });

  test('when its keys are pressed, then nothing happens', async () => {
    const { user, saved } = await open({ panel: 'hidden' });
    await user.keyboard('de');
    expect(state.yourData.state().task).toBeUndefined();
    expect(saved).toEqual([]);
  });
});
