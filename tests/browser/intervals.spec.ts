import type { Page } from '@playwright/test';
import { centsFrom, onsetsIn, pitchAt } from '../audio/measure.ts';
import { hertzOf } from '../audio/pitches.ts';
import { recordSpeech, speedUpAudio, type Tone, tapAudio } from './intervals.audio.ts';
import { remember } from './remember.ts';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

/** The answer key of each interval, by semitones. */
const KEYS = 'awsedftgyhujk';

const live = (page: Page) => page.locator('[aria-live]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/intervals${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Interval Trainer' })).toBeVisible();
}

/** The tones the page has scheduled since the last call. */
const takeTones = (page: Page): Promise<Tone[]> => page.evaluate(() => window.tones.splice(0));

/** The tones as semitones from the first. */
function stepsOf(tones: readonly Tone[]): readonly number[] {
  const [first] = tones;
  return tones.map(({ frequency }) => Math.round(12 * Math.log2(frequency / (first?.frequency ?? 1))));
}

/** Waits until a question's sound begins, and returns its steps in semitones. */
async function hearSteps(page: Page, notes: number): Promise<readonly number[]> {
  await expect.poll(() => page.evaluate(() => window.tones.length)).toBe(notes);
  return stepsOf(await takeTones(page));
}

const keyFor = (steps: readonly number[]): string => KEYS[Math.abs(steps[1] ?? 0)] ?? '';

const MODES = [
  { digit: '1', text: 'Ascending Only', legs: ['Ascending'] },
  { digit: '2', text: 'Descending Only', legs: ['Descending'] },
  { digit: '3', text: 'Ascending Both', legs: ['Ascending Both'] },
  { digit: '4', text: 'Descending Both', legs: ['Descending Both'] },
  { digit: '5', text: 'Mixed (Ascending + Descending)', legs: ['Ascending', 'Descending'] },
  {
    digit: '6',
    text: 'Mixed Both (Ascending Both + Descending Both)',
    legs: ['Ascending Both', 'Descending Both'],
  },
] as const;

test.describe('a whole quiz with the keyboard alone', () => {
  for (const { digit, text, legs } of MODES)
    test(`given ${text}, when every question is heard and answered, then all twelve are right`, async ({
      page,
    }) => {
      test.slow();
      await speedUpAudio(page);
      await open(page);
      await page.keyboard.press('Shift+V');
      await page.keyboard.press('2');
      await page.keyboard.press('v');
      await page.keyboard.press(digit);
      await expect(page.getByRole('combobox', { name: 'Direction' })).toHaveValue(/./);
      await expect(page.getByRole('combobox', { name: 'Direction' }).locator('option:checked')).toHaveText(
        text,
      );
      await startQuiz(page);

      for (let question = 1; question <= 12; question += 1) {
        await expect(page.getByText(`${question}/12`, { exact: true })).toBeVisible();
        await expect(button(page, 'Play Interval')).toBeFocused();
        const line = (await page.getByText(/^Direction: /).textContent()) ?? '';
        const leg = line.replace('Direction: ', '');
        expect(legs).toContain(leg);
        await page.keyboard.press('Enter');
        const steps = await hearSteps(page, leg.endsWith('Both') ? 4 : 2);
        const [, target = 0] = steps;
        const back = leg.endsWith('Both') ? [target, 0] : [];
        expect(steps).toEqual([0, target, ...back]);
        expect(leg.startsWith('Ascending') ? target >= 0 : target <= 0, `${leg}: ${steps}`).toBe(true);
        await expect(button(page, 'Play Interval')).toBeFocused();
        await page.keyboard.press(keyFor(steps));
        await expect(button(page, 'Submit Answer')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByText('Correct!', { exact: true })).toBeVisible();
        await page.keyboard.press('Enter');
      }

      await expect(page.getByRole('heading', { name: 'Quiz Complete!' })).toBeFocused();
      for (const shown of ['12/12', '100%', 'Excellent work!', 'No mix-ups.'])
        await expect(page.getByText(shown, { exact: true })).toBeVisible();
      await page.keyboard.press('Shift+Q');
      await expect(button(page, 'Start Quiz')).toBeFocused();
    });

  test('given the radio buttons, when arrows choose and Enter submits, then no other key is needed', {
    tag: '@fast',
  }, async ({ page }) => {
    await speedUpAudio(page);
    await open(page, '?mode=quiz');
    await startQuiz(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: 'Unison' })).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Minor 2nd' })).toBeFocused();
    await expect(page.getByText(/^(Correct!|Incorrect)$/)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^(Correct!|Incorrect)$/)).toBeVisible();
    await expect(button(page, 'Next Question')).toBeFocused();
  });
});

