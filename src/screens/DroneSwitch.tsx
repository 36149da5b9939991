import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import { useDroneNotes } from '../audio/Audio';
import type { Command } from '../commands/command';
import { useSpeech } from '../speech/Speech';
import type { Line } from '../theory/degree';
import fields from '../ui/fields.module.css';
import { Kbd } from '../ui/Kbd';
import { Spoken } from '../ui/Spoken';
import { Switch } from '../ui/Switch';
import { useCommandState, useShell } from '../ui/shell';
import { DRONE } from './droneText';

interface DroneSwitchProps {
  readonly command: Command;
  /** What it sounds: its `DroneName`. */
  readonly children: ReactNode;
}

const DroneKeys = memo(function DroneKeys({ command }: Pick<DroneSwitchProps, 'command'>) {
  const { hotkeysOf } = useShell();
  return (
    <span className={clsx(fields.gutter, 'keyboard-only')} aria-hidden="true">
      {hotkeysOf(command.id, command.hotkeys ?? []).map(hotkey => (
        <Kbd key={hotkey} hotkey={hotkey} />
      ))}
    </span>
  );
});

/** The switch of a screen's drone, with what it sounds, or why it can't. */
export function DroneSwitch({ command, children }: DroneSwitchProps) {
  const { say } = useSpeech();
  const sounding = useDroneNotes();
  const disabled = useCommandState(() => command.disabled);
  return (
    <Switch
      label={DRONE.title}
      state={sounding ? 'on' : 'off'}
      hint={<DroneKeys command={command} />}
      description={disabled ?? children}
      onToggle={() => (disabled === undefined ? command.run() : say(disabled))}
    />
  );
}

/** The notes that the drone sounds or, while it is silent, would sound. */
export function DroneName({ notes }: { readonly notes: Line }) {
  const sounding = useDroneNotes();
  return <Spoken {...(sounding?.name ?? notes)} />;
}
