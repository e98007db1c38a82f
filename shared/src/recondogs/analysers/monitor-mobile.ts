import { t } from '@fap/shared/kernel/words.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Analyser } from '../cluster-evidence.ts';
import { rankIndicators, reuseOf } from '../indicator-findings.ts';

const SHOWN_END = 2;

/** Mobile Monitor: numbers by country and kind; they may be a victim's own, so their digits are masked. */
export const monitorMobile: Analyser = (evidence) => ({
  findings: rankIndicators(evidence, ['phone']).map((named) => {
    const number = parsePhoneNumberFromString(named.value);
    const kind = number?.getType()?.toLowerCase().replaceAll('_', ' ') ?? 'kind unknown';
    const code = number ? `+${number.countryCallingCode} ` : '';
    return {
      title: t`Number ${code}••• ${named.value.slice(-SHOWN_END)}`,
      detail: `${number?.country ?? t`No country`}, ${kind}. ${reuseOf(named)}`,
      citations: named.citations,
    };
  }),
});
