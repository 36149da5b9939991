import type { Page } from 'playwright';

/** Starts the quiz by its hotkey, and waits for the first question: the code that runs quizzes may still be loading. */
export async function startQuiz(page: Page): Promise<void> {
  await page.keyboard.press('q');
  await page.getByRole('button', { name: /^(Quit|End) Quiz/ }).waitFor();
}
