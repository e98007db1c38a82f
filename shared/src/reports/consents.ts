/** The five consents of a report: each is given and revoked alone. */
export const CONSENTS = ['vault', 'analysts', 'crowd', 'law', 'contact'] as const;
export type Consent = (typeof CONSENTS)[number];
