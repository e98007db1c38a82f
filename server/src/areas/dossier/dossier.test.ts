import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BAG_PATHS, mergedLog } from '@fap/shared/custody/bag/bag-layout.ts';
import { checkBag } from '@fap/shared/custody/bag/check-bag.ts';
import { openBag } from '@fap/shared/custody/bag/open-bag.ts';
import { ChainWalk } from '@fap/shared/custody/chain-walk.ts';
import type { Dossier, DossierHistory } from '@fap/shared/dossier/contract.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CANARIES, findCanaries, makeCanaryReport } from '../../testing/canaries.ts';
import { actAs, makeAccount, makeCluster, makeReadItem, type TestCluster } from '../../testing/factories.ts';
import { joinCluster, makeActionable } from '../../testing/make-actionable.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { stampHead } from '../custody/stamping/stamp-heads.ts';
import { submitReport } from '../reports/submit-report.ts';
import { payloadOf, pdfText, readBag } from './testing/read-forms.ts';

let server: TestServer;
let analyst: string;
let leo: string;
let member: string;
beforeAll(async () => {
  server = await startTestServer({ SERVICES: 'web,realtime' });
  analyst = await server.signIn(await makeAccount(server.world, 'analyst'));
  leo = await server.signIn(await makeAccount(server.world, 'leo'));
  member = await server.signIn(await makeAccount(server.world));
});
afterAll(() => server.stop());

const FORMS = ['pdf', 'stix.json', 'misp.json', 'csv', 'zip'] as const;
const get = (clusterId: string, ending = '', cookie = analyst) =>
  server.send('GET', `/api/leo/dossier/${clusterId}${ending}`, { cookie });
const read = async (clusterId: string) => (await get(clusterId)).json<Dossier>();
const history = async (clusterId: string) =>
  (
    await server.send('GET', `/api/clusters/${clusterId}/dossier-history`, { cookie: analyst })
  ).json<DossierHistory>();
const run = (text: string) => server.world.db.execute(sql.raw(text));
const allowLaw = (clusterId: string) =>
  run(`update report set consent_law = true where cluster_id = '${clusterId}'`);

async function addReport(cluster: TestCluster): Promise<void> {
  expect(await joinCluster(server.world, cluster)).toBe(true);
}

describe('editions', () => {
  test('one that nothing has changed since is given again, a change makes the next and tells it', async () => {
    const cluster = await makeCluster(server.world);
    const first = await read(cluster.clusterId);
    expect(first.edition).toMatchObject({ version: 1, changes: [] });
    expect((await read(cluster.clusterId)).edition).toEqual(first.edition);
    await addReport(cluster);
    const second = await read(cluster.clusterId);
    expect(second.edition.version).toBe(2);
    expect(second.edition.changes).toContain('Reports: 1 before, 2 now.');
    const { editions } = await history(cluster.clusterId);
    expect(editions.map(({ version }) => version)).toEqual([2, 1]);
    const kept = await server.world.db.execute<{ version: number; content: string | null }>(
      sql`select version, content from dossier_edition where cluster_id = ${cluster.clusterId} order by version`,
    );
    expect(kept.map(({ content }) => content === null)).toEqual([true, false]);
  });

  test('its SHA-256 is of the text in the bag, and is queued for a stamp', async () => {
    const { clusterId } = await makeCluster(server.world);
    const bag = await readBag((await get(clusterId, '.zip')).bytes);
    const { edition } = await read(clusterId);
    expect(payloadOf(bag, 'data/dossier.json').sha256).toBe(edition.sha256);
    const queued = await server.world.db.execute(
      sql`select digest from anchor_document where id = ${edition.dossierId}`,
    );
    expect(queued).toEqual([{ digest: edition.sha256 }]);
  });

  test('twenty who ask at once get one edition', async () => {
    const { clusterId } = await makeCluster(server.world);
    const all = await Promise.all(Array.from({ length: 20 }, () => read(clusterId)));
    expect(new Set(all.map(({ edition }) => edition.dossierId)).size).toBe(1);
    expect((await history(clusterId)).editions).toHaveLength(1);
  });

  test('what they say of people is forgotten when somebody is erased; hashes stay', async () => {
    const { clusterId } = await makeCluster(server.world);
    const before = await read(clusterId);
    const leaving = await makeAccount(server.world);
    await server.world.db.execute(sql`
      insert into outbox_event (type, lane, payload, created_at, next_attempt_at)
      values ('account.erased', ${`account ${leaving.id}`}, ${JSON.stringify({ accountId: leaving.id, alsoPieces: false })}::jsonb, now(), ${server.world.clock.now().toISOString()}::timestamptz)`);
    await server.world.drain();
    const rows = await server.world.db.execute(
      sql`select sha256, content from dossier_edition where cluster_id = ${clusterId}`,
    );
    expect(rows).toEqual([{ sha256: before.edition.sha256, content: null }]);
    expect((await read(clusterId)).edition.version).toBe(2);
  });
});

