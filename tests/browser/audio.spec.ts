import type { Page } from '@playwright/test';
import { intervalPlan } from '../../src/audio/intervalPlan';
import {
  arpeggioPlan,
  chordPlan,
  dronePlan,
  inTurn,
  type PlannedTone,
  singlePlan,
} from '../../src/audio/plan';
import type { Timbre } from '../../src/audio/voice';
import { centsFrom } from '../audio/measure';
import { hertzOf } from '../audio/pitches';
import { openProbe, type Probe } from './probe.ts';
import { expect, test } from './test.ts';

const VOICES: readonly Timbre[] = ['triangle', 'pluck', 'steady'];

/** The highest level of a drone at full volume, and of what plays above it. */
const MOST = { drone: 0.18, others: 0.8 };

const directions = ['ascending', 'descending', 'ascending-both', 'descending-both'] as const;

/** Tolerances: a millisecond for an onset, two cents for a pitch. */
const tolerance = { onset: 0.001, cents: 2 };

test.beforeEach(async ({ page }) => openProbe(page));

/** The global name of the bundle in the page. */
declare const probe: Probe;

const rendered = (page: Page, tones: readonly PlannedTone[], voice: Timbre, volume = 1) =>
  page.evaluate(([tones, sound]) => probe.rendered(tones, sound), [tones, { voice, volume }] as const);

function expectInTune(found: readonly number[], tones: readonly PlannedTone[]): void {
  const cents = tones.map(({ midi }, index) => centsFrom(hertzOf(midi), found[index] ?? Number.NaN));
  expect(Math.max(...cents.map(Math.abs)), `cents off: ${cents}`).toBeLessThan(tolerance.cents);
}

function expectInTime(found: readonly number[], tones: readonly PlannedTone[]): void {
  const late = tones.map(({ start }, index) => (found[index] ?? Number.NaN) - start);
  expect(found).toHaveLength(tones.length);
  expect(Math.max(...late.map(Math.abs)), `seconds late: ${late}`).toBeLessThan(tolerance.onset);
}

for (const voice of VOICES) {
  for (const direction of directions) {
    test(`given the ${voice} voice, when intervals are rendered ${direction}, then they follow the plan`, async ({
      page,
    }) => {
      for (const semitones of [0, 1, 7, 12]) {
        const tones = intervalPlan(60, semitones, direction);

        const { onsets, pitches, peak, afterwards } = await rendered(page, tones, voice);

        expectInTime(onsets, tones);
        expectInTune(pitches, tones);
        expect(peak).toBeGreaterThan(0.3);
        expect(peak).toBeLessThanOrEqual(1);
        expect(afterwards).toBe(0);
      }
    });
  }

  test(`given the ${voice} voice, when both notes of any interval are rendered together, then they begin at once, and no sample passes 1`, async ({
    page,
  }) => {
    for (const semitones of [0, 1, 3, 6, 7, 11, 12]) {
      const tones = intervalPlan(66, semitones, 'together');

      const { onsets, peak, afterwards } = await rendered(page, tones, voice);

      expect(onsets).toHaveLength(1);
      expect(Math.abs(onsets[0] ?? Number.NaN)).toBeLessThan(tolerance.onset);
      expect(peak).toBeGreaterThan(0.3);
      expect(peak).toBeLessThanOrEqual(1);
      expect(afterwards).toBe(0);
    }
  });

  test(`given the ${voice} voice, when every note of a guitar is rendered, then it is in tune`, async ({
    page,
  }) => {
    const tones = Array.from({ length: 49 }, (_, index) => ({
      midi: 40 + index,
      start: index,
      duration: 0.8,
    }));

    const { pitches } = await rendered(page, tones, voice);

    expectInTune(pitches, tones);
  });

  test(`given the ${voice} voice, when chords are rendered at full volume, then no sample passes 1`, async ({
    page,
  }) => {
    const chords = [
      arpeggioPlan([60, 64, 67]),
      arpeggioPlan([40, 47, 52, 56, 59, 64]),
      [60, 60, 60, 60, 60, 60].map(midi => ({ midi, start: 0, duration: 0.8 })),
    ];
    for (const tones of chords) {
      const { peak, afterwards } = await rendered(page, tones, voice);

      expect(peak).toBeGreaterThan(0.3);
      expect(peak).toBeLessThanOrEqual(1);
      expect(afterwards).toBe(0);
    }
  });

  test(`given the ${voice} voice, when the volume is halved or zero, then so is the output`, async ({
    page,
  }) => {
    const tones = intervalPlan(60, 4, 'ascending');
    const whole = await rendered(page, tones, voice);

    expect((await rendered(page, tones, voice, 0.5)).peak).toBeCloseTo(whole.peak / 2);
    expect((await rendered(page, tones, voice, 0)).peak).toBe(0);
    expect((await rendered(page, tones, voice, 7)).peak).toBeCloseTo(whole.peak);
  });
}

