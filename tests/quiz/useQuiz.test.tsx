import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { drill, lengthSetting, pauseSetting } from '../../src/quiz/drillSettings';
import { engine } from '../../src/quiz/engine';
import { createQuizzes, QuizzesContext } from '../../src/quiz/Quizzes';
import { quizOf } from '../../src/quiz/quizStore';
import { useQuiz } from '../../src/quiz/useQuiz';
import { CommandButton } from '../../src/ui/CommandButton';
import { type Later, later } from '../../src/ui/later';
import { settingsOf } from '../settings/made';
import { NUMBER_QUIZZES, type NumberRun, type NumberSetup, numberQuiz } from './made';
import { preferring } from './preferring';

const storeIn = quizOf<NumberSetup, number, number, NumberRun['quiz']>('notes');
const CODE = { engine, storeIn, quizzes: NUMBER_QUIZZES };

const rows = { drill, pause: pauseSetting(0), length: lengthSetting(12) };
const settings = settingsOf({ rows: Object.values(rows) }, { id: 'notes' });
const wording = {
  id: 'numbers-quiz',
  group: 'Numbers quiz',
  startTitle: () => 'Start Quiz',
  startKeywords: [],
  quitTitle: () => undefined,
  quitKeywords: [],
  results: 'page',
} as const;
const places = { question() {}, advance() {}, start() {} };

function Numbers({ code }: { readonly code: Later<typeof CODE> }) {
  const quiz = useQuiz<NumberSetup, number, number, NumberRun['quiz'], typeof CODE>({
    ...{ code, wording, settings, rows, places },
    prepare: () => ({ quiz: numberQuiz, setup: { length: 12 } }),
  });
  return (
    <>
      <CommandButton command={quiz.commands.start} />
      <p>{quiz.session.status}</p>
      {quiz.runner}
    </>
  );
}

/** A page with a quiz whose code is fetched by a test's own means. */
function pageWith(load: () => Promise<typeof CODE>) {
  const user = userEvent.setup();
  const quizzes = createQuizzes();
  const { unmount } = render(
    <QuizzesContext value={quizzes}>
      <Numbers code={later(load)} />
    </QuizzesContext>,
    { wrapper: preferring() },
  );
  const start = () => user.click(screen.getByRole('button', { name: 'Start Quiz' }));
  return { user, quizzes, start, leave: unmount };
}

/** Code that arrives when the test says so. */
function awaited() {
  let arrive = () => {};
  const arrival = new Promise<typeof CODE>(resolve => {
    arrive = () => resolve(CODE);
  });
  const load = vi.fn<() => Promise<typeof CODE>>(() => arrival);
  return { load, arrive: () => act(async () => arrive()) };
}

test('given code that is still being fetched, when the quiz is started, then it starts as soon as the code is there', async () => {
  const { load, arrive } = awaited();
  const { start, quizzes } = pageWith(load);
  expect(quizzes.isStarting()).toBe(false);

  await start();
  expect(screen.getByText('idle')).toBeInTheDocument();
  expect(quizzes.isStarting()).toBe(true);

  await arrive();
  expect(screen.getByText('asking')).toBeInTheDocument();
  expect(quizzes.isStarting()).toBe(false);
});

test('given code that has arrived by itself, when nothing was started, then nothing starts', async () => {
  const { load, arrive } = awaited();
  const { start } = pageWith(load);

  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await arrive();
  expect(screen.getByText('idle')).toBeInTheDocument();

  await start();
  expect(screen.getByText('asking')).toBeInTheDocument();
});

test('given a quiz that was started early, when a dialog opens before the code is there, then it doesn’t start beneath it', async () => {
  const { load, arrive } = awaited();
  const { start } = pageWith(load);
  await start();
  const dialog = document.body.appendChild(document.createElement('dialog'));

  await arrive();
  dialog.remove();

  expect(screen.getByText('idle')).toBeInTheDocument();
});

test('given a quiz that was started early, when its screen is left before the code is there, then it doesn’t start', async () => {
  const { load, arrive } = awaited();
  const { quizzes, start, leave } = pageWith(load);
  await start();

  leave();
  expect(quizzes.isStarting()).toBe(false);
  await arrive();

  expect(storeIn(quizzes).state().status).toBe('idle');
});

test('given code that can’t be fetched, when the quiz is started, then that is told, and it can be tried again', async () => {
  const gone = new TypeError('Failed to fetch');
  const load = vi.fn<() => Promise<typeof CODE>>().mockRejectedValue(gone);
  const { user, quizzes, start } = pageWith(load);

  await start();
  expect(
    await screen.findByText("The quiz couldn't be started. Check your connection, then try again."),
  ).toBeInTheDocument();
  expect(quizzes.isStarting()).toBe(false);
  expect(screen.getByText('idle')).toBeInTheDocument();

  load.mockResolvedValue(CODE);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('asking')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
