import { oneOf } from '../settings/options';
import type { Choices, Setting } from '../settings/setting';
import type { OtherAnswers } from './answerWith';
import { drill } from './pace';

/** What a quiz may ask, in the order in which a teacher would bring it in. */
export interface Curriculum {
  /** The items, stage by stage. */
  readonly stages: readonly (readonly string[])[];
  /** Items that are easily mixed up, two and two: if one is weak, both are asked. */
  readonly pairs?: readonly (readonly [string, string])[];
  /** Items that are asked no more once they are known. */
  readonly easy?: readonly string[];
  /** Items that are known by others: a note by its places. */
  readonly parts?: ReadonlyMap<string, readonly string[]>;
}

/** How the next question is chosen: at random, or by what the user's answers say. */
export type QuestionOrder = 'shuffled' | 'weak';

/** In which order a quiz asks its questions. */
export const order: Setting<QuestionOrder> = oneOf<QuestionOrder>({
  id: 'order',
  label: 'Question Order',
  control: 'select',
  options: [
    { value: 'shuffled', text: 'Shuffled' },
    {
      value: 'weak',
      text: 'Weak Spots First',
    },
  ],
  initial: 'shuffled',
});

/**
 * The choices that make the next quiz a quick drill, if wanted of weak spots first.
 *
 * @example drillChoices(new Map(), 'weak') // Map { 'drill' => 'on', 'order' => 'weak' }
 */
/** A quick drill that starts at once: of anything, or first of what was answered wrong. */
export type DrillKind = 'drill' | 'weak';

export function drillChoices(choices: Choices, kind: DrillKind): Choices {
  const drilling = drill.write(choices, 'on');
  return kind === 'weak' ? order.write(drilling, 'weak') : drilling;
}

/** What the next item is chosen from. */
export interface ItemChoice {
  readonly quiz: string;
  /** Left out where only keys and buttons answer. */
  readonly answerWith?: OtherAnswers;
  readonly curriculum: Curriculum;
  /** This round's questions, the latest last. */
  readonly asked: readonly { readonly item: string; readonly verdict: 'right' | 'wrong' }[];
}

/** Chooses which item a quiz asks next, by what the user's answers say. */
export interface Chooser {
  /** Resolves when it can choose; `undefined` if it can already. */
  ready(): Promise<void> | undefined;
  /** The next item; `undefined` leaves it to chance. */
  choose(choice: ItemChoice): string | undefined;
}
