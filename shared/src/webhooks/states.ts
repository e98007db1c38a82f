/** Where a message stands. */
export const MESSAGE_STATES = ['queued', 'delivered', 'failed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Why a webhook was switched off: its receiver said that it is gone (410), or messages in a row could not be delivered. */
export const OFF_REASONS = ['gone', 'failing'] as const;
export type OffReason = (typeof OFF_REASONS)[number];

/** Messages in a row that failed for good, after which a webhook is switched off. */
export const FAILURES_UNTIL_OFF = 3;
export const MAX_WEBHOOKS = 50;
/** Attempts shown with a message, the newest. */
export const SHOWN_ATTEMPTS = 5;
