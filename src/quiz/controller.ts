import { type AnswerWith, type OtherAnswers, sourceIn } from './answerWith';
import { type AnyQuiz, type QuizDefinition, type QuizRun, solutionTo } from './definition';
import type { Chances } from './drillLinks';
import type { Chooser, Curriculum } from './order';
import {
  ASKED_AGAIN_AFTER,
  advancesAtOnce,
  type Drill,
  followsMistake,
  isPassing,
  isQuick,
  type Pace,
  withoutPause,
} from './pace';
import { createPlayedActs, type PlayedInput, SOONEST } from './playing';
import type { QuizStore } from './quizzes';
import { createWeakestRound, type ItemRound } from './results';
import { type Chance, drawNext, FIRST_ROUND_VERSION, SEED_VERSION, type SeedVersion } from './seed';
import {
  type Answered,
  type Grade,
  isOpen,
  isTimed,
  millisecondsOf,
  type Open,
  type QuizLength,
  readClock,
} from './session';
import { NONE_ASKED, NOTHING_TO_ASK, notAskedText } from './text';

/**
 * Whether no question follows those answered: there were enough of them, or the time is up.
 *
 * @example isLastAnswered(feedback) // true after the twelfth of twelve; never in an endless quiz
 */
export function isLastAnswered<Q, A, R>({ length, answered, spent }: Open<Q, A, R>): boolean {
  if (length === 'endless') return false;
  return isTimed(length) ? spent >= millisecondsOf(length) : answered.length >= length;
}

interface Choosing {
  /** Chooses the questions; `undefined` if they are shuffled. */
  chooser(): Chooser | undefined;
  readonly chance: Chance;
}

/** The items of some questions, and how they were answered. */
const askedItems = <Question, Answer>(
  quiz: Pick<QuizDefinition<never, Question, Answer>, 'itemOf'>,
  answered: readonly Answered<Question, Answer>[],
) =>
  answered.map(({ question, verdict }) => ({
    item: quiz.itemOf(question),
    verdict: verdict === 'right' ? ('right' as const) : ('wrong' as const),
  }));

/** Whether a question was asked before: a mistake that has come back. */
const isRepeat = <Question, Answer>(
  answered: readonly Answered<Question, Answer>[],
  { question }: Answered<Question, Answer>,
  at: number,
): boolean => answered.findIndex(each => each.question === question) < at;

/**
 * The mistake to ask again now: the earliest after which enough others were asked.
 *
 * @example dueAgain([wrong, right, right, right]) // wrong
 */
export const dueAgain = <Question, Answer>(
  answered: readonly Answered<Question, Answer>[],
): Answered<Question, Answer> | undefined =>
  answered
    .slice(0, Math.max(0, answered.length - ASKED_AGAIN_AFTER))
    .find(
      ({ verdict, question }, at) =>
        verdict !== 'right' && !answered.slice(at + 1).some(later => later.question === question),
    );

/** How often a question is drawn until it is easy. By then chance has nearly always met one, if there is any. */
const DRAWS = 30;

/** The next question of a shuffled quiz: an easy one, while there are any that weren't asked. */
function easyFirst<Setup, Question, Answer>(
  quiz: Pick<QuizDefinition<Setup, Question, Answer>, 'next' | 'isEasy'>,
  setup: Setup,
  answered: readonly Answered<Question, Answer>[],
  chance: Chance,
): Question | undefined {
  const first = quiz.next(setup, answered, chance);
  let drawn = first;
  for (let draws = 1; drawn !== undefined && draws < DRAWS; draws += 1) {
    if (quiz.isEasy?.(drawn) ?? true) return drawn;
    drawn = quiz.next(setup, answered, chance);
  }
  return first;
}

/** Each stays the same throughout a run, and making one takes time. */
const curricula = new WeakMap<object, Curriculum | undefined>();

function curriculumOf<Setup>(run: {
  readonly quiz: { curriculumOf?(setup: Setup): Curriculum };
  readonly setup: Setup;
}): Curriculum | undefined {
  if (!curricula.has(run)) curricula.set(run, run.quiz.curriculumOf?.(run.setup));
  return curricula.get(run);
}

