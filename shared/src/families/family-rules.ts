/** Version of relations, changes and families; stored with each result, an older one is computed anew. */
export const FAMILY_VERSION = 3;
/** A cluster with more reports than both together is read by its first ones, which tell how it began, … */
export const FIRST_REPORTS = 50;
/** … and by its newest: what it is now. */
export const NEWEST_REPORTS = 150;
/** Six-layer score (0–1) from which two clusters are related without sharing a hard identifier (domain method, section 10). */
export const RELATED_FROM = 0.6;
/** Texts at least this alike (estimated Jaccard, 0–1) follow one script. */
export const SAME_SCRIPT = 0.35;
/** A dated event this many days before a change, or fewer, is told beside it. */
export const TRIGGER_DAYS = 14;
/** A cluster with a report that came in within so many days is active, else dormant. */
export const ACTIVE_DAYS = 30;
/** A cluster that changed within so many days before its family's latest report is evolving. */
export const EVOLVING_DAYS = 90;
/** Fewer reports than this say nothing about a share. */
export const MIN_FOR_SHARE = 5;
