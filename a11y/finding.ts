/** What an engine reports about one element. */
export interface Finding {
  readonly engine: 'axe' | 'IBM';
  readonly rule: string;
  /** Whether the engine is sure it's a fault, suggests an improvement, or leaves it to a person. */
  readonly weight: 'violation' | 'recommendation' | 'needs review';
  /** Where the element is: a Playwright selector. */
  readonly place: string;
  readonly says: string;
}

/** All rules of an engine, or only those that a change of colors can break. */
export type Rules = 'all' | 'colours';

/** The name of a rule, unique across both engines. */
export const ruleOf = ({ engine, rule }: Pick<Finding, 'engine' | 'rule'>): string => `${engine} ${rule}`;

/** The audit's option: which engines to run. */
export interface Engines {
  readonly engines: 'axe' | 'both';
}
