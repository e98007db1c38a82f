/**
 * Limit of texts stored per band key. A key beyond it is a common phrase or a campaign with enough examples; more would
 * slow every lookup down and find nothing new.
 */
export const FULL_BAND = 32;