/**
 * The question that follows those answered: about one of the run's items, about a weak spot, or as the quiz shuffles them,
 * by the chance of a link if the run has one; `undefined` if there is none.
 *
 * @example nextQuestion({ quiz, setup }, [], host) // the first question
 */
export function nextQuestion<Setup, Question, Answer, Quiz extends QuizDefinition<Setup, Question, Answer>>(
  run: Pick<QuizRun<Setup, Quiz>, 'quiz' | 'setup' | 'items' | 'answerWith' | 'chances' | 'isFirst'> & {
    readonly pace?: Pace;
  },
  all: readonly Answered<Question, Answer>[],
  { chooser, chance: ownChance }: Choosing,
): Question | undefined {
  const { quiz, setup, items, answerWith, chances, pace, isFirst } = run;
  const rest = quiz.restOf?.(all);
  if (rest !== undefined) return rest;
  const repeats = pace?.kind === 'drill' && pace.afterMistake === 'again';
  const due = repeats ? dueAgain(all) : undefined;
  if (due) return due.question;
  const answered = repeats ? all.filter((each, at) => !isRepeat(all, each, at)) : all;
  const chance = chances?.(answered.length + 1) ?? ownChance;
  const weakest = () => {
    const chooses = chooser();
    const curriculum = chooses && curriculumOf(run);
    if (!curriculum) return undefined;
    const choice = { quiz: quiz.id, curriculum, asked: askedItems(quiz, answered) };
    return chooses.choose(answerWith ? { ...choice, answerWith } : choice);
  };
  if (items) {
    if (items.length === 0) return undefined;
    const asked = askedItems(quiz, answered).map(({ item }) => item);
    return quiz.questionOf?.(setup, drawNext(items, asked, chance), chance, answered);
  }
  const item = chances ? undefined : weakest();
  const chosen = item === undefined ? undefined : quiz.questionOf?.(setup, item, chance, answered);
  if (chosen !== undefined) return chosen;
  return isFirst ? easyFirst(quiz, setup, answered, chance) : quiz.next(setup, answered, chance);
}

/** How a quiz is answered, if not just with keys: one that can't be played isn't. */
function otherAnswers({ played }: AnyQuiz, wanted: AnswerWith | undefined): OtherAnswers | undefined {
  if (wanted === undefined || wanted === 'keys') return undefined;
  return wanted === 'self-check' || played ? wanted : undefined;
}

/**
 * What stays the same from the first question of a quiz to its results, as the user has set it up.
 *
 * @param round asks just its items, as far as the setup can ask them
 */
export function newRun<Setup, Quiz extends QuizDefinition<Setup, unknown, unknown>>(
  quiz: Quiz,
  given: Setup,
  host: QuizControllerDeps<Setup, Quiz>,
  round: ItemRound | undefined,
): QuizRun<Setup, Quiz> {
  const linked = round ? undefined : host.link?.chances();
  const version = (linked && host.link?.version?.()) ?? SEED_VERSION;
  const setup = quiz.setupIn?.(given, version) ?? given;
  const items = round?.items.filter(item => quiz.questionOf?.(setup, item, host.chance) !== undefined);
  const drill = host.drill();
  const answerWith = otherAnswers(quiz, host.answerWith?.());
  const answering = answerWith && { answerWith };
  const isShuffled = !round && !linked && host.chooser() === undefined;
  const isFirst = linked
    ? version === FIRST_ROUND_VERSION
    : isShuffled && drill?.test === undefined && host.isFirstRound?.() === true;
  // A drill has a seed without a link, too, so that others can be asked the same later.
  const own = isShuffled && drill !== undefined;
  const chances =
    linked ?? (own ? host.link?.draw?.(isFirst ? FIRST_ROUND_VERSION : SEED_VERSION) : undefined);
  const isPlayed = answering !== undefined && sourceIn(answering) !== undefined;
  const onlyRight = isPlayed && host.onlyRight?.();
  const goesOnByNote = isPlayed && host.goesOnByNote?.();
  const wanted = host.pace();
  const pace = isPlayed && quiz.isContinuous ? withoutPause(wanted) : wanted;
  const settingsId = drill?.test?.id ?? host.settingsId?.(pace);
  return {
    ...{ quiz, setup, pace: isPlayed && pace.kind === 'drill' ? { ...pace, corrected: true } : pace },
    ...(settingsId !== undefined && { settingsId }),
    ...(drill && { drill }),
    ...answering,
    ...(onlyRight && { onlyRight }),
    ...(goesOnByNote && { goesOnByNote }),
    ...(items && { items }),
    ...(chances && { chances }),
    ...(isFirst && { isFirst }),
  };
}

