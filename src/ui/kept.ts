/** Identifies a running app; values created for it live as long as it does. */
export type Keep = object;

/**
 * A value that exists once per running app, created on first use.
 *
 * @example const counter = kept(() => ({ count: 0 })); counter(keep) === counter(keep) // true
 */
export function kept<T>(create: (keep: Keep) => T): (keep: Keep) => T {
  const made = new WeakMap<Keep, T>();
  return keep => {
    const existing = made.get(keep);
    if (existing !== undefined) return existing;
    const fresh = create(keep);
    made.set(keep, fresh);
    return fresh;
  };
}
