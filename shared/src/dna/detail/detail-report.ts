import type { ContactMethod } from '../../catalogue/contact-methods.ts';
import type { Traits } from '../../matching/traits/report-traits.ts';

/** A report as input of its cluster's detail figures. */
export interface DetailReport {
  /** `Report 3`. */
  exhibit: string;
  /** The reporter's id, never returned by any function here. */
  reporter: string;
  /** When its reporter begins to count in figures of people. */
  countedFrom: Date;
  contactMethod: ContactMethod;
  /** The loss in cents of the cluster's currency; null without an amount in it. */
  lossCents: number | null;
  traits: Traits;
}
