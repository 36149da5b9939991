import type { ToggleTitles } from '../../settings/setting';
import { joinedTitle } from '../../settings/text';

/** What the commands that choose the intervals of the quiz are called. */
export const ASK_TITLES: ToggleTitles = {
  on: interval => `Ask ${interval}`,
  off: interval => `Don't ask ${interval}`,
  only: intervals => `Ask only ${joinedTitle(intervals)}`,
};
