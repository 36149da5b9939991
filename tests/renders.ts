/** React's record of a mounted component: only what is read here. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly memoizedProps: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  /** The same component before its last render. */
  readonly alternate: Fiber | null;
}

/**
 * Set on a component that actually rendered, rather than being reused.
 *
 * @see https://github.com/facebook/react/blob/main/packages/react-reconciler/src/ReactFiberFlags.js
 */
const PERFORMED_WORK = 1;

let rendered: string[] | undefined;

const idOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined;

/** What tells a component from others of its type: the id of its setting or command, or its `name`. */
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
  // A component with the same children as before was skipped, with everything inside it.
  if (before !== null && fiber.child === before.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) walk(child, child.alternate);
}

/** React reports each commit to the browser's developer tools, or here to this hook, which must exist before React loads. */
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
 * The components that render during an action, once per render: the component's name, then the id of its setting or
 * command, or its `name`, if it has one.
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
