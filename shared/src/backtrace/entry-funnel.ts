import { PUBLIC_MIN_COUNT, publicFigure } from '../privacy/public-figures.ts';
import type { EntryFunnel } from './entities.ts';
import { ACQUISITION_VECTORS, NOT_ENOUGH_DATA } from './vectors.ts';

/**
 * Public counts per vector, in steps of five. The total is shown only if the rest left for hidden vectors is zero or at
 * least five, so that differences reveal nobody either.
 */
export function entryFunnel(clusterId: string, counts: Readonly<Record<string, number>>): EntryFunnel {
  const vectors = [...ACQUISITION_VECTORS, { id: NOT_ENOUGH_DATA, label: NOT_ENOUGH_DATA }].map(
    ({ id, label }) => ({ vector: id, label, count: publicFigure(counts[id] ?? 0) }),
  );
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shownCount = (count: number) => (count >= PUBLIC_MIN_COUNT ? count : 0);
  const hidden = total - Object.values(counts).reduce((sum, count) => sum + shownCount(count), 0);
  const isShown = total >= PUBLIC_MIN_COUNT && (hidden === 0 || hidden >= PUBLIC_MIN_COUNT);
  return { clusterId, total: isShown ? publicFigure(total) : null, minimum: PUBLIC_MIN_COUNT, vectors };
}
