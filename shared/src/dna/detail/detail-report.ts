import type { ContactMethod } from '../../catalogue/contact-methods.ts';
import type { Traits } from '../../matching/traits/report-traits.ts';

/** A report as the figures of its cluster's detail are computed from it. */
export interface DetailReport {
  /** `Report 3`. */
  exhibit: string;
  /** Who reported, by an id that leaves no function here. */
  reporter: string;
  /** From when on its reporter counts in figures of people. */
  countedFrom: Date;
  contactMethod: ContactMethod;
  /** What was lost, in cents of the cluster's currency; null where no amount was told in it. */
  lossCents: number | null;
  traits: Traits;
}
