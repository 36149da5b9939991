import type { Page } from '@playwright/test';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

/** A phone that lies on its side. */
const LYING = { width: 844, height: 390 };

const QUIZZES = [
  '/?quiz=find-note',
  '/?quiz=name-note',
  '/?quiz=find-on-string',
  '/?quiz=read-note',
  '/?quiz=read-note&task=name',
  '/?quiz=name-note&with=self-check',
  '/triads?quiz=name-quality',
  '/triads?quiz=name-inversion',
  '/triads?quiz=complete-shape',
  '/chords?quiz=name-chord',
  '/chords?quiz=build-chord',
  '/scales?quiz=name-degree',
  '/scales?quiz=find-degree',
  '/keys?view=quiz&quiz=name-key',
  '/keys?view=quiz&quiz=count-accidentals',
  '/intervals?mode=quiz',
];

const PACES = ['', '&drill=on&mistake=wait&pause=2000'] as const;

/** What matters of a question: all that is asked, answered, graded and pressed, and a cell of each string. */
const PARTS =
  '[data-question] :not(svg *), [data-verdict] > *, button, label, input[type="text"], [role="row"] > :nth-child(2)';

/** What of a question is outside the window, or has something else, such as the dock, over its upper or lower part. */
const hidden = (page: Page): Promise<readonly string[]> =>
  page.evaluate(parts => {
    const question = document.querySelector('[data-question]')?.closest('section');
    const isDrawn = (part: Element) => {
      const { width, height } = part.getBoundingClientRect();
      return part.checkVisibility() && width > 2 && height > 2 && part.closest('.visually-hidden') === null;
    };
    const isAt = (part: Element, share: number) => {
      const [box] = part.getClientRects();
      if (box === undefined) return true;
      const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * share);
      const label = part.closest('label');
      return (
        found !== null && (part.contains(found) || found.contains(part) || (label?.contains(found) ?? false))
      );
    };
    return [...(question?.querySelectorAll(parts) ?? [])]
      .filter(part => isDrawn(part) && getComputedStyle(part).clipPath === 'none')
      .filter(part => !isAt(part, 0.15) || !isAt(part, 0.85))
      .map(part => `${part.tagName} ${part.textContent}`);
  }, PARTS);

const verdict = (page: Page) => page.locator('[data-verdict]').first();

/** Answers once, in whatever way the quiz takes an answer. */
async function answer(page: Page): Promise<void> {
  const radio = page.getByRole('group', { name: 'Your answer' }).getByRole('radio').first();
  const field = page.getByRole('textbox', { name: 'Your answer' });
  if (await field.isVisible()) {
    await field.fill('99');
    await field.press('Enter');
  } else if (await radio.isVisible()) {
    await radio.locator('xpath=..').click();
    const submit = page.getByRole('button', { name: 'Submit Answer', disabled: false });
    await expect(verdict(page).or(submit).first()).toBeVisible();
    if (await submit.isVisible()) await submit.click();
  } else {
    await page
      .getByRole('button', { name: /^(I Don't Know|Show Answer)$/ })
      .first()
      .click();
  }
  await expect(verdict(page)).toBeVisible();
}

for (const at of QUIZZES)
  test(`given a phone on its side, when the quiz at ${at} asks and is answered wrongly, then all that matters is seen without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize(LYING);
    for (const pace of PACES) {
      await page.goto(`${at}${pace}`);
      await startQuiz(page);
      const play = page.getByRole('button', { name: 'Play Interval' });
      if (at.startsWith('/intervals')) {
        if (pace === '') await play.click();
        await expect(page.getByText('Playing...')).toHaveCount(0);
      }
      expect(await hidden(page), `question${pace}`).toEqual([]);
      await answer(page);
      // The first answer may be right; no question is asked twice.
      if ((await verdict(page).getAttribute('data-verdict')) === 'right') {
        const next = page.getByRole('button', { name: 'Next Question' });
        if (await next.isVisible()) await next.click();
        await expect(verdict(page)).toBeHidden();
        await answer(page);
      }
      expect(await hidden(page), `verdict${pace}`).toEqual([]);
      expect(await page.evaluate(() => [scrollY, document.documentElement.scrollWidth])).toEqual([0, 844]);
    }
  });

for (const at of ['/', '/triads', '/scales'])
  test(`given a phone on its side, when ${at} is loaded, then every string is above the dock`, async ({
    page,
  }) => {
    await page.setViewportSize(LYING);
    await page.goto(at);
    const dock = page.getByRole('main').getByRole('button', { name: 'Start Quiz' });
    await expect(dock).toBeInViewport({ ratio: 1 });
    const edge = (await dock.boundingBox())?.y ?? 0;
    for (const name of ['1(E)', '6(E)']) {
      const string = page.getByRole('main').getByText(name, { exact: true }).first();
      const box = await string.boundingBox();
      expect((box?.y ?? LYING.height) + (box?.height ?? 0), name).toBeLessThanOrEqual(edge);
    }
  });

test('given a phone on its side, when Keys is loaded, then the whole circle is above the dock, beside its information', async ({
  page,
}) => {
  await page.setViewportSize(LYING);
  await page.goto('/keys');
  const edge = (await page.getByRole('button', { name: 'Start Quiz' }).boundingBox())?.y ?? 0;
  const circle = await page.getByRole('group', { name: 'Circle of Fifths' }).boundingBox();
  const information = await page.getByRole('tab', { name: 'Key Information' }).boundingBox();
  expect((circle?.y ?? 0) + (circle?.height ?? edge)).toBeLessThanOrEqual(edge);
  expect(information?.x ?? 0).toBeGreaterThan((circle?.x ?? 0) + (circle?.width ?? 0));
});

test('given a phone, upright or on its side, when the tuner is opened, then its needle, its strings and its level are above the dock', async ({
  page,
}) => {
  for (const size of [LYING, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await page.goto('/tuner');
    const main = page.getByRole('main');
    const edge = (await main.getByRole('button', { name: 'Listen' }).boundingBox())?.y ?? 0;
    for (const part of [...(await main.locator('svg').all()), main.getByText('82.4 Hz')]) {
      const box = await part.boundingBox();
      expect((box?.y ?? edge) + (box?.height ?? edge), `${size.width}`).toBeLessThanOrEqual(edge);
    }
  }
});

test('given a phone on its side, when an open string is asked about, then nothing of its ring is cut off', async ({
  page,
}) => {
  await page.setViewportSize(LYING);
  await page.goto('/?quiz=name-note&drill=on&low=0&high=0');
  await startQuiz(page);
  const room = await page.locator('[data-mark="target"]').evaluate(cell => {
    const note = cell.querySelector('[aria-hidden="true"]');
    const edge = cell.closest('table')?.parentElement?.parentElement;
    if (!note || !edge) return undefined;
    const { outlineWidth, outlineOffset } = getComputedStyle(note);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    return note.getBoundingClientRect().left - ring - edge.getBoundingClientRect().left;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});
