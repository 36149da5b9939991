import type { ScreenId } from '../../commands/command';
import { leftAfter, type PartProgress } from '../../practice/partProgress';
import type { PartResult } from '../../practice/parts';
import type { ActiveQuiz, AnsweredEvent, Course, CoursePart } from '../../quiz/quizzes';
import { scoreOf } from '../../quiz/session';

/** A drill that is started as a part of a practice, and what comes after it. */
export interface Part extends CoursePart, Pick<Course, 'next' | 'goOn'> {
  readonly screen: ScreenId;
  /** One of its questions was answered; tells how it has gone since it was started, and how much is left. */
  answered(progress: PartProgress): void;
  /** It has ended, with answers or without any. */
  over(result: PartResult): void;
}

/** An answer, as far as it matters here. */
type Answer = Pick<AnsweredEvent, 'screen' | 'length' | 'number' | 'spent'> & {
  readonly answered: Pick<AnsweredEvent['answered'], 'verdict' | 'milliseconds' | 'timing'>;
};

/** What is watched of the quizzes: on which screens they run and are answered. */
interface WatchedQuizzes {
  active(): readonly Pick<ActiveQuiz, 'screen'>[];
  onAnswer(listener: (event: Answer) => void): unknown;
  subscribe(listener: () => void): unknown;
}

/** Today's practice and the workouts, of which one runs at a time, as the quizzes see them. */
export interface Courses {
  readonly course: Course;
  /** The drill of a part is being started, in place of one that may still be running. */
  begin(part: Part): void;
  listen(quizzes: WatchedQuizzes): void;
}

/** The part that runs. */
interface Running {
  readonly part: Part;
  /** Whether its first question has been asked. */
  isOpen: boolean;
  result: PartResult;
}

const NO_ANSWERS: PartResult = { answers: 0, right: 0, milliseconds: 0 };

const plus = ({ answers, right, milliseconds }: PartResult, answered: Answer['answered']): PartResult => ({
  answers: answers + 1,
  right: right + scoreOf([answered]),
  milliseconds: milliseconds + (answered.milliseconds ?? 0),
});

/**
 * Creates what follows the drills of a practice: each from its start on its screen to its end.
 *
 * @example createCourses().course.next() // undefined: nothing has begun
 */
export function createCourses(): Courses {
  let latest: Part | undefined;
  let untaken: Part | undefined;
  let running: Running | undefined;
  return {
    course: {
      take(screen) {
        const taken = untaken?.screen === screen ? untaken : undefined;
        untaken = undefined;
        return taken;
      },
      next: () => latest?.next(),
      goOn: () => latest?.goOn(),
    },
    begin(part) {
      latest = part;
      untaken = part;
      running = { part, isOpen: false, result: NO_ANSWERS };
    },
    listen(quizzes) {
      quizzes.onAnswer(({ screen, answered, ...soFar }) => {
        if (running?.part.screen !== screen) return;
        running.result = plus(running.result, answered);
        running.part.answered({ ...running.result, left: leftAfter(soFar) });
      });
      quizzes.subscribe(() => {
        if (running === undefined) return;
        const { part, result, isOpen } = running;
        if (quizzes.active().some(({ screen }) => screen === part.screen)) running.isOpen = true;
        else if (isOpen) {
          running = undefined;
          part.over(result);
        }
      });
    },
  };
}
