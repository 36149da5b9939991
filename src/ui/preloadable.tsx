import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { lazyModule } from './lazyModule';

/** A component whose code is loaded when it is first rendered, or earlier by `preload`. */
export interface Preloadable<Props extends object> {
  readonly preload: () => Promise<unknown>;
  readonly Component: ComponentType<Props>;
}

type Code<Props extends object> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly Loaded: ComponentType<Props> }
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * Like React's `lazy`, except that loaded code renders immediately (`lazy` may show nothing for 300 ms, the time React keeps
 * between two fallbacks), and code that failed to load is requested again when it is next rendered (`lazy` keeps the
 * failure). Errors go to the nearest error boundary.
 *
 * @param Loading the component rendered meanwhile
 * @see https://github.com/react/react/issues/36569
 * @example preloadable(() => import('./Palette')).Component // renders the palette
 */
export function preloadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Loading: ComponentType<Props> = Nothing,
): Preloadable<Props> {
  const module = lazyModule(load);
  const loaded = ({ default: Loaded }: { default: ComponentType<Props> }): Code<Props> => ({
    status: 'loaded',
    Loaded,
  });
  const known = (): Code<Props> => {
    const now = module.now();
    return now ? loaded(now) : { status: 'loading' };
  };
  const preload = async (): Promise<Code<Props>> => loaded(await module.fetch());

  function Component(props: Props) {
    const [shown, setShown] = useState(known);
    useEffect(() => {
      if (shown.status !== 'loading') return;
      let isMounted = true;
      const settle = (next: Code<Props>) => isMounted && setShown(next);
      preload().then(settle, error => settle({ status: 'failed', error }));
      return () => {
        isMounted = false;
      };
    }, [shown]);
    switch (shown.status) {
      case 'loading':
        return <Loading {...props} />;
      case 'loaded':
        return (
          <>
            <shown.Loaded {...props} />
            <EffectsNow />
          </>
        );
      case 'failed':
        throw shown.error;
    }
  }
  return { preload, Component };
}

/**
 * Makes React run the effects of new code at once. It might run them after the next key press otherwise; the change that this key
 * made to a store would be drawn only then, and the key after it would find the focus where it was.
 *
 * @see https://react.dev/reference/react/useLayoutEffect#caveats
 */
function EffectsNow() {
  const [, update] = useState<'rendered' | 'drawn'>('rendered');
  useLayoutEffect(() => update('drawn'), []);
  return null;
}

const Nothing = () => null;
