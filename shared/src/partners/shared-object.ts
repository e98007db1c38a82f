import { shownAddress } from '../dossier/shown-address.ts';
import type { IndicatorType } from '../indicators/indicator-types.ts';
import { stixIndicator, TLP_AMBER } from '../indicators/stix.ts';
import { COMPANY_COUNT_MIN, type PartnerKind } from './constants.ts';

/** An object of a collection as it is kept. */
export interface SharedRow {
  /** A random UUID: the index's own id can be computed from a value that is guessed. */
  id: string;
  kind: PartnerKind;
  createdAt: string;
  /** When this version was added, with microseconds. */
  addedAt: string;
  reports: number;
  clusters: number;
  /** Null: it may not be given any more. */
  named: { type: IndicatorType; value: string } | null;
}

/** The version of an object: when it was added, in the milliseconds of STIX. */
export const versionOf = (addedAt: string): string => `${addedAt.slice(0, 23)}Z`;

/** A row as an indicator of STIX 2.1; a withdrawn one is revoked and says nothing of what it was. */
export function sharedObject({ id, kind, createdAt, addedAt, reports, clusters, named }: SharedRow) {
  const times = { created: createdAt, modified: versionOf(addedAt) };
  if (named === null)
    return {
      type: 'indicator',
      spec_version: '2.1',
      id: `indicator--${id}`,
      ...times,
      name: 'Withdrawn',
      description: 'This may not be shared any more. Please delete what you have of it.',
      revoked: true,
      pattern: "[x-withdrawn:value = 'withdrawn']",
      pattern_type: 'stix',
      valid_from: createdAt,
      object_marking_refs: [TLP_AMBER],
    };
  const value = shownAddress({ ...named, reports });
  const source = {
    ...named,
    value,
    id,
    reports,
    clusters,
    firstSeenAt: createdAt,
    modifiedAt: times.modified,
  };
  return { ...stixIndicator(source), id: `indicator--${id}`, description: describe(kind, reports, clusters) };
}

/** How many reports name it, as far as partners of a kind learn numbers. */
function describe(kind: PartnerKind, reports: number, clusters: number): string {
  if (reports === 0) return 'Named by a public warning.';
  if (kind === 'company' && reports < COMPANY_COUNT_MIN)
    return `Named by fewer than ${COMPANY_COUNT_MIN} reports.`;
  return `Named by ${reports === 1 ? '1 report' : `${reports} reports`} in ${clusters === 1 ? '1 cluster' : `${clusters} clusters`}.`;
}
