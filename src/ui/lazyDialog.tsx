import { type ComponentType, useEffect } from 'react';
import { useSpeech } from '../speech/Speech';
import { ErrorBoundary } from './ErrorBoundary';
import { FailedDialog } from './FailedDialog';
import { type FetchedAhead, fetchedAhead } from './fetchedAhead';
import { isComposing } from './isComposing';
import { whenIdle } from './whenIdle';

interface Closable {
  readonly onClose: () => void;
}

/** Finds a dialog that is open, or on its way. */
const DIALOG = 'dialog, [role="dialog"], [data-dialog="awaited"]';

/**
 * Whether a dialog is open. One whose code is on its way counts: what is typed meanwhile is meant for it, and no other
 * may come over it.
 */
export const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null;

/**
 * A dialog whose code comes later; Escape closes it before it is there, too. Where it fails to load or to draw, it alone
 * does: a small dialog in its place says so, and opens it again.
 *
 * @returns the dialog, and what fetches it ahead: whatever must open even after the server has dropped this version's
 *   code, such as the results of a quiz, is fetched before it can be needed
 * @example lateDialog(() => import('./TipsDialog')).Component // draws the tips once they are fetched
 */
export function lateDialog<Props extends Closable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): FetchedAhead<Props> {
  const { fetch, Component: Dialog } = fetchedAhead<Props>(load, Awaited);
  function Component(props: Props) {
    return (
      <ErrorBoundary
        name="dialog"
        fallback={retry => <FailedDialog onRetry={retry} onClose={props.onClose} />}
      >
        <Dialog {...props} />
      </ErrorBoundary>
    );
  }
  return { fetch, Component };
}

/** Fetches the code of a dialog when nothing else is to do, so that the first use of it doesn't wait. */
export function useFetchedWhenIdle({ fetch }: Pick<FetchedAhead<never>, 'fetch'>): void {
  useEffect(() => whenIdle([fetch]), [fetch]);
}

/** Takes the keys that are meant for the dialog: Escape, and the repeats of the held key that opened it. */
function Awaited({ onClose }: Closable) {
  const { delayIdle } = useSpeech();
  // A quiz doesn't advance beneath it either.
  useEffect(() => delayIdle(), [delayIdle]);
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
  return <div data-dialog="awaited" hidden />;
}
