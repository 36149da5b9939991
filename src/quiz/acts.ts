import type { QuizDefinition, QuizRun } from './definition';
import type { Grade } from './grade';
import { createWeakestRound, type ItemRound } from './itemRound';
import { isLastAnswered } from './lastAnswered';
import { newRun } from './newRun';
import { nextQuestion } from './nextQuestion';
import { isOpen } from './open';
import { advancesAtOnce, isQuick } from './pace';
import { createPlayedActs, type PlayedActs } from './playedActs';
import type { QuizStore } from './Quizzes';
import type { QuizHost } from './quizHost';
import { NONE_ASKED, NOTHING_TO_ASK, notAskedText } from './setupText';
import { solutionTo } from './solution';

/** The actions of a screen's quiz. */
export interface QuizActs<Answer> extends PlayedActs {
  /** Starts it; a waiting quiz is only shown. */
  start(): void;
  /** Why it can't be started now: it has no question. */
  whyNone(): string | undefined;
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

/**
 * The actions of a quiz on its store. They read everything when they run, so they are made once.
 *
 * @example createQuizActs(notesQuiz(quizzes), host).start()
 */
export function createQuizActs<Setup, Question, Answer, Quiz extends QuizDefinition<Setup, Question, Answer>>(
  store: QuizStore<Question, Answer, QuizRun<Setup, Quiz>>,
  host: QuizHost<Setup, Quiz>,
): QuizActs<Answer> {
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
    const length = run.drill?.length ?? quiz.lengthOf(setup);
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

  const pick = (answer: Answer) => {
    const session = store.state();
    if (session.status !== 'asking') return;
    if (isQuick(session.run.pace)) submit(answer);
    else store.dispatch({ type: 'draft', draft: answer });
  };

  const answer = (answer: Answer) => {
    const session = store.state();
    if (session.status !== 'asking') return;
    const { quiz, pace } = session.run;
    pick(answer);
    if (!isQuick(pace)) host.say(quiz.spokenDraft(session.question, answer));
  };

  const start = (round?: ItemRound) => {
    host.show();
    const wait = round ? undefined : host.chooser()?.ready();
    if (wait) void wait.then(() => begin());
    else begin(round);
  };

  return {
    ...createPlayedActs<Setup, Question, Answer, Quiz>(store, { say: host.say, advance }),
    start: () => start(),
    whyNone: () => host.whyNone?.(),
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
    pick,
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
