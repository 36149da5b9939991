import type { Page } from 'playwright';

/** Starts the quiz by its hotkey, and waits for the first question: the code that runs quizzes may still be loading. */
export async function startQuiz(page: Page): Promise<void> {
  await page.keyboard.press('q');
  await page.getByRole('button', { name: /^(Quit|End) Quiz/ }).waitFor();
}

/** The address of a drill that asks only for the open string 6: the answer is always E. */
export const ONE_NOTE = '/?quiz=name-note&drill=on&pause=0&strings=6&low=0&high=0';
