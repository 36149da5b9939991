import { createContext } from 'react';
import type { Command } from '../commands/command';
import type { ScreenId } from '../commands/screenId';
import type { Listener } from '../listening/listener';
import type { AllSettings } from '../settings/useSettings';

/** What the commands for listening need from the app. */
export interface ListenDesk {
  readonly listener: Listener;
  readonly navigation: {
    readonly current: () => { readonly id: ScreenId } | undefined;
  };
  readonly screens: AllSettings['screens'];
  /** Opens the tuner. */
  readonly tuner: Command;
  readonly say: (text: string) => void;
}

/** Provides what the app has. */
export const ListenDeskContext = createContext<ListenDesk | undefined>(undefined);
