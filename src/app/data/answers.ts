import type { ScreenId } from '../../commands/command';
import { ANSWER_VERSION, type Answer, type InputMethod, idAt } from '../../practice/answer';
import type { ItemSum } from '../../practice/itemSum';
import { formatLine } from '../../practice/lines';
import { gradeOf, targetTime } from '../../practice/strength';
import type { AnswerCodes } from '../../quiz/definition';
import type { Chooser } from '../../quiz/order';
import type { AnsweredEvent, Quizzes } from '../../quiz/quizzes';
import { outcomeOf } from '../../quiz/session';
import type { Journal } from '../../storage/journal';
import type { AnswerLog } from './answerLog';

/** What is known of an answer only at the moment it is given. */
export interface AnswerMoment {
  /** The time of the answer: milliseconds since 1970. */
  readonly time: number;
  /** The local date of the answer: `2026-11-22`. */
  readonly date: string;
  readonly way: InputMethod;
  /** The part that makes the answer's id unique. */
  readonly unique: string;
  /** How long the page has been open (milliseconds, on a clock that never jumps). */
  readonly sitting: number;
  /** When the answer's round began, and the part that makes the round's id unique. */
  readonly round: { readonly time: number; readonly unique: string };
}

/** The codes of the right answer and of the one given. */
function codesOf({ run: { quiz }, answered }: AnsweredEvent): AnswerCodes {
  const { question } = answered;
  const given = 'answer' in answered ? answered.answer : undefined;
  const own = quiz.codesOf?.(question, given);
  if (own) return own;
  const options = quiz.answersTo(question);
  const right = options.find(({ answer }) => quiz.grade(question, answer) === 'right');
  const chosen = options.find(({ answer }) => answer === given);
  return {
    asked: right?.code ?? quiz.correctText(question),
    answered: chosen?.code ?? (typeof given === 'string' ? given : ''),
  };
}

/** The longest text that the log keeps (characters). */
const LONGEST_TEXT = 200;

/** The longest time that the format of an answer allows (milliseconds). */
const LONGEST_TIME = 1e9;

/**
 * How long an answer took; `null` if its time was interrupted, if it has none of its own, or if that can't be: no answer takes
 * longer than the page has been open.
 */
function timeIn({ answered, isInterrupted }: AnsweredEvent, sitting: number): number | null {
  if (answered.milliseconds === undefined) return null;
  const time = Math.round(answered.milliseconds);
  const isPossible = time >= 0 && time <= sitting && time < LONGEST_TIME;
  return isPossible && !isInterrupted ? time : null;
}

/**
 * An answer as it is logged.
 *
 * @param sums the sums of its quiz, which tell how long an answer should take
 */
export function answerOf(event: AnsweredEvent, moment: AnswerMoment, sums: readonly ItemSum[]): Answer {
  const { time, date, way, unique, round } = moment;
  const { screen, run, answered, length } = event;
  const { quiz, pace } = run;
  const { asked, answered: code, places } = codesOf(event);
  const verdict = answered.verdict === 'right' ? 'right' : 'wrong';
  const milliseconds = timeIn(event, moment.sitting);
  const timed = { verdict, milliseconds, ...(places && { places }) } as const;
  const target = targetTime(
    { screen, quiz: quiz.id },
    sums.filter(sum => sum.way === way),
  );
  return {
    version: ANSWER_VERSION,
    id: idAt(time, unique),
    ...{ time, date, screen, quiz: quiz.id, item: quiz.itemOf(answered.question) },
    asked: asked.slice(0, LONGEST_TEXT),
    // In a self-check, the answer that was played or thought isn't known.
    answered: way === 'self-check' ? '' : code.slice(0, LONGEST_TEXT),
    ...timed,
    ...(outcomeOf(answered) === 'late' && { late: true }),
    ...(answered.milliseconds === undefined && { together: true }),
    ...{ way, pace: pace.kind, grade: gradeOf(timed, target), round: idAt(round.time, round.unique), length },
    ...(run.items && { asks: 'some' }),
    ...(run.settingsId && { settings: run.settingsId }),
  };
}

