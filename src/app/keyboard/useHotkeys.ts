import Mousetrap from 'mousetrap';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Binding, type Circumstances, inEffect } from '../../commands/command';
import { type Platform, type Stroke, strokesOf } from '../../commands/hotkey';
import { isModifierAlone, type KeyPress, rowStrokeOf } from '../../commands/numberRow';
import { focusKeeps, type Resolution, resolve } from '../../commands/resolve';
import { spokenStroke } from '../../commands/spokenHotkey';
import { firstNeck, focusGrid, focusHeading, gridOf } from '../../ui/heading';
import { nothingUnder } from '../text';
import { focusKindOf, keyPressOf } from './keyPress';

/** Whether the list of a select is open. Browsers that don't know `:open` keep the keys of an open list to themselves. */
function isOpen(select: Element): boolean {
  try {
    return select.matches(':open');
  } catch {
    return false;
  }
}

/** Focuses the neck that was used last or the first one of the page, and returns whether there is one. */
const focusNeck = (lastNeck: Element | undefined): boolean => focusGrid(lastNeck) || focusGrid(firstNeck());

/**
 * Moves the focus out of a select, which keeps letters for itself, to where hotkeys work: to a neck, or else to the heading.
 *
 * @param lastNeck the neck that had the focus last, on this page or another
 * @returns whether it did; an open list is only closed, by the browser
 */
export function leaveSelect(select: Element, lastNeck: Element | undefined): boolean {
  if (isOpen(select)) return false;
  if (!focusNeck(lastNeck)) focusHeading();
  return true;
}

interface HotkeyDeps {
  readonly bindings: () => readonly Binding[];
  readonly circumstances: () => Circumstances;
  readonly platform: Platform;
  /** Called when a hotkey is pressed whose command is disabled, and when a key can't follow the pending leader. */
  readonly onRefuse: (reason: string) => void;
}

/**
 * The pending leader, and the circumstances in which it was pressed. It is dropped once they have changed: other commands
 * may be in effect in a dialog, a quiz or another neck.
 */
interface Pending {
  readonly leader: Stroke;
  readonly circumstances: Circumstances;
}

/**
 * Handles every key press of the page and runs its command; returns the pending leader, if any.
 *
 * Mousetrap delivers single presses through `handleKey`, its hook for extensions. Its own bindings aren't used: they allow
 * only one owner per key, drop a sequence after a second, and match only characters.
 *
 * @see https://github.com/ccampbell/mousetrap/blob/master/mousetrap.js
 */
export function useHotkeys(deps: HotkeyDeps): Stroke | undefined {
  const [shown, setShown] = useState<Stroke>();
  const latest = useRef(deps);
  latest.current = deps;

  // Hotkeys must work from the first frame of a screen: a passive effect would run after it and miss the first key.
  useLayoutEffect(() => {
    let pending: Pending | undefined;
    const wait = (next: Pending | undefined) => {
      pending = next;
      setShown(next?.leader);
    };
    const drop = () => {
      if (pending) wait(undefined);
    };
    let lastNeck: Element | undefined;
    const remember = ({ target }: FocusEvent) => {
      lastNeck = gridOf(target) ?? lastNeck;
    };
    const mousetrap = new Mousetrap(document.documentElement);
    mousetrap.handleKey = (_character, _modifiers, event) => {
      if (event.type !== 'keydown') return;
      const now = latest.current.circumstances();
      if (pending && !areSame(pending.circumstances, now)) drop();
      if (pending === undefined && leavesSelect(event, now, lastNeck)) event.preventDefault();
      else handle({ event, now, deps: latest.current, leader: pending?.leader, wait, lastNeck });
    };
    window.addEventListener('focusin', remember);
    const drops = ['focusin', 'pointerdown', 'popstate'] as const;
    for (const type of drops) window.addEventListener(type, drop, { capture: true });
    return () => {
      mousetrap.handleKey = () => {};
      window.removeEventListener('focusin', remember);
      for (const type of drops) window.removeEventListener(type, drop, { capture: true });
    };
  }, []);

  return shown;
}

