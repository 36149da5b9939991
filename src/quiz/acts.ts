import { type AnswerWith, type OtherAnswers, sourceIn } from './answerWith';
import type { Chance } from './chance';
import type { AnyQuiz, QuizDefinition, QuizRun } from './definition';
import type { Chances } from './drillLinks';
import type { Grade } from './grade';
import { type ItemRound, weakestIn } from './itemRound';
import { nextQuestion } from './nextQuestion';
import { isLastAnswered, isOpen } from './open';
import type { Chooser } from './order';
import { advancesAtOnce, type Drill, isQuick, type Pace } from './pace';
import { createPlayedActs, type PlayedActs } from './playedActs';
import type { QuizStore } from './Quizzes';
import type { Session } from './session';
import { solutionTo } from './solution';

/** The actions of a screen's quiz. */
export interface QuizActs<Answer> extends PlayedActs {
  /** Starts it; a waiting quiz is only shown. */
  start(): void;
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
  /** The same, given the answer's code. */
  answerBy(code: string): void;
  /** Submits what is chosen. */
  submit(): void;
  /** Gives the question up and shows its answer. */
  giveUp(): void;
  /** Shows the answer, which the user checks. */
  showAnswer(): void;
  /** Settles the question by what the user says; where one key answers, the next one follows at once. */
  judge(verdict: Grade): void;
  /** Advances to the next question or to the results, and cancels speech. */
  next(): void;
  /** The same without canceling speech: how a quiz advances by itself. */
  advance(): void;
  /** Leaves for the setup. */
  quit(): void;
  /** Leaves for the results so far. */
  end(): void;
  /** Ends a drill with its results or, before its first answer, leaves for the setup. */
  finish(): void;
}

/** What the actions of a quiz need from a link. */
export interface LinkHost {
  /** Resolves when its questions can be asked; `undefined` if they can already, or there is no link. */
  ready(): Promise<void> | undefined;
  /** What its seed means; `undefined` without one. */
  chances(): Chances | undefined;
  /** Its seed no longer counts. */
  drop(): void;
  /** Says that the same questions are asked again. */
  saySame(): void;
}

/** What the actions of a quiz need from outside. */
export interface QuizHost<Setup, Quiz> {
  /** The quiz that starts now, and its setup; for a round of just some items one that may ask them. */
  prepare(round?: ItemRound): { readonly quiz: Quiz; readonly setup: Setup };
  /** The pace of a quiz that starts now. */
  pace(): Pace;
  /** What makes it a drill, if it is one. */
  drill(): Drill | undefined;
  /** How its questions are answered; left out where they are always graded. */
  answerWith?(): AnswerWith;
  /** Whether a note that isn't the right one answers nothing. */
  onlyRight?(): boolean;
  /** Chooses the questions; `undefined` if they are shuffled. */
  chooser(): Chooser | undefined;
  /** The round of just some items that is wanted from elsewhere. */
  wanted(): ItemRound | undefined;
  /** It has been started, or can't be. */
  withdraw(): void;
  /** Switches to the quiz, on a screen that may show something else. */
  show(): void;
  stopSound(): void;
  say(text: string): void;
  cancelSpeech(): void;
  /** The link that the drill was opened from, if there may be one. */
  readonly link?: LinkHost;
  /** Milliseconds of a clock that never jumps. */
  now(): number;
  readonly chance: Chance;
}

/** How a quiz is answered, if not just with keys: one that can't be played isn't. */
function otherAnswers({ played }: AnyQuiz, wanted: AnswerWith | undefined): OtherAnswers | undefined {
  if (wanted === undefined || wanted === 'keys') return undefined;
  return wanted === 'self-check' || played ? wanted : undefined;
}

/**
 * The actions of a quiz on its store. They read everything when they run, so they are made once.
 *
 * @example createQuizActs(notesQuiz(quizzes), host).start()
 */
