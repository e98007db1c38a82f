import { computeDna } from '@fap/shared/dna/compute-dna.ts';
import type { ClusterDetail } from '@fap/shared/dna/contract.ts';
import { matchPatterns } from '@fap/shared/dna/detail/pattern-matrix.ts';
import { makeCluster } from '../../../testing/fixtures.ts';

/** A cluster's detail with one report and no merges; `part` overrides fields. */
export function makeDetail(part: Partial<ClusterDetail> = {}): ClusterDetail {
  const summary = makeCluster({ strength: null, victims: 1 });
  const dna = {
    ...computeDna([]),
    clusterId: summary.id,
    clusterName: summary.name,
    mergedInto: null,
    members: [],
    computedAt: null,
  };
  return {
    ...summary,
    mergedInto: null,
    members: [],
    reports: 1,
    victimCount: 1,
    financialImpact: { cents: 0, currency: 'USD' },
    otherLosses: [],
    dna,
    patterns: matchPatterns(dna, new Map()),
    checks: [],
    profiles: [],
    moneyPath: { reports: 0, nodes: [], links: [] },
    ...part,
  };
}
