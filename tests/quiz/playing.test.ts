import { describe, expect, test } from 'vitest';
import type { NoteEvent, NoteSource, PlayedNote } from '../../src/listening/playedNote';
import { createQuizController } from '../../src/quiz/controller';
import type { PlayedAnswers } from '../../src/quiz/definition';
import { isPassing, type Pace } from '../../src/quiz/pace';
import { hearingOf, isInTime } from '../../src/quiz/playing';
import { quizOf } from '../../src/quiz/quizStore';
import { answeredWithIn, createQuizzes } from '../../src/quiz/quizzes';
import { CALM, drillWith, EYES_FREE, FIRST, type NumberRun, type NumberSetup, numberQuiz } from './made';

/** A number is answered by the pitch of that number; pitch 99 means nothing. */
const played: PlayedAnswers<number, number> = {
  expected: question => [question + 1],
  answerOf: (_question, _draft, { midi }) => (midi === 99 ? undefined : midi),
  heardText: (_, { midi }) => `Heard ${midi}`,
  spokenHeard: (_, { midi }) => `${midi}, 3 cents flat`,
};
const playedQuiz = { ...numberQuiz, isFinal: () => true, played };

const struck = (midi: number, onset: number): PlayedNote => ({
  ...{ midi, onset, cents: 0, clarity: 1, level: -20, source: 'microphone' },
});

const event = (kind: NoteEvent['kind'], midi: number, onset = 100): NoteEvent => ({
  ...{ kind, note: struck(midi, onset), at: onset + 300 },
});

describe('given a question that was asked at 50 ms, and whose answer is 4', () => {
  const asking = {
    run: { quiz: playedQuiz },
    question: 3,
    draft: undefined,
    clock: { elapsed: 0, since: 50 },
  };
  const forgiving = { ...asking, run: { ...asking.run, onlyRight: true as const } };

  test.each([
    ['the right note is heard', event('heard', 4), { kind: 'answer', answer: 4, verdict: 'right' }],
    ['another note is heard', event('heard', 5), { kind: 'shown' }],
    ['another note is held', event('held', 5), { kind: 'answer', answer: 5, verdict: 'wrong' }],
    ['a note is held that means nothing', event('held', 99), { kind: 'shown' }],
    ['the right note ends', event('ended', 4), { kind: 'nothing' }],
    ['the right note rings from before', event('heard', 4, 49), { kind: 'nothing' }],
    ['another note rings from before', event('held', 5, 49), { kind: 'nothing' }],
    [
      'the right note was struck just as it was asked',
      event('heard', 4, 50),
      { kind: 'answer', answer: 4, verdict: 'right' },
    ],
  ] as const)('when %s, then that is what it comes to', (_, heard, hearing) => {
    expect(hearingOf(heard, asking)).toEqual(hearing);
  });

  test('when only right notes count, then another one that is held is just shown', () => {
    expect(hearingOf(event('held', 5), forgiving)).toEqual({ kind: 'shown' });
    expect(hearingOf(event('heard', 4), forgiving)).toMatchObject({ kind: 'answer', verdict: 'right' });
  });

  test('when it takes several notes, then each but the last is a part', () => {
    const quiz = { ...playedQuiz, isFinal: () => false };
    expect(hearingOf(event('heard', 2), { ...asking, run: { quiz } })).toEqual({ kind: 'part', draft: 2 });
  });

  test('when it can’t be answered yet, or its quiz not be played, then no note counts', () => {
    expect(isInTime({ onset: 100 }, { elapsed: 20, since: undefined })).toBe(false);
    expect(hearingOf(event('heard', 4), { ...asking, clock: { elapsed: 0, since: undefined } }).kind).toBe(
      'nothing',
    );
    expect(hearingOf(event('heard', 4), { ...asking, run: { quiz: numberQuiz } }).kind).toBe('nothing');
  });
});

const midi = (kind: NoteEvent['kind'], pitch: number, stroke: number): NoteEvent => {
  const { note, ...rest } = event(kind, pitch);
  return { ...rest, note: { ...note, source: 'midi', stroke } };
};