/** How long a run is: as long as its quiz or, in a drill, as was set, but for a quiz that must not end in the middle of something. */
function lengthOf<Setup, Quiz extends QuizDefinition<Setup, unknown, unknown>>({
  quiz,
  setup,
  drill,
  items,
}: QuizRun<Setup, Quiz>): QuizLength {
  if (drill === undefined) return quiz.lengthOf(setup);
  const isCut = typeof drill.length === 'number' && items === undefined;
  return isCut ? (quiz.wholeLength?.(setup, drill.length) ?? drill.length) : drill.length;
}

/** What the actions of a quiz need from a link. */
export interface DrillLinkDeps {
  /** What its seed means; `undefined` without one. */
  chances(): Chances | undefined;
  /** Which questions that seed stands for. */
  version?(): SeedVersion | undefined;
  /** The chances of a drill that starts now without a link. */
  draw?(version: SeedVersion): Chances;
  /** Its seed no longer counts. */
  drop(): void;
  /** Says that the same questions are asked again. */
  saySame(): void;
}

/** What the actions of a quiz need from outside. */
export interface QuizControllerDeps<Setup, Quiz> {
  /** The quiz that starts now, and its setup; for a round of just some items one that may ask them. */
  prepare(round?: ItemRound): { readonly quiz: Quiz; readonly setup: Setup };
  /** Why no question can be asked now; left out where one always can. */
  whyNone?(): string | undefined;
  /** The pace of a quiz that starts now. */
  pace(): Pace;
  /** A short text that only runs of that pace with the same settings have. */
  settingsId?(pace: Pace): string;
  /** What makes it a drill, if it is one. */
  drill(): Drill | undefined;
  /** How its questions are answered; left out where they are always graded. */
  answerWith?(): AnswerWith;
  /** Whether a note that isn't the right one answers nothing. */
  onlyRight?(): boolean;
  /** Whether any note that is played twice goes on after a verdict. */
  goesOnByNote?(): boolean;
  /** Chooses the questions; `undefined` if they are shuffled. */
  chooser(): Chooser | undefined;
  /** Whether the learner has never answered here. */
  isFirstRound?(): boolean;
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
  /** The link that the drill was opened from, if there may be one. */
  readonly link?: DrillLinkDeps;
  /** Milliseconds of a clock that never jumps. */
  now(): number;
  readonly chance: Chance;
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
    store.dispatch({ type: 'start', run, length, question, at: host.now() });
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
    if (store.state().status !== 'feedback') return;
    host.stopSound();
    store.dispatch({ type: 'next', question: upcoming(), ...times });
  };
  const advance = () => next({ at: host.now() });

  const submit = (answer: Answer) => {
    const session = store.state();
    if (session.status !== 'asking') return;
    const { quiz, pace } = session.run;
    // Where one key answers, the answer cuts off the question's sound.
    if (isQuick(pace)) host.stopSound();
    const verdict = quiz.grade(session.question, answer);
    store.dispatch({ type: 'submit', answer, verdict, at: host.now() });
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
      store.dispatch({ type: 'give-up', at: host.now(), ...(source && { source }) });
    },
    showAnswer() {
      const session = store.state();
      if (session.status !== 'asking') return;
      const { quiz, pace } = session.run;
      const solution = solutionTo<Question, Answer>(quiz, session.question);
      if (solution === undefined) return;
      if (isQuick(pace)) host.stopSound();
      store.dispatch({ type: 'show-answer', solution, at: host.now() });
    },
    judge(verdict) {
      const session = store.state();
      if (session.status !== 'checking') return;
      host.cancelSpeech();
      store.dispatch({ type: 'judge', verdict });
      if (isQuick(session.run.pace)) advance();
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