test.describe('Quick Drill', () => {
  test('given no pause, when q and twelve answer keys are pressed, then that is the whole quiz', async ({
    page,
  }) => {
    await speedUpAudio(page);
    await open(page, '?mode=quiz&drill=on&pause=0&quiz=mixed-single');
    await startQuiz(page);
    for (let question = 1; question <= 12; question += 1) {
      await expect(page.getByText(`${question}/12`, { exact: true })).toBeVisible();
      await expect(page.getByRole('grid', { name: 'Answer neck' }).locator(':focus')).toHaveCount(1);
      await page.keyboard.press(keyFor(await hearSteps(page, 2)));
    }
    await expect(page.getByRole('heading', { name: 'Quiz Complete!' })).toBeFocused();
    await expect(page.getByText('12/12', { exact: true })).toBeVisible();
  });

  test('given Together, when twelve answer keys follow what is heard, then both notes of each began at once, and that is the whole quiz', async ({
    page,
  }) => {
    await speedUpAudio(page);
    await open(page, '?mode=quiz&drill=on&pause=0&sounding=together');
    await expect(page.getByText('Together has no direction')).toBeVisible();
    await startQuiz(page);
    for (let question = 1; question <= 12; question += 1) {
      await expect(page.getByText(`${question}/12`, { exact: true })).toBeVisible();
      await expect(page.getByText('Sounding: Together', { exact: true })).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.tones.length)).toBe(2);
      const tones = await takeTones(page);
      expect(new Set(tones.map(({ from }) => from)).size).toBe(1);
      await page.keyboard.press(keyFor(stepsOf(tones)));
    }
    await expect(page.getByRole('heading', { name: 'Quiz Complete!' })).toBeFocused();
    await expect(page.getByText('12/12', { exact: true })).toBeVisible();
  });

  test('given the answer neck, when arrows and Space answer, then a wrong answer stays until Enter', async ({
    page,
  }) => {
    await speedUpAudio(page);
    await open(page, '?mode=quiz&drill=on&intervals=12');
    await startQuiz(page);
    await hearSteps(page, 2);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(page.getByRole('gridcell', { name: 'Minor 2nd, fret 1, wrong' })).toBeFocused();
    await expect(page.getByRole('gridcell', { name: 'Octave, fret 12, right' })).toBeVisible();
    await expect(page.getByText('Correct answer: Octave', { exact: true })).toBeVisible();
    await page.keyboard.press('c');
    expect(await hearSteps(page, 4)).toEqual([0, 12, 0, 1]);
    await page.keyboard.press('Enter');
    await expect(page.getByText('2/12', { exact: true })).toBeVisible();
    await hearSteps(page, 2);
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await expect(page.getByText('3/12', { exact: true })).toBeVisible();
  });
});

