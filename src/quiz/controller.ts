import { type MetronomeBeats, timingOf } from './beat';
import { type AnyRun, type QuizDefinition, type QuizRun, solutionTo } from './definition';
import { advancesAtOnce, beatsAt, followsMistake, isPassing, isQuick } from './pace';
import { createPlayedActs, type PlayedInput, SOONEST } from './playing';
import type { QuizStore } from './quizzes';
import { createWeakestRound, type ItemRound } from './results';
import { soundsOn } from './rows';
import { isLastAnswered, lengthOf, newRun, nextQuestion, type RunDeps } from './run';
import { type Asking, type BeatTiming, type Grade, isOpen, readClock } from './session';
import { NONE_ASKED, NOTHING_TO_ASK, notAskedText } from './text';

/** What the actions of a quiz need from outside. */
export interface QuizControllerDeps<Setup, Quiz> extends RunDeps {
  /** The quiz that starts now, and its setup; for a round of just some items one that may ask them. */
  prepare(round?: ItemRound): { readonly quiz: Quiz; readonly setup: Setup };
  /** Why no question can be asked now; left out where one always can. */
  whyNone?(): string | undefined;
  /** The round of just some items that is wanted from elsewhere. */
  wanted(): ItemRound | undefined;
  /** It has been started, or can't be. */
  withdraw(): void;
  /** Starts the next part of the practice that a drill was a part of; left out where there are none. */
  goOn?(): void;
  /** Switches to the quiz, on a screen that may show something else. */
  show(): void;
  stopSound(): void;
  /** Says what matters now. */
  say(text: string): void;
  /** Says what the next question must not replace. */
  sayLasting?(text: string): void;
  cancelSpeech(): void;
  /** Milliseconds of a clock that never jumps. */
  now(): number;
  /** Where the beats of the metronome lie on that clock; `undefined` while it is off. */
  metronomeBeats?(): MetronomeBeats | undefined;
}

/** The actions of a screen's quiz. */
export interface QuizController<Answer> extends PlayedInput {
  /** Starts it; a waiting quiz is only shown. */
  start(): void;
  /** Why it can't be started now: it has no question. */
  whyNone(): string | undefined;
  /** The question that will follow the verdict on the page, chosen once; `undefined` if none will. */
  upcoming(): unknown;
  /** The round of just some items that could start now: the one wanted, or the weakest of the results shown. */
  itemRound(): ItemRound | undefined;
  /** Starts that round. */
  drillThese(): void;
  /** From the results, starts the same quiz once more: the same items, if it asked just some. */
  startAgain(): void;
  /** Chooses an answer; where one key answers, a final one is submitted at once. */
  draft(draft: Answer | undefined): void;
  /** What an answer's key does: chooses the answer and says so, or, where one key answers, submits it. */
  answer(answer: Answer): void;
  /** What a click on an answer does: chooses it or, where one key answers, submits it. */
  pick(answer: Answer): void;
  /** What an answer's key does, given the answer's code. */
  answerBy(code: string): void;
  /**
   * What a key does first that comes while a verdict passes by itself: it goes on. After a right answer it is meant for the
   * next question; after a mistake it was meant for nothing else, so it is taken.
   */
  passOn(): 'free' | 'taken';
  /** Submits what is chosen. */
  submit(): void;
  /** Whether Enter is still meant for a mistake that has passed by itself: with nothing chosen, it says nothing. */
  isLate(): boolean;
  /** Gives the question up and shows its answer. */
  giveUp(): void;
  /** Shows the answer, which the user checks. */
  showAnswer(): void;
  /** Settles the question by what the user says; where one key answers, the next one follows at once. */
  judge(verdict: Grade): void;
  /** Advances to the next question or to the results, and cancels speech. */
  next(): void;
  /** Advances as a quiz does by itself: without canceling speech. */
  advance(): void;
  /** Leaves for the setup. */
  quit(): void;
  /** Leaves for the results so far. */
  end(): void;
  /** Ends a drill with its results or, before its first answer, leaves for the setup. */
  finish(): void;
  /** From the results, leaves for the next part of the practice. */
  goOn(): void;
}

/**
 * The actions of a quiz on its store. They read everything when they run, so they are made once.
 *
 * @example createQuizController(notesQuiz(quizzes), host).start()
 */
