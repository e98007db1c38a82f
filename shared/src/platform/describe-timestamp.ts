import { t } from '@fap/shared/kernel/words.ts';

/** The sentence of the landing page on the newest block that holds our fingerprints. */
export function describeTimestamp(dataMode: 'demo' | 'live', latestAnchoredBlock: number | null): string {
  // A demo anchors to a chain of its own, which must not be mistaken for Bitcoin.
  const isDemo = dataMode === 'demo';
  if (latestAnchoredBlock === null)
    return isDemo
      ? t`Blockchain timestamp: none yet (demo chain).`
      : t`Blockchain timestamp: none yet (Bitcoin).`;
  const block = latestAnchoredBlock.toLocaleString('en');
  return isDemo
    ? t`Latest timestamp: block ${block} (demo chain).`
    : t`Latest timestamp: block ${block} (Bitcoin).`;
}
