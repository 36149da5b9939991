import type { ScreenId } from '../commands/screenId';
import type { Way } from '../practice/answer';
import type { Given } from '../quiz/given';
import type { Chooser } from '../quiz/order';
import type { Quizzes } from '../quiz/Quizzes';
import type { AnswerBook } from './answerBook';
import type { Recorded } from './recorded';

/** What the answers are recorded with. */
export interface Recorder {
  /** Milliseconds since 1970. */
  now(): number;
  /** The local date of a time: `2026-11-22`. */
  dateOf(time: number): string;
  /** How the user acted last. */
  way(): Way;
  /** Makes an id that no other tab makes. */
  newId(): string;
  /** Whether answers are to be kept. */
  isRemembering(): boolean;
  /** Fetches the code that keeps them. */
  loadBook(): Promise<AnswerBook>;
}

/** The answers of a running app. The code that keeps them is fetched when the first quiz begins. */
export interface Answers {
  /** Who chooses the questions of a screen's quizzes, where weak spots come first. */
  chooserOf(screen: string): Chooser;
  /** Records every answer from now on. */
  listen(quizzes: Quizzes): void;
  book(): Promise<AnswerBook>;
  /** Calls the listener once the book is there. */
  whenLoaded(listener: (book: AnswerBook) => void): void;
  /** The round that a screen's last answer belongs to, if that is kept. */
  roundOf(screen: ScreenId): Recorded['round'] | undefined;
}

/**
 * Creates the answers of an app.
 *
 * @example createAnswers(recorder).listen(quizzes)
 */
export function createAnswers({ now, dateOf, way, newId, isRemembering, loadBook }: Recorder): Answers {
  const rounds = new Map<ScreenId, Recorded['round']>();
  let loading: Promise<AnswerBook> | undefined;
  let loaded: AnswerBook | undefined;
  const listeners: ((book: AnswerBook) => void)[] = [];

  const load = async () => {
    try {
      const fetched = await loadBook();
      for (const listener of listeners) listener(fetched);
      await fetched.ready;
      loaded = fetched;
      return fetched;
    } catch (error) {
      // The next answer tries again.
      loading = undefined;
      throw error;
    }
  };
  const book = () => {
    loading ??= load();
    return loading;
  };

  const roundWith = ({ screen, number }: Given, time: number) => {
    const known = number === 1 ? undefined : rounds.get(screen);
    const round = known ?? { time, unique: newId() };
    rounds.set(screen, round);
    return round;
  };

  const record = (given: Given) => {
    if (!isRemembering()) return void rounds.delete(given.screen);
    const time = now();
    const recorded = {
      given,
      time,
      date: dateOf(time),
      way: given.way ?? way(),
      unique: newId(),
      round: roundWith(given, time),
    };
    if (loaded) loaded.record(recorded);
    else
      book().then(
        fetched => fetched.record(recorded),
        error => console.warn('Could not keep an answer', error),
      );
  };

  return {
    book,
    whenLoaded: listener => void listeners.push(listener),
    roundOf: screen => rounds.get(screen),
    chooserOf: screen => ({
      ready: () =>
        loaded
          ? undefined
          : book().then(
              () => {},
              () => {},
            ),
      choose(choice) {
        const time = now();
        return loaded?.choose(screen, choice, { now: time, today: dateOf(time) });
      },
    }),
    listen(quizzes) {
      quizzes.onAnswer(record);
      quizzes.subscribe(() => {
        if (quizzes.active().length > 0 && isRemembering()) book().catch(() => {});
      });
    },
  };
}
