import { DNA_LAYERS, type LayerSimilarities } from './layers.ts';

/** Minimum of layers with data for a score. */
export const MIN_LAYERS = 3;
/** Cap of a score without a shared hard indicator: likeness alone never joins. */
export const SOFT_CAP = 0.8;

/**
 * The six-layer score (0–1): the weighted mean of the layers that have data, their weights renormalised; null with fewer
 * than three. Without a shared hard indicator it is capped at 0.80 (domain method, section 2).
 */
export function scoreLayers(similarities: LayerSimilarities, hasHardHit: boolean): number | null {
  let sum = 0;
  let weights = 0;
  let layers = 0;
  for (const { key, weight } of DNA_LAYERS) {
    const similarity = similarities[key];
    if (similarity === null) continue;
    sum += weight * similarity;
    weights += weight;
    layers += 1;
  }
  if (layers < MIN_LAYERS) return null;
  const score = sum / weights;
  return hasHardHit ? score : Math.min(SOFT_CAP, score);
}
