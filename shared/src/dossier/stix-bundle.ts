import { stixIndicator, TLP_AMBER, uuidOfText } from '../indicators/stix.ts';
import type { Dossier } from './contract.ts';

type StixObject = Record<string, unknown>;

/** A dossier as a bundle of STIX 2.1 (OASIS): who wrote it, its indicators, and a report that names them. Equal editions give equal bundles. */
export function stixBundle({ cluster, indicators, executiveSummary, edition }: Dossier): StixObject {
  const identity = {
    type: 'identity',
    spec_version: '2.1',
    id: `identity--${uuidOfText('Forensic Anti-Fraud Platform')}`,
    created: cluster.createdAt,
    modified: cluster.createdAt,
    name: 'Forensic Anti-Fraud Platform',
    identity_class: 'system',
  };
  const named = indicators.map((one) => ({
    ...stixIndicator({ ...one, modifiedAt: one.lastSeenAt }),
    created_by_ref: identity.id,
  }));
  const report = {
    type: 'report',
    spec_version: '2.1',
    id: `report--${uuidOfText(`report of ${cluster.clusterChainId}`)}`,
    created_by_ref: identity.id,
    created: cluster.createdAt,
    modified: edition.madeAt,
    name: cluster.name,
    description: executiveSummary.sentences.join(' '),
    report_types: ['threat-actor', 'indicator'],
    published: edition.madeAt,
    // A report names something at least: whoever wrote it, where there is no indicator yet.
    object_refs: [identity.id, ...named.map((one) => String((one as StixObject).id))],
    external_references: [{ source_name: 'ClusterChain', external_id: cluster.clusterChainId }],
    object_marking_refs: [TLP_AMBER],
  };
  return {
    type: 'bundle',
    id: `bundle--${uuidOfText(edition.sha256)}`,
    objects: [identity, ...named, report],
  };
}
