/** What an engine has to say against one element. */
export interface Finding {
  readonly engine: 'axe' | 'IBM';
  readonly rule: string;
  /** Whether the engine is sure of a fault, would do it otherwise, or leaves it to a person to look. */
  readonly weight: 'violation' | 'recommendation' | 'to be looked at';
  /** Where the element is: a selector of Playwright. */
  readonly place: string;
  readonly says: string;
}

/** Every rule of an engine, or those that a change of colours can break. */
export type Rules = 'all' | 'colours';

/** What a rule is called among those of both engines. */
export const ruleOf = ({ engine, rule }: Pick<Finding, 'engine' | 'rule'>): string => `${engine} ${rule}`;

/** What the audit can be told: which engines it asks. */
export interface Engines {
  readonly engines: 'axe' | 'both';
}
