import { ANATOMY, LAYER_COUNT } from '../catalogue/anatomy.ts';
import { extractIndicators } from '../indicators/extract-indicators.ts';
import { CRYPTO_ADDRESS_TYPES, type IndicatorType } from '../indicators/indicator-types.ts';
import { findTactics } from '../texts/find-tactics.ts';
import type { LayerStatus } from './completion.ts';
import { LAYER_CUES } from './layer-cues.ts';

/** Minimum length of a layer's own words that count. */
const MIN_WORD_LENGTH = 5;
/** Points of a cue: more than the bonus of an open layer and than one common word. */
const CUE_POINTS = 1.5;
const PAYMENT_TYPES: readonly IndicatorType[] = [
  ...CRYPTO_ADDRESS_TYPES,
  'iban',
  'card',
  'routing',
  'transaction',
];
const OPEN_BONUS: Record<LayerStatus, number> = { missing: 0.5, partial: 0.25, complete: 0 };

/**
 * Chooses the layer of a text by tactics, indicators, cues and the layer's own words; open layers win ties. A text without
 * signals goes to the first open layer.
 */
export function chooseLayer(text: string, statuses: readonly LayerStatus[]): number {
  const scores = new Map<number, number>(
    ANATOMY.map(({ layer }) => [layer, OPEN_BONUS[statuses[layer - 1] ?? 'missing']]),
  );
  const add = (layer: number, points: number) => scores.set(layer, (scores.get(layer) ?? 0) + points);
  for (const { tactic } of findTactics(text)) add(tactic.layer, 2);
  for (const { type } of extractIndicators(text)) {
    if (PAYMENT_TYPES.includes(type)) add(10, 3);
    else add(2, 2);
  }
  const spoken = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const words = new Set(spoken);
  const line = ` ${spoken.join(' ')}`;
  for (const { layer, name, description, evidenceToAskFor } of ANATOMY) {
    const own = `${name} ${description} ${evidenceToAskFor}`.toLowerCase().match(/\p{L}+/gu) ?? [];
    add(layer, new Set(own.filter((word) => word.length >= MIN_WORD_LENGTH && words.has(word))).size);
    const cues = LAYER_CUES[layer - 1] ?? [];
    add(layer, CUE_POINTS * cues.filter((cue) => line.includes(` ${cue}`)).length);
  }
  let best = 1;
  for (let layer = 2; layer <= LAYER_COUNT; layer += 1) {
    if ((scores.get(layer) ?? 0) > (scores.get(best) ?? 0)) best = layer;
  }
  return best;
}
