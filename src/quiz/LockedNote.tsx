import stack from '../ui/stack.module.css';
import type { AnySession } from './definition';
import { isOpen } from './session';
import { LOCKED_NOTE } from './text';

/** Why the settings above it are plain values, while a quiz runs. */
export function LockedNote({ session }: { readonly session: AnySession }) {
  return isOpen(session) ? <p className={stack.note}>{LOCKED_NOTE}</p> : null;
}
