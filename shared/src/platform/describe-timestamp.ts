/** The sentence of the landing page on the newest block that holds our fingerprints. */
export function describeTimestamp(dataMode: 'demo' | 'live', latestAnchoredBlock: number | null): string {
  // A demo anchors to a chain of its own, which must not be mistaken for Bitcoin.
  const chain = dataMode === 'demo' ? 'demo chain' : 'Bitcoin';
  return latestAnchoredBlock === null
    ? `Blockchain timestamp: none yet (${chain}).`
    : `Latest timestamp: block ${latestAnchoredBlock.toLocaleString('en')} (${chain}).`;
}
