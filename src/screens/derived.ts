/**
 * A value derived from a source, computed again only after the source has changed.
 *
 * @example derived(settings.choices, viewIn)() // the same view until a choice changes
 */
export function derived<Source, Result>(
  source: () => Source,
  derive: (from: Source) => Result,
): () => Result {
  let known: { readonly from: Source; readonly result: Result } | undefined;
  return () => {
    const from = source();
    if (known === undefined || known.from !== from) known = { from, result: derive(from) };
    return known.result;
  };
}
