import { defang } from '@fap/shared/indicators/extract-indicators.ts';
import { type IndicatorType, PERSONAL_INDICATOR_TYPES } from '@fap/shared/indicators/indicator-types.ts';

/** An indicator as analysts see it in lists: only the last four characters of what may be a person's own. */
export function maskIndicator(type: string, value: string): string {
  const known = type as IndicatorType;
  return PERSONAL_INDICATOR_TYPES.includes(known) ? `…${value.slice(-4)}` : defang(known, value);
}
