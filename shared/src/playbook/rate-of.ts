import { publicShare } from '../privacy/public-figures.ts';
import { MIN_CASES } from './playbook-result.ts';

/** A share in percent, in quarters; null with too few cases. */
export const rateOf = (count: number, of: number): number | null =>
  of < MIN_CASES ? null : publicShare(count, of);
