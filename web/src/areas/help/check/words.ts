import { t } from '@lingui/core/macro';
/** Shown when the check got no answer. */
export const CHECK_FAILED = t`We could not ask. Please try again in a moment.`;
