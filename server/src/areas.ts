import type { EndpointDefinition } from '@fap/shared/kernel/endpoint.ts';
import { platformContract } from '@fap/shared/platform/contract.ts';
import { administration } from './areas/administration/area.ts';
import { agents } from './areas/agents/area.ts';
import { auth } from './areas/auth/area.ts';
import { backtrace } from './areas/backtrace/area.ts';
import { cases } from './areas/cases/area.ts';
import { catalogue } from './areas/catalogue/area.ts';
import { clusters } from './areas/clusters/area.ts';
import { comments } from './areas/comments/area.ts';
import { custody } from './areas/custody/area.ts';
import { dashboard } from './areas/dashboard/area.ts';
import { detection } from './areas/detection/area.ts';
import { dna } from './areas/dna/area.ts';
import { dossier } from './areas/dossier/area.ts';
import { education } from './areas/education/area.ts';
import { elder } from './areas/elder/area.ts';
import { escalation } from './areas/escalation/area.ts';
import { evidence } from './areas/evidence/area.ts';
import { exportedTables } from './areas/exports/area.ts';
import { families } from './areas/families/area.ts';
import { harvest } from './areas/harvest/area.ts';
import { help } from './areas/help/area.ts';
import { indicators } from './areas/indicators/area.ts';
import { mail } from './areas/mail/area.ts';
import { matching } from './areas/matching/area.ts';
import { merges } from './areas/merges/area.ts';
import { moderation } from './areas/moderation/area.ts';
import { notices } from './areas/notices/area.ts';
import { ownData } from './areas/own-data/area.ts';
import { partners } from './areas/partners/area.ts';
import { playbook } from './areas/playbook/area.ts';
import { puzzle } from './areas/puzzle/area.ts';
import { recondogs } from './areas/recondogs/area.ts';
import { reports } from './areas/reports/area.ts';
import { search } from './areas/search/area.ts';
import { strike } from './areas/strike/area.ts';
import { vault } from './areas/vault/area.ts';
import { webhooks } from './areas/webhooks/area.ts';
import { endpointsOf, type PortsOf } from './platform/areas/area.ts';

/**
 * All areas, lower tiers first, with one exception. Reactions to one event run in this order, and of two calls that match a
 * path the earlier one answers: `merges` comes before `dna`, whose path is a cluster's id.
 */
export const AREAS = [
  mail,
  notices,
  auth,
  indicators,
  clusters,
  help,
  matching,
  evidence,
  puzzle,
  harvest,
  backtrace,
  elder,
  reports,
  comments,
  strike,
  vault,
  families,
  playbook,
  recondogs,
  detection,
  cases,
  custody,
  escalation,
  merges,
  dna,
  catalogue,
  dossier,
  partners,
  webhooks,
  agents,
  education,
  administration,
  ownData,
  moderation,
  dashboard,
  search,
  exportedTables,
] as const;

/** The ports of all areas. */
export type Ports = PortsOf<typeof AREAS>;

/** Every call of the product. */
export const ALL_ENDPOINTS: readonly EndpointDefinition[] = [
  ...Object.values(platformContract),
  ...endpointsOf(AREAS),
];