test.describe('what is spoken', () => {
  const verdicts = (texts: readonly string[]) => texts.join(' ').match(/(Right|Wrong): /g) ?? [];
  const spokenTexts = (page: Page) => page.evaluate(() => window.utterances.map(({ text }) => text));

  for (const results of ['before', 'after'] as const)
    test(`given a drill with results spoken ${results} the next sound, when it is done, then each verdict was spoken once, and nothing was spoken over a sound`, async ({
      page,
    }) => {
      test.slow();
      await remember(page, { results });
      await speedUpAudio(page, 4);
      await recordSpeech(page);
      await open(page, '?mode=quiz&drill=on&pause=200');
      await startQuiz(page);
      for (let question = 1; question <= 12; question += 1) {
        await expect(page.getByText(`${question}/12`, { exact: true })).toBeVisible();
        const right = keyFor(await hearSteps(page, 2));
        const isWrong = question % 4 === 0;
        // Some answers are given during the sound. Spoken after it, a right answer gives way to one that comes before it was
        // told (drillsByEar.test.tsx): there, the others wait for that.
        if (results === 'before' && question % 2 === 0)
          await expect(button(page, 'Play Interval')).toBeVisible();
        if (results === 'after' && question % 4 !== 1)
          await expect.poll(async () => verdicts(await spokenTexts(page)).length).toBe(question - 1);
        await page.keyboard.press(isWrong ? (right === 'a' ? 'k' : 'a') : right);
        if (!isWrong) continue;
        await expect(page.getByText('Incorrect', { exact: true })).toBeVisible();
        await expect(live(page)).toHaveText(/Wrong: /);
        await page.keyboard.press('Enter');
      }
      await expect(page.getByRole('heading', { name: 'Quiz Complete!' })).toBeFocused();
      await expect(live(page)).toHaveText(/9 of 12 right, 75 percent\. Missed: /);

      const utterances = await page.evaluate(() => window.utterances);
      expect(utterances.filter(({ sounding }) => sounding)).toEqual([]);
      const texts = await spokenTexts(page);
      expect(verdicts(texts).filter(each => each === 'Right: ')).toHaveLength(9);
      expect(verdicts(texts).filter(each => each === 'Wrong: ')).toHaveLength(3);
      expect(texts[0]).toBe('Question 1 of 12. Which interval is it, ascending?');
    });

  test('given a calm quiz, when answers are submitted during the sound, then each verdict is spoken once, after it', async ({
    page,
  }) => {
    test.slow();
    await speedUpAudio(page, 4);
    await recordSpeech(page);
    await open(page, '?mode=quiz');
    await startQuiz(page);
    for (let question = 1; question <= 12; question += 1) {
      await expect(live(page)).toHaveText(`Question ${question} of 12. Which interval is it, ascending?`);
      await page.keyboard.press('p');
      const right = keyFor(await hearSteps(page, 2));
      await page.keyboard.press(right);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Correct!', { exact: true })).toBeVisible();
      await expect(live(page)).toHaveText(/^Right: /);
      await page.keyboard.press('Enter');
    }
    await expect(live(page)).toHaveText('12 of 12 right, 100 percent.');

    const utterances = await page.evaluate(() => window.utterances);
    expect(utterances.filter(({ sounding }) => sounding)).toEqual([]);
    expect(verdicts(await spokenTexts(page))).toHaveLength(12);
    const visible = await page.getByRole('main').allInnerTexts();
    for (const { text } of utterances) expect(visible.join('\n')).not.toContain(text);
  });
});

