import { t } from '@fap/shared/kernel/words.ts';

/** Banks whose payments the overlay can warn about. */
export const BANKS = ['chase', 'bofa', 'wells', 'citi', 'usbank', 'pnc', 'other'] as const;
export type Bank = (typeof BANKS)[number];
export const BANK_NAMES: Readonly<Record<Bank, string>> = {
  chase: t`Chase`,
  bofa: t`Bank of America`,
  wells: t`Wells Fargo`,
  citi: t`Citi`,
  usbank: t`U.S. Bank`,
  pnc: 'PNC',
  other: t`Other bank`,
};

/** Dollars. */
export const DEFAULT_THRESHOLD = 500;
export const MAX_THRESHOLD = 1_000_000;

/** What happens to a held payment when nobody decides. */
export const ON_TIMEOUT = ['release', 'block'] as const;
export type OnTimeout = (typeof ON_TIMEOUT)[number];

/** A held payment waits this long for a decision. */
export const HOLD_HOURS = 24;
/** A payment older than this is over: it can be flagged, but not held or blocked. */
export const HOLD_WINDOW_HOURS = 24;
/** A flag on a payment older than this raises no alert, or a first import would raise hundreds; a confirmed scam does. */
export const ALERT_WINDOW_DAYS = 7;

/** An alert that nobody answers goes to the next guardian by mail after so long. */
export const ESCALATION_MINUTES = 10;

/** Nobody remembers to say that a call is over; after so long it is. */
export const CALL_MAX_HOURS = 3;
/** What the elder says of a phone call counts for payments this long after it. */
export const CALL_AFTERMATH_HOURS = 2;

/** The page reads the transactions again after so long, in milliseconds. */
export const MONITOR_REFETCH_MS = 5_000;

export const MAX_GUARDIANS = 5;
export const INVITATION_DAYS = 7;
export const MAX_BANK_TOKENS = 5;

/** Points from which payments are flagged, as the elder may choose; held and blocked ones need 30 more. */
export const FLAG_FROM_MIN = 30;
export const FLAG_FROM_MAX = 70;
export const INTERCEPT_ABOVE_FLAG = 30;

/** Days an allowance may last. */
export const ALLOWANCE_DAYS_MAX = 365;
