import * as v from 'valibot';
import { defineEndpoint, type EndpointDefinition, type HttpMethod } from './kernel/endpoint.ts';
import { idSchema } from './kernel/schemas.ts';

type Extra = Pick<EndpointDefinition, 'body' | 'bodyKind' | 'bodyOptional'>;

/** Parameters named in a path, each an id. */
function paramsOf(path: string) {
  const names = [...path.matchAll(/:(\w+)/gu)].flatMap(([, name]) => (name ? [name] : []));
  return names.length ? { params: v.object(Object.fromEntries(names.map((name) => [name, idSchema]))) } : {};
}

const planned = (
  method: HttpMethod,
  path: string,
  summary: string,
  access = 'signed-in',
  extra: Extra = {},
) =>
  defineEndpoint({
    method,
    path,
    summary,
    access,
    planned: true,
    responses: {},
    ...paramsOf(path),
    ...extra,
  });

const chainBody = {
  body: v.object({
    clusterChainId: v.pipe(
      v.string('Please enter a valid ClusterChain ID to verify'),
      v.trim(),
      v.minLength(1, 'Please enter a valid ClusterChain ID to verify'),
    ),
  }),
};
const multipart = { bodyKind: 'multipart' } as const;

/**
 * Calls of the specification whose work is not written yet. Each is guarded and checked like the others and answers
 * 501 with one sentence; an area that builds one moves it into its own contract.
 */
export const plannedContract = {
  stats: planned('GET', '/api/stats/:range', 'Figures of the command centre for 1h, 24h, 7d or 30d'),
  recentCases: planned('GET', '/api/cases/recent', 'The newest cases'),
  criticalAlerts: planned('GET', '/api/alerts/critical', 'Open critical alerts'),
  case: planned('GET', '/api/cases/:id', 'A case'),
  createCase: planned('POST', '/api/cases', 'Opens a case', 'case.create', {
    body: v.object({ title: v.string(), description: v.string(), scamType: v.string() }),
  }),
  forensicReport: planned('POST', '/api/reports/forensic/:id', "A case's forensic report as PDF"),
  scamFlows: planned('GET', '/api/scam-flows', 'Known scam flows'),
  scamFlow: planned('GET', '/api/scam-flows/:id', 'A scam flow with its stages'),
  agentStats: planned('GET', '/api/agent/stats', "The agent's own figures"),
  agentLeaderboard: planned('GET', '/api/agent/leaderboard', 'Agents by accepted work and accuracy'),
  agentProgress: planned('GET', '/api/agent/progress', "The agent's way to the next level"),
  dossier: planned('GET', '/api/leo/dossier/:clusterId', 'The dossier for law enforcement', 'dossier.read'),
  dossierPdf: planned('GET', '/api/leo/dossier/:clusterId.pdf', 'The dossier as PDF', 'dossier.read'),
  dossierStix: planned(
    'GET',
    '/api/leo/dossier/:clusterId.stix.json',
    'The dossier as STIX 2.1',
    'dossier.read',
  ),
  dossierZip: planned('GET', '/api/leo/dossier/:clusterId.zip', 'The dossier as BagIt bag', 'dossier.read'),
  chainSummary: planned('GET', '/api/cluster-chain/summary', 'Figures and activity of the ClusterChain'),
  chainVerify: planned(
    'POST',
    '/api/cluster-chain/verify',
    'Recomputes a chain and its anchors',
    'signed-in',
    chainBody,
  ),
  chainDossier: planned(
    'POST',
    '/api/cluster-chain/legal-dossier',
    'A dossier of a chain',
    'dossier.export',
    chainBody,
  ),
  elderActivate: planned(
    'POST',
    '/api/elder/activate-protection',
    'Switches the Elder Shield on',
    'signed-in',
    {
      body: v.object({
        bankingOverlay: v.boolean(),
        breadcrumbMode: v.boolean(),
        guardianEmail: v.string(),
        transactionThreshold: v.pipe(v.number(), v.integer()),
        selectedBank: v.picklist(['chase', 'bofa', 'wells', 'citi', 'usbank', 'pnc', 'other']),
      }),
    },
  ),
  elderDeactivate: planned('POST', '/api/elder/deactivate', 'Switches the Elder Shield off'),
  elderStatus: planned('GET', '/api/elder/protection-status', 'State of the protection'),
  elderMonitoring: planned('GET', '/api/elder/transaction-monitoring', 'Transactions being watched'),
  elderTrails: planned('GET', '/api/elder/money-trails', 'Where money went'),
  elderTransactions: planned('POST', '/api/elder/transactions', 'Transactions to judge', 'signed-in', {
    body: v.object({ transactions: v.array(v.looseObject({ externalId: v.string() })) }),
  }),
  elderImport: planned(
    'POST',
    '/api/elder/transactions/import',
    'Transactions from OFX or CSV',
    'signed-in',
    multipart,
  ),
  guardianInvite: planned('POST', '/api/elder/guardians', 'Invites a guardian', 'signed-in', {
    body: v.object({ email: v.pipe(v.string(), v.email()) }),
  }),
  guardianAccept: planned('POST', '/api/elder/guardians/accept', 'Accepts an invitation', 'signed-in', {
    body: v.object({ token: v.string() }),
  }),
  guardianRevoke: planned('DELETE', '/api/elder/guardians/:id', 'Revokes a guardian'),
  guardianAlerts: planned('GET', '/api/guardian/alerts', 'Alerts of the people one protects'),
  guardianAck: planned('POST', '/api/guardian/alerts/:id/ack', 'Acknowledges an alert'),
  guardianDecision: planned(
    'POST',
    '/api/guardian/transactions/:id/decision',
    'Releases or blocks a held transaction',
    'signed-in',
    {
      body: v.object({ decision: v.picklist(['release', 'block']), note: v.optional(v.string()) }),
    },
  ),
};
