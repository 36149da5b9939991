import { type ComponentType, useEffect, useState } from 'react';
import { loadWithStyles } from './loadWithStyles';

/** A component whose code comes later, and what fetches it before it is wanted. */
export interface FetchedAhead<Props extends object> {
  readonly fetch: () => Promise<unknown>;
  readonly Component: ComponentType<Props>;
}

type Code<Props extends object> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly Loaded: ComponentType<Props> }
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * Like React's `lazy`, with three differences: code that has been fetched is drawn at once, where `lazy` draws nothing for
 * the third of a second that React keeps between two fallbacks; code that couldn't be fetched is asked for again the next
 * time it is wanted, where `lazy` keeps the failure; and what to draw meanwhile is a parameter. A failure is thrown to the
 * nearest error boundary.
 *
 * @see https://github.com/react/react/issues/36569
 * @example fetchedAhead(() => import('./Palette')).Component // draws the palette
 */
export function fetchedAhead<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Loading: ComponentType<Props> = Nothing,
): FetchedAhead<Props> {
  let code: Code<Props> = { status: 'loading' };
  let underWay: Promise<Code<Props>> | undefined;

  const loadTwice = async (): Promise<Code<Props>> => {
    // Asked for twice: a network that fails once may have failed by chance.
    const module = await loadWithStyles(load).catch(() => loadWithStyles(load));
    code = { status: 'loaded', Loaded: module.default };
    return code;
  };

  const fetch = async (): Promise<Code<Props>> => {
    if (code.status === 'loaded') return code;
    underWay ??= loadTwice().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  function Component(props: Props) {
    const [drawn, setDrawn] = useState(code);
    useEffect(() => {
      if (drawn.status !== 'loading') return;
      let isWanted = true;
      const settle = (next: Code<Props>) => isWanted && setDrawn(next);
      fetch().then(settle, error => settle({ status: 'failed', error }));
      return () => {
        isWanted = false;
      };
    }, [drawn]);
    switch (drawn.status) {
      case 'loading':
        return <Loading {...props} />;
      case 'loaded':
        return <drawn.Loaded {...props} />;
      case 'failed':
        throw drawn.error;
    }
  }
  return { fetch, Component };
}

const Nothing = () => null;
