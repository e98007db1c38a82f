/** Why a report joined its cluster, as stored with the report. */
export interface StoredMatch {
  /** Version of the matching method. */
  version: number;
  /** False for the report that founded the cluster. */
  joined: boolean;
  /** 0–100, the best match there was; null when there was none. */
  percent: number | null;
  sharedIdentifiers: { type: string; value: string }[];
}
