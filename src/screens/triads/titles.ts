import type { ToggleTitles } from '../../settings/setting';
import { joinedTitle } from '../../settings/text';

/** What the commands are called that choose what the quiz asks. */
export const ASK_TITLES = {
  roots: {
    on: root => `Ask about root ${root}`,
    off: root => `Don't ask about root ${root}`,
    only: roots => `Ask only about ${roots.length === 1 ? 'root' : 'roots'} ${joinedTitle(roots)}`,
  },
  qualities: {
    on: quality => `Ask about ${quality} triads`,
    off: quality => `Don't ask about ${quality} triads`,
    only: qualities => `Ask only about ${joinedTitle(qualities)} triads`,
  },
  sets: {
    on: set => `Ask on strings ${set}`,
    off: set => `Don't ask on strings ${set}`,
    only: sets => `Ask only on strings ${joinedTitle(sets)}`,
  },
} as const satisfies Record<string, ToggleTitles>;