describe('who may read', () => {
  test('members may not, an unknown cluster is not found', async () => {
    const { clusterId } = await makeCluster(server.world);
    for (const ending of ['', ...FORMS.map((form) => `.${form}`)]) {
      expect((await get(clusterId, ending, member)).status, ending).toBe(403);
      expect((await get('no-such-cluster', ending)).status, ending).toBe(404);
    }
  });

  test('law enforcement is refused with the score while the window is closed', async () => {
    const { clusterId } = await makeCluster(server.world);
    const { executiveSummary } = await read(clusterId);
    for (const ending of ['', ...FORMS.map((form) => `.${form}`)]) {
      const refused = await get(clusterId, ending, leo);
      expect(refused.status, ending).toBe(403);
      expect(refused.json()).toMatchObject({ data: { strikeScore: executiveSummary.strikeScore } });
      expect(refused.text).toContain(String(executiveSummary.strikeScore));
    }
    expect((await history(clusterId)).reads.every(({ roles }) => !roles.includes('leo'))).toBe(true);
  });

  test('in the window law enforcement reads every form, and each read is an entry that analysts see; a broken gate closes it', async () => {
    const cluster = await makeActionable(server, analyst);
    expect((await read(cluster.clusterId)).executiveSummary.strikeScore).toBeGreaterThanOrEqual(85);
    for (const ending of ['', ...FORMS.map((form) => `.${form}`)])
      expect((await get(cluster.clusterId, ending, leo)).status, ending).toBe(200);
    const { reads } = await history(cluster.clusterId);
    expect(
      reads
        .filter(({ roles }) => roles.includes('leo'))
        .map(({ form }) => form)
        .toSorted(),
    ).toEqual(['csv', 'json', 'misp', 'pdf', 'stix', 'zip']);
    const entries = await server.world.db.execute(
      sql`select 1 from custody_entry where chain_id = ${cluster.clusterId} and action = 'dossier.read'`,
    );
    expect(entries.length).toBe(reads.length);
    const reporter = await server.signIn(cluster.reporter);
    const own = await server.send('GET', `/api/reports/${cluster.reportId}`, { cookie: reporter });
    const reached = own
      .json<{ stages: { stage: string; at: string | null }[] }>()
      .stages.filter(({ at }) => at !== null)
      .map(({ stage }) => stage);
    expect(reached).toEqual(expect.arrayContaining(['dossier', 'handed-over']));
    await run(`update strike_assessment set signed_off_by = null, signed_off_at = null
      where cluster_id = '${cluster.clusterId}'`);
    expect((await get(cluster.clusterId, '', leo)).status).toBe(403);
  });
});