export function createQuizActs<Setup, Question, Answer, Quiz extends QuizDefinition<Setup, Question, Answer>>(
  store: QuizStore<Question, Answer, QuizRun<Setup, Quiz>>,
  host: QuizHost<Setup, Quiz>,
): QuizActs<Answer> {
  /** Commands ask for it at every change, and a long drill has many answers. */
  let known: { readonly of: unknown; readonly round: ItemRound | undefined } | undefined;
  const weakestOf = (session: Session<Question, Answer, QuizRun<Setup, Quiz>>): ItemRound | undefined => {
    if (session.status !== 'completed') return undefined;
    const { quiz } = session.run;
    if (known?.of !== session.answered) {
      const items = weakestIn(session.answered, question => quiz.itemOf(question)).map(({ item }) => item);
      const canAsk = items.length > 0 && quiz.questionOf !== undefined;
      known = { of: session.answered, round: canAsk ? { quiz: quiz.id, items } : undefined };
    }
    return known.round;
  };

  const itemRound = () => {
    const wanted = host.wanted();
    return wanted || !store.presence().isShown ? wanted : weakestOf(store.state());
  };

  const begin = (round?: ItemRound) => {
    if (isOpen(store.state())) return;
    host.stopSound();
    const { quiz, setup } = host.prepare(round);
    const items = round?.items.filter(item => quiz.questionOf?.(setup, item, host.chance) !== undefined);
    const drill = host.drill();
    const chances = round ? undefined : host.link?.chances();
    const answerWith = otherAnswers(quiz, host.answerWith?.());
    const run = {
      ...{ quiz, setup, pace: host.pace() },
      ...(drill && { drill }),
      ...(answerWith && { answerWith }),
      ...(sourceIn({ ...(answerWith && { answerWith }) }) &&
        host.onlyRight?.() && { onlyRight: true as const }),
      ...(items && { items }),
      ...(chances && { chances }),
    };
    const question = nextQuestion<Setup, Question, Answer, Quiz>(run, [], host);
    if (question === undefined) return;
    const length = drill?.length ?? quiz.lengthOf(setup);
    store.dispatch({ type: 'start', run, length, question, at: host.now() });
  };

  const advance = () => {
    const session = store.state();
    if (session.status !== 'feedback') return;
    host.stopSound();
    const question = isLastAnswered(session)
      ? undefined
      : nextQuestion<Setup, Question, Answer, Quiz>(session.run, session.answered, host);
    store.dispatch({ type: 'next', question, at: host.now() });
  };

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

  const answer = (answer: Answer) => {
    const session = store.state();
    if (session.status !== 'asking') return;
    const { quiz, pace } = session.run;
    if (isQuick(pace)) submit(answer);
    else {
      store.dispatch({ type: 'draft', draft: answer });
      host.say(quiz.spokenDraft(session.question, answer));
    }
  };

  const start = (round?: ItemRound) => {
    host.show();
    const waits = round ? [] : [host.link?.ready(), host.chooser()?.ready()].filter(Boolean);
    if (waits.length > 0) void Promise.all(waits).then(() => begin());
    else begin(round);
  };

  return {
    ...createPlayedActs<Setup, Question, Answer, Quiz>(store, { say: host.say, advance }),
    start: () => start(),
    startAgain() {
      const session = store.state();
      const run = session.status === 'completed' ? session.run : undefined;
      if (run?.items === undefined && host.link?.chances()) host.link.saySame();
      start(run?.items && { quiz: run.quiz.id, items: run.items });
    },
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
    answerBy(code) {
      const session = store.state();
      if (session.status !== 'asking') return;
      const option = session.run.quiz.answersTo(session.question).find(each => each.code === code);
      if (option) answer(option.answer);
    },
    submit() {
      const session = store.state();
      if (session.status !== 'asking') return;
      const { quiz } = session.run;
      const answer = quiz.answerIn(session.draft);
      if (answer === undefined) host.say(quiz.missingAnswer);
      else submit(answer);
    },
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
  };
}
