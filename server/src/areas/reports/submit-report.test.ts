import { isClusterChainId } from '@fap/shared/clusters/cluster-chain-id.ts';
import { TOO_COMMON_CLUSTERS } from '@fap/shared/indicators/indicator-rarity.ts';
import type { Submission } from '@fap/shared/reports/submission.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cluster } from '../../db/schema/clusters.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import { report } from '../../db/schema/reports.ts';
import { transact } from '../../platform/write/transact.ts';
import { actAs, actAsNew, makeAccount, makeCluster, makeSubmission } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { textFile } from '../../testing/text-file.ts';
import type { World } from '../../testing/world.ts';
import { recordMentions } from '../indicators/record-mentions.ts';
import { submitReport } from './submit-report.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = server.world;
});
afterAll(() => server.stop());

const submit = async (changes: Partial<Submission> = {}) =>
  submitReport(await actAsNew(world), makeSubmission(world, changes));
/** A cluster whose report names a domain without having been joined by it, as an import would bring it. */
async function nameInNewCluster(...domains: string[]): Promise<string> {
  const { clusterId } = await submit({ evidence: '' });
  const [row] = await reportsOf(clusterId);
  if (!row) throw new Error('there is no report');
  const indicators = domains.map((value) => ({ type: 'domain' as const, value }));
  const named = { kind: 'report' as const, id: row.id, report: row, clusterId, indicators };
  await transact(world.ctx, 'platform', (tx) => recordMentions(tx, [named]), {
    housekeeping: 'the report is on record',
  });
  return clusterId;
}
const reportsOf = (clusterId: string) =>
  world.db.select().from(report).where(eq(report.clusterId, clusterId));

describe('the form answers with the specification’s own sentences', () => {
  const MESSAGES = [
    ['scamName', 'ab', 'Scam name must be at least 3 characters'],
    ['scamName', undefined, 'Scam name must be at least 3 characters'],
    ['scamType', '', 'Please select a scam type'],
    ['scamType', 'lottery', 'Please select a scam type'],
    ['description', 'too short', 'Description must be at least 10 characters'],
    ['contactMethod', undefined, 'Please select how they contacted you'],
    ['dateOccurred', '', 'Date is required'],
    ['dateOccurred', '2026-02-30', 'Date is required'],
    ['scamPersonas', 'ab', 'Please describe the personas encountered'],
    ['consentVault', false, 'You must consent to vault anchoring to proceed'],
    ['consentVault', undefined, 'You must consent to vault anchoring to proceed'],
  ] as const;

  test.for(MESSAGES)('%s = %s: %s', async ([path, value, message]) => {
    const cookie = await server.signIn(await makeAccount(world));
    const json = { ...makeSubmission(world), [path]: value };
    const answer = await server.send('POST', '/api/clusters', { cookie, json });
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ message, issues: [{ path, message }] });
  });

  test('all of them at once, in the order of the form', async () => {
    const cookie = await server.signIn(await makeAccount(world));
    const answer = await server.send('POST', '/api/clusters', { cookie, json: {} });
    const { issues } = answer.json<{ issues: { path: string }[] }>();
    expect(issues.map(({ path }) => path)).toEqual([
      'scamName',
      'scamType',
      'description',
      'contactMethod',
      'dateOccurred',
      'scamPersonas',
      'consentVault',
    ]);
  });
});

