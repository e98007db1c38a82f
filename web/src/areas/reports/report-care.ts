import { RAILS, type Rail } from '@fap/shared/help/rails.ts';
import { parseAmount } from '@fap/shared/reports/parse-amount.ts';
import { parseLocalTime } from '../help/public/local-time.ts';
import type { ReportDraft } from './report-draft.ts';

export const AGE_BANDS = [
  { value: 'under-18', label: 'Under 18' },
  { value: '18-59', label: '18 to 59' },
  { value: '60-plus', label: '60 or over' },
] as const;
export type AgeBand = (typeof AGE_BANDS)[number]['value'];

/** What the first advice after a report depends on. It is computed in the page and not part of the report. */
export interface ReportCare {
  rail: Rail | null;
  paidAtMs: number | null;
  amountUsd: number | null;
  /** Contact or threats go on. */
  goesOn: boolean;
  ageBand: AgeBand | null;
}

/** Reads what the draft says about the payment and the person; everything is optional. */
export function careOf(draft: ReportDraft): ReportCare {
  const amount = parseAmount(draft.amountInvolved);
  // An amount without a currency may be in any, and too small a sum would hide the limit of large transfers.
  const isInDollars = /\$|usd|dollar/iu.test(draft.amountInvolved) && amount?.currency === 'USD';
  return {
    rail: RAILS.find((rail) => rail === draft.paymentRail) ?? null,
    paidAtMs: parseLocalTime(draft.paidAt),
    amountUsd: amount && isInDollars ? amount.cents / 100 : null,
    goesOn: draft.goesOn === 'yes',
    ageBand: AGE_BANDS.find(({ value }) => value === draft.ageBand)?.value ?? null,
  };
}