test('given plucked strings, when cadences and ways home are rendered at full volume, then they follow the plan, with room for a drone', async ({
  page,
}) => {
  for (const type of ['major', 'minor'] as const) {
    const cadence = await page.evaluate(type => probe.cadencePlan(60, type), type);
    const { peak, afterwards } = await rendered(page, cadence, 'pluck');

    expect(peak).toBeGreaterThan(0.2);
    expect(peak).toBeLessThanOrEqual(MOST.others);
    expect(afterwards).toBe(0);
  }

  const question = inTurn([chordPlan([48, 60, 64, 67], 0.8), singlePlan(64)], 0.2);
  const alone = question.slice(-1);
  const { pitches } = await rendered(page, question, 'pluck');
  expectInTune(pitches.slice(-1), alone);

  const home = await page.evaluate(() => probe.resolutionPlan(60, '3', 'major'));
  const walked = await rendered(page, home, 'pluck');
  expectInTime(walked.onsets, home);
  expect(walked.peak).toBeLessThanOrEqual(MOST.others);
});

test('given a drone, when it is rendered at full volume and faded out, then it is soft, in tune, and silent at once', async ({
  page,
}) => {
  const tones = dronePlan(48);
  const short = tones.map(tone => ({ ...tone, duration: 2 }));
  const { peak } = await rendered(page, short, 'drone');
  const each = await Promise.all(short.map(tone => rendered(page, [tone], 'drone')));
  const faded = await page.evaluate(tones => probe.fadedOut(tones, { voice: 'drone', volume: 1 }, 1), tones);

  expect(peak).toBeGreaterThan(0.08);
  expect(peak).toBeLessThanOrEqual(MOST.drone);
  expect(MOST.drone + MOST.others).toBeLessThan(1);
  expectInTune(
    each.map(({ pitches }) => pitches[0] ?? Number.NaN),
    short,
  );
  expect(faded.afterwards).toBe(0);
});

test('given the triangle voice, when it is played to the end or faded out, then nothing clicks', async ({
  page,
}) => {
  const tones = intervalPlan(48, 7, 'ascending');
  // The largest expected step between samples: the highest wave plus the attack, at the level of a single note.
  const steepest = ((4 * hertzOf(55) + 1 / 0.004) * 0.45) / 48000;
  const sound = { voice: 'triangle', volume: 1 } as const;

  const whole = await rendered(page, tones, 'triangle');
  const faded = await page.evaluate(([tones, sound]) => probe.fadedOut(tones, sound, 0.3), [
    tones,
    sound,
  ] as const);

  expect(whole.steepest).toBeLessThan(1.2 * steepest);
  expect(faded.steepest).toBeLessThan(1.2 * steepest);
  expect(faded.peak).toBeGreaterThan(0.3);
  expect(faded.afterwards).toBe(0);
});

for (const state of ['running', 'suspended'] as const) {
  test(`given a ${state} context, when an interval is played fifty times, then it is heard once, as planned`, async ({
    page,
  }) => {
    const tones = intervalPlan(60, 7, 'ascending');

    const live = await page.evaluate(
      ([tones, state]) => probe.played(tones, { voice: 'triangle', volume: 0.8 }, { presses: 50, state }),
      [tones, state] as const,
    );

    expect(live.accepted).toBe(1);
    expectInTime(live.onsets, tones);
    expectInTune(live.pitches, tones);
    expect(live.afterwards).toBe(0);
    expect(live.playbacks).toEqual([
      { status: 'playing', sounding: undefined },
      { status: 'playing', sounding: 0 },
      { status: 'playing', sounding: 1 },
      { status: 'silent' },
    ]);
  });
}
