import type { AriaAttributes, ReactNode } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { preloadable } from '../ui/preloadable';

export interface ScreenLinkProps extends Pick<AriaAttributes, 'aria-current'> {
  /** The path of a screen, below the folder the app is served from. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** Leads to the screen by loading its page, which needs no more code. */
function PlainLink({ to, children, ...rest }: ScreenLinkProps) {
  return (
    <a {...rest} href={import.meta.env.BASE_URL + to.slice(1)}>
      {children}
    </a>
  );
}

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
