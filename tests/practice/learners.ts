import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import { allPositions } from '../../src/instrument/position';
import { type Answer, idAt } from '../../src/practice/answer';
import { placesCurriculum } from '../../src/practice/curriculum';
import { type ItemSum, itemKey, withAnswer } from '../../src/practice/itemSum';
import { knowledgeOf } from '../../src/practice/knowledge';
import { placeItem } from '../../src/practice/neckItems';
import { gradeOf, targetTime } from '../../src/practice/strength';
import { type AskedItem, nextWeakSpot } from '../../src/practice/weakSpots';
import { type Chance, drawNext } from '../../src/quiz/seed';
import { seeded } from '../quiz/chances';

/** Someone who learns the neck, as a model of a memory. Memory lasts as many questions as its hold says. */
export interface Learner {
  readonly name: string;
  /** The time of an easy answer (milliseconds); one that is nearly forgotten takes up to three times as long. */
  readonly pace: number;
  /** The hold of a place that has been seen once. */
  readonly firstHold: number;
  /** How much a right answer lengthens the hold, the more the closer the place was to being forgotten. */
  readonly growth: number;
  /** The part of each hold that a night costs. */
  readonly lostOvernight: number;
  /** The frets that are never answered rightly. */
  errsAt(fret: number): boolean;
  /** Whether a place is known from the beginning, by its index among all places. */
  knows(index: number, fret: number): boolean;
  /** How a memory fades: by FSRS's power curve, which is slow in the long run, or by halves. */
  readonly fades: 'by-power' | 'by-halves';
}

const USUAL: Omit<Learner, 'name'> = {
  pace: 1800,
  firstHold: 4,
  growth: 5,
  lostOvernight: 0.1,
  errsAt: () => false,
  knows: (_, fret) => fret === 0,
  fades: 'by-power',
};

export const FAST: Learner = { ...USUAL, name: 'fast', pace: 900, firstHold: 8, growth: 8 };
export const SLOW: Learner = { ...USUAL, name: 'slow', pace: 9000, firstHold: 3, growth: 4 };
export const FORGETFUL: Learner = { ...USUAL, name: 'forgetful', lostOvernight: 0.25 };
export const ERRING: Learner = {
  ...USUAL,
  name: 'always wrong at frets 6 to 9',
  errsAt: fret => fret >= 6 && fret <= 9,
};
/** Ebbinghaus's forgetting: what is not asked again is as good as gone. */
export const EXPONENTIAL: Learner = { ...USUAL, name: 'forgetting by halves', fades: 'by-halves' };
/** Someone who has played for years and lacks a few places. */
export const EXPERIENCED: Learner = {
  ...USUAL,
  ...{ name: 'experienced, with gaps', pace: 900, firstHold: 8, growth: 8 },
  knows: (index, fret) => fret === 0 || index % 6 !== 5,
};

const FRETS = 12;
const FRET_OF = new Map(
  allPositions(STANDARD_GUITAR, FRETS).map(place => [placeItem(STANDARD_GUITAR, place), place.fret]),
);

/** The places of a neck of twelve frets. */
export const PLACES = [...FRET_OF.keys()];

const CURRICULUM = placesCurriculum(STANDARD_GUITAR, FRETS);
const QUIZ = { screen: 'notes', quiz: 'name-note', way: 'keys' } as const;
const START = Date.UTC(2026, 10, 22, 18);
const DAY = 24 * 60 * 60 * 1000;
const QUESTION = 6000;
const PER_DAY = 120;
const ROUND = 12;

/** A neck counts as known when nine places in ten would be answered right nine times in ten, at one question each per round. */
const ENOUGH = { hold: PLACES.length, places: 0.9 };

export type Order = 'shuffled' | 'weak-spots-first';

/** One question of a course. */
export interface Lesson extends AskedItem {
  readonly fret: number;
}

/** A learner's questions, and after how many of them the neck was known; `undefined` if it never was. */
export interface Course {
  readonly lessons: readonly Lesson[];
  readonly knownAfter: number | undefined;
}

interface Trace {
  readonly hold: number;
  readonly seen: number;
}

/** The power curve of FSRS: https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm */
function recallOf({ fades }: Learner, trace: Trace | undefined, now: number): number {
  if (trace === undefined) return 1 / 12;
  const held = (now - trace.seen) / trace.hold;
  // Both are nine in ten when a memory is as old as its hold.
  return fades === 'by-halves' ? 0.9 ** held : 1 / (1 + held / 9);
}

function holdAfter({ firstHold, growth }: Learner, hold: number, recall: number, isRight: boolean): number {
  const next = isRight ? hold * (1.3 + growth * (1 - recall)) : hold / 2;
  return Math.max(firstHold, next);
}

/** Takes a learner through a number of questions, 120 a day in rounds of twelve. What the learner knows is known already. */
export function course(learner: Learner, order: Order, questions: number, seed: number): Course {
  const chance: Chance = seeded(seed);
  const traces = new Map<string, Trace>();
  for (const [index, [item, fret]] of [...FRET_OF].entries())
    if (learner.knows(index, fret)) traces.set(item, { hold: 1000, seen: 0 });
  const sums = new Map<string, ItemSum>();
  const lessons: Lesson[] = [];
  const learnable = PLACES.filter(item => !learner.errsAt(FRET_OF.get(item) ?? 0));
  const isKnown = () =>
    learnable.filter(item => (traces.get(item)?.hold ?? 0) >= ENOUGH.hold).length >=
    ENOUGH.places * learnable.length;
  let knownAfter: number | undefined;

  for (let count = 0; count < questions; count++) {
    const day = Math.floor(count / PER_DAY);
    if (count > 0 && count % PER_DAY === 0)
      for (const [item, { hold, seen }] of traces)
        traces.set(item, { hold: hold * (1 - learner.lostOvernight), seen });
    const time = START + day * DAY + (count % PER_DAY) * QUESTION;
    const moment = { now: time, today: `day ${day}` };
    const known = [...sums.values()];
    const asked = lessons.slice(count - (count % ROUND));
    const item =
      order === 'shuffled'
        ? drawNext(
            PLACES,
            asked.map(each => each.item),
            chance,
          )
        : nextWeakSpot(
            { curriculum: CURRICULUM, knowledge: knowledgeOf(QUIZ, known, moment), asked },
            chance,
          );

    const fret = FRET_OF.get(item) ?? 0;
    const trace = traces.get(item);
    const recall = recallOf(learner, trace, count);
    const isRight = !learner.errsAt(fret) && chance() < recall;
    traces.set(item, { hold: holdAfter(learner, trace?.hold ?? 0, recall, isRight), seen: count });
    const verdict = isRight ? 'right' : 'wrong';
    const milliseconds = Math.round(learner.pace * (3 - 2 * recall) * (0.8 + 0.4 * chance()));
    if (order === 'weak-spots-first') {
      const answer: Answer = {
        ...{ version: 1, id: idAt(time, `${count}`), time, date: moment.today, ...QUIZ, item },
        ...{ asked: 'C', answered: isRight ? 'C' : 'D', verdict, milliseconds, pace: 'drill' },
        ...{ round: idAt(START, 'a'), length: 'endless' },
        grade: gradeOf({ verdict, milliseconds }, targetTime(QUIZ, known)),
      };
      const key = itemKey(QUIZ, item);
      sums.set(key, withAnswer(sums.get(key), answer));
    }
    lessons.push({ item, verdict, fret });
    if (knownAfter === undefined && isKnown()) knownAfter = count + 1;
  }
  return { lessons, knownAfter };
}