/** Whether a press of Escape leaves a select; in a dialog it closes that instead. */
const leavesSelect = (
  { key, target, isComposing, defaultPrevented }: KeyboardEvent,
  { dialogOpen }: Circumstances,
  lastNeck: Element | undefined,
): boolean =>
  key === 'Escape' &&
  target instanceof HTMLSelectElement &&
  !dialogOpen &&
  !isComposing &&
  !defaultPrevented &&
  leaveSelect(target, lastNeck);

/** Whether a leader may go on. A neck that appears below the heading, as with answers that are read late, is no reason to drop it. */
const areSame = (one: Circumstances, other: Circumstances): boolean =>
  one.screen === other.screen &&
  one.quiz === other.quiz &&
  one.dialogOpen === other.dialogOpen &&
  (one.neck === 'focused') === (other.neck === 'focused');

/** A press to handle, and the circumstances in which it came. */
interface Handled {
  readonly event: KeyboardEvent;
  readonly now: Circumstances;
  readonly deps: HotkeyDeps;
  readonly leader: Stroke | undefined;
  readonly wait: (next: Pending | undefined) => void;
  readonly lastNeck: Element | undefined;
}

function handle({ event, now, deps, leader, wait, lastNeck }: Handled): void {
  const press = keyPressOf(event);
  if (event.isComposing || isModifierAlone(press)) return;
  if (leader !== undefined && event.repeat) {
    // The leader itself is held down.
    event.preventDefault();
    return;
  }
  if (leader !== undefined) wait(undefined);
  if (event.defaultPrevented) return;

  const focus = focusKindOf(event.target);
  const known = [rowStrokeOf(press) ?? [], strokesOf(press, deps.platform)].flat();
  if (leader !== undefined && known.length === 0 && typesCharacter(press))
    refuseAfter(leader, undefined, deps);
  const strokes = known.filter(stroke => !focusKeeps(focus, stroke));
  if (strokes.length === 0) return;
  const resolution = resolve(strokes, leader, inEffect(deps.bindings(), now));
  if (resolution.kind === 'pass') return;
  const entersNeck = resolution.kind === 'run' && resolution.command.scope === 'neck' && now.neck === 'near';
  if (entersNeck) focusNeck(lastNeck);
  else focusHeadingIfNone();
  // Tab still moves to the next control if it drops a leader.
  if (press.key !== 'Tab') event.preventDefault();
  if (resolution.kind !== 'drop') follow(resolution, { event, now, deps, wait });
  else if (leader !== undefined && !QUIET_KEYS.includes(press.key))
    refuseAfter(leader, resolution.stroke, deps);
}

/** Keys that drop a leader without a word: Escape is meant to, and Tab moves to a control that is announced. */
const QUIET_KEYS = ['Escape', 'Tab'];

const typesCharacter = ({ key, ctrl, meta, alt }: KeyPress): boolean =>
  key.length === 1 && !ctrl && !meta && !alt;

/** Says that a key can't follow the leader; a key that is no stroke has no name. */
function refuseAfter(leader: Stroke, stroke: Stroke | undefined, { platform, onRefuse }: HotkeyDeps): void {
  onRefuse(nothingUnder(spokenStroke(leader, platform), stroke && spokenStroke(stroke, platform)));
}

function follow(
  resolution: Exclude<Resolution, { kind: 'pass' | 'drop' }>,
  { event: { repeat }, now, deps, wait }: Omit<Handled, 'leader' | 'lastNeck'>,
): void {
  switch (resolution.kind) {
    case 'pend':
      if (!repeat) wait({ leader: resolution.leader, circumstances: now });
      return;
    case 'refuse':
      if (!repeat) deps.onRefuse(resolution.reason);
      return;
    case 'run':
      if (!repeat || resolution.command.repeats) resolution.command.run();
      return;
  }
}

/** Focuses the heading, as a new page does, if nothing has the focus, as before the first Tab or click. */
function focusHeadingIfNone(): void {
  if (document.activeElement === document.body) focusHeading();
}
