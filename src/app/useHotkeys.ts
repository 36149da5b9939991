import Mousetrap from 'mousetrap';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Binding, type Circumstances, inEffect } from '../commands/command';
import { isModifierAlone, type Platform, type Stroke, strokesOf } from '../commands/hotkey';
import { focusKeeps, type Resolution, resolve } from '../commands/resolve';
import { focusHeading } from '../ui/heading';
import { focusKindOf, keyPressOf } from './keyPress';

interface HotkeyUse {
  readonly bindings: () => readonly Binding[];
  readonly circumstances: () => Circumstances;
  readonly platform: Platform;
  /** A hotkey was pressed whose command can't be run now. */
  readonly onRefuse: (reason: string) => void;
}

/**
 * The leader that is pending, and under which circumstances it was pressed. It is dropped as soon as something else would
 * answer: a dialog, a quiz, or another neck.
 */
interface Pending {
  readonly leader: Stroke;
  readonly circumstances: Circumstances;
}

/**
 * Listens to every key of the page and runs what it stands for; returns the leader that is pending, if one is.
 *
 * Mousetrap delivers single presses through `handleKey`, its hook for extensions. Its own bindings are not used: they
 * allow one owner a key, forget a sequence after a second, and match characters alone.
 *
 * @see https://github.com/ccampbell/mousetrap/blob/master/mousetrap.js
 */
export function useHotkeys(use: HotkeyUse): Stroke | undefined {
  const [shown, setShown] = useState<Stroke>();
  const latest = useRef(use);
  latest.current = use;

  // Hotkeys work from the frame in which a screen is first seen: an effect would come after it, and lose the first key.
  useLayoutEffect(() => {
    let pending: Pending | undefined;
    const wait = (next: Pending | undefined) => {
      pending = next;
      setShown(next?.leader);
    };
    const drop = () => {
      if (pending) wait(undefined);
    };
    const mousetrap = new Mousetrap(document.documentElement);
    mousetrap.handleKey = (_character, _modifiers, event) => {
      if (event.type !== 'keydown') return;
      if (pending && !areSame(pending.circumstances, latest.current.circumstances())) drop();
      handle(event, latest.current, pending?.leader, wait);
    };
    const drops = ['focusin', 'pointerdown', 'popstate'] as const;
    for (const type of drops) window.addEventListener(type, drop, { capture: true });
    return () => {
      mousetrap.handleKey = () => {};
      for (const type of drops) window.removeEventListener(type, drop, { capture: true });
    };
  }, []);

  return shown;
}

const areSame = (one: Circumstances, other: Circumstances): boolean =>
  one.screen === other.screen &&
  one.quiz === other.quiz &&
  one.dialogOpen === other.dialogOpen &&
  one.neckFocused === other.neckFocused;

function handle(
  event: KeyboardEvent,
  use: HotkeyUse,
  leader: Stroke | undefined,
  wait: (next: Pending | undefined) => void,
): void {
  const press = keyPressOf(event);
  if (event.isComposing || isModifierAlone(press)) return;
  if (leader !== undefined && event.repeat) {
    // The leader itself, held down.
    event.preventDefault();
    return;
  }
  if (leader !== undefined) wait(undefined);
  if (event.defaultPrevented) return;

  const focus = focusKindOf(event.target);
  const strokes = strokesOf(press, use.platform).filter(stroke => !focusKeeps(focus, stroke));
  if (strokes.length === 0) return;
  const resolution = resolve(strokes, leader, inEffect(use.bindings(), use.circumstances()));
  if (resolution.kind === 'pass') return;
  focusHeadingIfNone();
  // Tab goes on to the next control, even where it drops a leader.
  if (press.key !== 'Tab') event.preventDefault();
  follow(resolution, event, use, wait);
}

function follow(
  resolution: Exclude<Resolution, { kind: 'pass' }>,
  { repeat }: KeyboardEvent,
  { circumstances, onRefuse }: HotkeyUse,
  wait: (next: Pending | undefined) => void,
): void {
  switch (resolution.kind) {
    case 'drop':
      return;
    case 'pend':
      if (!repeat) wait({ leader: resolution.leader, circumstances: circumstances() });
      return;
    case 'refuse':
      if (!repeat) onRefuse(resolution.reason);
      return;
    case 'run':
      if (!repeat || resolution.command.repeats) resolution.command.run();
      return;
  }
}

/** Before the first Tab or click nothing has the focus: the first hotkey puts it where a new page would have it. */
function focusHeadingIfNone(): void {
  if (document.activeElement === document.body) focusHeading();
}
