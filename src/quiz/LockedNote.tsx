import { Spoken } from '../ui/Spoken';
import { useShell } from '../ui/shell';
import stack from '../ui/stack.module.css';
import type { AnySession } from './definition';
import { lengthText } from './pace';
import { isOpen } from './session';
import { drillLockedText, LOCKED_NOTE } from './text';

/** Whether a drill has the page to itself: its settings and the help give way to it. */
export const isDrilling = (session: AnySession): boolean =>
  isOpen(session) && session.run.drill !== undefined;

/** Why the settings above it are plain values, while a quiz runs. */
export function LockedNote({ session }: { readonly session: AnySession }) {
  return isOpen(session) ? <p className={stack.note}>{LOCKED_NOTE}</p> : null;
}

interface DrillNoteProps {
  readonly session: AnySession;
  /** What there is to say of the drill; first its type. A round of just some items is told by their number. */
  readonly describe: (way: 'text' | 'spoken', items: readonly string[] | undefined) => readonly string[];
}

/** What a drill was set up to ask, in the place of its settings, and why that can't be changed. */
export function DrillNote({ session, describe }: DrillNoteProps) {
  const { withSigns } = useShell();
  const items = isOpen(session) ? session.run.items : undefined;
  const tell = (way: 'text' | 'spoken') => drillLockedText(withLimit(session, describe(way, items)));
  return (
    <p className={stack.note}>
      <Spoken text={withSigns(tell('text'))} spoken={tell('spoken')} />
    </p>
  );
}

/** What is said of a drill, with the length that it has as a part of a practice or as a test in place of the one that is set. */
const withLimit = (session: AnySession, texts: readonly string[]): readonly string[] =>
  isOpen(session) && (session.run.drill?.isPart || session.run.drill?.test)
    ? texts.with(-1, lengthText(session.length))
    : texts;
