import { fingerprintQuestion } from '@fap/shared/matching/fingerprint-report.ts';
import { writeProofFile } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { proofOf } from '@fap/shared/vault/testing/made-proof.ts';
import { requestScan } from '../areas/detection/request-scan.ts';
import { analyzePastedText } from '../areas/evidence/analyses/analyze-pasted-text.ts';
import { analysisOf } from '../areas/evidence/reading/present-analysis.ts';
import { listReports } from '../areas/merges/list-reports.ts';
import { mergeClusters } from '../areas/merges/merge-clusters.ts';
import { claimLayer } from '../areas/puzzle/claim-layer.ts';
import { openOperation } from '../areas/recondogs/deploy-units.ts';
import { submitReport } from '../areas/reports/index.ts';
import { recordAudit, transact } from '../platform/write/transact.ts';
import {
  actAs,
  actAsNew,
  makeAccount,
  makeBoardUpdate,
  makeCluster,
  makePiece,
  submissionOf,
  type TestAccount,
} from './factories.ts';
import type { TestRequest } from './send-request.ts';
import { takeByCalendar } from './take-by-calendar.ts';
import type { World } from './world.ts';

/** What an example may refer to: a cluster, an exhibit, and who asks. */
export interface Scene {
  world: World;
  clusterId: string;
  evidenceId: string;
  member: TestAccount;
  somebodyElse: TestAccount;
}

/** A request that must succeed. */
export interface Example extends TestRequest {
  params?: Record<string, string>;
  status: number;
  /** Asked without a session: the answer differs for who is signed in. */
  isAnonymous?: boolean;
}

/** Texts of examples are short enough to be read in place. */
const HERE = {
  views: {
    analyze: (text: string, id: string) => Promise.resolve(analysisOf(text, id)),
    fingerprint: (text: string) =>
      Promise.resolve(fingerprintQuestion({ description: text, evidence: '', scamPersonas: '' })),
    redact: (text: string) => Promise.resolve(text),
  },
  enricher: null,
};
const PASTED = 'Pay the release fee today by gift card, tell nobody.';

const RESPONSES = [{ questionId: 'first_place', answer: 'call', timestamp: '2026-02-11T10:00:00.000Z' }];

type MakeExample = (scene: Scene) => Example | Promise<Example>;

const piece = ({ world, clusterId }: Scene) => ({
  clusterId,
  content: `A fact called ${world.name('fact')}`,
});
const layerOf = ({ clusterId }: Scene, layer: number) => ({ clusterId, layer: String(layer) });
const claimed = async (scene: Scene, layer: number, holder: TestAccount) => {
  await claimLayer(actAs(scene.world, holder), { clusterId: scene.clusterId, layer });
  return { params: layerOf(scene, layer), status: 200 };
};
const version = async ({ world, clusterId, member }: Scene) => {
  const updateId = await makeBoardUpdate(world, { clusterId, author: member });
  return { params: { clusterId, updateId: String(updateId) }, status: 200 };
};

