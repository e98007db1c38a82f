import { SCAM_TYPE_LABELS, SCAM_TYPES } from '@fap/shared/catalogue/scam-types.ts';
import {
  ACTIVE_DAYS,
  HIGH_RISK_IMPACT_CENTS,
  HIGH_RISK_REPORTS,
} from '@fap/shared/clusters/cluster-state.ts';
import { type ClusterStatus, STRENGTH_BANDS, type StrengthBand } from '@fap/shared/clusters/constants.ts';
import type { ClusterFilter } from '@fap/shared/clusters/contract.ts';
import { and, eq, gte, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** More words would only slow the search down. */
const MAX_WORDS = 12;

/** SQL for the clusters of a list: not merged, and matching the filter. */
export function isListed(
  { q, scamType, status, strength, verified }: ClusterFilter,
  now: Date,
): SQL | undefined {
  return and(
    isNull(cluster.mergedInto),
    scamType && eq(cluster.scamType, scamType),
    status && hasStatus(status, now),
    strength && isInBand(strength),
    verified &&
      sql`exists (select from unnest(${cluster.verifiedBy}) as source where starts_with(lower(source), ${verified}))`,
    ...wordsOf(q ?? '').map(hasWord),
  );
}

/** `clusterStatus` as an SQL condition; a test keeps the two in step. */
export function hasStatus(status: ClusterStatus, now: Date): SQL {
  const isActive = gte(cluster.lastActivityAt, new Date(now.getTime() - ACTIVE_DAYS * DAY_MS));
  if (status === 'Monitoring') return not(isActive);
  const isGrave = sql`(${gte(cluster.victims, HIGH_RISK_REPORTS)} or ${gte(cluster.impactCents, HIGH_RISK_IMPACT_CENTS)})`;
  return sql`(${isActive} and ${status === 'High Risk' ? isGrave : not(isGrave)})`;
}

/** `clusterPriority` as an SQL sort key, 0 to 3; a test keeps the two in step. */
export function priorityRank(): SQL<number> {
  const score = sql`(
    (array[${sql.raw(REPORT_SCORES.join(', '))}]::float8[])[least(${cluster.victims}, ${sql.raw(String(FULL_SCORE_REPORTS))}) + 1]
    + least(3, greatest(0, log(1 + ${cluster.impactCents}::float8 / 100) - 2))
    + case when ${cluster.completionRate} >= 60 then 1 else 0 end)`;
  return sql<number>`(case when ${score} >= 4.5 then 3 when ${score} >= 3 then 2 when ${score} >= 2 then 1 else 0 end)`;
}

/** From this many reports on, their share of the score is constant. */
const FULL_SCORE_REPORTS = 7;
/** The database computes log2 with another precision, and a score may hit a limit exactly. */
const REPORT_SCORES = Array.from({ length: FULL_SCORE_REPORTS + 1 }, (_, reports) => Math.log2(1 + reports));

function isInBand(band: StrengthBand): SQL | undefined {
  const { from, below } = STRENGTH_BANDS[band];
  return and(gte(cluster.strength, from), lt(cluster.strength, below));
}

const wordsOf = (q: string): string[] =>
  q.trim().toLowerCase().split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS);

/** Searches only what every signed-in user can read of the cluster. */
function hasWord(word: string): SQL | undefined {
  const types = SCAM_TYPES.filter((type) => SCAM_TYPE_LABELS[type].toLowerCase().includes(word));
  return or(
    ...spellingsOf(word).flatMap((spelling) =>
      [cluster.name, cluster.id, cluster.description].map(
        (column) => sql`strpos(lower(${column}), ${spelling}) > 0`,
      ),
    ),
    types.length > 0 ? inArray(cluster.scamType, types) : undefined,
  );
}

/** The database lowercases only A to Z; both spellings of "Über" are searched. */
function spellingsOf(word: string): string[] {
  const [first = '', ...rest] = word;
  const capitalised = first.toUpperCase() + rest.join('');
  return first > '~' ? [word, capitalised] : [word];
}
