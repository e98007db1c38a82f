/** Version of relations, changes and families; stored with each result, older ones are recomputed. */
export const FAMILY_VERSION = 5;
/** A cluster with more reports than both together is computed from its first ones, … */
export const FIRST_REPORTS = 50;
/** … and its newest. */
export const NEWEST_REPORTS = 150;
/** Six-layer score (0–1) from which two clusters are related without sharing a hard indicator (domain method, section 10), … */
export const RELATED_FROM = 0.6;
/**
 * … if their closest texts are also alike as templates (0–1). Of 10,646 pairs of the demo's clusters of different kinds, one in 85 has
 * that score, so that eleven of the twelve relations by it alone were between unrelated ones; one in a thousand has texts alike by 0.041.
 */
export const RELATED_TEXTS = 0.05;
/** Texts at least this alike (estimated Jaccard, 0–1) follow one script. */
export const SAME_SCRIPT = 0.27;
/** A dated event at most this many days before a change is shown beside it. */
export const TRIGGER_DAYS = 14;
/** A cluster with a report that came in within so many days is active, else dormant. */
export const ACTIVE_DAYS = 30;
/** A cluster that changed within so many days before its family's latest report is evolving. */
export const EVOLVING_DAYS = 90;
/** Minimum of reports for a share. */
export const MIN_FOR_SHARE = 5;
