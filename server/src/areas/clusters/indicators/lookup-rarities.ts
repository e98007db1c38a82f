import type { RarityOf } from '@fap/shared/clusters/dna/compare-traits.ts';
import { INDICATOR_TYPES, type Indicator, type IndicatorType } from '@fap/shared/evidence/indicator-types.ts';
import { isSafelisted } from '@fap/shared/evidence/safelist.ts';
import type { Ctx } from '../../../platform/context.ts';
import { lookupIndicators } from './lookup-indicators.ts';

type Named = Pick<Indicator, 'type' | 'value'>;

/**
 * How rare what traits name (`domain example.com`) is in the index: 0 for what links nobody, because it is too common or an
 * analyst contested it; what the index does not know is as rare as can be.
 */
export async function lookupRarities(ctx: Ctx, keys: readonly string[]): Promise<RarityOf> {
  const known = await lookupIndicators(ctx, keys.flatMap(readKey));
  const rarities = new Map<string, number>();
  for (const { type, value, isTooCommon, decision, rarity } of known.values()) {
    if (isTooCommon || decision === 'contested') rarities.set(`${type} ${value}`, 0);
    else if (rarity !== null) rarities.set(`${type} ${value}`, rarity);
  }
  return (key) => rarities.get(key) ?? rarityOfUnknown(key);
}

/** A page's structure (`html …`) is no indicator. */
function readKey(key: string): Named[] {
  const space = key.indexOf(' ');
  const [type, value] = [key.slice(0, space), key.slice(space + 1)];
  return isType(type) ? [{ type, value }] : [];
}

const isType = (type: string): type is IndicatorType => INDICATOR_TYPES.some((known) => known === type);

const rarityOfUnknown = (key: string): number =>
  readKey(key).some(({ type, value }) => isSafelisted(type, value)) ? 0 : 1;
