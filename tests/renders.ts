/** What React keeps of a component that is on the page; only what is read here. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly memoizedProps: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  /** The same component as it was before the last time it was drawn. */
  readonly alternate: Fiber | null;
}

/**
 * Set on a component that was really drawn, not taken over from the time before.
 *
 * @see https://github.com/facebook/react/blob/main/packages/react-reconciler/src/ReactFiberFlags.js
 */
const PERFORMED_WORK = 1;

let rendered: string[] | undefined;

const idOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined;

/** What tells a component from others of its name: the id of its setting or its command, or the number of its string. */
function whichOf(props: unknown): string | undefined {
  if (typeof props !== 'object' || props === null) return undefined;
  if ('row' in props) return idOf(props.row);
  if ('command' in props) return idOf(props.command);
  return 'name' in props && typeof props.name === 'string' ? props.name : undefined;
}

function note({ type, flags, memoizedProps }: Fiber): void {
  if (typeof type !== 'function' || (flags & PERFORMED_WORK) === 0) return;
  const which = whichOf(memoizedProps);
  rendered?.push(which === undefined ? type.name : `${type.name} ${which}`);
}

function walk(fiber: Fiber, before: Fiber | null): void {
  if (fiber !== before) note(fiber);
  // What has the same children as before was passed over, with all that is in it.
  if (before !== null && fiber.child === before.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) walk(child, child.alternate);
}

/** React tells a browser's developer tools of each change of the page; here it tells this. It must be there before React is. */
Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
  supportsFiber: true,
  isDisabled: false,
  inject: () => 1,
  onCommitFiberUnmount: () => {},
  onCommitFiberRoot(_renderer: number, { current }: { readonly current: Fiber }) {
    if (rendered) walk(current, current.alternate);
  },
});

/**
 * The components that are drawn while something is done, each as often as it is: by name, and by the id of its setting or
 * command, or its own name, where it has one.
 *
 * @example await rendersDuring(() => user.keyboard('mm')) // ['RadiosField accidentals', 'Radios', …]
 */
export async function rendersDuring(act: () => Promise<void> | void): Promise<readonly string[]> {
  const all: string[] = [];
  rendered = all;
  try {
    await act();
  } finally {
    rendered = undefined;
  }
  return all;
}
