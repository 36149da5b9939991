import type { ComponentType } from 'react';
import type { ScreenId } from '../commands/command';
import type { Hotkey, LetterKey } from '../commands/hotkey';
import type { Instrument } from '../instrument/instrument';
import type { AskedItems } from '../practice/parts';
import type { Settings } from '../settings/settings';
import type { ScreenTable } from './drillText';

/** What the quiz of a screen asks with some settings. */
export type Asks = (settings: Pick<Settings, 'read' | 'choices'>, instrument: Instrument) => AskedItems;

/** What is known about a screen before its code is loaded. */
export interface ScreenDefinition {
  readonly id: ScreenId;
  readonly name: string;
  /** Its name in the navigator, if it isn't `Learn the {name}`. */
  readonly invitation?: string;
  /** What one can do there, as the navigator's button says, if that isn't its name in the navigator. */
  readonly ability?: string;
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
  /** One key that opens it as well. */
  readonly hotkey?: Hotkey;
  /** Fetches the table of its settings. */
  readonly loadTable: () => Promise<ScreenTable>;
  /** Fetches what says which items its quiz asks; left out by a screen without a quiz. */
  readonly loadAsks?: () => Promise<Asks>;
  /** Whether it draws the answers and the path, which are then read while its code is still being fetched. */
  readonly drawsAnswers?: true;
  readonly load: () => Promise<{ readonly default: ComponentType<ScreenProps> }>;
}

/** The props of every screen. */
export interface ScreenProps {
  readonly screen: ScreenDefinition;
}
