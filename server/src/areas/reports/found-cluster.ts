import { clusterChainId } from '@fap/shared/clusters/cluster-chain-id.ts';
import { canonicalJson, sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { MATCH_VERSION } from '@fap/shared/matching/match-score.ts';
import { Placeholders } from '@fap/shared/privacy/placeholders.ts';
import { parseAmount } from '@fap/shared/reports/parse-amount.ts';
import type { Submission } from '@fap/shared/reports/submission.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { type ChainedCluster, insertCluster, storePlaceholders } from '../clusters/index.ts';
import { writeClusterWords } from './write-cluster-words.ts';

/** Where a report came from; only seeds and importers set more than "Victim report". */
export interface ReportProvenance {
  sources: readonly string[];
  verifiedBy: readonly string[];
}

export const VICTIM_REPORT: ReportProvenance = { sources: ['Victim report'], verifiedBy: [] };

export interface Founder {
  provenance: ReportProvenance;
  reporterId: string;
  /** Left out of everything strangers read of the cluster. */
  reporterName: string;
}

/**
 * Founds a cluster from a report: its public title and description, and the manifest its ClusterChain ID is derived from.
 */
export async function foundCluster(
  tx: TxCtx,
  input: Submission,
  { provenance, reporterId, reporterName }: Founder,
): Promise<ChainedCluster> {
  const id = tx.ids.next('cluster');
  const now = tx.clock.now();
  const amount = parseAmount(input.amountInvolved);
  const manifest = {
    version: 1,
    clusterId: id,
    reportHash: sha256Hex(canonicalJson({ ...input, idempotencyKey: undefined, care: undefined })),
    createdAt: now.toISOString(),
    method: { match: MATCH_VERSION },
  };
  const placeholders = new Placeholders(id);
  const values = {
    id,
    ...writeClusterWords(input, reporterName, placeholders),
    scamType: input.scamType,
    impactCurrency: amount?.currency ?? 'USD',
    verifiedBy: [...provenance.verifiedBy],
    sources: [...provenance.sources],
    clusterChainId: clusterChainId(canonicalJson(manifest)),
    manifest,
    createdBy: reporterId,
    createdAt: now,
    lastActivityAt: now,
  };
  await insertCluster(tx, values);
  await storePlaceholders(tx, id, placeholders);
  return { id, name: values.name, clusterChainId: values.clusterChainId };
}
