import type { AriaAttributes, ReactNode } from 'react';

export interface ScreenLinkProps extends Pick<AriaAttributes, 'aria-current'> {
  /** The path of a screen, below the folder the app is served from. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** Leads to a screen by loading its page, which needs no more code. */
export function PlainLink({ to, children, ...rest }: ScreenLinkProps) {
  return (
    <a {...rest} href={import.meta.env.BASE_URL + to.slice(1)}>
      {children}
    </a>
  );
}
