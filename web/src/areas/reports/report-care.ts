import { RAILS, type Rail } from '@fap/shared/help/rails.ts';
import type { AgeBand, Care } from '@fap/shared/reports/care.ts';
import { parseAmount } from '@fap/shared/reports/parse-amount.ts';
import { t } from '@lingui/core/macro';
import { parseLocalTime } from '../help/public/local-time.ts';

export const AGE_BANDS = [
  { value: 'under-18', label: t`Under 18` },
  { value: '18-59', label: t`18 to 59` },
  { value: '60-plus', label: t`60 or over` },
] as const satisfies readonly { value: AgeBand; label: string }[];

/** What the first advice after a report depends on. */
export interface ReportCare {
  rail: Rail | null;
  paidAtMs: number | null;
  amountUsd: number | null;
  /** Contact or threats go on. */
  goesOn: boolean;
  ageBand: AgeBand | null;
}

/** Answers as the form holds them: how, and when last, they paid; whether contact goes on; their age. */
export interface CareAnswers {
  paymentRail: string;
  paidAt: string;
  goesOn: string;
  ageBand: string;
}

/** Reads what the draft says about the payment and the person; everything is optional. */
export function careOfDraft(draft: CareAnswers): Care {
  const paidAtMs = parseLocalTime(draft.paidAt);
  return {
    rail: RAILS.find((rail) => rail === draft.paymentRail) ?? null,
    paidAt: paidAtMs === null ? null : new Date(paidAtMs).toISOString(),
    goesOn: draft.goesOn === '' ? null : draft.goesOn === 'yes',
    ageBand: AGE_BANDS.find(({ value }) => value === draft.ageBand)?.value ?? null,
  };
}

/** What the advice for a report is made of: the answers kept with it, and the amount it names. */
export function adviceFor({ rail, paidAt, goesOn, ageBand }: Care, amountInvolved: string): ReportCare {
  const amount = parseAmount(amountInvolved);
  // An amount without a currency may be in any, and too small a sum would hide the limit of large transfers.
  const isInDollars = /\$|usd|dollar/iu.test(amountInvolved) && amount?.currency === 'USD';
  return {
    rail,
    paidAtMs: paidAt === null ? null : Date.parse(paidAt),
    amountUsd: amount && isInDollars ? amount.cents / 100 : null,
    goesOn: goesOn === true,
    ageBand,
  };
}
