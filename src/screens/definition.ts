import type { ComponentType } from 'react';
import type { LetterKey } from '../commands/hotkey';
import type { ScreenId } from '../commands/screenId';
import type { SettingsTable } from '../settings/setting';

/** What is known of a screen before its code is loaded. */
export interface ScreenDefinition {
  readonly id: ScreenId;
  /** As the navigator says it: `Learn the {name}`. */
  readonly name: string;
  /** Its heading. */
  readonly title: string;
  /** One line on what it is for. */
  readonly subtitle: string;
  /** Where it is, below the folder that the app is served from. */
  readonly path: `/${string}`;
  /** What follows the leader `l`. */
  readonly letter: LetterKey;
  readonly settings: SettingsTable;
  readonly load: () => Promise<{ readonly default: ComponentType<ScreenProps> }>;
}

/** What every screen is drawn with. */
export interface ScreenProps {
  readonly screen: ScreenDefinition;
}
