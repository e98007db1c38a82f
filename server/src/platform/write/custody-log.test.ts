import { type CustodyEntry, commitTo } from '@fap/shared/custody/chain.ts';
import { ChainWalk } from '@fap/shared/custody/chain-walk.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditEntry, custodyChain, custodyEntry, custodyOpening } from '../../db/schema/platform.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { openCustodyLog, valuesOf } from './custody-log.ts';
import { type AuditRecord, recordAudit, transact } from './transact.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const audit = (change: Partial<AuditRecord> = {}): AuditRecord => ({
  action: 'test.done',
  entityType: 'test',
  entityId: 'thing-1',
  after: { amount: 12.5, words: 'straße\n"', none: null },
  ...change,
});

async function openChain(): Promise<string> {
  const id = world.name('chain');
  await transact(world.ctx, 'platform', async (tx) => {
    await openCustodyLog(tx, { id, kind: 'cluster', name: `name of ${id}` });
    await recordAudit(tx, audit({ action: 'test.opened', clusterId: id }));
  });
  return id;
}

const write = (...records: AuditRecord[]) =>
  transact(world.ctx, 'platform', async (tx) => {
    for (const record of records) await recordAudit(tx, record);
  });

async function readChain(id: string) {
  const [chain] = await world.db.select().from(custodyChain).where(eq(custodyChain.id, id));
  const rows = await world.db
    .select()
    .from(custodyEntry)
    .where(eq(custodyEntry.chainId, id))
    .orderBy(asc(custodyEntry.seq));
  if (!chain) throw new Error('no chain');
  const entries: CustodyEntry[] = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  return { chain, entries };
}

async function walk(id: string) {
  const { chain, entries } = await readChain(id);
  const steps = new ChainWalk(chain.name);
  for (const entry of entries) {
    const flaw = steps.take(entry);
    if (flaw) return flaw;
  }
  return steps.finish(chain.length, chain.head);
}

test('each audit row of a cluster becomes an entry, in the order of the commits', async () => {
  const id = await openChain();
  await write(
    audit({ clusterId: id, action: 'test.first' }),
    audit({ clusterId: id, action: 'test.second' }),
  );
  await write(audit({ action: 'test.elsewhere' }));
  const { chain, entries } = await readChain(id);
  expect(entries.map(({ seq, action }) => [seq, action])).toEqual([
    [1, 'test.opened'],
    [2, 'test.first'],
    [3, 'test.second'],
  ]);
  expect(chain.length).toBe(3);
  expect(await walk(id)).toBeNull();
});

test('what a commitment stands for is the audit row, read back from the database', async () => {
  const id = await openChain();
  await write(audit({ clusterId: id, before: { name: 'before' } }));
  const [row] = await world.db
    .select()
    .from(custodyEntry)
    .innerJoin(
      custodyOpening,
      sql`(${custodyOpening.chainId}, ${custodyOpening.seq}) = (${custodyEntry.chainId}, ${custodyEntry.seq})`,
    )
    .innerJoin(auditEntry, eq(auditEntry.id, custodyOpening.auditId))
    .where(sql`${custodyEntry.chainId} = ${id} and ${custodyEntry.seq} = 2`);
  if (!row) throw new Error('no entry');
  const { custody_entry: entry, custody_opening: opening, audit_entry: said } = row;
  const values = valuesOf(said);
  expect(values.subject).toEqual({ type: 'test', id: 'thing-1' });
  expect([entry.actor, entry.subject, entry.change]).toEqual([
    commitTo(values.actor, opening.actorSalt as Uint8Array),
    commitTo(values.subject, opening.subjectSalt as Uint8Array),
    commitTo(values.change, opening.changeSalt as Uint8Array),
  ]);
});

test('what concerns two clusters is in both logs, under different commitments', async () => {
  const [one, two] = [await openChain(), await openChain()];
  await write(audit({ clusterId: one, custodyOf: [two, null, one] }));
  const [a, b] = [(await readChain(one)).entries.at(-1), (await readChain(two)).entries.at(-1)];
  expect([a?.seq, b?.seq]).toEqual([2, 2]);
  expect(a?.subject).not.toBe(b?.subject);
});

test('writers at one moment leave one chain without a gap', async () => {
  const [one, two] = [await openChain(), await openChain()];
  await Promise.all(
    Array.from({ length: 24 }, (_, n) =>
      write(audit({ clusterId: n % 2 ? one : two, custodyOf: [n % 3 ? one : two] })),
    ),
  );
  expect(await walk(one)).toBeNull();
  expect(await walk(two)).toBeNull();
  const lengths = [(await readChain(one)).chain.length, (await readChain(two)).chain.length];
  expect(lengths[0]).toBeGreaterThan(12);
  expect((lengths[0] ?? 0) + (lengths[1] ?? 0)).toBe(26 + 12);
});

test('an audit row of a cluster without a log fails, and writes nothing', async () => {
  const entityId = world.name('thing');
  await expect(write(audit({ entityId, clusterId: 'cluster-nowhere' }))).rejects.toThrow('no custody log');
  expect(await world.db.select().from(auditEntry).where(eq(auditEntry.entityId, entityId))).toEqual([]);
});

describe('the database refuses', () => {
  let id: string;
  beforeAll(async () => {
    id = await openChain();
    await write(audit({ clusterId: id }));
  });

  test.for([
    [
      'to change an entry',
      (chain: string) => sql`update custody_entry set action = 'x' where chain_id = ${chain}`,
    ],
    ['to delete an entry', (chain: string) => sql`delete from custody_entry where chain_id = ${chain}`],
    ['to empty the log', () => sql`truncate custody_entry cascade`],
    ['to delete an opening', (chain: string) => sql`delete from custody_opening where chain_id = ${chain}`],
    [
      'to replace a salt',
      (chain: string) =>
        sql`update custody_opening set actor_salt = decode('00', 'hex') where chain_id = ${chain}`,
    ],
    ['to delete a head', (chain: string) => sql`delete from custody_chain where id = ${chain}`],
    ['to shorten a log', (chain: string) => sql`update custody_chain set length = 1 where id = ${chain}`],
    ['to rename a log', (chain: string) => sql`update custody_chain set name = 'x' where id = ${chain}`],
  ] as const)('%s', async ([, statement]) => {
    await expect(world.db.execute(statement(id))).rejects.toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({ message: expect.stringContaining('only grows') }),
      }),
    );
    expect(await walk(id)).toBeNull();
  });

  test('but lets a salt be forgotten, and the chain stays whole', async () => {
    await world.db.execute(sql`update custody_opening set actor_salt = null where chain_id = ${id}`);
    expect(await walk(id)).toBeNull();
  });
});