/** What a check finds in the end. */
function drained<T>(steps: Generator<unknown, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

describe('what is promised to victims', () => {
  test('no form holds a name, an address or a word of a victim', async () => {
    const reporter = await makeAccount(server.world);
    const { clusterId, reportId } = await submitReport(
      actAs(server.world, reporter),
      makeCanaryReport(server.world),
    );
    await makeReadItem(server.world, reportId, { text: `Dear ${CANARIES.name}` });
    await allowLaw(clusterId);
    await server.world.drain();
    const pdf = (await get(clusterId, '.pdf')).bytes;
    const bag = await readBag((await get(clusterId, '.zip')).bytes);
    const shown = [
      (await get(clusterId)).text,
      (await get(clusterId, '.stix.json')).text,
      (await get(clusterId, '.misp.json')).text,
      (await get(clusterId, '.csv')).text,
      await pdfText(pdf),
      ...bag
        .filter(({ path }) => !path.includes('/evidence/'))
        .map(({ bytes, path }) => `${path} ${bytes.toString('latin1')}`),
    ].join('\n');
    expect(findCanaries(shown)).toEqual([]);
    for (const own of [reporter.email, reporter.displayName])
      expect(shown.toLowerCase()).not.toContain(own.toLowerCase());
  });

  test('a report whose consent forbids it is counted and not shown, and its files stay here', async () => {
    const cluster = await makeCluster(server.world);
    const item = await makeReadItem(server.world, cluster.reportId);
    const closed = await read(cluster.clusterId);
    expect(closed.executiveSummary).toMatchObject({ reports: 1, reportsForLaw: 0 });
    expect(closed.reports).toEqual([]);
    expect(closed.evidence).toMatchObject([{ evidenceId: item, mayBeHandedOver: false }]);
    await allowLaw(cluster.clusterId);
    const open = await read(cluster.clusterId);
    expect(open.edition.version).toBe(closed.edition.version + 1);
    expect(open.reports).toMatchObject([{ citation: 'Report 1' }]);
    const losses = 'Reporters who let law enforcement read claim losses of USD 1,200.';
    expect(open.executiveSummary.sentences).toContain(losses);
    expect(closed.executiveSummary.sentences).not.toContain(losses);
    expect(open.evidence).toMatchObject([{ mayBeHandedOver: true }]);
  });
});

describe('forms', () => {
  test('the PDF holds the SHA-256 of every evidence item, and is the same each time', async () => {
    const cluster = await makeCluster(server.world);
    for (let n = 0; n < 40; n += 1) await makeReadItem(server.world, cluster.reportId);
    const { evidence, edition } = await read(cluster.clusterId);
    expect(evidence).toHaveLength(40);
    const first = (await get(cluster.clusterId, '.pdf')).bytes;
    const text = (await pdfText(first)).replaceAll(/\s/gu, '');
    for (const { sha256 } of evidence) expect(text).toContain(sha256);
    expect(text).toContain(edition.sha256);
    expect(Buffer.compare(first, (await get(cluster.clusterId, '.pdf')).bytes)).toBe(0);
  });

  test('the bag passes the check that anybody can repeat offline; one changed byte is named', async () => {
    const { clusterId } = await makeCluster(server.world);
    await stampHead(server.world.ctx, clusterId);
    const files = drained(openBag((await get(clusterId, '.zip')).bytes));
    const { steps } = drained(checkBag(files));
    expect(steps.filter(({ state }) => state === 'fails')).toEqual([]);
    const stateOf = Object.fromEntries(steps.map(({ name, state }) => [name, state]));
    // Its head is queued: no calendar has taken it yet.
    expect(stateOf).toMatchObject({ bytes: 'holds', log: 'holds', heads: 'open' });
    const changed = Uint8Array.from(files.get(BAG_PATHS.dossier) ?? []);
    changed[9] = (changed[9] ?? 0) ^ 1;
    const found = drained(checkBag(new Map([...files, [BAG_PATHS.dossier, changed]])));
    expect(found.steps.find(({ name }) => name === 'bytes')).toMatchObject({
      state: 'fails',
      findings: [{ place: BAG_PATHS.dossier }],
    });
  });

  test('the logs of clusters that were merged into it are in it, and an edition from before is not given for it', async () => {
    const [root, other] = [await makeCluster(server.world), await makeCluster(server.world)];
    const before = await read(root.clusterId);
    expect(before.custody.merged).toEqual([]);
    const { clusterChainId } = (await read(other.clusterId)).cluster;
    await run(`update cluster set merged_into = '${root.clusterId}' where id = '${other.clusterId}'`);
    await makeReadItem(server.world, other.reportId);
    await stampHead(server.world.ctx, other.clusterId);
    const after = await read(root.clusterId);
    expect(after.edition.version).toBe(2);
    expect(after.custody.merged).toMatchObject([{ clusterChainId, heads: [{ seq: expect.any(Number) }] }]);
    expect(after.executiveSummary.sentences.join(' ')).toContain('1 cluster was merged into it');
    expect(await pdfText((await get(root.clusterId, '.pdf')).bytes)).toContain(clusterChainId);
    const files = drained(openBag((await get(root.clusterId, '.zip')).bytes));
    expect([...files.keys()]).toContain(mergedLog(clusterChainId).log);
    const { steps } = drained(checkBag(files));
    expect(steps.filter(({ state }) => state === 'fails')).toEqual([]);
    expect(steps.find(({ name }) => name === 'log')?.summary).toContain(clusterChainId);
  });

  test('coreutils, which know nothing of us, find the bag whole, and one changed byte by its file', async () => {
    const { clusterId } = await makeCluster(server.world);
    const bag = await readBag((await get(clusterId, '.zip')).bytes);
    const folder = await mkdtemp(join(tmpdir(), 'fap-bag-'));
    try {
      for (const { path, bytes } of bag) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), bytes);
      }
      const check = () =>
        ['manifest-sha256.txt', 'tagmanifest-sha256.txt'].map(
          (list) =>
            spawnSync('sha256sum', ['--check', '--strict', list], { cwd: folder, encoding: 'utf8' }).stdout,
        );
      const [payload, tags] = check();
      expect(payload?.match(/^data\/.*: OK$/gmu)).toHaveLength(
        bag.filter(({ path }) => path.startsWith('data/')).length,
      );
      expect(tags?.match(/: OK$/gmu)).toHaveLength(3);
      expect(`${payload}${tags}`).not.toContain('FAILED');
      const bytes = await readFile(join(folder, BAG_PATHS.dossier));
      bytes[9] = (bytes[9] ?? 0) ^ 1;
      await writeFile(join(folder, BAG_PATHS.dossier), bytes);
      expect(check()[0]).toContain(`${BAG_PATHS.dossier}: FAILED`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('the bag names every file with its SHA-256, and its log leads from the ClusterChain ID to its end', async () => {
    const { clusterId } = await makeCluster(server.world);
    const bag = await readBag((await get(clusterId, '.zip')).bytes);
    const listed = new Map(
      payloadOf(bag, 'manifest-sha256.txt')
        .bytes.toString()
        .trim()
        .split('\n')
        .map((line) => [line.slice(66), line.slice(0, 64)]),
    );
    const payload = bag.filter(({ path }) => path.startsWith('data/'));
    expect(new Map(payload.map(({ path, sha256 }) => [path, sha256]))).toEqual(listed);
    const log = JSON.parse(payloadOf(bag, 'data/custody/log.json').bytes.toString());
    const walk = new ChainWalk(log.chain);
    for (const entry of log.entries) expect(walk.take(entry)).toBeNull();
    expect(walk.finish(log.entries.length, log.entries.at(-1).entryHash)).toBeNull();
  });

  test('a legal dossier is made of a ClusterChain ID; a typing error and one that nobody has are told', async () => {
    const { clusterId } = await makeCluster(server.world);
    const { cluster, edition } = await read(clusterId);
    const make = (clusterChainId: string, cookie = analyst) =>
      server.send('POST', '/api/cluster-chain/legal-dossier', { cookie, json: { clusterChainId } });
    const made = await make(cluster.clusterChainId);
    expect(made.status).toBe(201);
    const { dossierId, pdfUrl, zipUrl } = made.json<{ dossierId: string; pdfUrl: string; zipUrl: string }>();
    expect(dossierId).toBe(edition.dossierId);
    for (const url of [pdfUrl, zipUrl])
      expect((await server.send('GET', url, { cookie: analyst })).status).toBe(200);
    expect((await make('FAP-1-AAAAAAAAAAAAAAAA-00')).status).toBe(400);
    expect((await make(cluster.clusterChainId, member)).status).toBe(403);
    expect((await make(cluster.clusterChainId, leo)).status).toBe(403);
  });
});
