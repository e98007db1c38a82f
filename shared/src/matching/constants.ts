/** Similarity (0–100 %) from which a report with a shared hard indicator joins a cluster automatically. */
export const AUTO_JOIN_PERCENT = 85;
/** Cap of a score (%) without a shared hard indicator: likeness alone never joins. */
export const TEXT_ONLY_CAP_PERCENT = 80;
/** Similarity (0–100 %) below which nobody is shown a match. */
export const SHOWN_PERCENT = 40;
/** Similarity (0–100 %) from which a match goes to review. */
export const CANDIDATE_PERCENT = 60;
