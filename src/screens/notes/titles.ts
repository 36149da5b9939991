import type { ToggleTitles } from '../../settings/setting';
import { joinedTitle } from '../../settings/text';

/** What the commands that highlight notes are called. */
export const HIGHLIGHT_TITLES: ToggleTitles = {
  on: note => `Highlight ${note}`,
  off: note => `Stop highlighting ${note}`,
  only: notes => `Highlight only ${joinedTitle(notes)}`,
};