/** A started quiz of questions 0, 1, 2 … that is played, and a clock that the test moves. */
function playedIn(
  pace: Pace,
  {
    onlyRight = false,
    twice = false,
    answerWith = 'microphone',
    beats,
  }: { onlyRight?: boolean; twice?: boolean; answerWith?: NoteSource; beats?: number } = {},
) {
  const quizzes = createQuizzes();
  const store = quizOf<NumberSetup, number, number, NumberRun['quiz']>('notes')(quizzes);
  const clock = { now: 0 };
  const said: string[] = [];
  const given: unknown[] = [];
  quizzes.onAnswer(({ way, answered }) => given.push([way, answered.verdict, answered.milliseconds]));
  const controller = createQuizController(store, {
    prepare: () => ({ quiz: playedQuiz, setup: { length: 3 } }),
    pace: () => pace,
    drill: () => (beats === undefined ? undefined : { length: 3 }),
    beats: () => beats,
    metronomeBeats: () => ({ first: 0, length: 500, tempo: 120, bar: 2 }),
    answerWith: () => answerWith,
    onlyRight: () => onlyRight,
    goesOnByNote: () => twice,
    chooser: () => undefined,
    wanted: () => undefined,
    withdraw: () => {},
    show: () => {},
    stopSound: () => {},
    say: text => said.push(text),
    cancelSpeech: () => {},
    now: () => clock.now,
    chance: FIRST,
  });
  store.setPresence({ isShown: true });
  controller.start();
  controller.listen('microphone');
  return { store, controller, clock, said, given };
}

