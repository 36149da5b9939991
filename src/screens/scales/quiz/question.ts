import type { FretCount, Instrument } from '../../../instrument/instrument';
import type { Pattern, PatternSystem } from '../../../instrument/pattern';
import type { NeckQuiz } from '../../../neckQuiz/definition';
import type { PlaySetup } from '../../../neckQuiz/playSettings';
import { EASY_ACCIDENTALS } from '../../../practice/curriculum';
import type { SeedVersion } from '../../../quiz/seed';
import { accidentalsIn } from '../../../theory/degree';
import type { DegreeName } from '../../../theory/degreeName';
import { keysOfType, type ScaleKey, type ScaleType, scale, usualKeys } from '../../../theory/scale';
import type { Context, ContextTime, DegreeToAsk, KeyChange, NotesInARow } from '../askSettings';
import type { NeckFilter } from '../settings';

/** What Degree by Ear is started with. */
export interface EarSetup {
  readonly context: Context;
  readonly contextTime: ContextTime;
  readonly keyChange: KeyChange;
  /** Never empty. */
  readonly degrees: readonly DegreeToAsk[];
  readonly row: NotesInARow;
  readonly octaves: 1 | 2;
}

/** What Play the Pattern is started with: the scale that is shown. */
export interface PatternSetup extends PlaySetup {
  readonly key: ScaleKey;
  readonly type: ScaleType;
  /** Left out where the whole neck is shown, as its filter leaves it. */
  readonly pattern?: Pattern['id'];
}

/** What a scales quiz is started with; neither list is empty. */
export interface ScalesSetup {
  readonly instrument: Instrument;
  readonly frets: FretCount;
  /** The part of the neck that Name the Degree asks about. */
  readonly filter: NeckFilter;
  /** The patterns that Find the Degree asks about, of scales that have them; of others, those that they have. */
  readonly system: PatternSystem;
  readonly keys: readonly ScaleKey[];
  readonly types: readonly ScaleType[];
  /** What Degree by Ear asks, and how it sounds. */
  readonly byEar: EarSetup;
  /** What Play the Pattern plays, and how; left out by other quizzes. */
  readonly playing?: PatternSetup;
  /** Whether of two keys with one pitch just the usual one is asked; links of the first version ask both. */
  readonly spelling?: 'usual';
}

/** The keys in which a scale is asked. */
export function askedKeysOf({ keys, spelling }: ScalesSetup, type: ScaleType): readonly ScaleKey[] {
  const offered = keysOfType(type).filter(key => keys.includes(key));
  return spelling === 'usual' ? usualKeys(offered, type) : offered;
}

/** Whether a question is in a key that beginners know. */
export const isEasy = ({ key, type }: ScalesQuestion): boolean =>
  accidentalsIn(scale(key, type).tones) <= EASY_ACCIDENTALS;

/** A setup as the seeds of a version mean it. */
export const setupIn = (setup: ScalesSetup, version: SeedVersion): ScalesSetup =>
  version === 1 ? setup : { ...setup, spelling: 'usual' };

/** What every question of a scales quiz contains: a scale. */
export interface ScalesQuestion {
  readonly setup: ScalesSetup;
  readonly key: ScaleKey;
  readonly type: ScaleType;
}

/** A question about a degree of a scale on the neck. */
export interface DegreeQuestion extends ScalesQuestion {
  readonly degree: DegreeName;
}

/** A type of scales quiz. */
export type ScalesQuiz<Question extends ScalesQuestion, Answer> = NeckQuiz<ScalesSetup, Question, Answer>;

export type AnyScalesQuiz = ScalesQuiz<ScalesQuestion, unknown>;
