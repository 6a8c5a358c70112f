/**
 * Computes something of a list once, however many pages ask for it: what is searched through for
 * every page would make each page cost more with every page that is added.
 * @param compute asked once for each list, which must not change afterwards
 */
export function oncePerList<Item, Result>(
  compute: (list: readonly Item[]) => Result,
): (list: readonly Item[]) => Result {
  const known = new WeakMap<readonly Item[], { readonly result: Result }>();
  return (list) => {
    const earlier = known.get(list);
    if (earlier) return earlier.result;
    const result = compute(list);
    known.set(list, { result });
    return result;
  };
}
