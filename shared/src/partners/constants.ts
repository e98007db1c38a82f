/** What a partner is: an authority, or a company such as a bank or a platform. It decides which reports may feed what it is given. */
export const PARTNER_KINDS = ['authority', 'company'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** What a token allows: to read the partner's collection, or to compare sets without telling them. */
export const PARTNER_SCOPES = ['read', 'compare'] as const;
export type PartnerScope = (typeof PARTNER_SCOPES)[number];

/** How long a token may last, in days. */
export const TOKEN_DAYS_MAX = 365;
export const MAX_TOKENS_OF_PARTNER = 10;

/** Most objects on a page of TAXII; a partner that asks for more is given these. */
export const TAXII_PAGE_MAX = 1_000;

/** Most values of either side in a comparison; the last seen ones when there are more. Their message fits into the largest body of a call. */
export const MAX_COMPARED = 5_000;

/** Companies learn a number of reports from this many on. */
export const COMPANY_COUNT_MIN = 5;