/** One good request for every endpoint that is built, by `METHOD path`. */
export const ENDPOINT_EXAMPLES: Record<string, MakeExample> = {
  'GET /api/app-config': () => ({ status: 200 }),
  'GET /api/openapi.json': () => ({ status: 200 }),
  'GET /api/docs': () => ({ status: 200 }),
  'GET /api/auth/user': () => ({ status: 200 }),
  'GET /api/login': () => ({ status: 200, isAnonymous: true }),
  'POST /api/login': ({ member: { email, password } }) => ({ form: { email, password }, status: 303 }),
  'GET /api/signup': () => ({ status: 200, isAnonymous: true }),
  'POST /api/signup': ({ world }) => ({
    form: {
      email: `${world.name('new')}@people.test`,
      password: 'ten characters',
      displayName: 'New here',
    },
    status: 303,
  }),
  'POST /api/logout': () => ({ status: 303, isAnonymous: true }),
  'GET /api/clusters': () => ({ status: 200 }),
  'GET /api/clusters/active': () => ({ status: 200 }),
  'GET /api/clusters/counts': () => ({ status: 200 }),
  'GET /api/clusters/activity': () => ({ status: 200 }),
  'POST /api/clusters': ({ world }) => ({ json: submissionOf(world), status: 201 }),
  'POST /api/clusters/preview-match': ({ world }) => ({
    json: { description: submissionOf(world).description },
    status: 200,
  }),
  'POST /api/clusters/similarity-check': () => ({ json: { scriptText: PASTED }, status: 200 }),
  'POST /api/clusters/:id/merge': async ({ world, clusterId }) => {
    const own = await makeCluster(world);
    const json = { intoClusterId: clusterId, reason: 'The same desk' };
    return { params: { id: own.clusterId }, json, status: 200 };
  },
  'POST /api/clusters/:id/split': async ({ world, clusterId }) => {
    const own = await makeCluster(world);
    const merge = { clusterId: own.clusterId, intoClusterId: clusterId, reason: 'The same desk' };
    await mergeClusters(await actAsNew(world, 'analyst'), merge);
    return { params: { id: own.clusterId }, json: { reason: 'Two desks after all' }, status: 200 };
  },
  'GET /api/clusters/merge-proposals': () => ({ status: 200 }),
  'GET /api/clusters/:id/reports': ({ clusterId }) => ({ params: { id: clusterId }, status: 200 }),
  'POST /api/clusters/reports/:reportId/take-out': async ({ world }) => {
    const { clusterId, submission } = await makeCluster(world);
    await submitReport(await actAsNew(world), submissionOf(world, { evidence: submission.evidence }));
    const [newest] = await listReports(world.ctx, clusterId);
    if (!newest) throw new Error('the cluster has no report');
    return { params: { reportId: newest.id }, json: { reason: 'Only the hoster is the same' }, status: 200 };
  },
  'GET /api/clusters/:id/changes': ({ clusterId }) => ({ params: { id: clusterId }, status: 200 }),
  'GET /api/cluster-dna/:clusterId': ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  'GET /api/clusters/:id': ({ clusterId }) => ({ params: { id: clusterId }, status: 200 }),
  'GET /api/catalogue': () => ({ status: 200 }),
  'GET /api/catalogue/:clusterId': () => ({ params: { clusterId: 'CLUSTER-010-TEC' }, status: 200 }),
  'GET /api/cluster-families': () => ({ status: 200 }),
  'GET /api/cluster-mutations/:clusterId': ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  'POST /api/analysis/cluster-mutation': ({ clusterId }) => ({ json: { clusterId }, status: 200 }),
  'POST /api/evidence/analyze-text': () => ({
    json: { text: PASTED },
    status: 200,
  }),
  'POST /api/evidence/upload': ({ world }) => ({ multipart: textFile(world.name('note')), status: 201 }),
  'GET /api/evidence/:id': ({ evidenceId }) => ({ params: { id: evidenceId }, status: 200 }),
  'GET /api/evidence/:id/file': ({ evidenceId }) => ({ params: { id: evidenceId }, status: 200 }),
  'POST /api/ai/analyze': () => ({ json: { text: PASTED }, status: 200 }),
  'GET /api/ai/analyses': () => ({ status: 200 }),
  'GET /api/ai/analyses/:id': async ({ world, member }) => {
    const { analysisId } = await analyzePastedText(actAs(world, member), HERE, PASTED);
    return { params: { id: analysisId }, status: 200 };
  },
  'GET /api/evidence': () => ({ status: 200 }),
  'GET /api/evidence/:id/reading': ({ evidenceId }) => ({ params: { id: evidenceId }, status: 200 }),
  'POST /api/evidence/:id/reveal': ({ evidenceId }) => ({
    params: { id: evidenceId },
    json: { detail: 'METADATA' },
    status: 200,
  }),
  'POST /api/evidence/:id/author': ({ evidenceId }) => ({
    params: { id: evidenceId },
    json: { author: 'mixed' },
    status: 200,
  }),
  'GET /api/evidence/:id/compare/:otherId': ({ evidenceId }) => ({
    params: { id: evidenceId, otherId: evidenceId },
    status: 200,
  }),
  'POST /api/indicators/look-up': () => ({
    json: { values: ['hxxps://www[.]named.example/pay'] },
    status: 200,
  }),
  'POST /api/indicators/decide': async ({ world }) => {
    const { submission } = await makeCluster(world);
    const value = new URL(submission.evidence.split(' ').at(-1) ?? '').hostname;
    const json = { type: 'domain', value, decision: 'confirmed', note: 'Seen in the chat log' };
    return { json, status: 200 };
  },
  'GET /api/puzzle/:clusterId': ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  'GET /api/puzzle/:clusterId/contributions': ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  'POST /api/puzzle/contribute': (scene) => ({ json: { ...piece(scene), layer: 2 }, status: 201 }),
  'POST /api/puzzle/submit': (scene) => ({ json: piece(scene), status: 201 }),
  'POST /api/puzzle/contributions/:id/review': async ({ world, clusterId }) => {
    const { contribution } = await makePiece(world, clusterId, 6);
    return { params: { id: contribution.id }, json: { verdict: 'confirm' }, status: 200 };
  },
  'POST /api/puzzle/similar': (scene) => ({ json: piece(scene), status: 200 }),
  'POST /api/puzzle/:clusterId/layers/:layer/claim': (scene) => ({ params: layerOf(scene, 3), status: 200 }),
  'DELETE /api/puzzle/:clusterId/layers/:layer/claim': (scene) => claimed(scene, 4, scene.member),
  'POST /api/puzzle/:clusterId/layers/:layer/takeover': (scene) => claimed(scene, 5, scene.somebodyElse),
  'GET /api/puzzle/:clusterId/history': ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  'GET /api/puzzle/:clusterId/history/:updateId': version,
  'POST /api/puzzle/:clusterId/history/:updateId/restore': version,
  'GET /api/puzzle/:clusterId/board/authors': ({ clusterId }) => ({
    params: { clusterId },
    status: 200,
  }),
  'POST /api/puzzle/:clusterId/board/reset': ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  'POST /api/puzzle/pledge': () => ({ status: 200 }),
  'POST /api/recondogs/operations/:id/cancel': async ({ world, clusterId }) => {
    // Its jobs may be done before it is cancelled: an operation of more units than are deployed stays open.
    const operation = await transact(world.ctx, 'platform', async (tx) => {
      await recordAudit(tx, { action: 'test.opened', entityType: 'test', entityId: clusterId });
      return openOperation(tx, { clusterId, priority: 'low', trigger: 'simulator', units: 20 });
    });
    return { params: { id: operation.id }, status: 200 };
  },
  'GET /api/harvest/status': () => ({ status: 200 }),
  'GET /api/harvest/sources': () => ({ status: 200 }),
  'POST /api/harvest/manual': () => ({ json: { targetSources: ['Test source 1'] }, status: 200 }),
  'GET /api/admin/sources': () => ({ status: 200 }),
  'PUT /api/admin/sources/:id': () => ({
    params: { id: 'test-source-2' },
    json: { url: 'https://regulator.example/feed.xml', active: true, tier: 2 },
    status: 200,
  }),
  'GET /api/recondogs/operations/:clusterId': ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  'GET /api/recondogs/status/:clusterId': ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  'POST /api/recondogs/deploy': ({ clusterId }) => ({ json: { clusterId }, status: 202 }),
  'POST /api/admin/recondogs/trigger': ({ clusterId }) => ({
    json: { clusterId, reconDogTargets: ['memoryrebuilder'], priority: 'high' },
    status: 202,
  }),
  'POST /api/analysis/detonate-playbook': ({ clusterId }) => ({ json: { clusterId }, status: 200 }),
  'GET /api/backtrace/entry-questions': () => ({ status: 200 }),
  'POST /api/backtrace/process-responses': ({ clusterId }) => ({
    json: { clusterId, responses: RESPONSES },
    status: 200,
  }),
  'POST /api/backtrace/capture-entry-path': ({ clusterId }) => ({
    json: { clusterId, responses: RESPONSES, consent: true },
    status: 201,
  }),
  'GET /api/backtrace/entry-path/:clusterId': ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  'DELETE /api/backtrace/entry-path/:clusterId': ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  'GET /api/backtrace/funnel/:clusterId': ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  'GET /api/vault/entries': () => ({ status: 200 }),
  'POST /api/vault/verify': () => ({ multipart: fileAndProof(), status: 200 }),
  'GET /api/vault/blocks/:height': () => ({ params: { height: String(KNOWN_HEIGHT) }, status: 200 }),
  'GET /api/evidence/:id/proof.ots': async ({ world, evidenceId }) => {
    await takeByCalendar(world, evidenceId);
    return { params: { id: evidenceId }, status: 200 };
  },
  'GET /api/detection/stats': () => ({ status: 200 }),
  'POST /api/detection/run-scan': () => ({ status: 200 }),
  'GET /api/detection/runs/:id': async ({ world }) => ({
    params: { id: await requestScan(world.ctx, 'person') },
    status: 200,
  }),
};

/** A block that the explorer of whoever runs the examples must know. */
export const KNOWN_HEIGHT = 800_000;

/** A file with a proof of it that leads to that block, which holds something else. */
function fileAndProof(): FormData {
  const file = new Uint8Array([1, 2, 3]);
  const proof = writeProofFile(proofOf(file, [{ type: 'bitcoin', height: KNOWN_HEIGHT }]));
  const form = new FormData();
  form.set('file', new File([file], 'three.bin'));
  form.set('proof', new File([Uint8Array.from(proof)], 'three.bin.ots'));
  return form;
}

/** A multipart body with a text file of this content. */
export function textFile(content: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('evidence', new File([content], 'note.txt', { type: 'text/plain' }));
  return form;
}

/** What the examples refer to; the exhibit is handed in by `upload` because only the server keeps files. */
export async function makeScene(
  world: World,
  upload: (member: TestAccount) => Promise<string>,
): Promise<Scene> {
  const member = await makeAccount(world, 'analyst', 'admin');
  const { clusterId } = await makeCluster(world);
  return {
    world,
    clusterId,
    evidenceId: await upload(member),
    member,
    somebodyElse: await makeAccount(world),
  };
}
