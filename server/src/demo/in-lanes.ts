/** Works on each item, as many at a time as there are lanes; after the first error, which it throws, no lane takes another. */
export async function inLanes<Item, Lane>(
  lanes: readonly Lane[],
  items: readonly Item[],
  work: (item: Item, lane: Lane) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items];
  const run = async (lane: Lane) => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      await work(item, lane).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
  };
  await Promise.all(lanes.map(run));
}