describe('given a quiz that is answered by playing', () => {
  test('when the right note is heard, then its time ends where it was struck', () => {
    const { store, controller, clock, given } = playedIn(CALM);
    clock.now = 5000;
    controller.hear(event('heard', 1, 1200));
    expect(store.state()).toMatchObject({
      status: 'feedback',
      last: { verdict: 'right', milliseconds: 1200, played: { midi: 1, cents: 0, source: 'microphone' } },
    });
    expect(given).toEqual([['microphone', 'right', 1200]]);
  });

  describe('when a note is heard an octave from what is asked for', () => {
    const strike = (midi: number, at: number) => [event('heard', midi, at), event('held', midi, at)];
    const HIGHER = 'Again an octave too high. If you are sure, play it once more, and it counts.';

    test('then the first is wrong, the next is offered to count, and played once more it is right', () => {
      const { store, controller, said } = playedIn(CALM);
      for (const each of strike(13, 100)) controller.hear(each);
      expect(store.state()).toMatchObject({ status: 'feedback', last: { verdict: 'wrong' } });
      controller.next();
      for (const each of strike(14, 1000)) controller.hear(each);
      expect(store.state()).toMatchObject({ status: 'asking', offer: { heard: 14, meant: 2 } });
      expect(said).toEqual([HIGHER]);
      for (const each of strike(14, 2000)) controller.hear(each);
      expect(store.state()).toMatchObject({
        status: 'feedback',
        last: { verdict: 'right', answer: 2, played: { midi: 14 } },
      });
    });

    test('then the note itself still counts after the offer, and another note doesn’t', () => {
      const { store, controller, said } = playedIn(CALM, { onlyRight: true });
      for (const each of [...strike(25, 100), ...strike(25, 1000)]) controller.hear(each);
      expect(said).toEqual(['Again 2 octaves too high. If you are sure, play it once more, and it counts.']);
      expect(store.state()).toMatchObject({ status: 'asking', offer: { heard: 25, meant: 1 } });
      for (const each of strike(24, 2000)) controller.hear(each);
      expect(store.state().status).toBe('asking');
      controller.hear(event('heard', 1, 3000));
      expect(store.state()).toMatchObject({ status: 'feedback', last: { verdict: 'right', answer: 1 } });
    });

    test('then a new round begins with none', () => {
      const { store, controller } = playedIn(CALM);
      for (const each of strike(13, 100)) controller.hear(each);
      controller.quit();
      controller.start();
      for (const each of strike(13, 1000)) controller.hear(each);
      expect(store.state()).toMatchObject({ status: 'feedback', last: { verdict: 'wrong' } });
    });

    test('then through MIDI each is wrong, since it mishears nothing', () => {
      const { store, controller } = playedIn(CALM, { answerWith: 'midi' });
      for (const pitch of [13, 14]) {
        controller.hear(midi('held', pitch, pitch));
        expect(store.state()).toMatchObject({ status: 'feedback', last: { verdict: 'wrong' } });
        controller.next();
      }
    });

    test('then in a drill that shows the mistake the same note again goes on', () => {
      const { store, controller } = playedIn(drillWith(0));
      for (const each of strike(13, 100)) controller.hear(each);
      controller.hear(event('ended', 13, 100));
      controller.hear(event('heard', 13, 1000));
      controller.hear(event('ended', 13, 1000));
      expect(store.state()).toMatchObject({ status: 'asking', question: 1 });
    });
  });

  test.each([
    [1499, false],
    [1500, true],
  ])(
    'when it is struck at %d and its beat is over at 1500, then that it is late is %s, whenever it is heard',
    (onset, isLate) => {
      const { store, controller, clock } = playedIn(drillWith(0), { beats: 2 });
      clock.now = 1700;
      controller.hear(event('heard', 1, onset));
      expect(store.state()).toMatchObject({
        last: { verdict: 'right', timing: { beat: 2, tempo: 120, isLate } },
      });
    },
  );

  test('when a key answers instead, then that isn’t told as played, but what is given up is', () => {
    const { store, controller, given } = playedIn(drillWith(0));
    controller.answer(1);
    controller.giveUp();
    expect(given.map(each => Array.isArray(each) && each[0])).toEqual([undefined, 'microphone']);
    const now = store.state();
    if (now.status !== 'feedback') throw new Error('not answered');
    // Such a round is neither one that was played nor one that wasn't.
    expect(answeredWithIn(now)).toBeUndefined();
  });

  test('when nothing is listened to, then what is given up was answered with keys', () => {
    const { controller, given } = playedIn(CALM);
    controller.listen(undefined);
    controller.giveUp();
    expect(given).toEqual([[undefined, 'given-up', 0]]);
  });

  test('when its note rings, then it is known until it ends, and a drill doesn’t advance at once', () => {
    const { store, controller } = playedIn(drillWith(0));
    controller.hear(event('heard', 1, 100));
    expect(store.state().status).toBe('feedback');
    expect(store.presence().ringing).toMatchObject({ midi: 1 });
    // Its onset is estimated again, and it may have been bent meanwhile.
    controller.hear(event('ended', 2, 97.3));
    expect(store.presence().ringing).toBeUndefined();
  });

  test('when one of several MIDI notes ends, then the one that answered rings on', () => {
    const { store, controller } = playedIn(drillWith(0), { answerWith: 'midi' });
    controller.hear(midi('heard', 1, 7));
    controller.hear(midi('ended', 40, 8));
    expect(store.presence().ringing).toMatchObject({ midi: 1 });
    controller.hear(midi('ended', 1, 7));
    expect(store.presence().ringing).toBeUndefined();
  });

  test('when a MIDI note that answered is bent by a semitone as it ends, then it has ended', () => {
    const { store, controller } = playedIn(drillWith(0), { answerWith: 'midi' });
    controller.hear(midi('heard', 1, 7));
    controller.hear(midi('heard', 2, 7));
    expect(store.presence().ringing).toMatchObject({ midi: 1 });
    controller.hear(midi('ended', 2, 7));
    expect(store.presence().ringing).toBeUndefined();
  });

  test('when the right MIDI note is played after a mistake and bent as it ends, then the drill advances', () => {
    const { store, controller } = playedIn(drillWith(0), { answerWith: 'midi' });
    controller.hear(midi('held', 5, 7));
    controller.hear(midi('ended', 5, 7));
    controller.hear(midi('heard', 1, 8));
    controller.hear(midi('heard', 2, 8));
    controller.hear(midi('ended', 2, 8));
    expect(store.state()).toMatchObject({ status: 'asking', question: 1 });
  });

  test('when nothing is listened to any more, then its note doesn’t ring on', () => {
    const { store, controller } = playedIn(drillWith(0));
    controller.hear(event('heard', 1, 100));
    controller.listen(undefined);
    expect(store.presence().ringing).toBeUndefined();
  });

  test('when a drill has shown what is right, then playing that advances it, once it has died away', () => {
    const { store, controller } = playedIn(drillWith(0));
    const wrong = event('held', 5, 100);
    controller.hear(wrong);
    controller.hear(event('ended', 5, 100));
    controller.hear(event('heard', 6, 900));
    controller.hear(event('ended', 6, 900));
    expect(store.state().status).toBe('feedback');
    controller.hear(event('heard', 1, 2000));
    expect(store.state().status).toBe('feedback');
    controller.hear(event('ended', 1, 2000));
    expect(store.state()).toMatchObject({ status: 'asking', question: 1 });
  });

  test.each(['go-on', 'again'] as const)(
    'when a drill would %s after a mistake, then it waits for the right note',
    afterMistake => {
      const { store, controller } = playedIn(drillWith(0, afterMistake));
      controller.hear(event('held', 5, 100));
      controller.hear(event('ended', 5, 100));
      const session = store.state();
      expect(isPassing(session)).toBe(false);
      controller.hear(event('heard', 1, 9000));
      controller.hear(event('ended', 1, 9000));
      expect(store.state().status).toBe('asking');
    },
  );

  test('when it is calm, then no note advances it', () => {
    const { store, controller } = playedIn(CALM);
    controller.hear(event('held', 5, 100));
    controller.hear(event('heard', 1, 2000));
    controller.hear(event('ended', 1, 2000));
    expect(store.state().status).toBe('feedback');
  });

  test.each([
    ['eyes-free', EYES_FREE, ['5, 3 cents flat']],
    ['a drill', drillWith(0), []],
  ] as const)(
    'when only right notes count and it is %s, then another note is said or not',
    (_, pace, expected) => {
      const { store, controller, said } = playedIn(pace, { onlyRight: true });
      controller.hear(event('heard', 5, 100));
      controller.hear(event('held', 5, 100));
      expect(store.state().status).toBe('asking');
      expect(said).toEqual(expected);
    },
  );
});

