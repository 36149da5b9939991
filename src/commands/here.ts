import type { Command } from './command';
import type { ScreenId } from './screenId';

/** Whether a command belongs to the screen that is shown. */
export const isHere = ({ screen, scope }: Command, shown: ScreenId | undefined): boolean =>
  screen === undefined ? scope !== 'global' : screen === shown;

/** Whether a command shows another screen than the one that is shown. */
export const leadsAway = ({ opens, screen }: Command, shown: ScreenId | undefined): boolean => {
  const target = opens ?? screen;
  return target !== undefined && target !== shown;
};
