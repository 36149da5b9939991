import type { QuizWording } from '../../src/quiz/commands';
import { createQuizCommands } from '../../src/quiz/commands';
import { createQuizController } from '../../src/quiz/controller';
import type { AnyQuiz, QuizDefinition, QuizRun } from '../../src/quiz/definition';
import type { Drill, Pace } from '../../src/quiz/pace';
import { createQuizzes, type QuizStore, type Quizzes } from '../../src/quiz/quizzes';

interface QuizOn<Setup, Question, Answer, Quiz> {
  readonly storeIn: (quizzes: Quizzes) => QuizStore<Question, Answer, QuizRun<Setup, Quiz>>;
  readonly wording: QuizWording;
  readonly quizzes: readonly AnyQuiz[];
  readonly prepare: () => { readonly quiz: Quiz; readonly setup: Setup };
  readonly pace?: Pace;
  readonly drill?: Drill;
  readonly show?: () => void;
}

/** A screen's quiz at work without its page: on the page, and without chance. */
export function quizOn<Setup, Question, Answer, Quiz extends QuizDefinition<Setup, Question, Answer>>({
  storeIn,
  wording,
  quizzes,
  prepare,
  pace = { kind: 'calm' },
  drill,
  show = () => {},
}: QuizOn<Setup, Question, Answer, Quiz>) {
  const store = storeIn(createQuizzes());
  store.setPresence({ isShown: true });
  const said: string[] = [];
  const controller = createQuizController<Setup, Question, Answer, Quiz>(store, {
    prepare,
    pace: () => pace,
    drill: () => drill,
    chooser: () => undefined,
    wanted: () => undefined,
    withdraw: () => {},
    show,
    stopSound: () => {},
    say: text => said.push(text),
    cancelSpeech: () => {},
    now: () => 0,
    chance: () => 0,
  });
  const commands = createQuizCommands(
    store,
    { ...controller, repeat: () => {}, togglePause: () => {}, sayFigures: () => {} },
    wording,
    quizzes,
  );
  return { store, controller, commands, said };
}