describe('given a quiz in which any note played twice goes on', () => {
  /** A note is heard a moment after it was struck. */
  const strike = ({ controller, clock }: ReturnType<typeof playedIn>, midi: number, onset: number) => {
    clock.now = onset + 70;
    controller.hear(event('heard', midi, onset));
    controller.hear(event('held', midi, onset));
    controller.hear(event('ended', midi, onset));
  };

  test.each([
    ['a calm quiz', CALM],
    ['a drill', drillWith(0)],
    ['an eyes-free quiz', EYES_FREE],
  ] as const)('when %s waits after a mistake, then the second stroke of a note goes on', (_, pace) => {
    const quiz = playedIn(pace, { twice: true });
    strike(quiz, 5, 100);
    expect(quiz.store.state().status).toBe('feedback');
    strike(quiz, 40, 3000);
    expect(quiz.store.state().status).toBe('feedback');
    strike(quiz, 40, 3900);
    expect(quiz.store.state()).toMatchObject({ status: 'asking', question: 1 });
  });

  test('when a calm quiz waits after a right answer, then two strokes go on, too', () => {
    const quiz = playedIn(CALM, { twice: true });
    strike(quiz, 1, 100);
    strike(quiz, 40, 3000);
    strike(quiz, 40, 3500);
    expect(quiz.store.state().status).toBe('asking');
  });

  test('when two different notes are played, or the same one too late, then it waits', () => {
    const quiz = playedIn(CALM, { twice: true });
    strike(quiz, 5, 100);
    strike(quiz, 40, 3000);
    strike(quiz, 45, 3500);
    strike(quiz, 40, 4000);
    strike(quiz, 40, 5700);
    expect(quiz.store.state().status).toBe('feedback');
    strike(quiz, 40, 6300);
    expect(quiz.store.state().status).toBe('asking');
  });

  test('when the note that answered is struck once more, then that is its first stroke', () => {
    const quiz = playedIn(CALM, { twice: true });
    strike(quiz, 1, 100);
    strike(quiz, 1, 900);
    expect(quiz.store.state().status).toBe('feedback');
  });

  test('when the second stroke rings on, then it doesn’t answer the next question', () => {
    const quiz = playedIn(CALM, { twice: true });
    strike(quiz, 5, 100);
    strike(quiz, 2, 3000);
    quiz.clock.now = 3570;
    quiz.controller.hear(event('heard', 2, 3500));
    expect(quiz.store.presence().ringing).toMatchObject({ midi: 2 });
    quiz.controller.hear(event('held', 2, 3500));
    expect(quiz.store.state().status).toBe('asking');
  });

  test('when the right note is played twice in a drill after a mistake, then it goes on by one question', () => {
    const quiz = playedIn(drillWith(0), { twice: true });
    strike(quiz, 5, 100);
    quiz.controller.hear(event('heard', 1, 2000));
    quiz.clock.now = 2670;
    quiz.controller.hear(event('heard', 1, 2600));
    quiz.controller.hear(event('ended', 1, 2600));
    expect(quiz.store.state()).toMatchObject({ status: 'asking', question: 1 });
  });

  test('when it is off, then strokes mean nothing', () => {
    const quiz = playedIn(CALM);
    strike(quiz, 5, 100);
    strike(quiz, 40, 3000);
    strike(quiz, 40, 3500);
    expect(quiz.store.state().status).toBe('feedback');
  });
});

