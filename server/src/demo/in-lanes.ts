/** Works on each item, as many at a time as there are lanes. After the first error no lane takes another; it is thrown when all have ended. */
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
  // Whoever tries again must not meet what is still under way.
  const ends = await Promise.allSettled(lanes.map(run));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
