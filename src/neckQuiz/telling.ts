import type { Action } from '../commands/action';
import type { ScreenId } from '../commands/command';
import { isOpen, openQuestion } from '../quiz/session';
import { sentences } from '../quiz/text';
import type { AnyNeckSession, Told } from './definition';
import { TELL_TITLES } from './text';

/** What a question is a part of, told in words. */
export interface Telling {
  /** Whether the question on the page is told string by string. */
  canTell(): boolean;
  /** Says the next string; after the last the first again. */
  nextString(): void;
  whole(): void;
}

/**
 * Tells what the open question is a part of, from its first string on each time another one begins.
 *
 * @example createTelling(session, say).nextString() // 'String 6: frets 5 and 8.'
 */
export function createTelling(current: () => AnyNeckSession, say: (text: string) => void): Telling {
  let last: { readonly name: string; readonly at: number } | undefined;
  const told = (): Told | undefined => {
    const session = current();
    return isOpen(session) ? session.run.quiz.toldOf?.(openQuestion(session)) : undefined;
  };
  return {
    canTell() {
      const session = current();
      return isOpen(session) && session.run.quiz.toldOf !== undefined;
    },
    nextString() {
      const of = told();
      if (of === undefined) return;
      const at = last?.name === of.name ? (last.at + 1) % of.strings.length : 0;
      last = { name: of.name, at };
      say(of.strings[at] ?? '');
    },
    whole() {
      const of = told();
      if (of) say(sentences(`${of.name}.`, ...of.strings));
    },
  };
}

interface TellingDeps {
  readonly telling: Telling;
}

/** The commands that tell what a question is a part of, on a screen with such a quiz. */
export const tellActions = (screen: ScreenId, group: string, where: string) =>
  ({
    nextString: {
      ...{ id: `${screen}.next-string`, title: TELL_TITLES.next, group, where, scope: 'quiz' },
      keywords: ['string by string', 'say the next string', 'tell me', 'by ear'],
      hotkeys: ['s'],
      isOffered: ({ telling }) => telling.canTell(),
      run: ({ telling }) => telling.nextString(),
    },
    whole: {
      ...{ id: `${screen}.whole`, title: TELL_TITLES.whole, group, where, scope: 'quiz' },
      keywords: ['all strings', 'tell all strings', 'say the pattern', 'read the pattern', 'whole pattern'],
      hotkeys: ['shift+s'],
      isOffered: ({ telling }) => telling.canTell(),
      run: ({ telling }) => telling.whole(),
    },
  }) as const satisfies Record<string, Action<TellingDeps>>;
