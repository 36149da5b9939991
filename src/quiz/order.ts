import { oneOf } from '../settings/optionSetting';
import type { Setting } from '../settings/setting';
import type { OtherAnswers } from './answerWith';

/** What a quiz may ask, in the order in which a teacher would bring it in. */
export interface Curriculum {
  /** The items, stage by stage. */
  readonly stages: readonly (readonly string[])[];
  /** Items that are easily mixed up, two and two: if one is weak, both are asked. */
  readonly pairs?: readonly (readonly [string, string])[];
  /** Items that are asked no more once they are known. */
  readonly easy?: readonly string[];
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