describe('a first report', () => {
  test('founds a cluster with a ClusterChain ID and one victim, whose loss is in no figure', async () => {
    const result = await submit({ amountInvolved: 'about $2,500.50 in all' });
    expect(result).toMatchObject({ joined: false, xpAwarded: 50, matchedElements: [] });
    expect(result).not.toHaveProperty('similarity');
    expect(isClusterChainId(result.clusterChainId)).toBe(true);
    const [row] = await world.db.select().from(cluster).where(eq(cluster.id, result.clusterId));
    expect(row).toMatchObject({ victims: 1, impactCents: 0, impactCurrency: 'USD' });
  });

  test('rewards the reporter with 50 XP once', async () => {
    const reporter = await makeAccount(world);
    const cookie = await server.signIn(reporter);
    await submitReport(actAs(world, reporter), makeSubmission(world));
    await server.settle();
    await world.drain();
    expect((await server.send('GET', '/api/auth/user', { cookie })).json()).toMatchObject({
      xp: 50,
      credits: 0,
    });
  });

  test('gives its reward: nothing for a second one to the same cluster, the first reward for a repeated request', async () => {
    const reporter = await makeAccount(world);
    const cookie = await server.signIn(reporter);
    const first = { ...makeSubmission(world), idempotencyKey: world.name('key') };
    const { clusterId } = await submitReport(actAs(world, reporter), first);
    const second = await submitReport(actAs(world, reporter), {
      ...first,
      idempotencyKey: world.name('key'),
      description: `${first.description} They wrote again.`,
    });
    expect(second).toMatchObject({ clusterId, joined: true, xpAwarded: 0 });
    await server.settle();
    await world.drain();
    expect((await server.send('GET', '/api/auth/user', { cookie })).json()).toMatchObject({ xp: 50 });
  });

  test('is recorded without its words', async () => {
    const secret = world.name('secret');
    const { clusterId } = await submit({ description: `My own words: ${secret} happened to me.` });
    const entries = await world.db.select().from(auditEntry).where(eq(auditEntry.clusterId, clusterId));
    expect(entries.map(({ action }) => action)).toContain('cluster.founded');
    expect(JSON.stringify(entries)).not.toContain(secret);
  });
});

describe('a report joins', () => {
  test('the cluster with which it shares a domain and its words, and names both', async () => {
    const first = await makeCluster(world, { evidence: `See https://${world.name('portal')}.example/a` });
    const domain = /https:\/\/([^/]+)/u.exec(first.submission.evidence)?.[1] ?? '';
    const evidence = `They used hxxps://${domain.replace('.', '[.]')}/b`;
    const second = await submit({ evidence, description: first.submission.description });
    expect(second).toMatchObject({
      joined: true,
      clusterId: first.clusterId,
      clusterChainId: first.clusterChainId,
      matchedElements: [`domain: ${domain}`],
    });
    expect(second.similarity).toBeGreaterThanOrEqual(85);
    const [row] = await world.db.select().from(cluster).where(eq(cluster.id, first.clusterId));
    expect(row).toMatchObject({ victims: 2, impactCents: 0 });
  });

  test('never by its text alone, however alike', async () => {
    const description =
      'They told me that my account was frozen and that I had to pay a release fee before midnight.';
    const first = await submit({ description, evidence: '', scamPersonas: 'Agent Smith' });
    const second = await submit({ description, evidence: '', scamPersonas: 'Agent Smith' });
    expect(second.joined).toBe(false);
    expect(second.clusterId).not.toBe(first.clusterId);
  });

  test('never by an indicator that everybody uses', async () => {
    const evidence = 'They wrote from gmail.com and sent me to https://facebook.com/ and t.me';
    const first = await submit({ evidence });
    const second = await submit({ evidence });
    expect(second.clusterId).not.toBe(first.clusterId);
  });

  test('never by an indicator that too many clusters name', async () => {
    const domain = `${world.name('common')}.example`;
    for (let index = 0; index <= TOO_COMMON_CLUSTERS; index += 1) await nameInNewCluster(domain);
    expect(await submit({ evidence: `see ${domain}` })).toMatchObject({ joined: false });
  });

  test('one that many, but not too many, clusters name still links', async () => {
    const domains = [`${world.name('shared')}.example`, `${world.name('shared')}.example`];
    const clusterId = await nameInNewCluster(...domains);
    expect(await submit({ evidence: `see ${domains.join(' and ')}` })).toMatchObject({
      joined: true,
      clusterId,
    });
  });
});

