import { type Answer, GRADES, idAt } from '../../src/practice/answer';
import { formatLine, HEADER } from '../../src/practice/lines';
import type { Curriculum } from '../../src/quiz/order';
import { seeded } from '../quiz/chances';
import { DAY, dateOf } from './made';

const STRINGS = [6, 5, 4, 3, 2, 1];
const FRETS = 24;

/** The places of a neck of 24 frets, fret by fret. */
export const MANY_PLACES: Curriculum = {
  stages: Array.from({ length: FRETS + 1 }, (_, fret) =>
    STRINGS.map(string => `place:E2-A2-D3-G3-B3-E4:${string}:${fret}`),
  ),
};

const PLACES = MANY_PLACES.stages.flat();
const PER_ROUND = 12;

/**
 * Answers of Name Note from a year of practice, the same ones each time: as many a day, in rounds of twelve, three out of
 * four of them right.
 *
 * @param end when the last of them was given (milliseconds since 1970)
 * @example [...manyAnswers(100_000, Date.now())].length // 100_000
 */
export function* manyAnswers(count: number, end: number): Generator<Answer> {
  const chance = seeded(1);
  const step = (365 * DAY) / count;
  const timeOf = (at: number) => Math.round(end - (count - at) * step);
  for (let at = 0; at < count; at++) {
    const time = timeOf(at);
    const isRight = chance() < 0.75;
    yield {
      version: 1,
      id: idAt(time, `a${at.toString(36)}`),
      ...{ time, date: dateOf(time), screen: 'notes', quiz: 'name-note' },
      item: PLACES[Math.floor(chance() * PLACES.length)] ?? '',
      ...{ asked: 'C', answered: isRight ? 'C' : 'D', verdict: isRight ? 'right' : 'wrong' },
      milliseconds: Math.round(800 + chance() * 4000),
      ...{ way: 'keys', pace: 'drill' },
      grade: isRight ? (GRADES[1 + Math.floor(chance() * 3)] ?? 3) : 1,
      round: idAt(timeOf(at - (at % PER_ROUND)), 'r'),
      length: PER_ROUND,
    };
  }
}

/** The same as the text of an export. */
export const manyLines = (count: number, end: number): string =>
  [HEADER, ...Array.from(manyAnswers(count, end), formatLine)].join('\n');
