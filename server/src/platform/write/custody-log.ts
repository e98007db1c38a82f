import { randomBytes } from 'node:crypto';
import { COMMITMENTS, type Commitment, commitTo, entryHash, genesisHash } from '@fap/shared/custody/chain.ts';
import { sql } from 'drizzle-orm';
import { type CHAIN_KINDS, custodyChain } from '../../db/schema/platform.ts';
import type { TransactionDatabase } from '../postgres/database.ts';
import type { TxCtx } from './context.ts';
import type { PendingAudit } from './pending.ts';

const SALT_BYTES = 16;

/** An entry on its way into its custody log, with what opens it. */
export interface PendingEntry extends Readonly<Record<Commitment, string>> {
  chainId: string;
  seq: number;
  at: string;
  action: string;
  entryHash: string;
  auditId: number;
  /** Hexadecimal. */
  salts: Readonly<Record<Commitment, string>>;
}

/** What a transaction adds to custody logs: its audit rows with their ids, the entries, and the heads afterwards. */
export interface PendingCustody {
  audits: (PendingAudit & { id: number | null })[];
  entries: PendingEntry[];
  heads: { id: string; length: number; head: string }[];
}

/** Begins the custody log of a cluster or case; `name` is the identifier everybody knows it by. */
export async function openCustodyLog(
  tx: TxCtx,
  chain: { id: string; kind: (typeof CHAIN_KINDS)[number]; name: string },
): Promise<void> {
  await tx.db.insert(custodyChain).values({ ...chain, head: genesisHash(chain.name) });
}

/**
 * Chains a transaction's audit rows to the custody logs they belong to. The heads stay locked until the commit, in the order of
 * their ids: after every other row of the transaction and before its topics.
 */
export async function chainAudits(
  db: TransactionDatabase,
  audits: readonly PendingAudit[],
): Promise<PendingCustody> {
  const ids = [...new Set(audits.flatMap(({ chains }) => chains))].sort();
  if (ids.length === 0)
    return { audits: audits.map((audit) => ({ ...audit, id: null })), entries: [], heads: [] };
  const { heads, auditIds } = await lockHeads(db, ids, audits.length);
  const custody: PendingCustody = { audits: [], entries: [], heads: [] };
  for (const [n, audit] of audits.entries()) {
    const id = auditIds[n] as number;
    custody.audits.push({ ...audit, id });
    for (const chainId of new Set(audit.chains)) {
      const head = heads.get(chainId);
      if (!head) throw new Error(`${audit.action} belongs to ${chainId}, which has no custody log`);
      const entry = entryAfter(head, audit, id);
      custody.entries.push(entry);
      heads.set(chainId, { id: chainId, length: entry.seq, head: entry.entryHash });
    }
  }
  custody.heads = [...heads.values()];
  return custody;
}

type Head = PendingCustody['heads'][number];

/** Locks heads in the order of their ids, and reserves ids of audit rows; in one statement, because the caller holds locks that others wait for. */
async function lockHeads(
  db: TransactionDatabase,
  ids: readonly string[],
  audits: number,
): Promise<{ heads: Map<string, Head>; auditIds: number[] }> {
  const rows = await db.execute<{ id: string; length: string; head: string; audit_ids: string[] }>(sql`
    select id, length, head, (
      select array_agg(nextval(pg_get_serial_sequence('audit_entry', 'id'))) from generate_series(1, ${audits}::int)
    ) as audit_ids
    from ${custodyChain} where id = any(${sql.param(ids)}::text[])
    order by id for no key update`);
  return {
    heads: new Map(rows.map(({ id, length, head }) => [id, { id, length: Number(length), head }])),
    auditIds: rows[0]?.audit_ids.map(Number) ?? [],
  };
}

function entryAfter({ id, length, head }: Head, audit: PendingAudit, auditId: number): PendingEntry {
  const values = valuesOf(audit);
  const salts = mapCommitments(() => randomBytes(SALT_BYTES));
  const statement = {
    seq: length + 1,
    at: audit.at.toISOString(),
    action: audit.action,
    ...mapCommitments((name) => commitTo(values[name], salts[name])),
  };
  return {
    chainId: id,
    ...statement,
    entryHash: entryHash(head, statement),
    auditId,
    salts: mapCommitments((name) => salts[name].toString('hex')),
  };
}

type CustodyValues = Record<Commitment, Parameters<typeof commitTo>[0]>;

/** What the commitments of an audit row's entry stand for; before and after as the database gives them back. */
export function valuesOf(
  audit: Pick<PendingAudit, 'actorId' | 'entityType' | 'entityId' | 'before' | 'after'>,
): CustodyValues {
  const { actorId, entityType, entityId, before, after } = audit;
  return {
    actor: actorId,
    subject: { type: entityType, id: entityId },
    change: JSON.parse(JSON.stringify({ before: before ?? null, after: after ?? null })),
  };
}

function mapCommitments<T>(of: (name: Commitment) => T): Record<Commitment, T> {
  return Object.fromEntries(COMMITMENTS.map((name) => [name, of(name)])) as Record<Commitment, T>;
}
