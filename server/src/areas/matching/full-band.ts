/**
 * Texts under one key of a band. A key that many hold is a phrase of everybody's, or a campaign of which these are
 * examples enough: more under it would make every look-up slower and find nothing new.
 */
export const FULL_BAND = 32;
