import { readFile, writeFile } from 'node:fs/promises';
import { entryHash } from '@fap/shared/custody/chain.ts';
import { headDigest } from '@fap/shared/custody/manifest.ts';
import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { custodyStamp } from '../../db/schema/custody.ts';
import { custodyChain, custodyEntry } from '../../db/schema/platform.ts';
import { FolderStore } from '../../platform/evidence-store/folder-store.ts';
import type { TransactionDatabase } from '../../platform/postgres/database.ts';
import { anchorNow } from '../../testing/anchor-now.ts';
import { actAs, makeAccount, makeCluster, makePiece } from '../../testing/factories.ts';
import { RecordedJobs } from '../../testing/recorded-jobs.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createWorld } from '../../testing/world.ts';
import { developmentPorts } from '../vault/development-chain/ports.ts';
import { type CheckPorts, checkChain } from './checking/check-chain.ts';
import type { ChainRow } from './checking/walk-log.ts';
import { stampHead } from './stamping/stamp-heads.ts';

let server: TestServer;
let ports: CheckPorts;
let clusterId: string;
let evidenceId: string;
let sha256: string;
/** The entry whose head is in a block; more follow it. */
let stampedSeq: number;
let length: number;

beforeAll(async () => {
  server = await startTestServer({ SERVICES: 'web,realtime' });
  // Without a worker: the test says when something is stamped.
  const { clock, commits, ctx } = server.world;
  const world = await createWorld({ clock, commits, ctx: { ...ctx, jobs: new RecordedJobs() } });
  ports = { store: new FolderStore(server.dataDir), sources: developmentPorts(world.ctx).blocks };
  const made = await makeCluster(world);
  clusterId = made.clusterId;
  const cookie = await server.signIn(made.reporter);
  const multipart = new FormData();
  multipart.set('clusterId', clusterId);
  multipart.set(
    'evidence',
    new File(['They said my account was locked.'], 'letter.txt', { type: 'text/plain' }),
  );
  const answer = await server.send('POST', '/api/evidence/upload', { cookie, multipart });
  evidenceId = String(answer.json().evidenceId);
  for (const layer of [1, 2, 3]) await makePiece(world, clusterId, layer);
  await anchorNow(world);
  await stampHead(world.ctx, clusterId);
  stampedSeq = (await chainOf(world.db)).length;
  await anchorNow(world);
  for (const layer of [4, 5]) await makePiece(world, clusterId, layer);
  length = (await chainOf(world.db)).length;
  const [item] = await world.db.execute<{ sha256: string }>(
    sql`select sha256 from evidence_item where id = ${evidenceId}`,
  );
  sha256 = String(item?.sha256);
});
afterAll(() => server.stop());

async function chainOf(db: Pick<TransactionDatabase, 'select'>): Promise<ChainRow> {
  const [row] = await db.select().from(custodyChain).where(eq(custodyChain.id, clusterId));
  if (!row) throw new Error('the cluster has no log');
  return row;
}

class RolledBack extends Error {}

