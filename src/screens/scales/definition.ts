import type { FretCount, Instrument } from '../../instrument/instrument';
import type { PatternSystem } from '../../instrument/pattern';
import type { DegreeName } from '../../theory/degreeName';
import type { ScaleKey, ScaleType } from '../../theory/scale';
import type { NeckQuiz } from '../neckQuiz';
import type { NeckFilter } from './settings';

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
}

/** What every question of a scales quiz contains: a degree of a scale. */
export interface ScalesQuestion {
  readonly setup: ScalesSetup;
  readonly key: ScaleKey;
  readonly type: ScaleType;
  readonly degree: DegreeName;
}

/** A type of scales quiz. */
export type ScalesQuiz<Question extends ScalesQuestion, Answer> = NeckQuiz<ScalesSetup, Question, Answer>;

export type AnyScalesQuiz = ScalesQuiz<ScalesQuestion, unknown>;
