import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDelayedIdle } from '../speech/Speech';
import { ErrorBoundary } from './ErrorBoundary';
import { FailedDialog } from './FailedDialog';
import { isComposing } from './isComposing';
import { type Preloadable, preloadable } from './preloadable';
import { whenIdle } from './whenIdle';

interface Closable {
  readonly onClose: () => void;
}

/** Matches dialogs that are open or loading. */
const DIALOG = 'dialog, [role="dialog"], [data-dialog="loading"]';

/**
 * Whether a dialog is open. One that is still loading counts: what is typed meanwhile is meant for it, and no other dialog
 * may open.
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

/** Closes the dialog that is open, if any. */
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

/** Handles the keys meant for a loading dialog: Escape, and repeats of the key that opened it if that is held down. */
export function LoadingDialog({ onClose }: Closable) {
  useDelayedIdle();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.repeat) event.preventDefault();
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onClose]);
  return <div data-dialog="loading" hidden />;
}