/** What a check finds after the database's own superuser changed something, with every trigger off; it is rolled back. */
async function checkAfter(corrupt: (db: TransactionDatabase) => Promise<unknown>) {
  let found: Awaited<ReturnType<typeof checkChain>> | undefined;
  const { ctx } = server.world;
  await server.world.db
    .transaction(async (db) => {
      await db.execute(sql`set local session_replication_role = replica`);
      await corrupt(db);
      found = await checkChain({ ...ctx, db }, ports, await chainOf(db));
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  if (!found) throw new Error('nothing was checked');
  return found;
}

const entryIs = (seq: number): SQL => sql`chain_id = ${clusterId} and seq = ${seq}`;

/** Changes an entry, and computes every hash after it anew, as somebody would who can write to every table. */
async function forgeFrom(db: TransactionDatabase, seq: number, change: { action: string }): Promise<void> {
  const [before] = await db
    .select()
    .from(custodyEntry)
    .where(and(eq(custodyEntry.chainId, clusterId), eq(custodyEntry.seq, seq - 1)));
  const entries = await db
    .select()
    .from(custodyEntry)
    .where(and(eq(custodyEntry.chainId, clusterId), gte(custodyEntry.seq, seq)))
    .orderBy(asc(custodyEntry.seq));
  let hash = String(before?.entryHash);
  for (const entry of entries) {
    const next = entry.seq === seq ? { ...entry, ...change } : entry;
    hash = entryHash(hash, { ...next, at: next.at.toISOString() });
    await db.execute(
      sql`update custody_entry set entry_hash = ${hash}, action = ${next.action} where ${entryIs(entry.seq)}`,
    );
  }
  await db.execute(sql`update custody_chain set head = ${hash} where id = ${clusterId}`);
  await db.execute(sql`
    update audit_entry set action = ${change.action} from custody_opening
    where audit_entry.id = audit_id and ${entryIs(seq)}`);
}

/** Makes the stamp's own row say what a forged log says. */
const forgeStampedHead = (db: TransactionDatabase) =>
  db.execute(sql`
    update custody_stamp set head = custody_entry.entry_hash from custody_entry
    where custody_stamp.chain_id = ${clusterId} and custody_entry.chain_id = custody_stamp.chain_id
      and custody_entry.seq = custody_stamp.seq`);

test('an untouched log fits, with its file, its stamp and the stamp of its head', async () => {
  const found = await checkAfter(async () => {});
  expect(found).toMatchObject({ isValid: true, checked: length, flaws: [] });
  expect(found.files).toBeGreaterThanOrEqual(2);
  expect(found.anchors.heads).toBe(1);
  expect(found.anchors.verified).toBeGreaterThanOrEqual(1);
});

describe('an entry that was changed is named', () => {
  const FIELDS = [
    sql`action = action || '.'`,
    sql`at = at + interval '1 millisecond'`,
    sql`actor = overlay(actor placing (case when left(actor, 1) = '0' then '1' else '0' end) from 1)`,
    sql`subject = reverse(subject)`,
    sql`change = md5(change) || md5(subject)`,
    sql`entry_hash = reverse(entry_hash)`,
  ];
  test('each field of each entry', async () => {
    for (let seq = 1; seq <= length; seq += 1) {
      const field = FIELDS[seq % FIELDS.length] as SQL;
      const found = await checkAfter((db) =>
        db.execute(sql`update custody_entry set ${field} where ${entryIs(seq)}`),
      );
      expect([seq, found.isValid, found.firstBadEntry]).toEqual([seq, false, seq]);
    }
  });

  test('each entry that was deleted', async () => {
    for (let seq = 1; seq <= length; seq += 1) {
      const found = await checkAfter((db) =>
        db.execute(sql`delete from custody_entry where ${entryIs(seq)}`),
      );
      expect([seq, found.isValid, found.firstBadEntry]).toEqual([seq, false, seq]);
    }
  });

  test('two that changed places', async () => {
    for (let seq = 1; seq < length; seq += 1) {
      const found = await checkAfter(async (db) => {
        await db.execute(sql`update custody_entry set seq = -1 where ${entryIs(seq)}`);
        await db.execute(sql`update custody_entry set seq = ${seq} where ${entryIs(seq + 1)}`);
        await db.execute(sql`update custody_entry set seq = ${seq + 1} where ${entryIs(-1)}`);
      });
      expect([seq, found.isValid, found.firstBadEntry]).toEqual([seq, false, seq]);
    }
  });

  test.for([
    'actor_id = null',
    "entity_id = entity_id || 'x'",
    "before = '{}'",
    "after = '{}'",
    "action = 'x'",
  ])('an audit row behind it: %s', async (change) => {
    const [row] = await server.world.db.execute<{ seq: string }>(sql`
        select seq from custody_opening join audit_entry on audit_entry.id = audit_id
        where chain_id = ${clusterId} and actor_id is not null and after is not null order by seq limit 1`);
    const seq = Number(row?.seq);
    const found = await checkAfter((db) =>
      db.execute(sql`
          update audit_entry set ${sql.raw(change)} from custody_opening
          where audit_entry.id = audit_id and ${entryIs(seq)}`),
    );
    expect([found.isValid, found.firstBadEntry]).toEqual([false, seq]);
  });

  test('an opening that is gone', async () => {
    const found = await checkAfter((db) => db.execute(sql`delete from custody_opening where ${entryIs(2)}`));
    expect([found.isValid, found.firstBadEntry]).toEqual([false, 2]);
  });
});

describe('a forger who computes everything anew', () => {
  test('is betrayed by the head that is in a block', async () => {
    const found = await checkAfter((db) => forgeFrom(db, 2, { action: 'report.withdrawn' }));
    expect(found).toMatchObject({ isValid: false, firstBadEntry: stampedSeq });
    expect(found.flaws[0]?.reason).toContain(`The stamp of entry ${stampedSeq}`);
  });

  test('also when the stamped head is changed with it', async () => {
    const found = await checkAfter(async (db) => {
      await forgeFrom(db, 2, { action: 'report.withdrawn' });
      await forgeStampedHead(db);
    });
    expect(found.flaws).toEqual([expect.objectContaining({ kind: 'stamp', seq: stampedSeq })]);
  });

  test('also when the digest of its document is changed with it', async () => {
    const found = await checkAfter(async (db) => {
      await forgeFrom(db, 2, { action: 'report.withdrawn' });
      await forgeStampedHead(db);
      const [stamp] = await db.select().from(custodyStamp).where(eq(custodyStamp.chainId, clusterId));
      const { name } = await chainOf(db);
      if (!stamp) throw new Error('no stamp');
      const digest = headDigest({ ...stamp, chain: name });
      await db.execute(sql`update anchor_document set digest = ${digest} where id = ${stamp.documentId}`);
    });
    expect(found.flaws).toEqual([expect.objectContaining({ kind: 'stamp', seq: stampedSeq })]);
  });

  test('cannot cut the end off below that head', async () => {
    const found = await checkAfter(async (db) => {
      await db.execute(sql`delete from custody_entry where chain_id = ${clusterId} and seq >= ${stampedSeq}`);
      await db.execute(sql`
        update custody_chain set length = ${stampedSeq - 1}, head = (
          select entry_hash from custody_entry where ${entryIs(stampedSeq - 1)}) where id = ${clusterId}`);
    });
    expect([found.isValid, found.firstBadEntry]).toEqual([false, stampedSeq]);
  });

  test('nor change the manifest that was stamped', async () => {
    const found = await checkAfter((db) =>
      db.execute(sql`update custody_manifest set manifest = replace(manifest, 'text/plain', 'image/png')`),
    );
    expect(found.flaws).toEqual([expect.objectContaining({ kind: 'stamp', seq: stampedSeq })]);
  });
});

describe('a file', () => {
  test('of which one bit was flipped is named, with the entry it came by', async () => {
    const local = await ports.store.openLocal(sha256);
    const bytes = await readFile(local.path);
    try {
      await writeFile(local.path, Buffer.from(bytes.map((byte, index) => (index === 3 ? byte ^ 1 : byte))));
      const found = await checkAfter(async () => {});
      expect(found.flaws).toEqual([
        { kind: 'file', evidenceId, seq: expect.any(Number), reason: expect.stringContaining(sha256) },
      ]);
      expect(found.firstBadEntry).toBe(found.flaws[0]?.seq);
    } finally {
      await writeFile(local.path, bytes);
      await local.release();
    }
  });

  test('whose SHA-256 was changed in its row fits neither its bytes nor its stamp', async () => {
    const found = await checkAfter((db) =>
      db.execute(sql`update evidence_item set sha256 = ${'0'.repeat(64)} where id = ${evidenceId}`),
    );
    expect(found.flaws.map(({ kind }) => kind).sort()).toEqual(['file', 'stamp']);
  });
});

test('a stamp whose path was flipped leads to no block', async () => {
  const found = await checkAfter((db) =>
    db.execute(sql`
      update anchor_leaf set path = set_byte(path, length(path) - 3, get_byte(path, length(path) - 3) # 1)
      where evidence_id = ${evidenceId}`),
  );
  expect(found.flaws).toEqual([expect.objectContaining({ kind: 'stamp', evidenceId })]);
});

describe('POST /api/cluster-chain/verify', () => {
  const verify = async (clusterChainId: string, accept = 'application/json') => {
    const cookie = await server.signIn(await makeAccount(server.world));
    return server.send('POST', '/api/cluster-chain/verify', {
      cookie,
      json: { clusterChainId },
      headers: { Accept: accept },
    });
  };

  test('answers anybody signed in, and keeps what it found', async () => {
    const { name } = await chainOf(server.world.db);
    const answer = await verify(` ${name.toLowerCase()} `);
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ isValid: true, checked: length });
    const summary = await server.send('GET', '/api/cluster-chain/summary', {
      cookie: await server.signIn(await makeAccount(server.world)),
    });
    expect(summary.json()).toMatchObject({
      integrityVerified: expect.any(Number),
      blockchainAnchored: expect.any(Number),
    });
    expect(summary.json().integrityVerified).toBeGreaterThan(0);
  });

  test('streams its progress to who asks for lines', async () => {
    const { name } = await chainOf(server.world.db);
    const answer = await verify(name, 'application/x-ndjson');
    const lines = answer.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines[0]).toMatchObject({ step: 'entries' });
    expect(lines.at(-1)).toMatchObject({ result: { isValid: true, checked: length } });
  });

  test.for([
    ['   ', 400, 'Please enter a valid ClusterChain ID to verify'],
    ['FAP-1-AAAAAAAAAAAAAAAA-00', 400, 'typing error'],
    ['FAP-1-AAAAAAAAAAAAAAAA-71', 404, 'no cluster'],
  ] as const)('refuses %j with %i', async ([id, status, message]) => {
    const answer = await verify(id);
    expect(answer.status).toBe(status);
    expect(answer.json().message).toContain(message);
  });
});

test('a person who is erased leaves the log whole', async () => {
  const author = await makeAccount(server.world);
  await makePiece(server.world, clusterId, 6, author);
  const ctx = actAs(server.world, author);
  expect(ctx.actor.accountId).toBe(author.id);
  const found = await checkAfter(async (db) => {
    await db.execute(sql`
      update custody_opening set actor_salt = null from audit_entry
      where audit_entry.id = audit_id and actor_id = ${author.id}`);
  });
  expect(found.isValid).toBe(true);
});
