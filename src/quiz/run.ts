import { type AnswerWith, type OtherAnswers, sourceIn } from './answerWith';
import type { AnyQuiz, QuizDefinition, QuizRun } from './definition';
import type { Chances } from './drillLinks';
import type { Chooser, Curriculum } from './order';
import { ASKED_AGAIN_AFTER, type Drill, onBeats, type Pace, withoutPause } from './pace';
import type { ItemRound } from './results';
import { type Chance, drawNext, FIRST_ROUND_VERSION, SEED_VERSION, type SeedVersion } from './seed';
import { type Answered, isTimed, millisecondsOf, type Open, type QuizLength } from './session';

/**
 * Whether no question follows those answered: there were enough of them, or the time is up.
 *
 * @example isLastAnswered(feedback) // true after the twelfth of twelve; never in an endless quiz
 */
export function isLastAnswered<Q, A, R>({ length, answered, spent }: Open<Q, A, R>): boolean {
  if (length === 'endless') return false;
  return isTimed(length) ? spent >= millisecondsOf(length) : answered.length >= length;
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
  { chooser, chance: ownChance }: Pick<RunDeps, 'chooser' | 'chance'>,
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

/** What a run needs from a link. */
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

/** What a run is made of: what the user has set up, and the link that a drill was opened from. */
export interface RunDeps {
  /** The pace of a quiz that starts now. */
  pace(): Pace;
  /** A short text that only runs of that pace with the same settings have. */
  settingsId?(pace: Pace): string;
  /** What makes it a drill, if it is one. */
  drill(): Drill | undefined;
  /** How many beats a question of a drill has; left out where drills have no beat. */
  beats?(): number | undefined;
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
  /** The link that the drill was opened from, if there may be one. */
  readonly link?: DrillLinkDeps;
  readonly chance: Chance;
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
  host: RunDeps,
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
  const isPiece = isPlayed && quiz.isContinuous === true;
  // A test asks the same of everyone.
  const beats = drill === undefined || drill.test ? undefined : host.beats?.();
  // A piece has a note on each beat.
  const pace = isPiece ? onBeats(withoutPause(wanted), beats && 1) : onBeats(wanted, beats);
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
export function lengthOf<Setup, Quiz extends QuizDefinition<Setup, unknown, unknown>>({
  quiz,
  setup,
  drill,
  items,
}: QuizRun<Setup, Quiz>): QuizLength {
  if (drill === undefined) return quiz.lengthOf(setup);
  const isCut = typeof drill.length === 'number' && items === undefined;
  return isCut ? (quiz.wholeLength?.(setup, drill.length) ?? drill.length) : drill.length;
}
