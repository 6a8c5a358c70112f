/** Two processor cores are common; more pages at once only wait for each other. */
const lanes = 2;

/** Does something with each item, two at a time; the results stand in the order of the items. */
export async function mapInLanes<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const runLane = async (): Promise<void> => {
    for (const [place, item] of rest) results[place] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return results;
}
