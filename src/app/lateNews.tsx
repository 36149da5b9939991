import type { ComponentType } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { type Preloadable, preloadable } from '../ui/preloadable';

/**
 * News, whose code isn't needed before there are any. If it can't be loaded or drawn, the page does without it.
 *
 * @example lateNews(() => import('./DataNews')).Component // draws what there is to say about the answers
 */
export function lateNews<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  const { preload, Component: News } = preloadable(load);
  const Component = (props: Props) => (
    <ErrorBoundary name="notice" fallback={() => null}>
      <News {...props} />
    </ErrorBoundary>
  );
  return { preload, Component };
}
