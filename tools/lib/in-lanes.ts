/**
 * Does something with each item, some at a time; the results stand in the order of the items.
 * @param lanes how many at once: two processor cores are common
 */
export async function mapInLanes<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  lanes = 2,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const runLane = async (): Promise<void> => {
    for (const [index, item] of rest) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return results;
}
