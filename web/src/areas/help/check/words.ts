/** Shown when the check got no answer. */
export const CHECK_FAILED = 'We could not ask. Please try again in a moment.';
