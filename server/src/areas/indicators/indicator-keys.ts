import {
  INDICATOR_TYPES,
  type Indicator,
  type IndicatorType,
} from '@fap/shared/indicators/indicator-types.ts';
import { isSafelisted } from '@fap/shared/indicators/safelist.ts';

/** Parses a trait's `type value`; empty for types the index does not have, such as a page's structure. */
export function parseKey(key: string): Indicator[] {
  const space = key.indexOf(' ');
  const [type, value] = [key.slice(0, space), key.slice(space + 1)];
  return isType(type) ? [{ type, value, start: 0, end: value.length }] : [];
}

const isType = (type: string): type is IndicatorType => INDICATOR_TYPES.some((known) => known === type);

/** The rarity of an indicator (`type value`) missing from the index: maximal, unless everybody uses it. */
export const rarityOfUnknown = (key: string): number =>
  parseKey(key).some(({ type, value }) => isSafelisted(type, value)) ? 0 : 1;
