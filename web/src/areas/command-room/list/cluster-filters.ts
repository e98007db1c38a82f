import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';

export const FILTER_NAMES = ['q', 'type', 'strength', 'verified'] as const;
export type ClusterFilters = Record<(typeof FILTER_NAMES)[number], string>;

/** Strength bands in percent (specification, section 9): high from 80, medium from 60. */
const HIGH_FROM = 80;
const MEDIUM_FROM = 60;

export const TYPE_OPTIONS = [
  { value: '', label: 'All types' },
  { value: 'crypto_recovery', label: 'Crypto Recovery' },
  { value: 'government_impersonation', label: 'Government Impersonation' },
  { value: 'investment_coaching', label: 'Investment Coaching' },
  { value: 'romance', label: 'Romance' },
  { value: 'refund_denial', label: 'Refund Denial' },
];
export const STRENGTH_OPTIONS = [
  { value: '', label: 'All strengths' },
  { value: 'high', label: 'High 80+' },
  { value: 'medium', label: 'Medium 60-79' },
  { value: 'low', label: 'Low <60' },
];
export const VERIFIED_OPTIONS = [
  { value: '', label: 'All sources' },
  { value: 'bbb', label: 'BBB' },
  { value: 'fbi', label: 'FBI IC3' },
  { value: 'trustpilot', label: 'Trustpilot' },
  { value: 'manual', label: 'Manual' },
];

/** The name of who verified, as people know it. */
export function verifierLabel(verifier: string): string {
  return VERIFIED_OPTIONS.find((option) => option.value === verifier.toLowerCase())?.label ?? verifier;
}

/** The clusters that fit a search and three filters. */
export function filterClusters<Cluster extends ClusterSummary>(
  clusters: readonly Cluster[],
  filters: ClusterFilters,
): Cluster[] {
  const words = filters.q.toLowerCase().split(/\s+/u).filter(Boolean);
  return clusters.filter(
    (cluster) =>
      (!filters.type || cluster.scamType === filters.type) &&
      (!filters.strength || strengthBand(cluster.strength) === filters.strength) &&
      (!filters.verified || cluster.verifiedBy.some((verifier) => isVerifier(verifier, filters.verified))) &&
      words.every((word) => searchText(cluster).includes(word)),
  );
}

function isVerifier(verifier: string, wanted: string): boolean {
  return verifier.toLowerCase().startsWith(wanted);
}

function strengthBand(strength: number | null): string {
  if (strength === null) return 'unknown';
  if (strength >= HIGH_FROM) return 'high';
  return strength >= MEDIUM_FROM ? 'medium' : 'low';
}

function searchText(cluster: ClusterSummary): string {
  return `${cluster.name} ${cluster.id} ${SCAM_TYPE_LABELS[cluster.scamType]} ${cluster.description}`.toLowerCase();
}