describe('reports at the same time', () => {
  test('ten that name one party found one cluster', async () => {
    const evidence = `All of us were sent to ${world.name('rush')}.example and ${world.name('pay')}.example`;
    const results = await Promise.all(Array.from({ length: 10 }, () => submit({ evidence })));
    expect(new Set(results.map(({ clusterId }) => clusterId)).size).toBe(1);
    expect(results.filter(({ joined }) => !joined)).toHaveLength(1);
    const clusterId = results[0]?.clusterId ?? '';
    const [row] = await world.db.select().from(cluster).where(eq(cluster.id, clusterId));
    expect(row).toMatchObject({ victims: 10, impactCents: 1_000_000 });
    expect(await reportsOf(clusterId)).toHaveLength(10);
  });

  test('that name two domains in either order do not deadlock', async () => {
    const [one, two] = [`${world.name('one')}.example`, `${world.name('two')}.example`];
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        submit({ evidence: index % 2 ? `${one} then ${two}` : `${two} then ${one}` }),
      ),
    );
    expect(new Set(results.map(({ clusterId }) => clusterId)).size).toBe(1);
  });

  test('with one idempotency key are one report with one answer', async () => {
    const ctx = await actAsNew(world);
    const submission = makeSubmission(world, { idempotencyKey: world.name('key') });
    const results = await Promise.all(Array.from({ length: 10 }, () => submitReport(ctx, submission)));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await reportsOf(results[0]?.clusterId ?? '')).toHaveLength(1);
    expect(await submitReport(ctx, submission)).toEqual(results[0]);
  });

  test('of two people with the same key are two reports', async () => {
    const idempotencyKey = world.name('key');
    const [first, second] = [await submit({ idempotencyKey }), await submit({ idempotencyKey })];
    expect(first.clusterId).not.toBe(second.clusterId);
  });
});

describe('files of a report', () => {
  const upload = async (cookie: string, content: string) => {
    const answer = await server.send('POST', '/api/evidence/upload', {
      cookie,
      multipart: textFile(content),
    });
    expect(answer.status, answer.text).toBe(201);
    return answer.json<{ evidenceId: string }>().evidenceId;
  };

  test('come with it into the cluster', async () => {
    const reporter = await makeAccount(world);
    const cookie = await server.signIn(reporter);
    const id = await upload(cookie, world.name('file'));
    await submitReport(actAs(world, reporter), makeSubmission(world, { evidenceIds: [id] }));
    const stranger = await server.signIn(await makeAccount(world));
    expect((await server.send('GET', `/api/evidence/${id}`, { cookie: stranger })).status).toBe(200);
  });

  test('of somebody else are refused, and nothing is written', async () => {
    const owner = await server.signIn(await makeAccount(world));
    const id = await upload(owner, world.name('file'));
    const evidence = `${world.name('domain')}.example`;
    await expect(submit({ evidence, evidenceIds: [id] })).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'evidenceIds' }],
    });
    expect(await submit({ evidence })).toMatchObject({ joined: false });
  });

  test('that do not exist are refused', async () => {
    await expect(submit({ evidenceIds: ['evidence-nothing'] })).rejects.toMatchObject({ code: 'INVALID' });
  });
});

describe('what a victim gave away about themselves', () => {
  const CANARIES = [
    'maya.canary@victims.test',
    '+1 202 555 0143',
    '+12025550143',
    'GB33BUKB20201555555555',
    '4111 1111 1111 1111',
  ];

  test('is in no answer and no event that other people get', async () => {
    const mark = world.name('canary');
    const reporter = await makeAccount(world);
    const words = `I am ${CANARIES.join(', ')}. They said: pay the release fee today to ${mark}.example or be arrested.`;
    const { clusterId } = await submitReport(actAs(world, reporter), {
      ...makeSubmission(world),
      description: `${words} It began with an ad.`,
      scamPersonas: `Officer Reed, who wrote to ${CANARIES[0]}`,
      evidence: `${words} My phone: ${CANARIES[1]}`,
      amountInvolved: `$900 from ${CANARIES[3]}`,
    });
    await server.settle();
    const cookie = await server.signIn(await makeAccount(world));
    const socket = await server.connect(cookie);
    await socket.subscribe(`puzzle:${clusterId}`, 0);
    const paths = [
      '/api/clusters',
      '/api/clusters/active',
      '/api/clusters/activity',
      `/api/puzzle/${clusterId}`,
    ];
    const answers = await Promise.all(paths.map((path) => server.send('GET', path, { cookie })));
    const seen = [...answers.map(({ text }) => text), JSON.stringify(socket.received)];
    for (const text of seen) {
      for (const canary of [...CANARIES, reporter.displayName, reporter.email, reporter.id]) {
        expect(text).not.toContain(canary);
      }
    }
    // The scammer's side is what everybody must see.
    expect(answers[3]?.text).toContain(`${mark}[.]example`);
    expect(socket.received.length).toBeGreaterThan(0);
  });
});
