import type { Command } from './command';
import type { ScreenId } from './screenId';

/** Whether a command belongs to the screen that is shown. */
export const isHere = ({ screen, scope }: Command, shown: ScreenId | undefined): boolean =>
  screen === undefined ? scope !== 'global' : screen === shown;