export function createQuizController<
  Setup,
  Question,
  Answer,
  Quiz extends QuizDefinition<Setup, Question, Answer>,
>(
  store: QuizStore<Question, Answer, QuizRun<Setup, Quiz>>,
  host: QuizControllerDeps<Setup, Quiz>,
): QuizController<Answer> {
  const weakestRound = createWeakestRound<Question>();
  const itemRound = () => {
    const wanted = host.wanted();
    if (wanted || !store.presence().isShown) return wanted;
    const session = store.state();
    return session.status === 'completed' ? weakestRound(session.run.quiz, session.answered) : undefined;
  };

  const begin = (round?: ItemRound) => {
    if (isOpen(store.state())) return;
    host.stopSound();
    const { quiz, setup } = host.prepare(round);
    const run = newRun<Setup, Quiz>(quiz, setup, host, round);
    const question = nextQuestion<Setup, Question, Answer, Quiz>(run, [], host);
    if (question === undefined) {
      host.say(round ? NONE_ASKED : (quiz.whyNone?.(setup) ?? NOTHING_TO_ASK));
      return;
    }
    const left = (round?.items.length ?? 0) - (run.items?.length ?? 0);
    if (round && left > 0) host.sayLasting?.(notAskedText(left, round.items.length));
    const length = lengthOf(run);
    const spent = run.drill?.spent ?? 0;
    store.dispatch({ type: 'start', run, length, question, at: host.now(), spent });
  };

  let chosen: { readonly after: readonly unknown[]; readonly question: Question | undefined } | undefined;
  const upcoming = () => {
    const session = store.state();
    if (session.status !== 'feedback' || isLastAnswered(session)) return undefined;
    if (chosen?.after !== session.answered) {
      const question = nextQuestion<Setup, Question, Answer, Quiz>(session.run, session.answered, host);
      chosen = { after: session.answered, question };
    }
    return chosen.question;
  };

  const next = (times: { readonly at: number; readonly from?: number }) => {
    const session = store.state();
    if (session.status !== 'feedback') return;
    if (!soundsOn(session.run.quiz, session.answered)) host.stopSound();
    store.dispatch({ type: 'next', question: upcoming(), ...times });
  };
  const advance = () => next({ at: host.now() });

  /** How an answer is in time, where a beat is to be kept. */
  const timed = (
    { run, clock }: Asking<Question, Answer, QuizRun<Setup, Quiz>>,
    at: number,
  ): { readonly timing?: BeatTiming } => {
    const every = beatsAt(run.pace);
    const beats = every === undefined ? undefined : host.metronomeBeats?.();
    return every === undefined || beats === undefined ? {} : { timing: timingOf(beats, every, clock, at) };
  };

  const isOnBeat = ({ pace }: Pick<AnyRun, 'pace'>): boolean =>
    beatsAt(pace) !== undefined && host.metronomeBeats?.() !== undefined;

  /** Where one key answers, the answer cuts off the question's sound, but for that of a row which it is right in. */
  const cutOff = (
    session: Asking<Question, Answer, QuizRun<Setup, Quiz>>,
    answer: Answer,
    verdict: Grade,
  ) => {
    const { quiz, pace } = session.run;
    const last = { question: session.question, answer, verdict, milliseconds: 0 };
    if (isQuick(pace) && !soundsOn(quiz, [...session.answered, last])) host.stopSound();
  };

  const submit = (answer: Answer) => {
    const session = store.state();
    if (session.status !== 'asking') return;
    const { quiz, pace } = session.run;
    const verdict = quiz.grade(session.question, answer);
    cutOff(session, answer, verdict);
    const at = host.now();
    store.dispatch({ type: 'submit', answer, verdict, at, ...timed(session, at) });
    if (advancesAtOnce(pace, verdict)) advance();
  };

  /** Chooses an answer, or a part of one; returns what is chosen then, unless that was submitted. */
  const choose = (chosen: Answer): Answer | undefined => {
    const session = store.state();
    if (session.status !== 'asking') return undefined;
    const { question, draft, run } = session;
    const joined = run.quiz.parts?.joined(question, draft, chosen) ?? chosen;
    const isWhole = run.quiz.parts === undefined || run.quiz.answerIn(joined) !== undefined;
    if (isQuick(run.pace) && isWhole) {
      submit(joined);
      return undefined;
    }
    store.dispatch({ type: 'draft', draft: joined });
    return joined;
  };

  const pick = (answer: Answer) => {
    choose(answer);
  };

  const answer = (answer: Answer) => {
    const session = store.state();
    if (session.status !== 'asking') return;
    const chosen = choose(answer);
    if (chosen !== undefined) host.say(session.run.quiz.spokenDraft(session.question, chosen));
  };

  const passOn = (): 'free' | 'taken' => {
    const session = store.state();
    if (!isPassing(session)) return 'free';
    // What follows comes on its beat, and can't be answered before it is seen.
    if (beatsAt(session.run.pace) !== undefined) return 'taken';
    advance();
    return session.last.verdict === 'right' ? 'free' : 'taken';
  };

  const isLate = (): boolean => {
    const session = store.state();
    return session.status === 'asking' && followsMistake(session, readClock(session.onPage, host.now()));
  };

  const start = (round?: ItemRound) => {
    host.show();
    const wait = round ? undefined : host.chooser()?.ready();
    if (wait) void wait.then(() => begin());
    else begin(round);
  };

  return {
    ...createPlayedActs<Setup, Question, Answer, Quiz>(store, {
      say: host.say,
      advance,
      timed,
      isOnBeat,
      playOn: onset => next({ at: onset + SOONEST, from: onset }),
    }),
    start: () => start(),
    whyNone: () => host.whyNone?.(),
    startAgain() {
      const session = store.state();
      const run = session.status === 'completed' ? session.run : undefined;
      if (run?.items === undefined && host.link?.chances()) host.link.saySame();
      start(run?.items && { quiz: run.quiz.id, items: run.items });
    },
    upcoming,
    itemRound,
    drillThese() {
      const round = itemRound();
      host.withdraw();
      if (round === undefined) return;
      host.link?.drop();
      start(round);
    },
    draft(draft) {
      const session = store.state();
      if (session.status !== 'asking') return;
      const { quiz, pace } = session.run;
      const isFinal = isQuick(pace) && draft !== undefined && quiz.isFinal?.(session.question, draft);
      if (isFinal) submit(draft);
      else store.dispatch({ type: 'draft', draft });
    },
    answer,
    pick,
    answerBy(code) {
      if (passOn() === 'taken') return;
      const session = store.state();
      if (session.status !== 'asking') return;
      const option = session.run.quiz.answersTo(session.question).find(each => each.code === code);
      if (option) answer(option.answer);
    },
    passOn,
    submit() {
      const session = store.state();
      if (session.status !== 'asking') return;
      const { quiz } = session.run;
      const answer = quiz.answerIn(session.draft);
      if (answer !== undefined) submit(answer);
      else if (!isLate()) host.say(quiz.missingAnswer);
    },
    isLate,
    giveUp() {
      const session = store.state();
      if (session.status !== 'asking') return;
      if (isQuick(session.run.pace)) host.stopSound();
      const { source } = store.presence();
      const at = host.now();
      store.dispatch({ type: 'give-up', at, ...(source && { source }), ...timed(session, at) });
    },
    showAnswer() {
      const session = store.state();
      if (session.status !== 'asking') return;
      const solution = solutionTo<Question, Answer>(session.run.quiz, session.question);
      if (solution === undefined) return;
      cutOff(session, solution, 'right');
      const at = host.now();
      store.dispatch({ type: 'show-answer', solution, at, ...timed(session, at) });
    },
    judge(verdict) {
      const session = store.state();
      if (session.status !== 'checking') return;
      host.cancelSpeech();
      store.dispatch({ type: 'judge', verdict });
      const { pace } = session.run;
      if (isQuick(pace) && !isOnBeat(session.run)) advance();
    },
    next() {
      host.cancelSpeech();
      advance();
    },
    advance,
    quit() {
      host.stopSound();
      store.dispatch({ type: 'reset' });
    },
    end() {
      host.stopSound();
      store.dispatch({ type: 'end' });
    },
    finish() {
      const session = store.state();
      if (!isOpen(session)) return;
      host.stopSound();
      store.dispatch({ type: session.answered.length > 0 ? 'end' : 'reset' });
    },
    goOn() {
      host.cancelSpeech();
      store.dispatch({ type: 'reset' });
      host.goOn?.();
    },
  };
}
