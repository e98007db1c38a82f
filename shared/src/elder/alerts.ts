/** What an alert is about. */
export const ALERT_KINDS = ['payment', 'phone-call', 'guardian-conduct'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** How urgent: `critical` is held or blocked, a call with a stranger, or money that went to a confirmed scam. */
export const ALERT_LEVELS = ['high', 'critical'] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];
