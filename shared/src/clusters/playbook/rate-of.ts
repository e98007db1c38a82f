import { MIN_CASES } from './playbook-result.ts';

/** A share in percent, or null where there are too few cases to tell one. */
export const rateOf = (count: number, of: number): number | null =>
  of < MIN_CASES ? null : Math.round((count / of) * 100);