describe('given a drill on the beat whose second question was asked at 1500, while the note of the first rings', () => {
  /** The first answer is 1, struck at 1100, and the second is 2. */
  function ringingOn() {
    const quiz = playedIn(drillWith(0), { beats: 2 });
    quiz.controller.hear(event('heard', 1, 1100));
    quiz.clock.now = 1500;
    quiz.controller.advance();
    return quiz;
  }

  test.each<readonly [string, NoteEvent, 'waits' | 'right' | 'wrong']>([
    ['what rings is heard again', event('heard', 1, 1100), 'waits'],
    ['what rings is held', event('held', 1, 1100), 'waits'],
    ['what rings ends', event('ended', 1, 1100), 'waits'],
    ['its own note was struck before the beat', event('heard', 2, 1499), 'waits'],
    ['another note was struck before the beat and is held', event('held', 5, 1499), 'waits'],
    ['its own note is struck on the beat', event('heard', 2, 1500), 'right'],
    ['the note that rings is struck once more and held', event('held', 1, 1700), 'wrong'],
  ])('when %s, then it %s', (_, heard, outcome) => {
    const { store, controller } = ringingOn();
    controller.hear(heard);
    const session = store.state();
    expect(session.status === 'feedback' ? session.last.verdict : 'waits').toBe(outcome);
    expect(session).toMatchObject(outcome === 'waits' ? { question: 1 } : { last: { question: 1 } });
  });

  test('when the right note is played after a mistake, then it goes on by the beat, and not as the note dies away', () => {
    const { store, controller } = ringingOn();
    controller.hear(event('held', 5, 1600));
    controller.hear(event('heard', 2, 2300));
    const mistaken = store.state();
    expect(mistaken).toMatchObject({ status: 'feedback' });
    expect(store.presence().playedOn).toBe(mistaken.status === 'feedback' && mistaken.answered);
    controller.hear(event('ended', 2, 2300));
    expect(store.state()).toBe(mistaken);
  });
});
