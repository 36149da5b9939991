import * as Radix from '@radix-ui/react-dialog';
import { hideOthers } from 'aria-hidden';
import clsx from 'clsx';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Command } from '../commands/command';
import { useDelayedIdle } from '../speech/Speech';
import { CommandButton } from './CommandButton';
import styles from './Dialog.module.css';
import { focusGrid, focusHeading, gridOf, isComposing } from './heading';
import { useCommands } from './shell';
import { Toolbar } from './Toolbar';

const EVENTS = ['focusout', 'focusin'] as const;

/**
 * Moves the focus out of a dialog that is still in the page. Radix listens on the document and would bring it back, so these
 * events stop short of the document; everything in the page gets them.
 */
export function releaseFocus(move: () => void): void {
  const { body } = document;
  const stop = (event: Event) => event.stopPropagation();
  for (const type of EVENTS) body.addEventListener(type, stop);
  move();
  for (const type of EVENTS) body.removeEventListener(type, stop);
}

/**
 * The first focus of a dialog: its first control; its title, if the user didn't open it, so that a key meant for the page
 * activates nothing; or first the one, then the other, if its text is to be read from the start. A dialog that replaces
 * another begins with the title: while the page is shown and hidden again, Orca misses the focus, and would read out what is
 * typed in place of passing it on.
 */
export type FirstFocus = 'control' | 'title' | 'control-then-title' | 'title-then-control';

/**
 * How long a control has the focus before the title gets it (milliseconds). While the page beneath is being hidden, Orca drops
 * the focus of a heading, and of a control if the machine is busy. Heard in 43.1 with both cores busy: after 700 ms it was
 * still silent, after 1,200 it read both.
 */
const HIDING = 1200;

interface DialogProps {
  readonly title: string;
  /** `hidden` shows the title only to screen readers. */
  readonly heading?: 'shown' | 'hidden';
  readonly className?: string | undefined;
  readonly firstFocus?: FirstFocus;
  /** The control that gets the focus when the dialog opens, if not the first. */
  readonly firstControl?: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** Called before Escape closes the dialog; `preventDefault` keeps it open. */
  readonly onEscape?: ((event: KeyboardEvent) => void) | undefined;
  /** Moves the focus when the dialog closes; by default it returns to where it was when the dialog opened. */
  readonly returnFocus?: (() => void) | undefined;
  /** Whether closing the dialog moves the focus (default true); if another page opens at the same time, that does. */
  readonly keepsFocus?: () => boolean;
  /** Called after the dialog has closed and the focus has moved. */
  readonly onClosed?: () => void;
  /**
   * The elements beneath the dialog that stay visible to screen readers. Hiding a neck and showing it again floods them with
   * changes: Orca then can't announce the cell that gets the focus next. A dialog whose focus stays in one text field can keep
   * the necks.
   */
  readonly beneath?: 'nothing' | 'grids';
  /** The id of the text announced with the title. */
  readonly describedBy?: string;
  /** The buttons of a dialog without other controls. They may get the focus when it opens, so they must stay visible. */
  readonly foot?: ReactNode;
  /** The name of these buttons as a toolbar, in which a screen reader leaves letters to the page. */
  readonly footName?: string;
  readonly children: ReactNode;
}

const CloseContext = createContext<Command | undefined>(undefined);

/** The Close button of the dialog it is rendered in. */
export function CloseButton({ tone = 'plain' }: { readonly tone?: 'plain' | 'text' }) {
  const close = useContext(CloseContext);
  return close && <CommandButton tone={tone} command={close} />;
}

/** Registers a command that closes the dialog; only one dialog is open at a time. */
function useCloseCommand(onClose: () => void): Command {
  const latest = useRef(onClose);
  latest.current = onClose;
  const close = useMemo<Command>(
    () => ({
      id: 'dialog.close',
      title: 'Close',
      group: 'Dialog',
      scope: 'dialog',
      hotkeys: ['Escape'],
      run: () => latest.current(),
    }),
    [],
  );
  useCommands(useMemo(() => [close], [close]));
  return close;
}

/**
 * Restores the focus while the dialog is still in the page. If a focused element is removed first, the page itself has the
 * focus in between, and a screen reader reads out its heading.
 *
 * @returns a function that restores it now, for a dialog about to close; React's own focus events still work then
 */
function useRestoredFocus(content: HTMLElement | null, restore: () => void): () => void {
  const latest = useRef({ content, restore });
  latest.current = { content, restore };
  const restoreNow = useRef(() => {
    const { content, restore } = latest.current;
    const { activeElement: focused, body } = document;
    // A screen reader that reads the dialog's text may take the focus from its controls and give it to nothing else.
    if (focused === body || content?.contains(focused)) releaseFocus(restore);
  }).current;
  // Runs before the dialog is removed from the page, whatever closed it.
  useLayoutEffect(() => restoreNow, [restoreNow]);
  return restoreNow;
}

