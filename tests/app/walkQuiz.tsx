import { act, render, waitFor } from '@testing-library/react';
import { App } from '../../src/app/App';
import type { AppState } from '../../src/app/state';
import type { Command } from '../../src/commands/command';
import { visit } from '../openApp';

/** The commands that step through a question: start, choose an answer, submit. */
const STEPS = ['start', 'answer', 'submit'] as const;

/** Where a question is answered on the neck, acting on a place is what chooses an answer. */
const stepIn = (commands: readonly Command[], step: (typeof STEPS)[number]): Command | undefined =>
  commands.find(({ id }) => new RegExp(`-quiz\\.${step}\\b`).test(id)) ??
  commands.find(({ title }) => step === 'answer' && title === 'Select this position');

/** Renders an app at an address and waits until its screen has published its commands. */
export async function draw(state: AppState): Promise<() => void> {
  const { unmount } = render(<App state={state} />);
  await waitFor(() => {
    const ofPage = state.commands.list().filter(({ scope }) => scope === 'neck' || scope === 'screen');
    if (!ofPage.some(({ id }) => /\.(play|replay|drill-these|say)$|^(today|workouts)\.start$/.test(id)))
      throw new Error('the screen isn’t loaded yet');
  });
  return unmount;
}

/** Sets the address before an app starts. */
export { visit };

/** Runs a number of steps of a question, skipping those that aren't available. */
export function takeSteps(state: AppState, count: number): void {
  for (const step of STEPS.slice(0, count)) {
    const command = stepIn(state.commands.list(), step);
    if (command && command.disabled === undefined) act(command.run);
  }
}

/** Leaves the page's quiz and its results for the setup. */
export function leaveQuiz(state: AppState): void {
  const leaves = () =>
    state.commands.list().find(({ id }) => /-quiz\.(quit|end|new)$|results\.again$/.test(id));
  for (let leave = leaves(); leave; leave = leaves()) act(leave.run);
}
