import type { Page } from '@playwright/test';
import { NOTE_OFF, NOTE_ON, plugIn, send } from './midiGuitar.ts';
import { expect, test } from './test.ts';

/** What each question of the link asks for, as MIDI numbers. */
const NOTES = [53, 47, 43, 45, 41, 47, 40, 50, 55, 45, 48, 50];

const DRILL =
  '/?frets=12&accidentals=flats&quiz=play-note&strings=6.5&order=shuffled&with=midi&octave=exact&only-right=off&drill=on&length=12&low=0&high=all&ask=naturals&pause=0#seed=1-0000005';

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