/** The clocks, ids and storage that recording answers needs. */
export interface Recorder {
  /** The time: milliseconds since 1970. */
  now(): number;
  /** How long the page has been open (milliseconds, on a clock that never jumps). */
  sitting(): number;
  /** The local date of a time: `2026-11-22`. */
  dateOf(time: number): string;
  /** The input method that the user used last. */
  inputMethod(): InputMethod;
  /** Makes an id that no other tab makes. */
  newId(): string;
  /** Whether answers are to be kept. */
  isRemembering(): boolean;
  /** Fetches the log's code and opens the log. */
  loadAnswerLog(): Promise<AnswerLog>;
  /** Where an answer is kept until it is stored. */
  readonly journal: Journal;
}

/** The answers of a running app. The code that keeps them is fetched when the first quiz begins. */
export interface Answers {
  /** Who chooses the questions of a screen's quizzes, where weak spots come first. */
  chooserOf(screen: string): Chooser;
  /** Records every answer from now on. */
  listen(quizzes: Quizzes): void;
  answerLog(): Promise<AnswerLog>;
  /** Stores the answers that an earlier page was closed with, if there are any. */
  takeOver(): Promise<void>;
  /** Calls the listener once the log is loaded. */
  whenLoaded(listener: (answerLog: AnswerLog) => void): void;
  /** The round that a screen's last answer belongs to, if that is kept. */
  roundOf(screen: ScreenId): AnswerMoment['round'] | undefined;
}

export function createAnswers(recorder: Recorder): Answers {
  const { now, sitting, dateOf, inputMethod, newId, isRemembering, loadAnswerLog, journal } = recorder;
  const rounds = new Map<ScreenId, AnswerMoment['round']>();
  /** Answers that were given before the log was loaded. */
  const early: Answer[] = [];
  let loading: Promise<AnswerLog> | undefined;
  let fetched: AnswerLog | undefined;
  /** The log once its stored sums are read. */
  let loaded: AnswerLog | undefined;
  const listeners: ((answerLog: AnswerLog) => void)[] = [];

  const load = async () => {
    try {
      const opened = await loadAnswerLog();
      fetched = opened;
      for (const answer of early.splice(0)) opened.record(answer);
      for (const listener of listeners) listener(opened);
      await opened.ready;
      loaded = opened;
      return opened;
    } catch (error) {
      // The next answer tries again.
      loading = undefined;
      throw error;
    }
  };
  const answerLog = () => {
    loading ??= load();
    return loading;
  };

  const roundWith = ({ screen, number }: AnsweredEvent, time: number) => {
    const known = number === 1 ? undefined : rounds.get(screen);
    const round = known ?? { time, unique: newId() };
    rounds.set(screen, round);
    return round;
  };

  const record = (event: AnsweredEvent) => {
    if (!isRemembering()) return void rounds.delete(event.screen);
    const time = now();
    const moment: AnswerMoment = {
      time,
      date: dateOf(time),
      way: event.way ?? inputMethod(),
      unique: newId(),
      sitting: sitting(),
      round: roundWith(event, time),
    };
    const sums = fetched?.sumsOf(event.screen, event.run.quiz.id) ?? [];
    const answer = answerOf(event, moment, sums);
    if (fetched) return fetched.record(answer);
    early.push(answer);
    // The page may be closed before the log is loaded.
    journal.keep(answer.id, formatLine(answer));
    answerLog().catch(error => console.warn('Could not keep an answer', error));
  };

  return {
    answerLog,
    async takeOver() {
      if (journal.kept().size > 0) await answerLog().catch(() => {});
    },
    whenLoaded: listener => void listeners.push(listener),
    roundOf: screen => rounds.get(screen),
    chooserOf: screen => ({
      ready: () =>
        loaded
          ? undefined
          : answerLog().then(
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
        if (quizzes.active().length > 0 && isRemembering()) answerLog().catch(() => {});
      });
    },
  };
}
