import * as Radix from '@radix-ui/react-dialog';
import { hideOthers } from 'aria-hidden';
import clsx from 'clsx';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Command } from '../commands/command';
import { useSpeech } from '../speech/Speech';
import { CommandButton } from './CommandButton';
import styles from './Dialog.module.css';
import { focusHeading } from './heading';
import { isComposing } from './isComposing';
import { useCommands } from './shell';

/**
 * What a dialog focuses when it opens: its first control, or its title if the user didn't ask for it, so that a key meant for
 * the page activates nothing.
 */
export type FirstFocus = 'control' | 'title';

interface DialogProps {
  readonly title: string;
  /** `hidden` keeps the title for screen readers where the dialog draws something in its place. */
  readonly heading?: 'drawn' | 'hidden';
  readonly className?: string | undefined;
  readonly firstFocus?: FirstFocus;
  readonly onClose: () => void;
  /** Told of Escape before it closes the dialog; prevented, it doesn't. */
  readonly onEscape?: ((event: KeyboardEvent) => void) | undefined;
  /** What takes the focus when the dialog goes; by default what had it when the dialog came. */
  readonly returnFocus?: (() => void) | undefined;
  /** Called when the dialog is gone and the focus is back. */
  readonly onClosed?: () => void;
  /**
   * What stays in a screen reader's sight beneath the dialog. Taking a neck out and back floods them with its cells: in
   * Orca the cell that takes the focus next is then unknown. A dialog that is all one text field may spare the necks.
   */
  readonly beneath?: 'nothing' | 'grids';
  /** The id of the text that is read out with the title. */
  readonly describedBy?: string;
  /** The buttons of a dialog that has no other control: they have the focus from the first, so they stay in sight. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

const CloseContext = createContext<Command | undefined>(undefined);

/** Closes the dialog that it is in. */
export function CloseButton({ tone = 'plain' }: { readonly tone?: 'plain' | 'primary' }) {
  const close = useContext(CloseContext);
  return close && <CommandButton tone={tone} command={close} />;
}

/** What closes the open dialog, as a command: there is one dialog at a time. */
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

/** A modal dialog: Escape closes it, Tab stays in it, and the focus goes back to where it came from. */
export function Dialog({
  title,
  heading = 'drawn',
  beneath = 'nothing',
  className,
  firstFocus = 'control',
  onClose,
  onEscape,
  returnFocus,
  onClosed,
  describedBy,
  foot,
  children,
}: DialogProps) {
  const opener = useRef(document.activeElement);
  const name = useRef<HTMLHeadingElement>(null);
  const [content, setContent] = useState<HTMLDivElement | null>(null);
  const close = useCloseCommand(onClose);
  const { delayIdle } = useSpeech();
  // A quiz doesn't advance beneath a dialog.
  useEffect(() => delayIdle(), [delayIdle]);
  useEffect(() => {
    if (beneath === 'nothing' || !content) return;
    return hideOthers([content, ...document.querySelectorAll('[role="grid"]')]);
  }, [beneath, content]);
  const giveFocusBack = () => {
    if (returnFocus) returnFocus();
    else if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    else focusHeading();
  };
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
            if (firstFocus === 'control') return;
            event.preventDefault();
            name.current?.focus();
          }}
          // A page that arrives late may ask for the focus; only the user closes a dialog.
          onFocusOutside={event => {
            event.preventDefault();
            content?.querySelector<HTMLElement>('input')?.focus();
          }}
          onCloseAutoFocus={event => {
            event.preventDefault();
            giveFocusBack();
            onClosed?.();
          }}
        >
          <Radix.Title
            ref={name}
            className={heading === 'drawn' ? styles.title : 'visually-hidden'}
            tabIndex={firstFocus === 'title' ? -1 : undefined}
          >
            {title}
          </Radix.Title>
          <CloseContext value={close}>
            {children}
            {foot && <div className={styles.foot}>{foot}</div>}
          </CloseContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
