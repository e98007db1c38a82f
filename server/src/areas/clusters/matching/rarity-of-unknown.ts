import type { IndicatorType } from '@fap/shared/evidence/indicator-types.ts';
import { isSafelisted } from '@fap/shared/evidence/safelist.ts';

/** How rare an identifier (`type value`) is that was not looked up: as rare as can be, unless everybody uses it. */
export function rarityOfUnknown(identifier: string): number {
  const [type = '', value = ''] = identifier.split(' ', 2);
  return isSafelisted(type as IndicatorType, value) ? 0 : 1;
}
