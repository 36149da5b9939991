import type { ComponentType } from 'react';
import type { ScreenId } from '../commands/command';
import type { LetterKey } from '../commands/hotkey';
import type { ScreenTable } from './drillText';

/** What is known about a screen before its code is loaded. */
export interface ScreenDefinition {
  readonly id: ScreenId;
  readonly name: string;
  /** Its name in the navigator, if it isn't `Learn the {name}`. */
  readonly invitation?: string;
  /** The title of the command that opens it, if that isn't its name in the navigator. */
  readonly command?: string;
  /** Its page heading. */
  readonly title: string;
  /** One line about what it is for. */
  readonly subtitle: string;
  /** Its path below the folder that the app is served from. */
  readonly path: `/${string}`;
  /** The letter after the leader `l` that opens it. */
  readonly letter: LetterKey;
  /** Fetches the table of its settings. */
  readonly loadTable: () => Promise<ScreenTable>;
  readonly load: () => Promise<{ readonly default: ComponentType<ScreenProps> }>;
}

/** The props of every screen. */
export interface ScreenProps {
  readonly screen: ScreenDefinition;
}
