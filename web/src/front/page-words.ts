import { t } from '@lingui/core/macro';

/** Words of the page itself, outside of what React draws. */
export const PAGE_WORDS = {
  description: t`Report scams, solve them together and keep the evidence safe.`,
  noScript: t`Forensic Anti-Fraud Platform needs JavaScript. Please switch it on and load the page again.`,
  noScriptHelp: t`The clock, other countries and the check need JavaScript.`,
};
