import Mousetrap from 'mousetrap';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Circumstances, Command } from '../commands/command';
import { inEffect } from '../commands/command';
import { isModifierAlone, type Platform, type Stroke, strokesOf } from '../commands/hotkey';
import { focusKeeps, type Pending, resolve } from '../commands/resolve';
import { focusHeading } from '../ui/heading';
import { focusKindOf, keyPressOf } from './keyPress';

interface HotkeyUse {
  readonly commands: () => readonly Command[];
  readonly circumstances: () => Circumstances;
  readonly platform: Platform;
  /** A hotkey was pressed whose command can't be run now. */
  readonly onRefuse: (reason: string) => void;
}

/**
 * Listens to every key of the page and runs what it stands for; gives the leader that waits, if one does.
 *
 * Mousetrap delivers single presses through `handleKey`, its hook for extensions. Its own bindings are not used: they
 * allow one owner a key, forget a sequence after a second, and match characters alone.
 *
 * @see https://github.com/ccampbell/mousetrap/blob/master/mousetrap.js
 */
export function useHotkeys(use: HotkeyUse): Pending | undefined {
  const [pending, setPending] = useState<Pending>();
  const latest = useRef(use);
  const waiting = useRef<Pending>(undefined);
  latest.current = use;

  // In the frame in which a screen is seen its keys work: an effect would come after it, and the first key be lost.
  useLayoutEffect(() => {
    const wait = (next: Pending | undefined) => {
      waiting.current = next;
      setPending(next);
    };
    const mousetrap = new Mousetrap(document.documentElement);
    mousetrap.handleKey = (_character, _modifiers, event) => {
      if (event.type === 'keydown') handle(event, latest.current, waiting.current, wait);
    };
    return () => {
      mousetrap.handleKey = () => {};
    };
  }, []);

  return pending;
}

function handle(
  event: KeyboardEvent,
  { commands, circumstances, platform, onRefuse }: HotkeyUse,
  pending: Pending | undefined,
  wait: (next: Pending | undefined) => void,
): void {
  const press = keyPressOf(event);
  if (event.isComposing || isModifierAlone(press)) return;
  if (event.defaultPrevented) {
    if (pending) wait(undefined);
    return;
  }
  if (pending && event.repeat) {
    // The leader itself, held for long.
    event.preventDefault();
    return;
  }
  const kept = (stroke: Stroke) => focusKeeps(focusKindOf(event.target), stroke);
  const strokes = strokesOf(press, platform).filter(stroke => pending !== undefined || !kept(stroke));
  if (pending === undefined && strokes.length === 0) return;

  const resolution = resolve(strokes, pending, inEffect(commands(), circumstances()));
  if (pending) wait(undefined);
  if (resolution.kind !== 'pass') leaveNowhere();
  switch (resolution.kind) {
    case 'pass':
      return;
    case 'drop':
      // Tab still goes on to where the user wants to be.
      if (press.key !== 'Tab') event.preventDefault();
      return;
    case 'pend':
      event.preventDefault();
      if (!event.repeat) wait(resolution.pending);
      return;
    case 'refuse':
      event.preventDefault();
      if (!event.repeat) onRefuse(resolution.command.disabled ?? '');
      return;
    case 'run':
      event.preventDefault();
      if (!event.repeat || resolution.command.repeats) resolution.command.run();
      return;
  }
}

/** Before the first Tab or click nothing has the focus: a key that is answered takes it to where a new page puts it. */
function leaveNowhere(): void {
  if (document.activeElement === document.body) focusHeading();
}
