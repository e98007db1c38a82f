/** Somebody to call or write to. */
export interface Helpline {
  name: string;
  /** What they do for the caller, in one sentence. */
  does: string;
  /** As it is dialled in that country. */
  phone?: string;
  /** Address of the site, without `https://`. */
  site?: string;
  /** Where the number or site was published. */
  source: string;
}

export interface CountryHelp {
  /** ISO 3166, two letters. */
  code: string;
  name: string;
  /** For danger, and for somebody at the door. */
  emergency: string;
  lines: readonly Helpline[];
}
