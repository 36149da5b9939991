import { type ComponentType, Suspense, useEffect } from 'react';
import { useSpeech } from '../speech/Speech';
import { type FetchedAhead, fetchedAhead } from './fetchedAhead';
import { whenIdle } from './whenIdle';

interface Closable {
  readonly onClose: () => void;
}

/** Finds a dialog that is open, or on its way. */
const DIALOG = '[role="dialog"], [data-dialog="awaited"]';

/**
 * Whether a dialog is open. One whose code is on its way counts: what is typed meanwhile is meant for it, and no other
 * may come over it.
 */
export const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null;

/**
 * A dialog whose code comes later; Escape closes it before it is there, too.
 *
 * @example lateDialog(() => import('./TipsDialog')).Component // draws the tips once they are fetched
 */
export function lateDialog<Props extends Closable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): FetchedAhead<Props> {
  const { fetch, Component: Dialog } = fetchedAhead(load);
  function Component(props: Props) {
    return (
      <Suspense fallback={<Awaited onClose={props.onClose} />}>
        <Dialog {...props} />
      </Suspense>
    );
  }
  return { fetch, Component };
}

/** Fetches the code of a dialog when nothing else is to do, so that the first use of it doesn't wait. */
export function useFetchedWhenIdle({ fetch }: Pick<FetchedAhead<never>, 'fetch'>): void {
  useEffect(() => whenIdle([fetch]), [fetch]);
}

function Awaited({ onClose }: Closable) {
  const { stay } = useSpeech();
  // Nothing goes on by itself beneath it already.
  useEffect(() => stay(), [stay]);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  return <div data-dialog="awaited" hidden />;
}
