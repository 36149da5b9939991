import { type ComponentType, lazy, useState } from 'react';

/** A component whose code comes later, and what fetches it before it is wanted. */
export interface FetchedAhead<Props extends object> {
  readonly fetch: () => Promise<unknown>;
  readonly Component: ComponentType<Props>;
}

/**
 * Like `lazy`, but drawn at once where its code is there already: `lazy` itself draws nothing for the third of a second
 * that React keeps between two fallbacks, and what has the focus or is typed meanwhile is lost.
 *
 * @see https://github.com/react/react/issues/36569
 * @example fetchedAhead(() => import('./Palette')).Component // draws the palette
 */
export function fetchedAhead<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): FetchedAhead<Props> {
  let there: ComponentType<Props> | undefined;
  const fetch = async () => {
    // Asked for twice: a network that fails once may have failed by chance.
    const module = await load().catch(load);
    there = module.default;
    return module;
  };
  const Later: ComponentType<Props> = lazy(fetch);

  /** What is drawn first stays: another component in its place would lose its state. */
  function Component(props: Props) {
    const [Drawn] = useState(() => there ?? Later);
    return <Drawn {...props} />;
  }
  return { fetch, Component };
}
