/** What outlives the screens: as long as it lives, so do the things that were made for it. */
export type Keep = object;

/**
 * Something of which every running app has one, made when it is first asked for.
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
