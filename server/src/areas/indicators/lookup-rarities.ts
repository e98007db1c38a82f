import { PERSONAL_INDICATOR_TYPES } from '@fap/shared/indicators/indicator-types.ts';
import type { RarityOf } from '@fap/shared/matching/traits/compare-traits.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { parseKey, rarityOfUnknown } from './indicator-keys.ts';
import { type KnownIndicator, lookupIndicators } from './lookup-indicators.ts';

/** The rarity of trait keys (`domain example.com`); unknown ones have maximal rarity. */
export async function lookupRarities(ctx: Ctx, keys: readonly string[]): Promise<RarityOf> {
  const rarities = collectRarities((await lookupIndicators(ctx, keys.flatMap(parseKey))).values());
  return (key) => rarities.get(key) ?? rarityOfUnknown(key);
}

/**
 * How rare indicators are, by `type value`: 0 for what links nobody, because it is too common, an analyst contested it, or it
 * may be a person's own. If a bank account linked by itself, anybody could report one number after the other and read off the
 * answer which of them somebody has reported; so an analyst confirms it first.
 */
export function collectRarities(known: Iterable<KnownIndicator>): Map<string, number> {
  const rarities = new Map<string, number>();
  for (const { type, value, isTooCommon, decision, rarity } of known) {
    const isPersonal = PERSONAL_INDICATOR_TYPES.includes(type) && decision !== 'confirmed';
    if (isTooCommon || decision === 'contested' || isPersonal) rarities.set(`${type} ${value}`, 0);
    else if (rarity !== null) rarities.set(`${type} ${value}`, rarity);
  }
  return rarities;
}
