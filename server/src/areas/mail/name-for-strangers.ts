import { t } from '@fap/shared/kernel/words.ts';

/** Anything that could be followed, answered or called: a link, a domain, an address. */
const LEADS_SOMEWHERE = /[@/\\]|www|[\p{L}\p{N}]\.\p{L}{2}/iu;
/** Five digits or more, however they are set apart: a number to call. */
const MANY_DIGITS = /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){4}/u;

/**
 * Somebody's display name as it may stand in mail to people who don't know them yet. Whoever chooses a name writes the subject of such
 * mail, so one that holds a link, an address or a number is not shown.
 */
export const nameForStrangers = (name: string): string =>
  LEADS_SOMEWHERE.test(name) || MANY_DIGITS.test(name) ? t`Somebody` : name;
