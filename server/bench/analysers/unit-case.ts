import { extractIndicators } from '@fap/shared/indicators/extract-indicators.ts';
import type { ClusterEvidence, EvidenceFile, Finding } from '@fap/shared/recondogs/cluster-evidence.ts';

/** Evidence in which a unit has to find something, or nothing. */
export interface UnitCase {
  unit: string;
  about: string;
  isPlanted: boolean;
  evidence: ClusterEvidence;
  /** Which findings count: some units also list what is always there. */
  counts: (finding: Finding) => boolean;
}

/** A cluster of these accounts and files. */
export function clusterOf(texts: readonly string[], files: readonly EvidenceFile[] = []): ClusterEvidence {
  return {
    scamType: 'investment_coaching',
    texts: texts.map((text, index) => ({
      exhibit: `Report ${index + 1}`,
      from: 'report' as const,
      text,
      occurredOn: `2026-03-${String(index + 10)}`,
      receivedAt: `2026-03-${String(index + 11)}T10:00:00.000Z`,
      indicators: extractIndicators(text),
    })),
    files,
    advisories: [],
    otherClusters: new Map(),
    lookups: null,
    isCut: false,
  };
}

/** Every finding counts. */
export const ALL = (): boolean => true;
