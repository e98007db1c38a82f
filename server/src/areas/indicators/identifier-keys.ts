import {
  INDICATOR_TYPES,
  type Indicator,
  type IndicatorType,
} from '@fap/shared/indicators/indicator-types.ts';
import { isSafelisted } from '@fap/shared/indicators/safelist.ts';

/** Traits name identifiers by `type value`; none for what the index does not know, such as a page's structure. */
export function parseKey(key: string): Indicator[] {
  const space = key.indexOf(' ');
  const [type, value] = [key.slice(0, space), key.slice(space + 1)];
  return isType(type) ? [{ type, value, start: 0, end: value.length }] : [];
}

const isType = (type: string): type is IndicatorType => INDICATOR_TYPES.some((known) => known === type);

/** How rare an identifier (`type value`) is that the index does not know: as rare as can be, unless everybody uses it. */
export const rarityOfUnknown = (key: string): number =>
  parseKey(key).some(({ type, value }) => isSafelisted(type, value)) ? 0 : 1;
