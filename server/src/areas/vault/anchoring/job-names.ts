/** Puts the digests that wait into a batch. */
export const STAMP_WAITING_JOB = 'vault.stamp-waiting';
/** Hands a batch's root to the calendars. */
export const SUBMIT_BATCH_JOB = 'vault.submit-batch';
/** Asks whether a batch has come into a block. */
export const FOLLOW_BATCH_JOB = 'vault.follow-batch';