test.describe('what is heard', () => {
  // The page's policy would block the recorder, which is a script of these tests.
  test.use({ bypassCSP: true });

  const CASES = [
    { query: '', key: 'e', midis: [60, 63], notes: 'C4 → D#4' },
    { query: '?root=B4&direction=descending', key: 'k', midis: [71, 59], notes: 'B4 → B3' },
    { query: '?root=F%234', key: 't', midis: [66, 72], notes: 'F#4 → C5' },
  ];

  for (const voice of ['triangle', 'pluck'])
    for (const { query, key, midis, notes } of CASES)
      test(`given the ${voice} voice, when ${notes} is practiced, then the page's own AudioContext plays exactly that`, async ({
        page,
      }) => {
        await remember(page, { voice });
        await tapAudio(page);
        await open(page, query);
        const replay = button(page, 'Replay');
        // The first playback starts the context and the recorder; the second is measured.
        await page.keyboard.press(key);
        await expect(replay).toBeDisabled();
        await expect(replay).toBeEnabled();
        await page.evaluate(() => window.recording());
        await page.keyboard.press('p');
        await expect(replay).toBeDisabled();
        await expect(replay).toBeEnabled();

        const { samples, rate } = await page.evaluate(() => window.recording());
        const heard = Float32Array.from(samples);
        const onsets = onsetsIn(heard, rate);
        expect(onsets).toHaveLength(2);
        const cents = onsets.map((onset, index) =>
          centsFrom(hertzOf(midis[index] ?? 0), pitchAt(heard, rate, onset)),
        );
        expect(Math.max(...cents.map(Math.abs)), `cents off: ${cents}`).toBeLessThan(2);
        await expect(page.getByRole('region', { name: 'Last Played' }).getByText(notes)).toBeVisible();
        expect(await page.evaluate(() => window.contexts)).toBe(1);
      });

  test('given practice, when fifty keys are pressed in a second, then one playback starts', {
    tag: '@fast',
  }, async ({ page }) => {
    // So slow that the first playback lasts until the last key, on a busy machine too.
    await speedUpAudio(page, 0.05);
    await open(page);
    for (let press = 0; press < 50; press += 1) await page.keyboard.press(press % 2 === 0 ? 'e' : 'k');
    await expect(page.getByRole('region', { name: 'Last Played' }).getByText('Minor 3rd')).toBeVisible();
    // The first sound may still be waiting for the player's code when the last key is pressed.
    await page.waitForFunction(() => window.tones.length > 0);
    expect(stepsOf(await takeTones(page))).toEqual([0, 3]);
  });

  test('given a question, when Play is clicked fifty times in a row, then one playback starts', async ({
    page,
  }) => {
    await speedUpAudio(page, 1);
    await open(page, '?mode=quiz');
    await startQuiz(page);
    await button(page, 'Play Interval').evaluate((element: HTMLElement) => {
      for (let press = 0; press < 50; press += 1) element.click();
    });
    expect(await takeTones(page)).toHaveLength(2);
    await expect(button(page, 'Playing...')).toBeDisabled();
    await expect(button(page, 'Playing...')).toBeFocused();
    await expect(button(page, 'Play Interval')).toBeEnabled();
  });
});

test.describe('sound that fails', () => {
  test.use({ expectedConsole: [/Error playing interval/] });

  const FAILURES = {
    throws: () => {
      const broken = () => {
        throw new Error('no more contexts');
      };
      Object.defineProperty(window, 'AudioContext', { value: broken });
    },
    'is missing': () => Object.defineProperty(window, 'AudioContext', { value: undefined }),
    'stays suspended': () => {
      class StubbornContext extends AudioContext {
        constructor() {
          super();
          void this.suspend();
        }
        override resume(): Promise<void> {
          return new Promise(() => {});
        }
      }
      Object.defineProperty(window, 'AudioContext', { value: StubbornContext });
    },
  };

  for (const [what, breakIt] of Object.entries(FAILURES))
    test(`given an AudioContext that ${what}, when intervals are played, then it is logged and the screen stays usable`, async ({
      page,
    }) => {
      const logged: string[] = [];
      page.on('console', message => {
        if (message.type() === 'error') logged.push(message.text());
      });
      await page.addInitScript(breakIt);
      await open(page);

      for (const [count, name] of [
        [1, 'Minor 3rd'],
        [2, 'Octave'],
      ] as const) {
        await button(page, name).click();
        await expect.poll(() => logged.length, { timeout: 15_000 }).toBe(count);
        expect(logged.at(-1)).toContain('Error playing interval');
        await expect(button(page, name)).toBeEnabled();
        await expect(button(page, name)).toBeFocused();
        await expect(page.getByRole('region', { name: 'Last Played' }).getByText(name)).toBeVisible();
      }

      await startQuiz(page);
      await page.keyboard.press('p');
      await expect(button(page, 'Play Interval')).toBeEnabled({ timeout: 15_000 });
      await page.keyboard.press('e');
      await page.keyboard.press('Enter');
      await expect(button(page, 'Next Question')).toBeFocused();
      await expect(live(page)).toHaveText(/^(Right|Wrong): /);
    });
});
