import { t } from '@fap/shared/kernel/words.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Analyser } from '../cluster-evidence.ts';
import { rankIndicators, reuseOf } from '../indicator-findings.ts';

const SHOWN_END = 2;
const UNKNOWN = t`We can’t tell what kind of number it is.`;
/** Kinds of numbers by the library's names, in sentences. */
const KINDS: Readonly<Record<string, string>> = {
  MOBILE: t`It is a mobile number.`,
  FIXED_LINE: t`It is a landline number.`,
  FIXED_LINE_OR_MOBILE: t`It is a landline or mobile number.`,
  VOIP: t`It is an internet phone number.`,
  TOLL_FREE: t`It is a toll-free number.`,
  PREMIUM_RATE: t`It is a premium-rate number.`,
  SHARED_COST: t`It is a shared-cost number.`,
  PERSONAL_NUMBER: t`It is a number that follows one person.`,
  UAN: t`It is a company number.`,
};

/** Mobile Monitor: numbers by country and kind; they may be a victim's own, so their digits are masked. */
export const monitorMobile: Analyser = (evidence) => ({
  findings: rankIndicators(evidence, ['phone']).map((named) => {
    const number = parsePhoneNumberFromString(named.value);
    const code = number ? `+${number.countryCallingCode} ` : '';
    const country = number?.country
      ? t`Its country code is that of ${number.country}.`
      : t`It names no country.`;
    const kind = KINDS[number?.getType() ?? 'none'] ?? UNKNOWN;
    return {
      title: t`Phone number ${code}••• ${named.value.slice(-SHOWN_END)}`,
      detail: `${country} ${kind} ${reuseOf(named)}`,
      citations: named.citations,
    };
  }),
});
