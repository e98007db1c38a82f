import type { RarityOf } from '@fap/shared/clusters/dna/compare-traits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { rarityOfUnknown, readKey } from './identifier-keys.ts';
import { type KnownIndicator, lookupIndicators } from './lookup-indicators.ts';

/** How rare what traits name (`domain example.com`) is; what the index does not know is as rare as can be. */
export async function lookupRarities(ctx: Ctx, keys: readonly string[]): Promise<RarityOf> {
  const rarities = raritiesOf((await lookupIndicators(ctx, keys.flatMap(readKey))).values());
  return (key) => rarities.get(key) ?? rarityOfUnknown(key);
}

/** How rare indicators are, by `type value`: 0 for what links nobody, because it is too common or an analyst contested it. */
export function raritiesOf(known: Iterable<KnownIndicator>): Map<string, number> {
  const rarities = new Map<string, number>();
  for (const { type, value, isTooCommon, decision, rarity } of known) {
    if (isTooCommon || decision === 'contested') rarities.set(`${type} ${value}`, 0);
    else if (rarity !== null) rarities.set(`${type} ${value}`, rarity);
  }
  return rarities;
}