const CONTROL = 'input, select, button';

/** Moves the focus on from where it was first, unless the user has moved it elsewhere. What is typed takes it along. */
function useSecondFocus(
  firstFocus: FirstFocus,
  content: HTMLElement | null,
  title: RefObject<HTMLElement | null>,
): void {
  const isWanted = firstFocus === 'control-then-title' || firstFocus === 'title-then-control';
  useEffect(() => {
    if (!isWanted || !content) return;
    const first = document.activeElement;
    const next =
      firstFocus === 'control-then-title' ? title.current : content.querySelector<HTMLElement>(CONTROL);
    const move = () => {
      if (document.activeElement === first) next?.focus();
    };
    const type = ({ key }: KeyboardEvent) => {
      if (key.length === 1 && first === title.current) move();
    };
    const timer = window.setTimeout(move, HIDING);
    content.addEventListener('keydown', type);
    return () => {
      window.clearTimeout(timer);
      content.removeEventListener('keydown', type);
    };
  }, [isWanted, firstFocus, content, title]);
}

/** A modal dialog: Escape closes it, Tab stays inside, and closing it restores the focus. */
export function Dialog({
  title,
  heading = 'shown',
  beneath = 'nothing',
  className,
  firstFocus = 'control',
  firstControl,
  onClose,
  onEscape,
  returnFocus,
  keepsFocus = () => true,
  onClosed,
  describedBy,
  foot,
  footName,
  children,
}: DialogProps) {
  const [opener] = useState(() => document.activeElement);
  const [openerGrid] = useState(() => gridOf(opener));
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [content, setContent] = useState<HTMLDivElement | null>(null);
  useSecondFocus(firstFocus, content, titleRef);
  const restoreFocus = () => {
    if (!keepsFocus()) return;
    if (returnFocus) returnFocus();
    else if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    // Its neck may have lost that string or fret.
    else if (!focusGrid(openerGrid)) focusHeading();
  };
  const restoreNow = useRestoredFocus(content, restoreFocus);
  const close = useCloseCommand(() => {
    restoreNow();
    onClose();
  });
  useDelayedIdle();
  useEffect(() => {
    if (beneath === 'nothing' || !content) return;
    return hideOthers([content, ...document.querySelectorAll('[role="grid"]')]);
  }, [beneath, content]);
  return (
    <Radix.Root open modal={beneath === 'nothing'} onOpenChange={open => !open && close.run()}>
      <Radix.Portal>
        <div className={styles.veil} />
        <Radix.Content
          ref={setContent}
          className={clsx(styles.dialog, className)}
          aria-modal
          aria-describedby={describedBy}
          onEscapeKeyDown={event => {
            if (isComposing(event)) event.preventDefault();
            else onEscape?.(event);
          }}
          onOpenAutoFocus={event => {
            const startsAtTitle = firstFocus === 'title' || firstFocus === 'title-then-control';
            const first = startsAtTitle ? titleRef.current : firstControl?.current;
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          // A page that has just loaded may take the focus; that must not close the dialog.
          onFocusOutside={event => {
            event.preventDefault();
            content?.querySelector<HTMLElement>('input')?.focus();
          }}
          onCloseAutoFocus={event => {
            event.preventDefault();
            // What it was restored to may have gone along with the dialog.
            if (document.activeElement === document.body) restoreFocus();
            onClosed?.();
          }}
        >
          <Body heading={heading}>
            <Radix.Title
              ref={titleRef}
              // Read with the title, if that gets the focus; what describes the dialog may have been lost while it opened.
              aria-describedby={firstFocus === 'control' ? undefined : describedBy}
              className={heading === 'shown' ? styles.title : 'visually-hidden'}
              tabIndex={firstFocus === 'control' ? undefined : -1}
            >
              {title}
            </Radix.Title>
            <CloseContext value={close}>
              {children}
              {foot && footName === undefined && <div className={styles.foot}>{foot}</div>}
              {foot && footName !== undefined && (
                <Toolbar name={footName} className={styles.foot}>
                  {foot}
                </Toolbar>
              )}
            </CloseContext>
          </Body>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Everything in the dialog, as a section if it has a heading. When new selects appear, Orca reads out each one's option, except
 * within the block of text where it is: a section is such a block, and a dialog, a group or a named section isn't.
 */
function Body({ heading, children }: Required<Pick<DialogProps, 'heading' | 'children'>>) {
  return heading === 'shown' ? <section className={styles.body}>{children}</section> : children;
}
