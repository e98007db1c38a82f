import { SCAM_TYPE_LABELS, SCAM_TYPES } from '@fap/shared/catalogue/scam-types.ts';
import { VERIFIERS } from '@fap/shared/clusters/constants.ts';
import { t } from '@lingui/core/macro';
import type { ClusterQuery } from '../../clusters/public/use-cluster-pages.ts';

export const FILTER_NAMES = ['q', 'type', 'strength', 'verified'] as const;
export type ClusterFilters = Record<(typeof FILTER_NAMES)[number], string>;

/** The server's maximum, in characters. */
const MAX_WORDS_LENGTH = 200;
const BANDS = ['high', 'medium', 'low'] as const;

/** Every type, the five of the specification first: no cluster is out of the filter's reach. */
export const TYPE_OPTIONS = [
  { value: '', label: t`All types` },
  ...SCAM_TYPES.map((value) => ({ value, label: SCAM_TYPE_LABELS[value] })),
];
export const STRENGTH_OPTIONS = [
  { value: '', label: t`All strengths` },
  { value: 'high', label: t`High 80+` },
  { value: 'medium', label: t`Medium 60-79` },
  { value: 'low', label: t`Low <60` },
];
export const VERIFIED_OPTIONS = [
  { value: '', label: t`All sources` },
  { value: 'bbb', label: 'BBB' },
  { value: 'fbi', label: t`FBI IC3` },
  { value: 'trustpilot', label: t`Trustpilot` },
  { value: 'manual', label: t`Manual` },
];

/** The display name of a verifier. */
export function verifierLabel(verifier: string): string {
  return VERIFIED_OPTIONS.find((option) => option.value === verifier.toLowerCase())?.label ?? verifier;
}

/** The server's query for the filters; unknown values from the URL are left out. */
export function queryOf({ q, type, strength, verified }: ClusterFilters): ClusterQuery {
  const query = {
    q: q.trim().slice(0, MAX_WORDS_LENGTH),
    scamType: SCAM_TYPES.find((known) => known === type),
    strength: BANDS.find((known) => known === strength),
    verified: VERIFIERS.find((known) => known === verified),
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value));
}
