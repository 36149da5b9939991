import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDelayedIdle } from '../speech/Speech';
import { CommandButton } from './CommandButton';
import { ErrorBoundary } from './ErrorBoundary';
import { focusHeading, isComposing } from './heading';
import styles from './lazyDialog.module.css';
import { type Preloadable, preloadable } from './preloadable';
import { useSafeId } from './shell';
import stack from './stack.module.css';
import { FAILED_DIALOG } from './text';
import { whenIdle } from './whenIdle';

interface FailedDialogProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Takes the place of a dialog that couldn't be loaded. It is a native dialog, since the code of our own may have failed to load. */
export function FailedDialog({ onRetry, onClose }: FailedDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const textId = useSafeId();
  useDelayedIdle();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      // Closing restores the focus.
      element?.close();
      if (document.activeElement === document.body) focusHeading();
    };
  }, []);
  const shared = { group: 'Fretty', scope: 'dialog' } as const;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={FAILED_DIALOG.title}
      aria-describedby={textId}
      // Escape, or the back gesture on a phone.
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
    >
      <p id={textId} className={styles.text}>
        {FAILED_DIALOG.text}
      </p>
      <div className={stack.row}>
        <CommandButton
          tone="primary"
          command={{ ...shared, id: 'failed-dialog.retry', title: 'Try Again', run: onRetry }}
        />
        <CommandButton command={{ ...shared, id: 'failed-dialog.close', title: 'Close', run: onClose }} />
      </div>
    </dialog>
  );
}

interface Closable {
  readonly onClose: () => void;
}

/** The selector of dialogs that are open or loading. */
const DIALOG = 'dialog, [role="dialog"], [data-dialog="loading"]';

/**
 * Whether a dialog is open. One that is still loading counts: keys pressed meanwhile are meant for it, and no other dialog may
 * open.
 */
export const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null;

/**
 * A dialog whose code is loaded when it is needed; Escape closes it even while it's loading. If it fails to load or to
 * render, a small dialog takes its place and offers to try again; the page isn't affected.
 *
 * Preload a dialog that must open even if a new version has replaced this one's code on the server, such as a quiz's results.
 *
 * @example lazyDialog(() => import('./TipsDialog')).Component // renders the tips once they are loaded
 */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  const { preload, Component: Dialog } = preloadable<Props>(load, LoadingDialog);
  function Component(props: Props) {
    const isAlone = useAlone(props.onClose);
    if (!isAlone) return null;
    return (
      <ErrorBoundary
        name="dialog"
        fallback={retry => <FailedDialog onRetry={retry} onClose={props.onClose} />}
      >
        <Dialog {...props} />
      </ErrorBoundary>
    );
  }
  return { preload, Component };
}

/** Closes the open dialog, if there is one. */
let closeOpen: (() => void) | undefined;

/**
 * Makes a dialog the only one: another that is open or loading closes first. Hotkeys open none while one is open, but a click
 * may come while the first one is still loading and covers nothing, and scripts may send several keys at once.
 *
 * @returns whether the dialog may be rendered; true before the browser paints
 */
function useAlone(onClose: () => void): boolean {
  const [isAlone, setIsAlone] = useState(false);
  const latest = useRef(onClose);
  latest.current = onClose;
  useLayoutEffect(() => {
    const close = () => latest.current();
    closeOpen?.();
    closeOpen = close;
    setIsAlone(true);
    return () => {
      if (closeOpen === close) closeOpen = undefined;
    };
  }, []);
  return isAlone;
}

/** Loads a dialog while the browser is idle, so that its first use doesn't have to wait. */
export function usePreload({ preload }: Pick<Preloadable<never>, 'preload'>): void {
  useEffect(() => whenIdle([preload]), [preload]);
}

/**
 * Opens a dialog before the next key press. React may otherwise delay updates outside of user events, such as a command that runs
 * once the palette has closed, and a key pressed meanwhile would act beneath the dialog.
 */
export const openAtOnce = (open: () => void): void => flushSync(open);

/**
 * Keeps keys from the page beneath a loading dialog, where the focus still is. Escape closes the dialog, and the browser
 * keeps its own shortcuts, unless one is the key that opened the dialog and is held down.
 */
export function LoadingDialog({ onClose }: Closable) {
  useDelayedIdle();
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const isOurs = isForPage(event);
      if (isOurs || event.repeat) event.preventDefault();
      if (isOurs) event.stopPropagation();
      if (event.type === 'keydown' && event.key === 'Escape') onClose();
    };
    window.addEventListener('keydown', press, true);
    window.addEventListener('keyup', press, true);
    return () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('keyup', press, true);
    };
  }, [onClose]);
  return <div data-dialog="loading" hidden />;
}

const BROWSER_KEY = /^(F\d+|Shift|Control|Alt|AltGraph|Meta)$/;

/** Whether a press would go to the focused element: it is no shortcut of the browser's, and no modifier. */
const isForPage = (event: KeyboardEvent): boolean =>
  !BROWSER_KEY.test(event.key) &&
  (event.getModifierState('AltGraph') || !(event.ctrlKey || event.altKey || event.metaKey));
