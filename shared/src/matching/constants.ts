/** Similarity (0–100 %) from which a report with a shared hard identifier joins a cluster by itself. */
export const AUTO_JOIN_PERCENT = 85;
/** Without a shared hard identifier a score is capped here (%): words alone never join. */
export const TEXT_ONLY_CAP_PERCENT = 80;
/** Similarity (0–100 %) from which a cluster is worth a person's look. */
export const CANDIDATE_PERCENT = 60;
