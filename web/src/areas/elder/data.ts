import { MONITOR_REFETCH_MS } from '@fap/shared/elder/constants.ts';
import { guardiansContract } from '@fap/shared/elder/guardians-contract.ts';
import { paymentsContract } from '@fap/shared/elder/payments-contract.ts';
import { shieldContract } from '@fap/shared/elder/shield-contract.ts';
import { pages } from '../../platform/pages.ts';
import { read } from '../../platform/read.ts';

/** One's own shield. */
export const protectionStatus = read(shieldContract.status, { isFreshOnVisit: true });

/** The newest payments. Asked for again every five seconds (specification, section 9), beside the live facts. */
export const monitor = read(paymentsContract.monitoring, { refetchIntervalMs: MONITOR_REFETCH_MS });
/** The query of the newest payments. */
export const MONITOR_QUERY = { query: { limit: '6' } } as const;

/** All payments, page by page. */
export const paymentPages = pages(paymentsContract.monitoring, {
  itemsOf: ({ transactions }) => transactions,
  idOf: ({ id }) => id,
});

/** Where money came from and went to. */
export const moneyTrails = read(paymentsContract.trails, { isFreshOnVisit: true });

/** One's own alerts. */
export const ownAlertPages = pages(guardiansContract.ownAlerts, {
  itemsOf: ({ alerts }) => alerts,
  idOf: ({ alertId }) => alertId,
});

/** Payments that may belong to an alert of one's own. */
export const secondLook = read(guardiansContract.secondLook, { isFreshOnVisit: true });

/** What guardians saw and did. */
export const actPages = pages(guardiansContract.acts, { itemsOf: ({ acts }) => acts, idOf: ({ id }) => id });

/** The people one protects. */
export const protectedPeople = read(guardiansContract.people, { isFreshOnVisit: true });

/** Alerts of the people one protects. */
export const guardianAlertPages = pages(guardiansContract.alerts, {
  itemsOf: (alerts) => alerts,
  idOf: ({ alertId }) => alertId,
});

/** Payees one said are fine. */
export const allowances = read(paymentsContract.allowances, { isFreshOnVisit: true });

/** Tokens for banks' feeds. */
export const bankTokens = read(paymentsContract.tokens);
