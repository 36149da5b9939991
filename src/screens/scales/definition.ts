import type { FretCount, Instrument } from '../../instrument/instrument';
import type { PatternSystem } from '../../instrument/pattern';
import type { ScaleKey, SelectorScaleType } from '../../theory/scale';
import type { NeckQuiz } from '../neckQuiz';
import type { NeckFilter } from './settings';

/** What a scales quiz is started with; neither list is empty. */
export interface ScalesSetup {
  readonly instrument: Instrument;
  readonly frets: FretCount;
  /** The part of the neck that Name the Degree asks about. */
  readonly filter: NeckFilter;
  /** The patterns that Find the Degree asks about. */
  readonly system: PatternSystem;
  readonly keys: readonly ScaleKey[];
  readonly types: readonly SelectorScaleType[];
}

/** What every question of a scales quiz contains: a degree of a scale, counted from 1. */
export interface ScalesQuestion {
  readonly setup: ScalesSetup;
  readonly key: ScaleKey;
  readonly type: SelectorScaleType;
  readonly degree: number;
}

/** A type of scales quiz. */
export type ScalesQuiz<Question extends ScalesQuestion, Answer> = NeckQuiz<ScalesSetup, Question, Answer>;

export type AnyScalesQuiz = ScalesQuiz<ScalesQuestion, unknown>;
