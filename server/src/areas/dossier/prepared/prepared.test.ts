import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBag } from '@fap/shared/custody/bag/check-bag.ts';
import { openBag } from '@fap/shared/custody/bag/open-bag.ts';
import type { DossierHistory } from '@fap/shared/dossier/contract.ts';
import { dossierTopic } from '@fap/shared/dossier/events.ts';
import { type DossierFile, dossierFilePath } from '@fap/shared/dossier/files-contract.ts';
import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dossierFile } from '../../../db/schema/dossier.ts';
import { FolderStore } from '../../../platform/evidence-store/folder-store.ts';
import { makeAccount, makeCluster, makeReadItem, type TestCluster } from '../../../testing/factories.ts';
import { makeActionable } from '../../../testing/make-actionable.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { forgetFiles } from './forget-files.ts';
import { failFile } from './write-file.ts';

let server: TestServer;
let analyst: string;
let leo: string;
let member: string;
beforeAll(async () => {
  server = await startTestServer();
  analyst = await server.signIn(await makeAccount(server.world, 'analyst'));
  leo = await server.signIn(await makeAccount(server.world, 'leo'));
  member = await server.signIn(await makeAccount(server.world));
});
afterAll(() => server.stop());

const at = (clusterId: string) => `/api/leo/dossier/${clusterId}/files`;
const prepare = (clusterId: string, form: string, cookie = analyst) =>
  server.send('POST', at(clusterId), { cookie, json: { form } });
const list = async (clusterId: string) =>
  (await server.send('GET', at(clusterId), { cookie: analyst })).json<DossierFile[]>();
const download = (clusterId: string, fileId: string, cookie = analyst) =>
  server.send('GET', dossierFilePath(clusterId, fileId), { cookie });
const run = (text: string) => server.world.db.execute(sql.raw(text));
const storedPath = (sha256: string) => join(server.dataDir, 'evidence', sha256);
const isStored = (sha256: string) =>
  stat(storedPath(sha256)).then(
    () => true,
    () => false,
  );

