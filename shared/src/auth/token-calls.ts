import type { EndpointDefinition } from '../kernel/endpoint.ts';
import type { TokenScopeName } from './token-scopes.ts';

/** The calls that each scope opens, by `METHOD path`; a call that is not here is closed to every token, a new one too. */
export const TOKEN_CALLS: Readonly<Record<TokenScopeName, readonly string[]>> = {
  'read-shared': [
    'GET /api/clusters',
    'GET /api/clusters/active',
    'GET /api/clusters/activity',
    'GET /api/clusters/counts',
    'GET /api/clusters/:id',
    'GET /api/clusters/:id/changes',
    'GET /api/cluster-chain/summary',
    'GET /api/cluster-dna/:clusterId',
    'GET /api/cluster-families',
    'GET /api/cluster-mutations/:clusterId',
    'GET /api/backtrace/funnel/:clusterId',
    'GET /api/catalogue',
    'GET /api/catalogue/:clusterId',
    'GET /api/detection/runs/:id',
    'GET /api/detection/stats',
    'GET /api/flow-patterns',
    'GET /api/harvest/sources',
    'GET /api/harvest/status',
    'GET /api/media-escalations',
    'GET /api/puzzle/:clusterId',
    'GET /api/puzzle/:clusterId/comments',
    'GET /api/puzzle/:clusterId/contributions',
    'GET /api/recondogs/operations/:clusterId',
    'GET /api/recondogs/status/:clusterId',
    'GET /api/stats/:range',
  ],
  'read-own': [
    'GET /api/ai/analyses',
    'GET /api/ai/analyses/:id',
    'GET /api/cases/recent',
    'GET /api/cases/:id',
    'GET /api/cases/:id/timeline',
    'GET /api/evidence',
    'GET /api/evidence/:id',
    'GET /api/evidence/:id/file',
    'GET /api/evidence/:id/proof.ots',
    'GET /api/evidence/:id/reading',
    'GET /api/notices',
    'GET /api/reports',
    'GET /api/reports/:id',
    'GET /api/vault/entries',
  ],
  'send-reports': ['POST /api/clusters', 'POST /api/evidence/upload', 'POST /api/reports/:id/evidence'],
  contribute: ['POST /api/puzzle/contribute', 'POST /api/puzzle/submit'],
  dossiers: [
    'GET /api/clusters/:id/strike-score',
    'GET /api/clusters/:id/verifications',
    'GET /api/leo/dossier/:clusterId',
    'GET /api/leo/dossier/:clusterId.csv',
    'GET /api/leo/dossier/:clusterId.misp.json',
    'GET /api/leo/dossier/:clusterId.pdf',
    'GET /api/leo/dossier/:clusterId.stix.json',
  ],
  indicators: [
    'GET /api/indicators',
    'GET /api/indicators.stix.json',
    'GET /api/indicators/:id',
    'GET /api/indicators/:id/seen-in',
    'GET /api/partners/comparisons',
    'POST /api/indicators/look-up',
  ],
  'partner-log': ['GET /api/partners/deliveries'],
  audit: ['GET /api/admin/audit'],
};

/** Open to every token as to a plain member: they give nothing by themselves, but ask another call with the same token. */
export const CALLS_OF_EVERY_TOKEN: readonly string[] = ['GET /api/exports/:table'];

const SCOPE_OF_CALL: ReadonlyMap<string, TokenScopeName> = new Map(
  Object.entries(TOKEN_CALLS).flatMap(([scope, calls]) =>
    calls.map((call) => [call, scope as TokenScopeName] as const),
  ),
);

type Call = Pick<EndpointDefinition, 'method' | 'path'>;

/** The scope that opens a call; null: no token does. */
export const scopeOfCall = ({ method, path }: Call): TokenScopeName | null =>
  SCOPE_OF_CALL.get(`${method} ${path}`) ?? null;

/** Whether every token may make a call, whatever its scopes. */
export const isOpenToEveryToken = ({ method, path }: Call): boolean =>
  CALLS_OF_EVERY_TOKEN.includes(`${method} ${path}`);
