import type { Page } from '@playwright/test';
import { NOTE_OFF, NOTE_ON, plugIn, ring, send, strike } from './midiGuitar.ts';
import { remember } from './remember.ts';
import { expect, test } from './test.ts';

/** What each question of the link asks for, as MIDI numbers. */
const NOTES = [53, 47, 43, 45, 41, 47, 40, 50, 55, 45, 48, 50];

const DRILL =
  '/?frets=12&accidentals=flats&quiz=play-note&strings=6.5&order=shuffled&with=midi&octave=exact&only-right=off&drill=on&length=12&low=0&high=all&ask=naturals&pause=0#seed=1-0000005';

/** A quiz that waits after each answer. */
const QUIZ = '/?quiz=play-note&strings=6&accidentals=sharps&with=midi';

/** The notes of a guitar's string 6, from fret 0 on, as spoken. */
const ON_STRING_6 = 'E,F,F sharp,G,G sharp,A,A sharp,B,C,C sharp,D,D sharp'.split(',');

/** What a question of that quiz asks for, as a MIDI number. */
async function askedNote(page: Page, number: number): Promise<number> {
  const status = page.getByRole('status');
  await expect(status).toContainText(`Question ${number} of 12. Play`);
  const name = /Play (.+) on string 6/.exec(await status.innerText())?.[1] ?? '';
  return 40 + ON_STRING_6.indexOf(name);
}

const BEND = 0xe0;
const CONTROL = 0xb0;
const ALL_NOTES_OFF = 123;

const question = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Question ${number} of 12`, exact: true });

test.describe('given a MIDI guitar', () => {
  test('when each note of a drill is played on it, then all are right, and no key is needed after q', async ({
    page,
  }) => {
    await plugIn(page);
    await page.goto(DRILL);
    await expect(page.getByRole('heading', { level: 1, name: 'Notes', exact: true })).toBeVisible();
    await page.keyboard.press('q');
    await expect(page.getByText('● Listening to MIDI')).toBeVisible();
    for (const [index, midi] of NOTES.entries()) {
      await expect(question(page, index + 1)).toBeVisible();
      await send(page, NOTE_ON, midi, 100);
      // Some devices turn a note off by playing it with no force.
      if (index % 2 === 0) await send(page, NOTE_OFF, midi, 0);
      else await send(page, NOTE_ON, midi, 0);
    }
    await expect(page.getByRole('dialog', { name: 'Quiz Results' }).getByText('12/12')).toBeVisible();
  });

  test('when a right note is bent by a semitone as it ends, or only All Notes Off ends it, then the drill goes on', async ({
    page,
  }) => {
    await plugIn(page);
    await page.goto(DRILL);
    await expect(page.getByRole('heading', { level: 1, name: 'Notes', exact: true })).toBeVisible();
    await page.keyboard.press('q');
    await expect(page.getByText('● Listening to MIDI')).toBeVisible();
    const [first, second] = NOTES;
    await send(page, NOTE_ON, first ?? 0, 100);
    await send(page, BEND, 0, 96);
    await send(page, NOTE_OFF, first ?? 0, 0);
    await send(page, BEND, 0, 64);
    await expect(question(page, 2)).toBeVisible();
    await send(page, NOTE_ON, second ?? 0, 100);
    await send(page, CONTROL, ALL_NOTES_OFF, 0);
    await expect(question(page, 3)).toBeVisible();
  });

  test('when Next by Playing Twice is on, then any note struck twice goes on from a right answer and from a wrong one', async ({
    page,
  }) => {
    await plugIn(page);
    await remember(page, { goesOnByNote: 'on', readerPace: '0' });
    await page.goto(QUIZ);
    await expect(page.getByRole('heading', { level: 1, name: 'Notes', exact: true })).toBeVisible();
    await page.keyboard.press('q');
    await expect(page.getByText('● Listening to MIDI')).toBeVisible();
    await strike(page, await askedNote(page, 1));
    await expect(page.getByText('Play any note twice to go on, or press Enter.')).toBeVisible();
    await strike(page, 62);
    await strike(page, 64);
    await expect(question(page, 1)).toBeVisible();
    await strike(page, 64);
    await expect(question(page, 2)).toBeVisible();
    const wrong = (await askedNote(page, 2)) + 1;
    await ring(page, wrong);
    await expect(page.getByText('Incorrect')).toBeVisible();
    await send(page, NOTE_OFF, wrong, 0);
    await strike(page, 40);
    await strike(page, 40);
    await expect(question(page, 3)).toBeVisible();
    await expect(page.getByText('Score: 1')).toBeVisible();
  });

  test('when it is unplugged during a quiz, then one sentence says so, and the keys go on working', async ({
    page,
  }) => {
    await plugIn(page);
    await page.goto(DRILL);
    await expect(page.getByRole('heading', { level: 1, name: 'Notes', exact: true })).toBeVisible();
    await page.keyboard.press('q');
    await expect(page.getByText('● Listening to MIDI')).toBeVisible();
    await page.evaluate(() => window.unplug());
    await expect(page.getByText(/^The MIDI device was disconnected\./).first()).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByText('The correct answer is:', { exact: false }).first()).toBeVisible();
  });
});

test('given a browser without MIDI, when a quiz that wants it starts, then one sentence says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'requestMIDIAccess');
  });
  await page.goto(DRILL);
  await expect(page.getByRole('heading', { level: 1, name: 'Notes', exact: true })).toBeVisible();
  await page.keyboard.press('q');
  await expect(
    page.getByText("This browser doesn't support MIDI. The keys still work.").first(),
  ).toBeVisible();
  await expect(question(page, 1)).toBeVisible();
});