/** Waits until a file is written or failed, as somebody does who has the page open. */
async function written(clusterId: string, fileId: string): Promise<DossierFile> {
  return vi.waitFor(
    async () => {
      const file = (await list(clusterId)).find(({ id }) => id === fileId);
      if (file?.state !== 'ready' && file?.state !== 'failed') throw new Error(`it is ${file?.state}`);
      return file;
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** A cluster whose reporter lets law enforcement have an item, the bytes of which are stored. */
async function makeOpenCluster(): Promise<TestCluster & { original: string }> {
  const cluster = await makeCluster(server.world);
  const id = await makeReadItem(server.world, cluster.reportId);
  await run(`update report set consent_law = true where cluster_id = '${cluster.clusterId}'`);
  await writeFile(storedPath(sha256Hex(id)), id);
  return { ...cluster, original: id };
}

const forget = () => forgetFiles(server.world.ctx, new FolderStore(server.dataDir));

function drained<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value;
  }
}

describe('writing', () => {
  test('a bag is written by a job, told live, counted, and is whole with its originals; the read is recorded', async () => {
    const { clusterId, original } = await makeOpenCluster();
    const socket = await server.connect(analyst);
    await socket.subscribe(dossierTopic(clusterId));
    const asked = await prepare(clusterId, 'zip');
    expect(asked.status).toBe(202);
    const { id, state } = asked.json<DossierFile>();
    expect(state).toBe('waiting');
    const file = await written(clusterId, id);
    // The dossier, the log, the item and the headers.
    expect(file).toMatchObject({ state: 'ready', done: 4, total: 4, version: 1, flaw: null });
    const facts = socket.of(dossierTopic(clusterId)).map(({ payload }) => payload.state);
    expect(facts).toEqual(['waiting', 'writing', 'ready']);
    const answer = await download(clusterId, id);
    expect(answer.status).toBe(200);
    expect(answer.bytes.length).toBe(file.sizeBytes);
    expect(answer.headers.get('content-length')).toBe(String(file.sizeBytes));
    const files = drained(openBag(answer.bytes));
    expect(drained(checkBag(files)).steps.filter(({ state: found }) => found === 'fails')).toEqual([]);
    const kept = [...files].find(([path]) => path.includes(`${original}/original`))?.[1];
    expect(new TextDecoder().decode(kept)).toBe(original);
    const { reads } = (
      await server.send('GET', `/api/clusters/${clusterId}/dossier-history`, { cookie: analyst })
    ).json<DossierHistory>();
    expect(reads.map(({ form }) => form)).toEqual(['zip']);
    socket.close();
  });

  test('who asks again gets the same file, whoever they are, and a PDF is the one that is made at once', async () => {
    const { clusterId } = await makeCluster(server.world);
    const first = (await prepare(clusterId, 'pdf')).json<DossierFile>();
    const file = await written(clusterId, first.id);
    const second = (await prepare(clusterId, 'pdf')).json<DossierFile>();
    expect(second).toEqual(file);
    const direct = await server.send('GET', `/api/leo/dossier/${clusterId}.pdf`, { cookie: analyst });
    expect(Buffer.compare((await download(clusterId, first.id)).bytes, direct.bytes)).toBe(0);
  });

  test('one that fails says why and can be asked for again', async () => {
    const { clusterId, original } = await makeOpenCluster();
    await writeFile(storedPath(sha256Hex(original)), 'other bytes');
    const { id } = (await prepare(clusterId, 'zip')).json<DossierFile>();
    // The job's first try may still be at it, and say "writing" again.
    await vi.waitFor(
      async () => {
        await failFile(server.world.ctx, id, 'It could not be written.');
        const [file] = await list(clusterId);
        expect(file).toMatchObject({ state: 'failed', flaw: 'It could not be written.' });
      },
      { timeout: 20_000 },
    );
    await writeFile(storedPath(sha256Hex(original)), original);
    expect((await prepare(clusterId, 'zip')).json()).toMatchObject({ id, state: 'waiting', flaw: null });
    expect(await written(clusterId, id)).toMatchObject({ state: 'ready' });
  });
});

describe('who may have them', () => {
  test('members may not ask, list, hear or download; law enforcement only while the window is open', async () => {
    const closed = await makeCluster(server.world);
    const { id } = (await prepare(closed.clusterId, 'pdf')).json<DossierFile>();
    await written(closed.clusterId, id);
    for (const cookie of [member, leo]) {
      expect((await prepare(closed.clusterId, 'pdf', cookie)).status).toBe(403);
      expect((await server.send('GET', at(closed.clusterId), { cookie })).status).toBe(403);
      expect((await download(closed.clusterId, id, cookie)).status).toBe(403);
      const socket = await server.connect(cookie);
      expect(await socket.subscribe(dossierTopic(closed.clusterId))).toMatchObject({ ok: false });
      socket.close();
    }
    const open = await makeActionable(server, analyst);
    const asked = await prepare(open.clusterId, 'pdf', leo);
    expect(asked.status).toBe(202);
    const file = asked.json<DossierFile>();
    await written(open.clusterId, file.id);
    expect((await download(open.clusterId, file.id, leo)).status).toBe(200);
    // One cluster's file is not another's.
    expect((await download(closed.clusterId, file.id)).status).toBe(404);
    await server.send('PUT', `/api/clusters/${open.clusterId}/strike-assessment`, {
      cookie: analyst,
      json: {
        documentedCents: null,
        largestPaymentCents: null,
        isOngoing: null,
        liveAt: null,
        isRedacted: false,
        isSignedOff: false,
      },
    });
    expect((await download(open.clusterId, file.id, leo)).status).toBe(403);
  });

  test('a consent that was taken back counts at once, and the bytes are forgotten', async () => {
    const { clusterId } = await makeOpenCluster();
    const { id } = (await prepare(clusterId, 'zip')).json<DossierFile>();
    const { sha256 } = await written(clusterId, id);
    await run(`update report set consent_law = false where cluster_id = '${clusterId}'`);
    const answer = await download(clusterId, id);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('The cluster has changed since this file was written');
    await server.send('GET', `/api/leo/dossier/${clusterId}`, { cookie: analyst });
    expect(await list(clusterId)).toEqual([]);
    expect(await isStored(sha256 ?? '')).toBe(true);
    await forget();
    expect(await isStored(sha256 ?? '')).toBe(false);
    expect((await download(clusterId, id)).status).toBe(404);
  });

  test('after a day a file is gone, and bytes that are evidence too stay', async () => {
    const { clusterId, reportId } = await makeOpenCluster();
    const { id } = (await prepare(clusterId, 'pdf')).json<DossierFile>();
    const { sha256 } = await written(clusterId, id);
    const same = await makeReadItem(server.world, reportId);
    await run(`update evidence_item set sha256 = '${sha256}' where id = '${same}'`);
    await run(`update dossier_file set created_at = created_at - interval '25 hours' where id = '${id}'`);
    await forget();
    expect(await server.world.db.$count(dossierFile, eq(dossierFile.id, id))).toBe(0);
    expect(await isStored(sha256 ?? '')).toBe(true);
  });
});
