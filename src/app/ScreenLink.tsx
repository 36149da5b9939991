import { ErrorBoundary } from '../ui/ErrorBoundary';
import { preloadable } from '../ui/preloadable';
import { PlainLink, type ScreenLinkProps } from './PlainLink';

const { preload, Component } = preloadable(() => import('./RouterLink'), PlainLink);

/** Loads the router, which only links need. */
export const preloadLinks = preload;

/** A link to a screen; while the router isn't there, a plain one. */
export function ScreenLink(props: ScreenLinkProps) {
  return (
    <ErrorBoundary name="link" fallback={() => <PlainLink {...props} />}>
      <Component {...props} />
    </ErrorBoundary>
  );
}
