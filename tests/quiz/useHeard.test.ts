import { describe, expect, test, vi } from 'vitest';
import type { PlannedTone } from '../../src/audio/plan';
import { singlePlan } from '../../src/audio/plan';
import type { AnySession, HeardQuestion } from '../../src/quiz/definition';
import { type Grade, runningSince } from '../../src/quiz/session';
import { createHeard } from '../../src/quiz/useHeard';
import { degreeByEar } from '../../src/screens/scales/quiz/degreeByEar';
import { nameDegree } from '../../src/screens/scales/quiz/nameDegree';
import type { Sound } from '../../src/settings/useSound';

const ARRIVAL = singlePlan(48);
const AGAIN = singlePlan(60);
const CONTEXT = singlePlan(36);

const heardWith = (own: Partial<HeardQuestion<unknown, unknown>>): HeardQuestion<unknown, unknown> => ({
  arrival: () => ARRIVAL,
  again: () => AGAIN,
  context: () => CONTEXT,
  drone: () => undefined,
  ...own,
});

/** A question that is open, of a quiz that sounds like this, or is seen. */
function open(heard: HeardQuestion<unknown, unknown> | undefined, wasPlayed = false, before?: Grade) {
  const { heard: _, ...rest } = heard ? degreeByEar : nameDegree;
  const quiz = { ...rest, ...(heard && { heard }), ...(before && { restOf: () => '?' }) };
  const answered = before
    ? [{ question: '?', verdict: before, answer: '!', milliseconds: 900 } as const]
    : [];
  const run = { quiz, setup: undefined, pace: { kind: 'drill', pause: 0 } } as const;
  const session: AnySession = {
    ...{ status: 'asking', run, length: 12, answered, spent: 0, question: '?', draft: undefined },
    ...{ clock: runningSince(0), onPage: runningSince(0), wasPlayed },
  };
  const pluck = vi.fn<(tones: readonly PlannedTone[]) => void>();
  const [preparePluck, upcoming] = [vi.fn<typeof pluck>(), () => '!'];
  return { heard: createHeard({ current: () => session, upcoming, sound: { pluck, preparePluck } }), pluck };
}

describe('given a question that is a sound', () => {
  test('when it is asked, then it is heard as it arrives, and by itself from then on', () => {
    const first = open(heardWith({}));
    first.heard.play('asked');
    expect(first.pluck).toHaveBeenLastCalledWith(ARRIVAL);

    const later = open(heardWith({}), true);
    later.heard.play('again');
    expect(later.pluck).toHaveBeenLastCalledWith(AGAIN);
  });

  test('when it belongs to the one before, which was right, then it makes no sound until the user wants it again', () => {
    const { heard, pluck } = open(heardWith({}), true, 'right');

    heard.play('asked');
    expect(pluck).not.toHaveBeenCalled();

    heard.play('again');
    expect(pluck).toHaveBeenLastCalledWith(AGAIN);
  });

  test('when it belongs to the one before, which was wrong, then it is heard again', () => {
    const { heard, pluck } = open(heardWith({}), false, 'wrong');

    heard.play('asked');
    expect(pluck).toHaveBeenLastCalledWith(ARRIVAL);
  });

  test('when something tells its key, then that can be heard by itself', () => {
    const { heard, pluck } = open(heardWith({}));

    expect(heard.hasContext()).toBe(true);
    heard.playContext();
    expect(pluck).toHaveBeenLastCalledWith(CONTEXT);
    expect(open(heardWith({ context: () => undefined })).heard.hasContext()).toBe(false);
  });
});

describe('given a verdict on a question that is a sound', () => {
  /** The sound of a verdict's quiz, where question 2 follows question 1. */
  function answered() {
    const arrival = vi.fn((question: unknown) => singlePlan(question === 1 ? 48 : 50));
    const quiz = { ...degreeByEar, heard: heardWith({ arrival }) };
    const run = { quiz, setup: undefined, pace: { kind: 'calm' } } as const;
    const last = { question: 1, verdict: 'wrong', answer: '3', milliseconds: 900 } as const;
    const feedback: AnySession = {
      ...{ status: 'feedback', run, length: 12, last, answered: [last], spent: 0 },
    };
    const next: AnySession = {
      ...{ status: 'asking', run, length: 12, answered: [last], spent: 0, question: 2, draft: undefined },
      ...{ clock: runningSince(0), onPage: runningSince(0), wasPlayed: false },
    };
    let session: AnySession = feedback;
    const sound = { pluck: vi.fn<Sound['pluck']>(), preparePluck: vi.fn<Sound['preparePluck']>() };
    const heard = createHeard({ current: () => session, upcoming: () => 2, sound });
    const goOn = () => {
      session = next;
    };
    return { heard, sound, arrival, goOn };
  }

  test('when it shows, then the next sound is made ready, and that very plan is played once it is asked', () => {
    const { heard, sound, arrival, goOn } = answered();
    heard.plan();
    expect(sound.preparePluck).toHaveBeenCalledExactlyOnceWith(singlePlan(50));

    goOn();
    heard.play('asked');
    expect(sound.pluck.mock.calls[0]?.[0]).toBe(sound.preparePluck.mock.calls[0]?.[0]);
    expect(arrival).toHaveBeenCalledOnce();
  });

  test('when a question is open, then nothing is made ready', () => {
    const { heard, sound, goOn } = answered();
    goOn();
    heard.plan();
    expect(sound.preparePluck).not.toHaveBeenCalled();
  });
});

test('given a question that is seen, then it says so', () => {
  const { heard } = open(undefined);

  expect(heard.isHeard()).toBe(false);
  expect(heard.hasContext()).toBe(false);
});
